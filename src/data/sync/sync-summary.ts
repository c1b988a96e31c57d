import type { UserCollection } from '../../contract/user-things.ts';
import { isUnsent, uncompared } from './unsent.ts';
import { lastSyncPhase } from './last-sync-phase.ts';
import { userDb, type DocumentRow, type WriteRejection, type UserDb } from '../storage/user-db.ts';
import type { UserSyncState } from './user-sync-state.ts';

/** A document or favorite that is not sent yet. */
export interface UnsentItem {
  collection: UserCollection;
  /** For a favorite `<kind>-<id>`. */
  id: string;
  /** Name of a tour or list, title of an own experience; empty otherwise. */
  title: string;
  isDeleted: boolean;
  /** Never acknowledged by the server. */
  isNew: boolean;
  /** UTC of the last edit; null if not recorded. */
  changedAt: string | null;
  /** The server's rejection; null without one. */
  parked: WriteRejection | null;
}

export interface SyncSummary {
  /** `waiting`: offline, or the server is busy. `problem`: the user has to do something. */
  state: 'saved' | 'saving' | 'waiting' | 'problem';
  /** Unsent documents, favorites and pictures, and rows to compare with a new epoch; `items` lacks the last two. */
  waiting: number;
  items: UnsentItem[];
  /** Open conflicts, sent or not. */
  conflicts: number;
  /** Outcome of the last cycle; null before the first. */
  phase: UserSyncState['phase'] | null;
}

const NEEDS_USER: ReadonlySet<string | null> = new Set(['signed-out', 'outdated', 'storage-full']);

/** For a live query: what the sync chip and its list show. Only for accounts; a guest's tours are never sent. */
export async function syncSummary(db: UserDb = userDb): Promise<SyncSummary> {
  const [tours, experiences, lists, settings, favorites, pictures, conflicts, phase, others] =
    await Promise.all([
      db.tours.filter(isUnsent).toArray(),
      db.ownExperiences.filter(isUnsent).toArray(),
      db.savedLists.filter(isUnsent).toArray(),
      db.settings.filter(isUnsent).toArray(),
      db.favorites.filter(isUnsent).toArray(),
      db.waitingPictures.toArray(),
      db.conflicts.toArray(),
      lastSyncPhase(db),
      uncompared(db),
    ]);
  const items: UnsentItem[] = [
    ...tours.map((row) => itemOf('tours', row, (row.local ?? row.base)?.name)),
    ...experiences.map((row) => itemOf('experiences', row, (row.local ?? row.base)?.title)),
    ...lists.map((row) => itemOf('savedLists', row, (row.local ?? row.base)?.name)),
    ...settings.map((row) => itemOf('settings', row, '')),
    ...conflicts.filter(isUnsent).map((row) => itemOf('conflicts', row, '')),
    ...favorites.map(({ key, on, parked = null }) => ({
      collection: 'favorites' as const,
      id: key,
      title: '',
      isDeleted: !on,
      isNew: false,
      changedAt: null,
      parked,
    })),
  ];
  const waiting = items.length + pictures.length + others;
  const rejected = [...items, ...pictures].some(({ parked }) => parked);
  const state = stateOf({ waiting, rejected, cycled: items.length + others }, phase);
  const open = conflicts.filter(({ local }) => local !== null).length;
  return { state, waiting, items, conflicts: open, phase };
}

function stateOf(
  { waiting, rejected, cycled }: { waiting: number; rejected: boolean; cycled: number },
  phase: SyncSummary['phase'],
): SyncSummary['state'] {
  if (rejected || (waiting > 0 && NEEDS_USER.has(phase))) return 'problem';
  if (waiting === 0) return phase === 'signed-out' ? 'problem' : 'saved';
  // Only pictures are left, which are not part of a cycle: they are sent by their page or when back online.
  if (cycled === 0) return 'waiting';
  return phase === 'idle' || phase === null ? 'saving' : 'waiting';
}

function itemOf(
  collection: UserCollection,
  { id, rev, local, parked = null }: DocumentRow<object>,
  title = '',
): UnsentItem {
  const changedAt =
    local && 'updatedAt' in local && typeof local.updatedAt === 'string' ? local.updatedAt : null;
  return { collection, id, title, isDeleted: local === null, isNew: rev === null, changedAt, parked };
}
