import type { CatalogueHeads } from '../../src/contract/sync.ts';
import { storageFailure } from '../../src/data/storage/storage-failure.ts';
import { META, type UserDb } from '../../src/data/storage/user-db.ts';
import type { UserSyncState } from '../../src/data/sync/user-sync-state.ts';
import { wasClosed } from './documents/apply-document.ts';
import { CONFLICTS, OWN_EXPERIENCES, SAVED_LISTS, SETTINGS, TOURS } from './documents/document-kinds.ts';
import { lacksHistory, leaveRecovery } from './epochs/history-state.ts';
import { pullUserCollections, pullUserHeads } from './pull/pull-user.ts';
import { pushDocuments, readUnsent, type UserSyncParts, type Unsent } from './documents/push-documents.ts';
import { pushFavorites } from './documents/push-favorites.ts';
import { SyncFailure } from './sync-failure.ts';

export interface UserSyncOutcome {
  state: UserSyncState;
  /** The server's `Retry-After`. */
  retryAfterMs: number | null;
  /** The catalogue's heads from the same answer; null without one. */
  catalogueHeads: CatalogueHeads | null;
}

/** A merge may leave something to send: then push and pull run again. */
const ROUNDS_MAX = 3;
/** Backups that may be restored during one cycle. */
const EPOCHS_MAX = 2;

/**
 * One sync cycle of an account: push, heads, pull what changed. Safe to interrupt anywhere (the next cycle resumes) and
 * to run concurrently. Its outcome is stored in `meta` for live queries.
 */
export async function syncUser(parts: UserSyncParts): Promise<UserSyncOutcome> {
  let catalogueHeads: CatalogueHeads | null = null;
  try {
    // Before anything is sent: the server's history, to tell which local versions are valid.
    if (await lacksHistory(parts.db)) await pullUserHeads(parts);
    let epochs = 0;
    let unsent = await readUnsent(parts.db);
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      try {
        const busy = await pushAll(parts, unsent);
        const heads = await pullUserHeads(parts);
        catalogueHeads = heads;
        await pullUserCollections(parts, heads.user ?? {});
        await leaveRecovery(parts.db, heads.user ?? {});
        if (busy) throw busy;
      } catch (error) {
        epochs += 1;
        if (!isOfFormerEpoch(error) || epochs > EPOCHS_MAX) throw error;
        await pullUserHeads(parts);
        round -= 1;
      }
      unsent = await readUnsent(parts.db);
      if (isEmpty(unsent) && !(await parts.db.meta.get(META.recovering))) break;
    }
    return await finish(parts.db, { phase: 'idle' }, null, catalogueHeads);
  } catch (error) {
    // After a logout failures are irrelevant, and there is no database to record them in.
    if (await wasClosed(parts.db)) return { state: { phase: 'closed' }, retryAfterMs: null, catalogueHeads };
    const failure = asFailure(error);
    const { code, retryAfterMs } = failure;
    if (code !== 'offline' && code !== 'closed') console.warn('Syncing stopped', failure);
    const phase = code === 'former-epoch' ? 'server' : code;
    return finish(parts.db, { phase }, retryAfterMs, catalogueHeads);
  }
}

/** Pushes all collections; returns a temporary failure instead of throwing it, so that pulling goes on. */
async function pushAll(parts: UserSyncParts, { ids, favorites }: Unsent): Promise<SyncFailure | null> {
  let busy: SyncFailure | null = null;
  const pushes = [
    () => pushDocuments(parts, SETTINGS, ids.settings),
    () => pushFavorites(parts, favorites),
    () => pushDocuments(parts, OWN_EXPERIENCES, ids.experiences),
    () => pushDocuments(parts, TOURS, ids.tours),
    () => pushDocuments(parts, SAVED_LISTS, ids.savedLists),
    () => pushDocuments(parts, CONFLICTS, ids.conflicts),
  ];
  for (const push of pushes) {
    try {
      await push();
    } catch (error) {
      if (!(error instanceof SyncFailure) || !(error.code === 'server' || error.code === 'bad-answer'))
        throw error;
      busy ??= error;
      // The server asked to back off.
      if (error.retryAfterMs !== null) throw error;
    }
  }
  return busy;
}

function isOfFormerEpoch(error: unknown): boolean {
  return error instanceof SyncFailure && error.code === 'former-epoch';
}

function isEmpty({ ids, favorites }: Unsent): boolean {
  return favorites.length === 0 && Object.values(ids).every((list) => list.length === 0);
}

function asFailure(error: unknown): SyncFailure {
  if (error instanceof SyncFailure) return error;
  const storage = storageFailure(error);
  if (storage !== null) return new SyncFailure('storage-full', `storage: ${storage}, ${String(error)}`);
  throw error;
}

async function finish(
  db: UserDb,
  state: UserSyncState,
  retryAfterMs: number | null,
  catalogueHeads: CatalogueHeads | null,
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
