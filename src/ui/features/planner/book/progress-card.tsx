import { useFormat } from '../../../format/use-format.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { classNames } from '../../../components/class-names.ts';
import type { BookingRow } from './booking-rows.ts';
import { bookingProgress } from './booking-rows.ts';
import styles from './book-cards.module.css';

/** How much is booked of how much: one segment a booking, hatched where dates differ. */
export function ProgressCard({ rows, totalUsd }: { rows: readonly BookingRow[]; totalUsd: number }) {
  const { t, tn } = useWords();
  const format = useFormat();
  const progress = bookingProgress(rows);
  const segments = [...rows].sort((a, b) => rank(a) - rank(b));
  return (
    <section className={styles.card} aria-labelledby="book-progress">
      <h2 id="book-progress" className={styles.display}>
        {t('planner.book.ofBooked', { booked: progress.booked, all: progress.all })}
      </h2>
      <div className={styles.segments} aria-hidden>
        {segments.map((row) => (
          <span
            key={row.uid}
            className={classNames(
              styles.segment,
              row.booked && styles.filled,
              row.mismatch && styles.hatched,
            )}
          />
        ))}
      </div>
      <p className={styles.quiet}>
        {t('planner.book.settled', {
          settled: format.money(progress.settledUsd),
          total: format.money(totalUsd),
        })}
        {progress.mismatched > 0 && ` ${tn('planner.book.mismatches', progress.mismatched)}`}
      </p>
    </section>
  );
}

function rank(row: BookingRow): number {
  return row.mismatch ? 1 : row.booked ? 0 : 2;
}
