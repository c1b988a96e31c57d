import { ListChecks, MapPinPlus, RotateCcw, Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { localMoment } from '../../../../data/tours/local-moment.ts';
import type { Plan } from '../../../../model/plan.ts';
import type { Tour } from '../../../../model/schemas/tour.ts';
import { Button } from '../../../components/form/button.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Skeleton } from '../../../shell/components/skeleton.tsx';
import { showSnackbar } from '../../../shell/components/snackbar-store.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { lazyPart } from '../../../shell/routing/lazy-page.tsx';
import { setExportRequest } from '../../../layout/export-request.ts';
import { usePlanner } from '../planner-context.tsx';
import { bookingRows, type BookingRow, type BookingRows } from './booking/booking-rows.ts';
import { BookingDaySection, BookingSection } from './booking/booking-section.tsx';
import styles from './book-step.module.css';
import { ChoiceSwitch } from './choice-switch.tsx';
import { CostCard } from './cost-card.tsx';
import { missingConnections } from './cost-bars.ts';
import { DueCard } from './due-card.tsx';
import { ProgressCard } from './progress-card.tsx';
import { rowsByDate } from './rows-by-date.ts';
import { StaleSection } from './booking/stale-section.tsx';
import { useBookOrder } from './use-book-order.ts';
import { useBookingLabels } from './booking/use-booking-labels.ts';

const dialog = lazyPart<{ row: BookingRow; name: string; onClose: () => void }>(
  () => import('./booking/booking-dialog.tsx'),
);
const EditDialog = dialog.Component;

/** The book step: a checklist of everything to book, and its costs. */
export default function BookStep() {
  const { t } = useTranslation();
  const { state, stepHref } = usePlanner();
  if (state.plan === null || state.tour === null) return state.failure === null && <BookSkeleton />;
  const rows = bookingRows(state.plan);
  if (Object.values(rows).every(({ length }) => length === 0)) {
    return (
      <div className={styles.page}>
        <EmptyState
          icon={MapPinPlus}
          title={t('planner.book.emptyTitle')}
          action={
            <Button variant="accent" href={stepHref('add')}>
              {t('planner.empty.action')}
            </Button>
          }
        >
          {t('planner.book.empty')}
        </EmptyState>
      </div>
    );
  }
  return <Checklist rows={rows} plan={state.plan} tour={state.tour} />;
}

interface ChecklistProps {
  rows: BookingRows;
  plan: Plan;
  tour: Tour;
}

/** A separate component: opening and closing the dialogs does not rerender the hundred rows of a long tour. */
function Checklist({ rows, plan, tour }: ChecklistProps) {
  const { t } = useTranslation();
  const { state, session } = usePlanner();
  const labels = useBookingLabels();
  const [order, setOrder] = useBookOrder();
  const [edited, setEdited] = useState<string | null>(null);
  const [resetting, setResetting] = useState(false);
  const all = [...rows.flights, ...rows.stays, ...rows.rentals, ...rows.transport];
  const editedRow = [...all, ...rows.stale].find((row) => row.uid === edited);

  async function reset() {
    setResetting(false);
    await session.resetBookings();
    showSnackbar({
      message: t('planner.book.resetDone'),
      actionLabel: t('planner.undo'),
      onAction: () => void session.undo(),
    });
  }

  return (
    <div className={styles.page}>
      <div>
        {tour.startDate === null && <p className={styles.hint}>{t('planner.book.noDates')}</p>}
        <div className={styles.order}>
          <ChoiceSwitch
            label={t('planner.book.order')}
            value={order}
            choices={[
              { value: 'kind', label: t('planner.book.byKind') },
              { value: 'date', label: t('planner.book.byDate') },
            ]}
            onChange={setOrder}
          />
        </div>
        {order === 'kind' ? (
          <>
            <BookingSection kind="flights" rows={rows.flights} labels={labels} onEdit={setEdited} />
            <BookingSection kind="stays" rows={rows.stays} labels={labels} onEdit={setEdited} />
            <BookingSection kind="rentals" rows={rows.rentals} labels={labels} onEdit={setEdited} />
            <BookingSection kind="transport" rows={rows.transport} labels={labels} onEdit={setEdited} />
          </>
        ) : (
          rowsByDate(all).map((day) => (
            <BookingDaySection key={day.date} day={day} labels={labels} onEdit={setEdited} />
          ))
        )}
        <StaleSection rows={rows.stale} />
        <div className={styles.tools}>
          <Button
            variant="text"
            icon={Share2}
            onClick={() => setExportRequest({ kind: 'export', tourId: tour.id })}
          >
            {t('planner.menu.export')}
          </Button>
          <Button variant="text" icon={RotateCcw} onClick={() => setResetting(true)}>
            {t('planner.book.reset')}
          </Button>
        </div>
      </div>
      <aside className={styles.side} aria-label={t('planner.book.overview')}>
        <div className={styles.first}>
          <ProgressCard rows={all} totalUsd={plan.statistics.cost.total} />
          <DueCard rows={all} today={localMoment().slice(0, 10)} />
        </div>
        <CostCard
          statistics={plan.statistics}
          budget={state.budget}
          travelers={tour.travellers}
          missingConnections={missingConnections(plan)}
        />
      </aside>
      {editedRow !== undefined && (
        <Suspense>
          <EditDialog
            key={editedRow.uid}
            row={editedRow}
            name={labels.name(editedRow)}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
      <Dialog
        open={resetting}
        onClose={() => setResetting(false)}
        title={t('planner.book.resetTitle')}
        width={460}
        footer={
          <>
            <Button variant="text" onClick={() => setResetting(false)}>
              {t('planner.cancel')}
            </Button>
            <Button variant="primary" icon={ListChecks} onClick={() => void reset()}>
              {t('planner.book.resetConfirm')}
            </Button>
          </>
        }
      >
        <p>{t('planner.book.resetText')}</p>
      </Dialog>
    </div>
  );
}

function BookSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.page} role="status" aria-label={t('planner.loading')}>
      <div>
        <Skeleton height="220px" />
      </div>
      <div className={styles.side}>
        <Skeleton height="320px" />
      </div>
    </div>
  );
}
