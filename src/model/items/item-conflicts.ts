import { isRecord } from '../base/is-record.ts';
import { ITEM_POSITION, itemOfPath } from '../merge/entry-path.ts';
import { putField } from '../merge/merge-values.ts';
import type { ItineraryEntry } from '../plan.ts';
import { changeItems, findItem } from './change-items.ts';
import { type PlacedItem, replaceItem } from './stop-items.ts';

/** A conflict about an item, which is found by its id in whatever stop has it now. */
export interface ItemConflict {
  id: string;
  field: string | null;
  /** Null if the item is gone. */
  placed: PlacedItem | null;
  /** Value at the conflict's path. */
  current: unknown;
}

/** Null for a conflict about something else. */
export function itemConflict(
  itinerary: readonly ItineraryEntry[],
  segments: readonly string[],
): ItemConflict | null {
  const about = itemOfPath(segments);
  if (about === null) return null;
  const placed = findItem(itinerary, about.id);
  const { stop, item } = placed ?? {};
  const current: unknown =
    item === undefined || about.field === null
      ? item
      : about.field === ITEM_POSITION
        ? { stop, day: item.day ?? null }
        : Reflect.get(item, about.field);
  return { ...about, placed, current };
}

/** The itinerary with the value that had lost, or without the item; null if that is no longer possible. */
export function takeItemConflict(
  itinerary: readonly ItineraryEntry[],
  { id, field, placed }: ItemConflict,
  take: 'remove' | { value: unknown },
): ItineraryEntry[] | null {
  if (placed === null) return null;
  if (take === 'remove') return changeItems(itinerary, { remove: id });
  const { value } = take;
  if (field === null) return null;
  if (field === ITEM_POSITION) {
    const { stop, day = null } = isRecord(value) ? value : {};
    if (typeof stop !== 'string' || (day !== null && typeof day !== 'number')) return null;
    return changeItems(itinerary, { move: id, to: { stop, day } });
  }
  const changed = { ...placed.item };
  putField(changed, field, value ?? undefined);
  return replaceItem(itinerary, id, changed);
}
