import { CalendarClock, ExternalLink } from 'lucide-react';
import { Button } from '../../../components/form/button.tsx';
import { useFormat } from '../../../format/use-format.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import type { BookingRow } from './booking/booking-rows.ts';
import styles from './book-cards.module.css';
import { dueNext } from './due-next.ts';
import { useBookingLabels } from './booking/use-booking-labels.ts';

/** What to book next, and by when; the only accent button of the view. */
export function DueCard({ rows, today }: { rows: readonly BookingRow[]; today: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const labels = useBookingLabels();
  const next = dueNext(rows);
  if (next === null) return null;
  const action = labels.action(next.row);
  const late = next.due <= today;
  const kind = dueKind(next.row);
  return (
    <section className={styles.card} aria-labelledby="book-due">
      <p className={styles.due}>
        <CalendarClock aria-hidden />
        {t('planner.book.dueNext')}
      </p>
      <h2 id="book-due" className={styles.title}>
        {t(`planner.book.due.${kind}`, { name: labels.name(next.row) })}
      </h2>
      <p className={styles.quiet}>
        {late
          ? t('planner.book.dueNow')
          : t('planner.book.dueBy', { date: format.date(next.due, 'day-year') })}
      </p>
      {action !== null && (
        <Button variant="accent" iconEnd={ExternalLink} href={action.href} className={styles.wide}>
          {action.label}
        </Button>
      )}
    </section>
  );
}

function dueKind(row: BookingRow) {
  if (row.kind === 'transport') return row.booking.type ?? 'other';
  return row.kind === 'rentals' ? 'rental' : row.kind;
}
