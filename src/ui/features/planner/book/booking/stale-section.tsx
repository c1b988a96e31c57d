import { Unlink } from 'lucide-react';
import { Button } from '../../../../components/form/button.tsx';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../../planner-context.tsx';
import type { BookingRow } from './booking-rows.ts';
import styles from './stale-section.module.css';
import { useBookingLabels } from './use-booking-translations.ts';

/** Booked or noted once, but the plan no longer goes there: to be cancelled by hand. */
export function StaleSection({ rows }: { rows: readonly BookingRow[] }) {
  const { t } = useTranslation();
  const { session } = usePlanner();
  const words = useBookingLabels();
  if (rows.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="book-stale">
      <h2 id="book-stale" className={styles.title}>
        <Unlink aria-hidden />
        {t('planner.book.stale')}
      </h2>
      <p className={styles.words}>{t('planner.book.staleWords')}</p>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.uid} className={styles.row}>
            <div>
              <h3 className={styles.name}>{words.name(row)}</h3>
              <p className={styles.words}>
                {words.range(row.from, row.to)}
                {row.notes !== null && ` · ${row.notes}`}
              </p>
            </div>
            <Button
              variant="outline"
              size="sm"
              onClick={() =>
                void session.editBooking(
                  row.uid,
                  { booked: false, notes: null },
                  { booked: row.booked, notes: row.notes },
                )
              }
            >
              {t('planner.book.forget')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
