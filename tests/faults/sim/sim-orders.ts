import { stopKey } from '../../../src/model/merge/entry-path.ts';
import { isStop, type ItineraryEntry } from '../../../src/model/plan.ts';

/** Which stop of a tour comes before which, as `<tour> order <one><<other>` for each two of them. */
export function ordersOf(id: string, document: object | null): Set<string> {
  return pairsOf(id, stopsOf(document));
}

/** What a note about an order keeps. */
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

/** Somebody put both of these stops, which were there before, into another order. */
export function reordered(id: string, before: object | null, after: object | null): string[] {
  const former = new Set(stopsOf(before));
  const shown = ordersOf(id, before);
  const kept = stopsOf(after).filter((key) => former.has(key));
  return [...pairsOf(id, kept)].filter((pair) => !shown.has(pair));
}

/** Stops, as `<tour> <stop>`, that somebody removed from a tour that stays. */
export function removedStops(id: string, before: object | null, after: object | null): string[] {
  const now = new Set(stopsOf(after));
  return after ? stopsOf(before).flatMap((key) => (now.has(key) ? [] : [`${id} ${key}`])) : [];
}

/**
 * Whether the order of two stops still means something: both are there, and neither was removed. One that was may come
 * back from a device that never saw the order, in the place that it has there.
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
