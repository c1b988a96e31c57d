import { MapPinOff } from 'lucide-react';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { SnackbarHost } from '../../../shell/components/snackbar-host.tsx';
import { Skeleton } from '../../../shell/components/skeleton.tsx';
import { useMedia } from '../../../components/use-media.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { StatusLines } from '../../../shell/layout/status-lines.tsx';
import { hasNavigated } from '../../../shell/routing/scroll-restoration.ts';
import { lazyPart } from '../../../shell/routing/lazy-page.tsx';
import { CustomizeStep } from '../customize/customize-step.tsx';
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
import { useSheetSnap } from './use-sheet-snap.ts';
import { useStepScroll } from './use-step-scroll.ts';

const AddStep = lazy(() => import('../add/add-step.tsx'));
const deletedNotice = lazyPart(() => import('./deleted-notice.tsx'), 'forms');
const BookStep = lazy(() => import('../book/book-step.tsx'));

/** Viewports too short for a map: phones in landscape, or 200% zoom. */
const LOW_VIEWPORT = '(max-height: 559.98px)';

/** Layout of the planner: wide with the map beside the panel, on phones with the map behind a sheet. */
export function PlannerFrame() {
  const { t } = useTranslation();
  const { state, step } = usePlanner();
  const wide = useWide();
  const low = useMedia(LOW_VIEWPORT);
  const hasMap = step !== 'book' && (wide || !low);
  const code = useMapCode(hasMap && state.plan !== null);
  const hasMapCode = hasMap && !code.missing;
  useUndoKeys();
  useChangeSnackbar();

  // Keeps snackbars above the bottom tabs.
  useEffect(() => {
    document.documentElement.style.setProperty('--snackbar-offset', wide ? '0px' : '72px');
    return () => void document.documentElement.style.removeProperty('--snackbar-offset');
  }, [wide]);

  // The page's heading got the focus while the tour was loading, and was replaced since.
  useLayoutEffect(() => {
    if (!hasNavigated() || document.activeElement !== document.body) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, []);

  const panel = <Panel note={hasMap && code.missing} />;
  return (
    <div className={wide ? styles.wide : styles.phone} data-mapped={hasMapCode} data-step={step}>
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
          {hasMapCode && (
            <div className={styles.map}>
              <MapPane Map={code.Map} coveredPx={0} compact={false} onFailed={code.onFailed} />
            </div>
          )}
          {panel}
        </div>
      ) : hasMapCode ? (
        <SheetOverMap code={code}>{panel}</SheetOverMap>
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

/** Phone layout: the map, and the panel in a sheet over it. */
function SheetOverMap({ code, children }: { code: ReturnType<typeof useMapCode>; children: ReactNode }) {
  const { step } = usePlanner();
  const { snap, setSnap, shares, coveredPx } = useSheetSnap(step === 'add' ? 2 : 1);
  return (
    <div className={styles.behind}>
      {/* Inert while only a strip of the map is visible above the sheet. */}
      <div className={styles.map} inert={snap === 2}>
        <MapPane Map={code.Map} coveredPx={coveredPx} compact covered={snap === 2} onFailed={code.onFailed} />
      </div>
      <Sheet snap={snap} shares={shares} onSnap={setSnap}>
        {children}
      </Sheet>
    </div>
  );
}

function Panel({ note }: { note: boolean }) {
  const { t } = useTranslation();
  const { state, deleted, step } = usePlanner();
  const [dismissed, setDismissed] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useStepScroll(panel, step);
  return (
    <main ref={panel} className={styles.content} id="content" tabIndex={-1}>
      {note && !dismissed && (
        <p className={styles.note}>
          <MapPinOff size={20} aria-hidden="true" />
          <span>{t('planner.map.none')}</span>
          <button type="button" className={styles.close} onClick={() => setDismissed(true)}>
            {t('planner.map.none-close')}
          </button>
        </p>
      )}
      {deleted && (
        <Suspense>
          <deletedNotice.Component />
        </Suspense>
      )}
      {state.failure !== null && <PlanningFailure />}
      <Suspense fallback={<StepSkeleton />}>
        {step === 'add' && <AddStep />}
        {step === 'customize' && <CustomizeStep />}
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
