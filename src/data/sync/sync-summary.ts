import type { UserCollection } from '../../contract/user-things.ts';
import { isUnsent, uncompared } from './unsent.ts';
import { lastPhase } from './last-sync-phase.ts';
import { userDb, type DocumentRow, type Parked, type UserDb } from '../storage/user-db.ts';
import type { UserSyncState } from './user-sync-state.ts';

/** Something that the account lacks. */
export interface UnsentItem {
  collection: UserCollection;
  /** Of a favourite `<kind>-<id>`. */
  id: string;
  /** Name of a tour, title of a place; empty for what has none. */
  title: string;
  isDeleted: boolean;
  /** The account has never had it. */
  isNew: boolean;
  /** UTC, of the last change; null where nobody wrote it down. */
  changedAt: string | null;
  /** The server will not take it as it is. */
  parked: Parked | null;
}

export interface SyncSummary {
  /** `waiting`: no network, or a server that is busy. `problem`: somebody has to do something. */
  state: 'saved' | 'saving' | 'waiting' | 'problem';
  /** Documents, hearts, pictures, and what a new epoch of the server is to be compared with: the last two are no items. */
  waiting: number;
  items: UnsentItem[];
  /** Values to compare, sent or not. */
  conflicts: number;
  /** How the last cycle ended; null before the first. */
  phase: UserSyncState['phase'] | null;
}

const FOR_SOMEBODY: ReadonlySet<string | null> = new Set(['signed-out', 'outdated', 'storage-full']);

/** For a live query: what the chip and its list show. For an account; a visitor's tours are sent nowhere. */
export async function syncSummary(db: UserDb = userDb): Promise<SyncSummary> {
  const [tours, places, settings, favorites, pictures, conflicts, phase, others] = await Promise.all([
    db.tours.filter(isUnsent).toArray(),
    db.ownExperiences.filter(isUnsent).toArray(),
    db.settings.filter(isUnsent).toArray(),
    db.favorites.filter(isUnsent).toArray(),
    db.waitingPictures.toArray(),
    db.conflicts.toArray(),
    lastPhase(db),
    uncompared(db),
  ]);
  const items: UnsentItem[] = [
    ...tours.map((row) => itemOf('tours', row, (row.local ?? row.base)?.name)),
    ...places.map((row) => itemOf('experiences', row, (row.local ?? row.base)?.title)),
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
  const refused = [...items, ...pictures].some(({ parked }) => parked);
  const state = stateOf({ waiting, refused, cycled: items.length + others }, phase);
  const open = conflicts.filter(({ local }) => local !== null).length;
  return { state, waiting, items, conflicts: open, phase };
}

function stateOf(
  { waiting, refused, cycled }: { waiting: number; refused: boolean; cycled: number },
  phase: SyncSummary['phase'],
): SyncSummary['state'] {
  if (refused || (waiting > 0 && FOR_SOMEBODY.has(phase))) return 'problem';
  if (waiting === 0) return phase === 'signed-out' ? 'problem' : 'saved';
  // No cycle takes a picture along: it goes when its page or the network is back.
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
