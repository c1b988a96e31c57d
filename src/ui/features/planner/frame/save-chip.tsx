import { CircleCheck, LoaderCircle, TriangleAlert } from 'lucide-react';
import { Suspense, useCallback, useSyncExternalStore } from 'react';
import type { PlannerState } from '../../../../data/planner/planner-state.ts';
import { inMemory } from '../../../../data/storage/device-storage.ts';
import { useTranslation } from '../../../shell/i18n/use-translation.ts';
import { ErrorBoundary } from '../../../shell/layout/error-boundary.tsx';
import { useUser } from '../../../layout/account/use-user.ts';
import { lazyPart } from '../../../shell/routing/lazy-page.tsx';
import { usePlannerNames } from '../planner-context.tsx';
import styles from './save-chip.module.css';

const ICONS = {
  saved: CircleCheck,
  saving: LoaderCircle,
  failed: TriangleAlert,
  memory: TriangleAlert,
} as const;

type Place = 'bar' | 'phone';

const accountSync = lazyPart(() => import('../../../layout/account/account-sync.tsx'), 'sync');

/** Save state of the tour on this device and, when logged in, in the account; announced politely. */
export function SaveChip({ place }: { place: Place }) {
  const saving = useSaving();
  const user = useUser();
  const onDevice = <DeviceChip saving={saving} place={place} />;
  if (user === null || saving !== 'saved') return onDevice;
  return (
    // The chunk may be missing offline: fall back to the device's state.
    <ErrorBoundary fallback={onDevice}>
      <Suspense fallback={onDevice}>
        <accountSync.Component place={place} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Subscribed outside the transition of the tour's state: an unsaved change must never appear next to "saved". */
function useSaving(): PlannerState['saving'] {
  const { session } = usePlannerNames();
  return useSyncExternalStore(
    useCallback((listener: () => void) => session.subscribe(listener), [session]),
    () => session.getState().saving,
  );
}

function DeviceChip({ saving, place }: { saving: PlannerState['saving']; place: Place }) {
  const { t } = useTranslation();
  // In memory mode nothing is stored, so "saved" would be wrong.
  const shown = saving === 'saved' && inMemory.now ? 'memory' : saving;
  const Icon = ICONS[shown];
  const labels = (
    <>
      <span className={styles.long}>{t(`planner.save-state.${shown}`)}</span>
      <span className={styles.short}>{t(`planner.save-short.${shown}`)}</span>
    </>
  );
  const isProblem = shown === 'failed' || shown === 'memory';
  return (
    <span className={styles.chip} data-saving={shown} data-spot={place}>
      <Icon size={place === 'phone' ? 16 : 20} strokeWidth={1.75} aria-hidden="true" />
      {!isProblem && labels}
      {/* Changes are announced elsewhere: a repeated "saved" would only be noise, so only problems are announced. */}
      <span className={styles.announcement} role="status">
        {isProblem && labels}
      </span>
    </span>
  );
}
