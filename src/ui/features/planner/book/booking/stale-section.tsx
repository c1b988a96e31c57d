import { Unlink } from 'lucide-react';
import { Button } from '../../../../components/form/button.tsx';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../../planner-context.tsx';
import type { BookingRow } from './booking-rows.ts';
import styles from './stale-section.module.css';
import { useBookingLabels } from './use-booking-labels.ts';

/** Stale bookings: booked or annotated, but no longer part of the plan. The user has to cancel them. */
export function StaleSection({ rows }: { rows: readonly BookingRow[] }) {
  const { t } = useTranslation();
  const { session } = usePlanner();
  const labels = useBookingLabels();
  if (rows.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="book-stale">
      <h2 id="book-stale" className={styles.title}>
        <Unlink aria-hidden />
        {t('planner.book.stale')}
      </h2>
      <p className={styles.text}>{t('planner.book.staleText')}</p>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.uid} className={styles.row}>
            <div>
              <h3 className={styles.name}>{labels.name(row)}</h3>
              <p className={styles.text}>
                {labels.range(row.from, row.to)}
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
              {t('planner.book.removeStale')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
