import { useShared } from './use-live.ts';
import type { SyncState } from '../../../contract/data-api.ts';
import type { SyncChipState } from '../components/sync-chip.tsx';
import { useOnline } from './use-online.ts';
import { sharedQueries } from '../../../data/catalogue/shell-queries.ts';

/** State of the last pull; undefined until the database has answered. */
export function useSyncState(): SyncState | null | undefined {
  return useShared(sharedQueries.syncState);
}

/** Sync state as the chip in the header shows it. */
export function useSyncChipState(): SyncChipState {
  const state = useSyncState();
  const online = useOnline();
  return chipStateOf(state, online);
}

export function chipStateOf(state: SyncState | null | undefined, online: boolean): SyncChipState {
  if (!online || state?.phase === 'offline') return 'offline';
  if (state?.phase === 'failed') return 'stale';
  return state?.phase === 'pulling' || state === null ? 'refreshing' : 'up-to-date';
}
