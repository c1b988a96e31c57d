import type { Conflict } from '../../model/merge/conflict.ts';
import { itemPath } from '../../model/merge/entry-path.ts';
import { mergeForm } from '../../model/merge/merge-form.ts';
import { joinPath } from '../../model/merge/merge-values.ts';
import { changeItems, findItem, type ItemChange, type ItemFields } from '../../model/items/change-items.ts';
import type { ItineraryEntry } from '../../model/plan.ts';
import type { ItineraryEdit } from './planner-state.ts';

/**
 * Changes of a stop's items, in order and as one step, for `PlannerSession.editItinerary`.
 * @param opened the values when the form was opened; what another device has changed since becomes a conflict
 */
export function itemEdit(changes: readonly ItemChange[], opened: ItemFields | null = null): ItineraryEdit {
  return (itinerary) => {
    let changed: ItineraryEntry[] | null = null;
    for (const change of changes) changed = changeItems(changed ?? itinerary, change) ?? changed;
    if (changed === null) return null;
    return {
      itinerary: changed,
      conflicts: changes.flatMap((change) => conflictsOf(itinerary, change, opened)),
    };
  };
}

function conflictsOf(
  itinerary: readonly ItineraryEntry[],
  change: ItemChange,
  opened: ItemFields | null,
): Conflict[] {
  const placed = 'fields' in change ? findItem(itinerary, change.id) : null;
  if (!('fields' in change) || placed === null) return [];
  const path = joinPath(itemPath(placed.stop), change.id);
  return mergeForm<ItemFields>({ opened, changes: change.fields }, placed.item, path).conflicts;
}
