import { stopKey } from '../../../src/model/merge/entry-path.ts';
import { isStop, type ItineraryEntry } from '../../../src/model/plan.ts';

/** The order of each pair of stops of a tour, as `<tour> order <one><<other>`. */
export function ordersOf(id: string, document: object | null): Set<string> {
  return pairsOf(id, stopsOf(document));
}

/** The order that a conflict keeps. */
export function ordersOfConflict({
  documentId,
  kind,
  value,
}: {
  documentId: string;
  kind?: string;
  value: unknown;
}): Set<string> {
  if (kind !== 'order' || !Array.isArray(value)) return new Set();
  return pairsOf(
    documentId,
    value.filter((key) => typeof key === 'string'),
  );
}

/** Pairs of existing stops that an edit put into another order. */
export function reordered(id: string, before: object | null, after: object | null): string[] {
  const former = new Set(stopsOf(before));
  const shown = ordersOf(id, before);
  const kept = stopsOf(after).filter((key) => former.has(key));
  return [...pairsOf(id, kept)].filter((pair) => !shown.has(pair));
}

/** Stops, as `<tour> <stop>`, that an edit removed from a tour without deleting it. */
export function removedStops(id: string, before: object | null, after: object | null): string[] {
  const now = new Set(stopsOf(after));
  return after ? stopsOf(before).flatMap((key) => (now.has(key) ? [] : [`${id} ${key}`])) : [];
}

/**
 * Whether the order of two stops still matters: both exist, and neither was removed. A removed one may come
 * back from a device that never had the order, at its position there.
 */
export function standsIn(
  pair: string,
  documents: readonly [id: string, document: object][],
  removed: ReadonlySet<string>,
): boolean {
  const [tour = '', one = '', other = ''] = pair.split(/ order |</);
  if (removed.has(`${tour} ${one}`) || removed.has(`${tour} ${other}`)) return false;
  return documents.some(([id, document]) => {
    const there = id === tour ? stopsOf(document) : [];
    return there.includes(one) && there.includes(other);
  });
}

function stopsOf(document: object | null): string[] {
  const entries: unknown = document && Reflect.get(document, 'itinerary');
  return Array.isArray(entries) ? entries.filter(isStopEntry).map(stopKey) : [];
}

function isStopEntry(entry: ItineraryEntry) {
  return isStop(entry);
}

function pairsOf(id: string, keys: readonly string[]): Set<string> {
  return new Set(keys.flatMap((one, at) => keys.slice(at + 1).map((other) => `${id} order ${one}<${other}`)));
}
