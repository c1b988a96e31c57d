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

/**
 * Whether the device keeps what was just done, and where somebody is signed in, whether the account has it too;
 * said politely, never in the way.
 */
export function SaveChip({ place }: { place: Place }) {
  const saving = useSaving();
  const user = useUser();
  const onDevice = <DeviceChip saving={saving} place={place} />;
  if (user === null || saving !== 'saved') return onDevice;
  return (
    // Its file may be missing without a network: what the device keeps is said either way.
    <ErrorBoundary fallback={onDevice}>
      <Suspense fallback={onDevice}>
        <accountSync.Page place={place} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Drawn at once, unlike the rest of the tour: a change that is not kept yet must never stand beside "saved". */
function useSaving(): PlannerState['saving'] {
  const { session } = usePlannerNames();
  return useSyncExternalStore(
    useCallback((listener: () => void) => session.subscribe(listener), [session]),
    () => session.getState().saving,
  );
}

function DeviceChip({ saving, place }: { saving: PlannerState['saving']; place: Place }) {
  const { t } = useTranslation();
  // What a page holds that may store nothing is not saved.
  const shown = saving === 'saved' && inMemory.now ? 'memory' : saving;
  const Icon = ICONS[shown];
  const words = (
    <>
      <span className={styles.long}>{t(`planner.save-state.${shown}`)}</span>
      <span className={styles.short}>{t(`planner.save-short.${shown}`)}</span>
    </>
  );
  const isTrouble = shown === 'failed' || shown === 'memory';
  return (
    <span className={styles.chip} data-saving={shown} data-spot={place}>
      <Icon size={place === 'phone' ? 16 : 20} strokeWidth={1.75} aria-hidden="true" />
      {!isTrouble && words}
      {/* Who listens hears each change already: that it is kept as ever is not worth telling. */}
      <span className={styles.told} role="status">
        {isTrouble && words}
      </span>
    </span>
  );
}
