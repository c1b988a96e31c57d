import { reorderStops, withoutStop } from '../../model/merge/arrange-stops.ts';
import { itemConflict, takeItemConflict } from '../../model/items/item-conflicts.ts';
import { ITINERARY_PATH, stopKey } from '../../model/merge/entry-path.ts';
import { isStop, type ItineraryEntry } from '../../model/plan.ts';
import { uuidV7 } from '../../model/uuid-v7.ts';
import type { StoredConflict } from '../../contract/user-things.ts';
import { openConflicts, resolveConflict } from './conflict-rows.ts';
import { tableOf } from '../storage/document-table.ts';
import { cardOf } from '../tours/tour-document.ts';
import { userDb, type UserDb } from '../storage/user-db.ts';
import { writeUserData, type UserWrite } from '../storage/write-user-data.ts';

/**
 * A conflict: a value that a merge could not keep, together with the document that holds the other one. Conflicts do
 * not block anything; they stay in the account until the user resolves them on any device.
 */
export interface ShownConflict extends StoredConflict {
  /** Title of the document; null if it is deleted. */
  title: string | null;
  /** Current value at the conflict's path; undefined if the path no longer exists. */
  current: unknown;
}

/** For a live query: open conflicts of one document, or of all. */
export async function listConflicts(documentId?: string, db: UserDb = userDb): Promise<ShownConflict[]> {
  const all = await openConflicts(db);
  const wanted = all.filter((conflict) => documentId === undefined || conflict.documentId === documentId);
  return Promise.all(
    wanted.map(async (conflict) => {
      const document = (await tableOf(db, conflict.collection).get(conflict.documentId))?.local ?? null;
      const segments = segmentsOf(conflict.path);
      const item = document && itemConflict(itineraryOf(document), segments);
      const current = item ? item.current : document && readAt(document, segments);
      return Object.assign({}, conflict, { title: document && titleOf(document), current });
    }),
  );
}

/** Resolves the conflict in favor of the document; the other value is discarded. */
export function keepTheirs(id: string, db: UserDb = userDb): Promise<UserWrite<void>> {
  return writeUserData(db, () => db.transaction('rw', db.conflicts, () => resolveConflict(db, id)));
}

/**
 * Resolves the conflict in favor of its value, as an ordinary edit of the document: its order of stops, or without the
 * stop or country that one side had removed or added twice. `no-place`: the document no longer has such an entry;
 * then nothing changes and the conflict stays.
 */
export function takeMine(id: string, db: UserDb = userDb): Promise<UserWrite<'done' | 'no-place'>> {
  return writeUserData(db, () =>
    db.transaction('rw', [db.tours, db.ownExperiences, db.settings, db.cards, db.conflicts], async () => {
      const conflict = (await db.conflicts.get(id))?.local;
      if (!conflict) return 'done';
      const { collection, documentId } = conflict;
      const table = tableOf(db, collection);
      const local = (await table.get(documentId))?.local;
      if (!local) return 'no-place';
      const changed = structuredClone(local);
      if (!applyConflict(changed, conflict)) return 'no-place';
      const stamp = uuidV7();
      await table.where('id').equals(documentId).modify({ local: changed, dirty: true, stamp });
      const tour = collection === 'tours' ? (await db.tours.get(documentId))?.local : null;
      const card = await db.cards.get(documentId);
      if (tour) {
        const { days = null, costUsd = null } = card ?? {};
        await db.cards.put({ ...cardOf(tour, null, stamp), days, costUsd });
      }
      await resolveConflict(db, id);
      return 'done';
    }),
  );
}

/** Applies the conflict to `document`, in place. False if its path does not exist. */
function applyConflict(document: object, { kind, path, value }: StoredConflict): boolean {
  const segments = segmentsOf(path);
  const item = itemConflict(itineraryOf(document), segments);
  if (item) {
    const changed = takeItemConflict(itineraryOf(document), item, kind === 'kept' ? 'remove' : { value });
    return changed !== null && Reflect.set(document, ITINERARY_PATH, changed);
  }
  if (kind === 'value' || kind === 'reappeared') return writeAt(document, segments, value);
  const [list = '', key = ''] = segments;
  const entries: unknown = Reflect.get(document, list);
  if (!Array.isArray(entries)) return false;
  if (list === 'countries') {
    return entries.includes(key) && Reflect.set(document, list, entries.toSpliced(entries.indexOf(key), 1));
  }
  const itinerary = itineraryOf(document);
  if (kind === 'order') {
    const order = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
    return Reflect.set(document, list, reorderStops(itinerary, order));
  }
  const hasStop = itinerary.some((entry) => isStop(entry) && stopKey(entry) === key);
  return hasStop && Reflect.set(document, list, withoutStop(itinerary, key));
}

function itineraryOf(document: object): ItineraryEntry[] {
  const entries: unknown = Reflect.get(document, ITINERARY_PATH);
  return Array.isArray(entries) ? entries.filter(isEntry) : [];
}

function titleOf(document: object): string {
  if ('name' in document && typeof document.name === 'string') return document.name;
  return 'title' in document && typeof document.title === 'string' ? document.title : '';
}

/** `~1` is a slash within a segment, `~0` a tilde. */
function segmentsOf(path: string): string[] {
  if (path === '') return [];
  return path.split('/').map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function readAt(document: object, segments: readonly string[]): unknown {
  return segments.reduce<unknown>((parent, segment) => childOf(parent, segment), document);
}

/** False if the path does not exist. */
function writeAt(document: object, segments: readonly string[], value: unknown): boolean {
  const field = segments.at(-1);
  const parent = readAt(document, segments.slice(0, -1));
  if (field === undefined || typeof parent !== 'object' || parent === null) return false;
  if (!Array.isArray(parent)) return Reflect.set(parent, field, value);
  const entry = childOf(parent, field);
  if (typeof entry !== 'object' || entry === null || typeof value !== 'object' || value === null)
    return false;
  Object.assign(entry, value);
  return true;
}

/** A field, or the entry of a list by its key. A segment `<stop>><stop>` selects the connections between two stops. */
function childOf(parent: unknown, segment: string): unknown {
  if (typeof parent !== 'object' || parent === null) return undefined;
  if (!Array.isArray(parent)) {
    const child: unknown = Reflect.get(parent, segment);
    return child;
  }
  const entries: unknown[] = parent;
  if (segment.includes('>')) return entries.filter((entry) => isEntry(entry) && !isStop(entry));
  return entries.find((entry) => keysOf(entry).includes(segment));
}

function keysOf(entry: unknown): string[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const named = ['id', 'uid', 'connection_id'].map((field): unknown => Reflect.get(entry, field));
  const at = 'experience_id' in entry && typeof entry.experience_id === 'string';
  return [...named, at ? `at:${String(entry.experience_id)}` : null].filter((key) => typeof key === 'string');
}

function isEntry(entry: unknown): entry is ItineraryEntry {
  return (
    typeof entry === 'object' && entry !== null && ('experience_id' in entry || 'connection_id' in entry)
  );
}
