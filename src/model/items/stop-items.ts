import { stopKey } from '../merge/entry-path.ts';
import { byUniqueKey } from '../merge/merge-order.ts';
import { isStop, type ItineraryEntry, type StopEntry } from '../plan.ts';
import type { StopItem } from '../schemas/stop-item.ts';

/** An item with the key of its stop. */
export interface PlacedItem {
  stop: string;
  item: StopItem;
}

export function itemsOf({ items }: Pick<StopEntry, 'items'>): readonly StopItem[] {
  return items ?? [];
}

/** The items of all stops, in order. */
export function placedItems(stops: readonly StopEntry[]): PlacedItem[] {
  return [...byUniqueKey(stops, stopKey)].flatMap(([stop, entry]) =>
    itemsOf(entry).map((item) => ({ stop, item })),
  );
}

/** The stop with these items; a stop without any has no such field, as before there were items. */
export function withItems(stop: StopEntry, items: readonly StopItem[]): StopEntry {
  if (items.length > 0) return { ...stop, items: [...items] };
  if (itemsOf(stop).length === 0) return stop;
  const { items: _items, ...rest } = stop;
  return rest;
}

/** Replaces the items of each stop, by the stop's key; stops that keep their items keep their identity. */
export function mapItems(
  itinerary: readonly ItineraryEntry[],
  change: (items: readonly StopItem[], stop: string) => readonly StopItem[],
): ItineraryEntry[] {
  return itinerary.map((entry) => {
    if (!isStop(entry)) return entry;
    const before = itemsOf(entry);
    const after = change(before, stopKey(entry));
    return after === before ? entry : withItems(entry, after);
  });
}

/** The itinerary with an item replaced, or removed by null; the same items where it is missing. */
export function replaceItem(
  itinerary: readonly ItineraryEntry[],
  id: string,
  changed: StopItem | null,
): ItineraryEntry[] {
  return mapItems(itinerary, (items) =>
    items.some((item) => item.id === id)
      ? items.flatMap((item) => (item.id === id ? (changed ?? []) : item))
      : items,
  );
}

/** What others see of items: without the user's own notes. Allowlist: a field added later is private until listed here. */
export function publicItems(items: readonly StopItem[]): StopItem[] {
  return items
    .filter(({ kind }) => kind !== 'note')
    .map(({ id, kind, ref, title, day, start, minutes, location }) => {
      return { id, kind, ref, title, day, start, minutes, location };
    });
}
