import { isConnection, isStop, type ConnectionEntry, type ItineraryEntry, type StopEntry } from '../plan.ts';
import { groupKey, stopKey } from './entry-path.ts';
import { byUniqueKey, mergeOrder } from './merge-order.ts';

/** Stop key for "before the first stop" and "after the last stop". */
export const NOTHING = '';

/** Connections between consecutive stops, by the keys of both. */
export type Groups = Map<string, ConnectionEntry[]>;

export interface Shape {
  stops: StopEntry[];
  groups: Groups;
}

/** Splits an itinerary into stops and the connections between them. */
export function shapeOf(itinerary: readonly ItineraryEntry[]): Shape {
  const keyed = byUniqueKey(itinerary.filter(isStop), stopKey);
  const keys = [...keyed.keys()];
  const groups: Groups = new Map();
  let stopIndex = 0;
  let open: ConnectionEntry[] = [];
  const close = (after: string) => {
    groups.set(groupKey(keys[stopIndex - 1] ?? NOTHING, after), open);
    open = [];
  };
  for (const entry of itinerary) {
    if (isConnection(entry)) open.push(entry);
    else {
      close(keys[stopIndex] ?? NOTHING);
      stopIndex += 1;
    }
  }
  close(NOTHING);
  return { stops: [...keyed.values()], groups };
}

/** A new connection between stops that were not consecutive on either side; the planner fills in its options. */
export function bridge(
  before: string,
  after: string,
  stops: readonly { key: string; entry: StopEntry }[],
  /** Sources of the journeys from and to home, by priority. */
  shapes: readonly Shape[],
): ConnectionEntry[] {
  const from = stops.find(({ key }) => key === before)?.entry.experience_id;
  const to = stops.find(({ key }) => key === after)?.entry.experience_id;
  if (from !== undefined && to !== undefined) return [{ connection_id: `${from}_${to}` }];
  const ends = (group: string) => (to === undefined ? group.endsWith('>') : group.startsWith('>'));
  const outer = shapes
    .map(({ groups }) => [...groups].find(([group, entries]) => ends(group) && entries.length > 0)?.[1])
    .find((entries) => entries !== undefined);
  if (!outer) return [];
  // Keeps the journey from or to home; its connection at another stop is redirected to this one.
  if (from !== undefined) {
    const [, home = from] = outer[0]?.connection_id.split('_') ?? [];
    return [{ connection_id: `${from}_${home}` }, ...outer.slice(1)];
  }
  if (to !== undefined) {
    const [home = to] = outer.at(-1)?.connection_id.split('_') ?? [];
    return [...outer.slice(0, -1), { connection_id: `${home}_${to}` }];
  }
  return outer;
}

/** Reorders the stops by their keys; stops missing in `order` stay behind their current predecessors. */
export function reorderStops(
  itinerary: readonly ItineraryEntry[],
  order: readonly string[],
): ItineraryEntry[] {
  const keys = shapeOf(itinerary).stops.map(stopKey);
  return arrange(itinerary, mergeOrder(new Set(keys), { base: keys, local: order, remote: keys }));
}

/** Removes a stop and reconnects its neighbors. */
export function withoutStop(itinerary: readonly ItineraryEntry[], key: string): ItineraryEntry[] {
  const keys = shapeOf(itinerary).stops.map(stopKey);
  return arrange(
    itinerary,
    keys.filter((one) => one !== key),
  );
}

function arrange(itinerary: readonly ItineraryEntry[], order: readonly string[]): ItineraryEntry[] {
  const shape = shapeOf(itinerary);
  const known = byUniqueKey(shape.stops, stopKey);
  const stops = order.flatMap((key) => {
    const entry = known.get(key);
    return entry ? [{ key, entry }] : [];
  });
  // Without stops there are no connections.
  if (stops.length === 0) return [];
  const keys = [NOTHING, ...stops.map(({ key }) => key), NOTHING];
  const arranged: ItineraryEntry[] = [];
  for (const [index, key] of keys.slice(1).entries()) {
    const before = keys[index] ?? NOTHING;
    const connections = shape.groups.get(groupKey(before, key)) ?? bridge(before, key, stops, [shape]);
    for (const connection of connections) arranged.push(connection);
    const stop = stops[index];
    if (stop) arranged.push(stop.entry);
  }
  return arranged;
}
