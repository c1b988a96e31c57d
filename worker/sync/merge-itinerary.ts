import type { Conflict } from '../../src/model/merge/conflict.ts';
import {
  isConnection,
  isStop,
  type ConnectionEntry,
  type ItineraryEntry,
  type StopEntry,
} from '../../src/model/plan.ts';
import { byKey, mergeKeyed } from './merge-list.ts';
import { connectionKey, groupKey, ITINERARY_PATH, stopKey } from '../../src/model/merge/entry-path.ts';
import {
  joinPath,
  mergeFields,
  mergeQuietly,
  mergeScalar,
  sameValue,
} from '../../src/model/merge/merge-values.ts';

/** `nothing` stands before the first stop and after the last. */
const NOTHING = '';

/** Connections between two stops that follow each other, by both their keys. */
type Groups = Map<string, ConnectionEntry[]>;

interface Shape {
  stops: StopEntry[];
  groups: Groups;
}

/**
 * Stops by their id; connections by the stops around them, the place they join and how often it came. A connection
 * between stops that no longer follow each other has no place: if somebody changed it, it is noted.
 */
export function mergeItinerary(
  sides: Record<'base' | 'local' | 'remote', readonly ItineraryEntry[]>,
  conflicts: Conflict[],
): ItineraryEntry[] {
  const shapes = {
    base: shapeOf(sides.base),
    local: shapeOf(sides.local),
    remote: shapeOf(sides.remote),
  };
  const { base, local, remote } = shapes;
  const stops = mergeKeyed(
    ITINERARY_PATH,
    { base: base.stops, local: local.stops, remote: remote.stops },
    {
      keyOf: stopKey,
      isEdited: (before, after) => !sameValue(before, after),
      merge: (path, entries) => mergeFields(path, entries, conflicts),
    },
    conflicts,
  );
  const placed = new Set<string>();
  const merged: ItineraryEntry[] = [];
  const keys = [NOTHING, ...stops.map(({ key }) => key), NOTHING];
  for (const [index, key] of keys.slice(1).entries()) {
    const before = keys[index] ?? NOTHING;
    const group = groupKey(before, key);
    placed.add(group);
    const between = mergeGroup(group, shapes, conflicts, () => bridge(before, key, stops, shapes));
    for (const entry of between) merged.push(entry);
    const stop = stops[index];
    if (stop) merged.push(stop.entry);
  }
  noteUnplaced(local, remote, base, placed, 'mine', conflicts);
  noteUnplaced(remote, local, base, placed, 'theirs', conflicts);
  return merged;
}

