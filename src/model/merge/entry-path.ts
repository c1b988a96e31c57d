import { isStop, type ConnectionEntry, type ItineraryEntry, type StopEntry } from '../plan.ts';
import { joinPath } from './merge-values.ts';

/** Conflict paths of itinerary entries: stops by their id, connections by the stops around them. */
export const ITINERARY_PATH = 'itinerary';

export function stopKey(stop: StopEntry): string {
  return stop.id ?? `at:${stop.experience_id}`;
}

export function groupKey(before: string, after: string): string {
  return `${before}>${after}`;
}

export function connectionKey(entry: ConnectionEntry): string {
  return entry.connection_id;
}

/** Field in the path of a conflict about the stop and day of an item. */
export const ITEM_POSITION = 'position';

export function itemPath(stop: string): string {
  return joinPath(joinPath(ITINERARY_PATH, stop), 'items');
}

/** The item that a conflict is about, and the field; null for another conflict. */
export function itemOfPath(segments: readonly string[]): { id: string; field: string | null } | null {
  const [list, , items, id, field = null] = segments;
  return list === ITINERARY_PATH && items === 'items' && id !== undefined ? { id, field } : null;
}

/** Null if there is no such entry. */
export function entryPath(itinerary: readonly ItineraryEntry[], index: number): string | null {
  const entry = itinerary[index];
  if (entry === undefined) return null;
  if (isStop(entry)) return joinPath(ITINERARY_PATH, stopKey(entry));
  const before = itinerary.slice(0, index).findLast(isStop);
  const after = itinerary.slice(index).find(isStop);
  const group = groupKey(before ? stopKey(before) : '', after ? stopKey(after) : '');
  return joinPath(joinPath(ITINERARY_PATH, group), connectionKey(entry));
}
