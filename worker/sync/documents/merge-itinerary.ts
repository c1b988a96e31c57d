import type { Conflict } from '../../../src/model/merge/conflict.ts';
import { bridge, NOTHING, shapeOf, type Shape } from '../../../src/model/merge/arrange-stops.ts';
import { byUniqueKey, keepsOrder } from '../../../src/model/merge/merge-order.ts';
import { isStopEdited, mergeItems } from './merge-items.ts';
import { mergeKeyed } from './merge-keyed.ts';
import type { ConnectionEntry, ItineraryEntry, StopEntry } from '../../../src/model/plan.ts';
import { connectionKey, groupKey, ITINERARY_PATH, stopKey } from '../../../src/model/merge/entry-path.ts';
import {
  joinPath,
  mergeFields,
  mergeQuietly,
  mergeScalar,
  putField,
  sameValue,
  type FieldRule,
} from '../../../src/model/merge/merge-values.ts';

export interface ItineraryRules {
  /** Experience keys where that side booked something: a stop there is not removed. */
  bookedExperiences?: Record<Conflict['by'], ReadonlySet<string>>;
}

/**
 * Merges stops by their id, and connections by the stops around them, their own id and its occurrence there. A
 * connection between stops that no longer follow each other is dropped; if the user had edited it, as a conflict.
 */
export function mergeItinerary(
  sides: Record<'base' | 'local' | 'remote', readonly ItineraryEntry[]>,
  conflicts: Conflict[],
  { bookedExperiences }: ItineraryRules = {},
): ItineraryEntry[] {
  const shapes = {
    base: shapeOf(sides.base),
    local: shapeOf(sides.local),
    remote: shapeOf(sides.remote),
  };
  const { base, local, remote } = shapes;
  const kept = mergeKeyed(
    ITINERARY_PATH,
    { base: base.stops, local: local.stops, remote: remote.stops },
    {
      keyOf: stopKey,
      isEdited: (before, after, by) =>
        isStopEdited(before, after) || bookedExperiences?.[by].has(after.experience_id) === true,
      notesKept: true,
      merge: (path, entries) => mergeFields(path, entries, conflicts, STOP_RULES),
    },
    conflicts,
  );
  const stops = mergeItems(kept, { base: base.stops, local: local.stops, remote: remote.stops }, conflicts);
  const placed = new Set<string>();
  const merged: ItineraryEntry[] = [];
  const keys = [NOTHING, ...stops.map(({ key }) => key), NOTHING];
  for (const [index, key] of keys.slice(1).entries()) {
    const before = keys[index] ?? NOTHING;
    const group = groupKey(before, key);
    placed.add(group);
    const between = mergeGroup(group, shapes, conflicts, () => bridge(before, key, stops, [remote, local]));
    for (const entry of between) merged.push(entry);
    const stop = stops[index];
    if (stop) merged.push(stop.entry);
  }
  noteOrder(shapes, stops, conflicts);
  noteTwice(shapes, conflicts);
  noteUnplaced(local, remote, base, placed, 'mine', conflicts);
  noteUnplaced(remote, local, base, placed, 'theirs', conflicts);
  return merged;
}

function keysOf({ stops }: Shape): string[] {
  return [...byUniqueKey(stops, stopKey).keys()];
}

/** Adds a conflict for a side whose order of stops, or whose position of an added stop, did not survive the merge. */
function noteOrder(
  { base, local, remote }: Record<'base' | 'local' | 'remote', Shape>,
  merged: readonly { key: string }[],
  conflicts: Conflict[],
): void {
  const [previous, now] = [keysOf(base), merged.map(({ key }) => key)];
  for (const [by, side] of [
    ['mine', local],
    ['theirs', remote],
  ] as const) {
    const value = keysOf(side).filter((key) => now.includes(key));
    const isNew = previous.length === 0 || !keepsOrder(previous, value);
    if (isNew ? !keepsOrder(value, now) : isAdditionMoved(value, previous, now))
      conflicts.push({ path: ITINERARY_PATH, value, by, kind: 'order' });
  }
}

/** Whether a stop that is not in `previous` changed sides with another one. */
function isAdditionMoved(
  side: readonly string[],
  previous: readonly string[],
  now: readonly string[],
): boolean {
  const added = side.filter((key) => !previous.includes(key));
  return added.some((key) => {
    const [before, at] = [side.indexOf(key), now.indexOf(key)];
    return side.some((one, index) => one !== key && index < before !== now.indexOf(one) < at);
  });
}