function shapeOf(itinerary: readonly ItineraryEntry[]): Shape {
  const keyed = byKey(itinerary.filter(isStop), stopKey);
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

function waysOf(entries: readonly ConnectionEntry[] | undefined): string[] | undefined {
  return entries?.map(connectionKey);
}

function mergeGroup(
  group: string,
  shapes: Record<'base' | 'local' | 'remote', Shape>,
  conflicts: Conflict[],
  makeNew: () => ConnectionEntry[],
): ConnectionEntry[] {
  const [base, local, remote] = [shapes.base, shapes.local, shapes.remote].map(({ groups }) =>
    groups.get(group),
  );
  if (!local || !remote) return local ?? remote ?? makeNew();
  const leading = mergeQuietly({ base: waysOf(base), local: waysOf(local), remote: waysOf(remote) });
  const localLeads = sameValue(leading, waysOf(local)) && !sameValue(waysOf(local), waysOf(remote));
  const [led, other] = [
    byKey(localLeads ? local : remote, connectionKey),
    byKey(localLeads ? remote : local, connectionKey),
  ];
  const former = byKey(base ?? [], connectionKey);
  noteChanged(
    group,
    [...other].filter(([key]) => !led.has(key)),
    former,
    localLeads ? 'theirs' : 'mine',
    conflicts,
  );
  return [...led].map(([key, entry]) => {
    const counterpart = other.get(key);
    if (!counterpart) return entry;
    const [mine, theirs] = localLeads ? [entry, counterpart] : [counterpart, entry];
    return mergeConnection(pathOf(group, key), former.get(key), mine, theirs, conflicts);
  });
}

const CHOICE = new Set(['selected', 'selectedKey']);

function mergeConnection(
  path: string,
  base: ConnectionEntry | undefined,
  local: ConnectionEntry,
  remote: ConnectionEntry,
  conflicts: Conflict[],
): ConnectionEntry {
  const merged = mergeFields(path, { base, local, remote }, conflicts, { skip: CHOICE });
  const choices = { base: choiceOf(base), local: choiceOf(local), remote: choiceOf(remote) };
  const choice = mergeScalar(joinPath(path, 'selectedKey'), choices, conflicts);
  // The index belongs to the key: both are taken from one side.
  const chosen = sameValue(choice, choices.remote) ? remote : local;
  // Where only the index moved, the options did.
  const source = sameValue(choices.local, choices.remote) ? pickIndex(base, local, remote) : chosen;
  for (const field of CHOICE) {
    const value: unknown = Reflect.get(source, field);
    if (value === undefined) Reflect.deleteProperty(merged, field);
    else Reflect.set(merged, field, value);
  }
  return merged;
}

function pickIndex(base: ConnectionEntry | undefined, local: ConnectionEntry, remote: ConnectionEntry) {
  return sameValue(remote.selected, base?.selected) && sameValue(remote.selectedKey, base?.selectedKey)
    ? local
    : remote;
}

/** The key of what was chosen; in documents without keys its index. */
function choiceOf(entry: ConnectionEntry | undefined): string | number | undefined {
  return entry?.selectedKey ?? entry?.selected ?? undefined;
}

/** A way between two stops that neither side had next to each other; the planner fills it. */
function bridge(
  before: string,
  after: string,
  stops: readonly { key: string; entry: StopEntry }[],
  { local, remote }: Record<'local' | 'remote', Shape>,
): ConnectionEntry[] {
  const from = stops.find(({ key }) => key === before)?.entry.experience_id;
  const to = stops.find(({ key }) => key === after)?.entry.experience_id;
  if (from !== undefined && to !== undefined) return [{ connection_id: `${from}_${to}` }];
  const ends = (group: string) => (to === undefined ? group.endsWith('>') : group.startsWith('>'));
  const outer = [remote, local]
    .map(({ groups }) => [...groups].find(([group, entries]) => ends(group) && entries.length > 0)?.[1])
    .find((entries) => entries !== undefined);
  if (!outer) return [];
  // The journey from and to home stays; the connection that touched another stop leads to this one.
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

function noteUnplaced(
  side: Shape,
  other: Shape,
  base: Shape,
  placed: ReadonlySet<string>,
  by: Conflict['by'],
  conflicts: Conflict[],
): void {
  for (const [group, entries] of side.groups) {
    if (placed.has(group)) continue;
    const former = byKey(base.groups.get(group) ?? [], connectionKey);
    const same = byKey(other.groups.get(group) ?? [], connectionKey);
    const lost = [...byKey(entries, connectionKey)].filter(
      // What both sides have is noted once.
      ([key, entry]) => by === 'mine' || !sameValue(same.get(key), entry),
    );
    noteChanged(group, lost, former, by, conflicts);
  }
}

function noteChanged(
  group: string,
  lost: readonly [string, ConnectionEntry][],
  former: ReadonlyMap<string, ConnectionEntry>,
  by: Conflict['by'],
  conflicts: Conflict[],
): void {
  for (const [key, entry] of lost) {
    const before = former.get(key) ?? { connection_id: entry.connection_id };
    if (!sameValue(before, entry)) conflicts.push({ path: pathOf(group, key), value: entry, by });
  }
}

function pathOf(group: string, key: string): string {
  return joinPath(joinPath(ITINERARY_PATH, group), key);
}
