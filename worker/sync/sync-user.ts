import type { Heads } from '../../src/contract/sync.ts';
import { storageFault } from '../../src/data/storage-fault.ts';
import { META, type UserDb } from '../../src/data/user-db.ts';
import type { UserSyncState } from '../../src/data/user-sync-state.ts';
import { OWN_EXPERIENCES, SETTINGS, TOURS } from './document-kinds.ts';
import { needsSending } from './document-steps.ts';
import { pullUserCollections, pullUserHeads } from './pull-user.ts';
import { pushDocuments, type UserSyncParts } from './push-documents.ts';
import { needsSending as favoriteNeedsSending, pushFavorites } from './push-favorites.ts';
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

/**
 * One cycle for one account: push, heads, what moved. Cut anywhere it leaves a state that the next one goes on
 * from; run twice at once nothing goes wrong. How it ended stands in `meta` for live queries.
 */
export async function syncUser(parts: UserSyncParts): Promise<UserSyncOutcome> {
  let catalogueHeads: Heads['catalogue'] | null = null;
  try {
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      const busy = await pushAll(parts);
      const heads = await pullUserHeads(parts);
      catalogueHeads = heads.catalogue;
      await pullUserCollections(parts, heads.user ?? {});
      if (busy) throw busy;
      if (!(await hasWaiting(parts.db))) break;
    }
    return await finish(parts.db, { phase: 'idle' }, null, catalogueHeads);
  } catch (error) {
    const failure = asFailure(error);
    const { code, retryAfterMs } = failure;
    if (code !== 'offline' && code !== 'closed') console.warn('Syncing stopped', failure);
    return finish(parts.db, { phase: code }, retryAfterMs, catalogueHeads);
  }
}

/** What the server cannot take now does not keep the rest from being pulled. */
async function pushAll(parts: UserSyncParts): Promise<SyncFailure | null> {
  let busy: SyncFailure | null = null;
  const pushes = [
    () => pushDocuments(parts, SETTINGS),
    () => pushFavorites(parts),
    () => pushDocuments(parts, OWN_EXPERIENCES),
    () => pushDocuments(parts, TOURS),
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

/** Whether the server still has to hear of something. */
export async function hasWaiting(db: UserDb): Promise<boolean> {
  const counts = await Promise.all([
    db.tours.filter(needsSending).count(),
    db.ownExperiences.filter(needsSending).count(),
    db.settings.filter(needsSending).count(),
    db.favorites.filter(favoriteNeedsSending).count(),
  ]);
  return counts.some((count) => count > 0);
}

function asFailure(error: unknown): SyncFailure {
  if (error instanceof SyncFailure) return error;
  const fault = storageFault(error);
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
