import { MapPinOff } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { SnackbarHost } from '../../../shell/components/snackbar.tsx';
import { Skeleton } from '../../../shell/components/skeleton.tsx';
import { useMedia } from '../../../components/use-media.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { StatusLines } from '../../../shell/layout/status-lines.tsx';
import { lazyPart } from '../../../shell/routing/lazy-page.tsx';
import { CustomiseStep } from '../customise/customise-step.tsx';
import { MapPane } from '../map/map-pane.tsx';
import { useMapCode } from '../map/use-map-code.ts';
import { SummaryBar } from '../statistics/summary-bar.tsx';
import { usePlanner } from '../planner-context.tsx';
import { useChangeSnackbar } from '../use-change-snackbar.ts';
import { useUndoKeys } from '../use-undo-keys.ts';
import { useWide } from '../use-wide.ts';
import { PhoneBar } from './phone-bar.tsx';
import { PlannerBar } from './planner-bar.tsx';
import styles from './planner-frame.module.css';
import { PlanningFailure } from './planning-failure.tsx';
import { Sheet } from './sheet.tsx';
import { StepTabs } from './step-tabs.tsx';
import { useSheetRest } from './use-sheet-snap.ts';

const AddStep = lazy(() => import('../add/add-step.tsx'));
const deletedNotice = lazyPart(() => import('./deleted-notice.tsx'), 'forms');
const BookStep = lazy(() => import('../book/book-step.tsx'));

/** No room for a map behind the panel: a phone on its side, or text of twice the size. */
const TOO_LOW = '(max-height: 559.98px)';

/** The planner around its steps: wide with the map beside the panel, on phones with the map behind a sheet. */
export function PlannerFrame() {
  const { t } = useTranslation();
  const { state, step } = usePlanner();
  const wide = useWide();
  const low = useMedia(TOO_LOW);
  const hasMap = step !== 'book' && (wide || !low);
  const code = useMapCode(hasMap && state.plan !== null);
  const mapped = hasMap && !code.missing;
  useUndoKeys();
  useChangeSnackbar();

  // Follows the document: messages of the site stand above the tabs at the foot.
  useEffect(() => {
    document.documentElement.style.setProperty('--snackbar-offset', wide ? '0px' : '72px');
    return () => void document.documentElement.style.removeProperty('--snackbar-offset');
  }, [wide]);

  const panel = <Panel note={hasMap && code.missing} />;
  return (
    <div className={wide ? styles.wide : styles.phone} data-mapped={mapped} data-step={step}>
      <a className={styles.skip} href="#content">
        {t('planner.skip')}
      </a>
      <StatusLines />
      {wide ? (
        <>
          <PlannerBar />
          <SummaryBar />
        </>
      ) : (
        <PhoneBar />
      )}
      {wide ? (
        <div className={styles.body}>
          {mapped && (
            <div className={styles.map}>
              <MapPane Map={code.Map} coveredPx={0} compact={false} onFailed={code.onFailed} />
            </div>
          )}
          {panel}
        </div>
      ) : mapped ? (
        <Behind code={code}>{panel}</Behind>
      ) : (
        panel
      )}
      {!wide && <StepTabs place="foot" />}
      <div className={styles.messages}>
        <SnackbarHost />
      </div>
    </div>
  );
}

/** Phones: the map, and over it the sheet with the panel. */
function Behind({ code, children }: { code: ReturnType<typeof useMapCode>; children: ReactNode }) {
  const { step } = usePlanner();
  const { rest, setRest, coveredPx } = useSheetRest(step === 'add' ? 2 : 1);
  return (
    <div className={styles.behind}>
      {/* Of a strip above the sheet nobody can press anything. */}
      <div className={styles.map} inert={rest === 2}>
        <MapPane Map={code.Map} coveredPx={coveredPx} compact covered={rest === 2} onFailed={code.onFailed} />
      </div>
      <Sheet rest={rest} onRest={setRest}>
        {children}
      </Sheet>
    </div>
  );
}

function Panel({ note }: { note: boolean }) {
  const { t } = useTranslation();
  const { state, deleted, step } = usePlanner();
  const [read, setRead] = useState(false);
  return (
    <main className={styles.content} id="content" tabIndex={-1}>
      {note && !read && (
        <p className={styles.note}>
          <MapPinOff size={20} aria-hidden="true" />
          <span>{t('planner.map.none')}</span>
          <button type="button" className={styles.close} onClick={() => setRead(true)}>
            {t('planner.map.none-close')}
          </button>
        </p>
      )}
      {deleted && (
        <Suspense>
          <deletedNotice.Page />
        </Suspense>
      )}
      {state.failure !== null && <PlanningFailure />}
      <Suspense fallback={<StepSkeleton />}>
        {step === 'add' && <AddStep />}
        {step === 'customize' && <CustomiseStep />}
        {step === 'book' && <BookStep />}
      </Suspense>
    </main>
  );
}

function StepSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.skeleton} role="status" aria-label={t('planner.loading')}>
      <Skeleton height="320px" />
    </div>
  );
}