/** Both sides added a stop at the same experience: both stay, and a conflict says so. */
function noteTwice(
  { base, local, remote }: Record<'base' | 'local' | 'remote', Shape>,
  conflicts: Conflict[],
): void {
  const previous = new Set(base.stops.map(stopKey));
  const added = (side: Shape, other: Shape) => {
    const others = new Set(other.stops.map(stopKey));
    return side.stops.filter((stop) => !previous.has(stopKey(stop)) && !others.has(stopKey(stop)));
  };
  const theirs = added(remote, local).map(({ experience_id: place }) => place);
  for (const stop of added(local, remote)) {
    const at = theirs.indexOf(stop.experience_id);
    if (at === -1) continue;
    theirs.splice(at, 1);
    const path = joinPath(ITINERARY_PATH, stopKey(stop));
    conflicts.push({ path, value: stop, by: 'mine', kind: 'twice' });
  }
}

function connectionKeys(entries: readonly ConnectionEntry[] | undefined): string[] | undefined {
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
  const leading = mergeQuietly({
    base: connectionKeys(base),
    local: connectionKeys(local),
    remote: connectionKeys(remote),
  });
  const localLeads =
    sameValue(leading, connectionKeys(local)) && !sameValue(connectionKeys(local), connectionKeys(remote));
  const [led, other] = [
    byUniqueKey(localLeads ? local : remote, connectionKey),
    byUniqueKey(localLeads ? remote : local, connectionKey),
  ];
  const previous = byUniqueKey(base ?? [], connectionKey);
  noteChanged(
    group,
    [...other].filter(([key]) => !led.has(key)),
    previous,
    localLeads ? 'theirs' : 'mine',
    conflicts,
  );
  return [...led].map(([key, entry]) => {
    const counterpart = other.get(key);
    if (!counterpart) return entry;
    const [mine, theirs] = localLeads ? [entry, counterpart] : [counterpart, entry];
    return mergeConnection(pathOf(group, key), previous.get(key), mine, theirs, conflicts);
  });
}

const STOP_RULES = {
  experience_id: 'entered',
  connection_id: 'entered',
  id: 'entered',
  nights: 'entered',
  duration: 'entered',
  notes: 'entered',
  items: 'part',
} satisfies Record<keyof StopEntry, FieldRule>;
const CONNECTION_RULES = {
  connection_id: 'entered',
  experience_id: 'entered',
  id: 'entered',
  selected: 'choice',
  selectedKey: 'choice',
  departureTime: 'entered',
  justHotel: 'entered',
  notes: 'entered',
} satisfies Record<keyof ConnectionEntry, FieldRule>;

function mergeConnection(
  path: string,
  base: ConnectionEntry | undefined,
  local: ConnectionEntry,
  remote: ConnectionEntry,
  conflicts: Conflict[],
): ConnectionEntry {
  const merged = mergeFields(path, { base, local, remote }, conflicts, CONNECTION_RULES);
  const choices = { base: choiceOf(base), local: choiceOf(local), remote: choiceOf(remote) };
  const choice = mergeScalar(joinPath(path, 'selectedKey'), choices, conflicts);
  // The index belongs to the key: both are taken from one side.
  const chosen = sameValue(choice, choices.remote) ? remote : local;
  // Where only the index changed, the list of options has changed.
  const source = sameValue(choices.local, choices.remote) ? pickIndex(base, local, remote) : chosen;
  for (const field of ['selected', 'selectedKey']) putField(merged, field, Reflect.get(source, field));
  return merged;
}

function pickIndex(base: ConnectionEntry | undefined, local: ConnectionEntry, remote: ConnectionEntry) {
  return sameValue(remote.selected, base?.selected) && sameValue(remote.selectedKey, base?.selectedKey)
    ? local
    : remote;
}

/** Key of the selected option; in older documents without keys its index. */
function choiceOf(entry: ConnectionEntry | undefined): string | number | undefined {
  return entry?.selectedKey ?? entry?.selected ?? undefined;
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
    const previous = byUniqueKey(base.groups.get(group) ?? [], connectionKey);
    const same = byUniqueKey(other.groups.get(group) ?? [], connectionKey);
    const lost = [...byUniqueKey(entries, connectionKey)].filter(
      // Equal entries of both sides make one conflict only.
      ([key, entry]) => by === 'mine' || !sameValue(same.get(key), entry),
    );
    noteChanged(group, lost, previous, by, conflicts);
  }
}

function noteChanged(
  group: string,
  lost: readonly [string, ConnectionEntry][],
  previous: ReadonlyMap<string, ConnectionEntry>,
  by: Conflict['by'],
  conflicts: Conflict[],
): void {
  for (const [key, entry] of lost) {
    const before = previous.get(key) ?? { connection_id: entry.connection_id };
    if (!sameValue(before, entry)) conflicts.push({ path: pathOf(group, key), value: entry, by });
  }
}

function pathOf(group: string, key: string): string {
  return joinPath(joinPath(ITINERARY_PATH, group), key);
}
