import { ListChecks, MapPinPlus, RotateCcw, Share2 } from 'lucide-react';
import { useState } from 'react';
import { localMoment } from '../../../../data/local-moment.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { showSnackbar } from '../../../components/snackbar-store.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { setTakeOutRequest } from '../../../layout/take-out-request.ts';
import { usePlanner } from '../planner-context.tsx';
import { BookingDialog } from './booking-dialog.tsx';
import { bookingRows } from './booking-rows.ts';
import { BookingSection } from './booking-section.tsx';
import styles from './book-step.module.css';
import { CostCard } from './cost-card.tsx';
import { DueCard } from './due-card.tsx';
import { ProgressCard } from './progress-card.tsx';
import { StaleSection } from './stale-section.tsx';
import { useBookingWords } from './use-booking-words.ts';

/** The third step: a checklist of all that must be booked, and what it costs. */
export default function BookStep() {
  const { t } = useWords();
  const { state, session, stepHref } = usePlanner();
  const words = useBookingWords();
  const [edited, setEdited] = useState<string | null>(null);
  const [resetting, setResetting] = useState(false);

  if (state.plan === null || state.tour === null) return state.failure === null && <BookSkeleton />;
  const rows = bookingRows(state.plan);
  const all = [...rows.flights, ...rows.stays, ...rows.transport];
  if (all.length === 0 && rows.stale.length === 0) {
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
      <div className={styles.main}>
        {state.tour.startDate === null && <p className={styles.hint}>{t('planner.book.noDates')}</p>}
        <BookingSection kind="flights" rows={rows.flights} onEdit={setEdited} />
        <BookingSection kind="stays" rows={rows.stays} onEdit={setEdited} />
        <BookingSection kind="transport" rows={rows.transport} onEdit={setEdited} />
        <StaleSection rows={rows.stale} />
        <div className={styles.tools}>
          <Button
            variant="text"
            icon={Share2}
            onClick={() => {
              setTakeOutRequest({ kind: 'take-out', tourId: state.tour?.id ?? '' });
            }}
          >
            {t('planner.menu.takeOut')}
          </Button>
          <Button
            variant="text"
            icon={RotateCcw}
            onClick={() => {
              setResetting(true);
            }}
          >
            {t('planner.book.reset')}
          </Button>
        </div>
      </div>
      <aside className={styles.side} aria-label={t('planner.book.overview')}>
        <div className={styles.first}>
          <ProgressCard rows={all} totalUsd={state.plan.statistics.cost.total} />
          <DueCard rows={all} today={localMoment().slice(0, 10)} />
        </div>
        <CostCard
          statistics={state.plan.statistics}
          rental={state.rental}
          travellers={state.tour.travellers}
        />
      </aside>
      {editedRow !== undefined && (
        <BookingDialog
          key={editedRow.uid}
          row={editedRow}
          name={words.name(editedRow)}
          onClose={() => {
            setEdited(null);
          }}
        />
      )}
      <Dialog
        open={resetting}
        onClose={() => {
          setResetting(false);
        }}
        title={t('planner.book.resetTitle')}
        width={460}
        footer={
          <>
            <Button
              variant="text"
              onClick={() => {
                setResetting(false);
              }}
            >
              {t('planner.cancel')}
            </Button>
            <Button variant="primary" icon={ListChecks} onClick={() => void reset()}>
              {t('planner.book.resetConfirm')}
            </Button>
          </>
        }
      >
        <p>{t('planner.book.resetWords')}</p>
      </Dialog>
    </div>
  );
}

function BookSkeleton() {
  const { t } = useWords();
  return (
    <div className={styles.page} role="status" aria-label={t('planner.loading')}>
      <div className={styles.main}>
        <Skeleton height="220px" />
      </div>
      <div className={styles.side}>
        <Skeleton height="320px" />
      </div>
    </div>
  );
}
