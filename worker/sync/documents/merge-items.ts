import type { Conflict } from '../../../src/model/merge/conflict.ts';
import { ITEM_POSITION, itemPath, stopKey } from '../../../src/model/merge/entry-path.ts';
import { byUniqueKey } from '../../../src/model/merge/merge-order.ts';
import {
  joinPath,
  mergeFields,
  mergeScalar,
  putField,
  sameValue,
  type FieldRule,
} from '../../../src/model/merge/merge-values.ts';
import { itemsOf, placedItems, withItems, type PlacedItem } from '../../../src/model/items/stop-items.ts';
import type { StopEntry } from '../../../src/model/plan.ts';
import type { StopItem } from '../../../src/model/schemas/stop-item.ts';
import { mergeKeyed } from './merge-keyed.ts';

interface KeyedStop {
  key: string;
  entry: StopEntry;
}

const ITEM_RULES = {
  id: 'entered',
  kind: 'entered',
  ref: 'entered',
  title: 'entered',
  day: 'part',
  start: 'entered',
  minutes: 'entered',
  location: 'entered',
} satisfies Record<keyof StopItem, FieldRule>;

/**
 * Merges the items of all stops by their own id, so that one that was moved on one device and edited on the other stays
 * one item. Its stop and day are one value. A stop that stays although one side removed it keeps its items.
 * @param stops merged without their items
 */
export function mergeItems(
  stops: readonly KeyedStop[],
  sides: Record<'base' | 'local' | 'remote', readonly StopEntry[]>,
  conflicts: Conflict[],
): KeyedStop[] {
  const lists = {
    base: placedItems(sides.base),
    local: placedItems(sides.local),
    remote: placedItems(sides.remote),
  };
  if (lists.local.length === 0 && lists.remote.length === 0) return [...stops];
  const keys = new Set(stops.map(({ key }) => key));
  const known = { mine: keysOf(sides.remote), theirs: keysOf(sides.local) };
  const isStopKept = ({ stop }: PlacedItem, by: Conflict['by']) => keys.has(stop) && !known[by].has(stop);
  const found: Conflict[] = [];
  const merged = mergeKeyed(
    '',
    lists,
    {
      keyOf: ({ item }) => item.id,
      isEdited: (before, after, by) => !sameValue(before, after) || isStopKept(after, by),
      notesKept: true,
      merge: (path, { base, local, remote }) => mergeItem(path, { base, local, remote }, found),
    },
    found,
  );
  const stopOf = new Map(merged.map(({ key, entry }) => [key, entry.stop]));
  for (const conflict of found) {
    const [key = ''] = conflict.path.split('/');
    const stop = stopOf.get(key) ?? '';
    // The conflict about the stop says it for all of its items.
    if (conflict.kind === 'kept' && !known[conflict.by === 'mine' ? 'theirs' : 'mine'].has(stop)) continue;
    conflicts.push({ ...conflict, path: `${itemPath(stop)}/${conflict.path}` });
  }
  return stops.map(({ key, entry }) => {
    const items = merged.flatMap((one) => (one.entry.stop === key ? [one.entry.item] : []));
    return { key, entry: sameValue(items, itemsOf(entry)) ? entry : withItems(entry, items) };
  });
}

/** Whether a side changed a stop itself, or what is to do there; an item that it moved elsewhere does not count. */
export function isStopEdited(before: StopEntry, after: StopEntry): boolean {
  if (!sameValue({ ...before, items: null }, { ...after, items: null })) return true;
  const previous = new Map(itemsOf(before).map((item) => [item.id, item]));
  return itemsOf(after).some((item) => !sameValue(previous.get(item.id), item));
}

function mergeItem(
  path: string,
  { base, local, remote }: { base: PlacedItem | undefined; local: PlacedItem; remote: PlacedItem },
  conflicts: Conflict[],
): PlacedItem {
  const items = { base: base?.item, local: local.item, remote: remote.item };
  const item = mergeFields(path, items, conflicts, ITEM_RULES);
  const positions = { base: base && positionOf(base), local: positionOf(local), remote: positionOf(remote) };
  const position = mergeScalar(joinPath(path, ITEM_POSITION), positions, conflicts);
  const { stop, item: source } = sameValue(position, positions.remote) ? remote : local;
  putField(item, 'day', source.day);
  return { stop, item };
}

function positionOf({ stop, item }: PlacedItem): { stop: string; day: number | null } {
  return { stop, day: item.day ?? null };
}

function keysOf(stops: readonly StopEntry[]): ReadonlySet<string> {
  return new Set(byUniqueKey(stops, stopKey).keys());
}
