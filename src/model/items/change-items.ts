import { stopKey } from '../merge/entry-path.ts';
import { isStop, type ItineraryEntry } from '../plan.ts';
import type { StopItem } from '../schemas/stop-item.ts';
import { mapItems, placedItems, type PlacedItem, replaceItem } from './stop-items.ts';

/** Where an item goes: a day of a stop, or none yet. */
export interface ItemPosition {
  /** Key of the stop. */
  stop: string;
  day: number | null;
  /** The item that it comes before; null for the end of the stop's list. */
  before?: string | null;
}

/** Fields that a form changes; null removes one. */
export type ItemFields = Partial<Pick<StopItem, 'title' | 'start' | 'minutes'>>;

export type ItemChange =
  | { add: StopItem; stop: string }
  | { id: string; fields: ItemFields }
  | { move: string; to: ItemPosition }
  | { remove: string };

/** The itinerary after a change of its items; null if the item or the stop no longer exists, or nothing changes. */
export function changeItems(
  itinerary: readonly ItineraryEntry[],
  change: ItemChange,
): ItineraryEntry[] | null {
  if ('add' in change) {
    const { add, stop } = change;
    return hasStop(itinerary, stop) ? insertItem(itinerary, add, { stop, day: add.day ?? null }) : null;
  }
  const id = 'remove' in change ? change.remove : 'move' in change ? change.move : change.id;
  const found = findItem(itinerary, id);
  if (found === null) return null;
  if ('remove' in change) return replaceItem(itinerary, id, null);
  if ('move' in change) return moveItem(itinerary, found, change.to);
  return replaceItem(itinerary, id, withFields(found.item, change.fields));
}

export function findItem(itinerary: readonly ItineraryEntry[], id: string): PlacedItem | null {
  return placedItems(itinerary.filter(isStop)).find(({ item }) => item.id === id) ?? null;
}

function moveItem(
  itinerary: readonly ItineraryEntry[],
  { stop, item }: PlacedItem,
  to: ItemPosition,
): ItineraryEntry[] | null {
  if (!hasStop(itinerary, to.stop) || to.before === item.id) return null;
  const moved = insertItem(replaceItem(itinerary, item.id, null), withFields(item, { day: to.day }), to);
  const isSame = to.stop === stop && to.day === (item.day ?? null);
  return isSame && orderOf(moved) === orderOf(itinerary) ? null : moved;
}

function orderOf(itinerary: readonly ItineraryEntry[]): string {
  return placedItems(itinerary.filter(isStop))
    .map(({ item }) => item.id)
    .join();
}

function insertItem(
  itinerary: readonly ItineraryEntry[],
  item: StopItem,
  { stop, before = null }: ItemPosition,
): ItineraryEntry[] {
  let inserted = false;
  return mapItems(itinerary, (items, key) => {
    // A tour may come to a place without an id twice.
    if (key !== stop || inserted) return items;
    inserted = true;
    const at = items.findIndex(({ id }) => id === before);
    return items.toSpliced(at < 0 ? items.length : at, 0, item);
  });
}

function hasStop(itinerary: readonly ItineraryEntry[], key: string): boolean {
  return itinerary.some((entry) => isStop(entry) && stopKey(entry) === key);
}

/** The item with these fields; null removes one, so that it is missing as in a new item. */
function withFields(item: StopItem, fields: ItemFields & Pick<StopItem, 'day'>): StopItem {
  const changed = { ...item, ...fields };
  for (const field of ['day', 'start', 'minutes'] as const)
    if (changed[field] === null) delete changed[field];
  return changed;
}
