import { CalendarSync, ExternalLink, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/form/button.tsx';
import { showSnackbar } from '../../../../shell/components/snackbar-store.ts';
import { useTranslation } from '../../../../shell/i18n/use-translation.ts';
import { usePlanner } from '../../planner-context.tsx';
import styles from './booking-line.module.css';
import type { BookingRow } from './booking-rows.ts';
import { useBookingLabels } from './use-booking-labels.ts';

/** Booked dates differ from the plan: shows both, and offers to adjust the plan or the booking. */
export function DateMismatch({ row }: { row: BookingRow }) {
  const { t } = useTranslation();
  const { session } = usePlanner();
  const { range, name, action } = useBookingLabels();
  const [busy, setBusy] = useState(false);
  const planned =
    row.plannedFrom === null ? t('planner.book.nothing') : range(row.plannedFrom, row.plannedTo);
  const search = row.plannedFrom === null ? null : action(row, 'planned');

  async function adjust() {
    setBusy(true);
    try {
      const fits = await session.fitToBooking(row.uid);
      if (!fits) showSnackbar({ message: t('planner.book.adjustImpossible', { name: name(row) }) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.warning} role="note">
      <TriangleAlert className={styles.warningIcon} aria-hidden />
      <p>
        <strong>{t('planner.book.mismatchTitle')}</strong>{' '}
        {t('planner.book.mismatch', { booked: range(row.from, row.to), planned })}
      </p>
      <div className={styles.actions}>
        <Button variant="outline" size="sm" icon={CalendarSync} busy={busy} onClick={() => void adjust()}>
          {t('planner.book.adjustPlan')}
        </Button>
        {search !== null && (
          <Button variant="text" size="sm" iconEnd={ExternalLink} href={search.href}>
            {t('planner.book.rebook')}
          </Button>
        )}
        <Button
          variant="text"
          size="sm"
          onClick={() => void session.editBooking(row.uid, { adoptPlannedDates: true })}
        >
          {t('planner.book.rebooked')}
        </Button>
      </div>
    </div>
  );
}
