import type { Heads } from '../../src/contract/sync.ts';
import { storageFailure } from '../../src/data/storage/storage-failure.ts';
import { META, type UserDb } from '../../src/data/storage/user-db.ts';
import type { UserSyncState } from '../../src/data/sync/user-sync-state.ts';
import { wasClosed } from './documents/apply-document.ts';
import { CONFLICTS, OWN_EXPERIENCES, SETTINGS, TOURS } from './documents/document-kinds.ts';
import { lacksHistory, leaveRecovery } from './epochs/history-state.ts';
import { pullUserCollections, pullUserHeads } from './pull/pull-user.ts';
import { pushDocuments, readWaiting, type UserSyncParts, type Waiting } from './documents/push-documents.ts';
import { pushFavorites } from './documents/push-favorites.ts';
import { SyncFailure } from './sync-failure.ts';

export interface UserSyncOutcome {
  state: UserSyncState;
  /** What the server asked to wait before the next try. */
  retryAfterMs: number | null;
  /** Of the catalogue, from the same answer; null where none came. */
  catalogueHeads: Heads['catalogue'] | null;
}

/** A merge may leave something to send: then the cycle goes round again. */
const ROUNDS_MAX = 3;
/** A copy that is put back in the middle of a cycle, and another one. */
const EPOCHS_MAX = 2;

/**
 * One cycle for one account: push, heads, what moved. Cut anywhere it leaves a state that the next one goes on
 * from; run twice at once nothing goes wrong. How it ended stands in `meta` for live queries.
 */
export async function syncUser(parts: UserSyncParts): Promise<UserSyncOutcome> {
  let catalogueHeads: Heads['catalogue'] | null = null;
  try {
    // Before anything is sent: what the versions of this device are worth.
    if (await lacksHistory(parts.db)) await pullUserHeads(parts);
    let epochs = 0;
    let waiting = await readWaiting(parts.db);
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      try {
        const busy = await pushAll(parts, waiting);
        const heads = await pullUserHeads(parts);
        catalogueHeads = heads.catalogue;
        await pullUserCollections(parts, heads.user ?? {});
        await leaveRecovery(parts.db, heads.user ?? {});
        if (busy) throw busy;
      } catch (error) {
        epochs += 1;
        if (!isOfFormerEpoch(error) || epochs > EPOCHS_MAX) throw error;
        await pullUserHeads(parts);
        round -= 1;
      }
      waiting = await readWaiting(parts.db);
      if (isEmpty(waiting) && !(await parts.db.meta.get(META.recovering))) break;
    }
    return await finish(parts.db, { phase: 'idle' }, null, catalogueHeads);
  } catch (error) {
    // Whatever failed since is no news: nobody waits for it, and there is nowhere to write it.
    if (await wasClosed(parts.db)) return { state: { phase: 'closed' }, retryAfterMs: null, catalogueHeads };
    const failure = asFailure(error);
    const { code, retryAfterMs } = failure;
    if (code !== 'offline' && code !== 'closed') console.warn('Syncing stopped', failure);
    const phase = code === 'former-epoch' ? 'server' : code;
    return finish(parts.db, { phase }, retryAfterMs, catalogueHeads);
  }
}

/** What the server cannot take now does not keep the rest from being pulled. */
async function pushAll(parts: UserSyncParts, { ids, favorites }: Waiting): Promise<SyncFailure | null> {
  let busy: SyncFailure | null = null;
  const pushes = [
    () => pushDocuments(parts, SETTINGS, ids.settings),
    () => pushFavorites(parts, favorites),
    () => pushDocuments(parts, OWN_EXPERIENCES, ids.experiences),
    () => pushDocuments(parts, TOURS, ids.tours),
    () => pushDocuments(parts, CONFLICTS, ids.conflicts),
  ];
  for (const push of pushes) {
    try {
      await push();
    } catch (error) {
      if (!(error instanceof SyncFailure) || !(error.code === 'server' || error.code === 'bad-answer'))
        throw error;
      busy ??= error;
      // It asked to be left alone.
      if (error.retryAfterMs !== null) throw error;
    }
  }
  return busy;
}

function isOfFormerEpoch(error: unknown): boolean {
  return error instanceof SyncFailure && error.code === 'former-epoch';
}

function isEmpty({ ids, favorites }: Waiting): boolean {
  return favorites.length === 0 && Object.values(ids).every((list) => list.length === 0);
}

function asFailure(error: unknown): SyncFailure {
  if (error instanceof SyncFailure) return error;
  const fault = storageFailure(error);
  if (fault !== null) return new SyncFailure('storage-full', `storage: ${fault}, ${String(error)}`);
  throw error;
}

async function finish(
  db: UserDb,
  state: UserSyncState,
  retryAfterMs: number | null,
  catalogueHeads: Heads['catalogue'] | null,
): Promise<UserSyncOutcome> {
  if (state.phase !== 'closed') {
    try {
      await db.meta.put({ name: META.sync, value: JSON.stringify(state) });
    } catch (error) {
      console.warn('The state of syncing could not be stored', error);
    }
  }
  return { state, retryAfterMs, catalogueHeads };
}
