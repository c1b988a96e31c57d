import { lazy, Suspense, useEffect } from 'react';
import { SnackbarHost } from '../../../components/snackbar.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { StatusLines } from '../../../layout/status-lines.tsx';
import { CustomiseStep } from '../customise/customise-step.tsx';
import { NumbersStrip } from '../numbers/numbers-strip.tsx';
import { usePlanner } from '../planner-context.tsx';
import { useChangeSnackbar } from '../use-change-snackbar.ts';
import { useUndoKeys } from '../use-undo-keys.ts';
import { useWide } from '../use-wide.ts';
import { PhoneBar } from './phone-bar.tsx';
import { PlannerBar } from './planner-bar.tsx';
import styles from './planner-frame.module.css';
import { PlanningFailure } from './planning-failure.tsx';
import { StepTabs } from './step-tabs.tsx';

const AddStep = lazy(() => import('../add/add-step.tsx'));
const BookStep = lazy(() => import('../book/book-step.tsx'));

/** The planner around its steps: wide with bar and numbers, on phones with a bar and tabs at the foot. */
export function PlannerFrame() {
  const { t } = useWords();
  const { session, state, step } = usePlanner();
  const wide = useWide();
  useUndoKeys(session);
  useChangeSnackbar();

  // Follows the document: messages of the site stand above the tabs at the foot.
  useEffect(() => {
    document.documentElement.style.setProperty('--snackbar-offset', wide ? '0px' : '72px');
    return () => void document.documentElement.style.removeProperty('--snackbar-offset');
  }, [wide]);

  return (
    <div className={wide ? styles.wide : styles.phone}>
      <a className={styles.skip} href="#content">
        {t('planner.skip')}
      </a>
      <StatusLines />
      {wide ? (
        <>
          <PlannerBar />
          <NumbersStrip />
        </>
      ) : (
        <PhoneBar />
      )}
      <main className={styles.content} id="content" tabIndex={-1}>
        {state.failure !== null && <PlanningFailure />}
        <Suspense fallback={<StepSkeleton />}>
          {step === 'add' && <AddStep />}
          {step === 'customize' && <CustomiseStep />}
          {step === 'book' && <BookStep />}
        </Suspense>
      </main>
      {!wide && <StepTabs place="foot" />}
      <SnackbarHost />
    </div>
  );
}

function StepSkeleton() {
  const { t } = useWords();
  return (
    <div className={styles.skeleton} role="status" aria-label={t('planner.loading')}>
      <Skeleton height="320px" />
    </div>
  );
}
