import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { ColorBox } from '../../../components/color-box.tsx';
import { classNames } from '../../../shell/components/class-names.ts';
import type { BookingRow } from './booking/booking-rows.ts';
import { bookingProgress } from './booking/booking-rows.ts';
import styles from './book-cards.module.css';

/** Maximum number of segments that are distinguishable on a phone. */
const MAX_SEGMENTS = 30;

/** Booking progress: one segment per booking, with many bookings one per state; hatched where dates differ. */
export function ProgressCard({ rows, totalUsd }: { rows: readonly BookingRow[]; totalUsd: number }) {
  const { t, tn } = useTranslation();
  const format = useFormat();
  const progress = bookingProgress(rows);
  const segments = segmentsOf(rows);
  return (
    <section className={styles.card} aria-labelledby="book-progress">
      <h2 id="book-progress" className={styles.display}>
        {t('planner.book.ofBooked', { booked: progress.booked, all: progress.all })}
      </h2>
      <div className={styles.segments} aria-hidden>
        {segments.map(({ id, state, bookings }) => (
          <ColorBox
            key={id}
            hatched={state === 'mismatch'}
            className={classNames(styles.segment, state !== 'open' && styles.filled)}
            style={{ flexGrow: bookings }}
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

const STATES = ['booked', 'mismatch', 'open'] as const;

interface Segment {
  id: string;
  state: (typeof STATES)[number];
  bookings: number;
}

function segmentsOf(rows: readonly BookingRow[]): Segment[] {
  const each = rows.map((row): Segment => ({ id: row.uid, state: stateOf(row), bookings: 1 }));
  return STATES.flatMap((state) => {
    const same = each.filter((segment) => segment.state === state);
    if (rows.length <= MAX_SEGMENTS || same.length === 0) return same;
    return [{ id: state, state, bookings: same.length }];
  });
}

function stateOf(row: BookingRow): Segment['state'] {
  if (row.mismatch) return 'mismatch';
  return row.booked ? 'booked' : 'open';
}
