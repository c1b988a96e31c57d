import { isConnection, type ItineraryEntry } from '../../src/model/plan.ts';
import type { OptionLookup } from './option-lookup.ts';

/**
 * Resolves selected options by key, so that a changed fare or a new line never replaces a train with a bus. A key that
 * no longer exists becomes an index past the end: the engine falls back to the first option and warns `option-missing`.
 */
export function selectByKeys(
  itinerary: readonly ItineraryEntry[],
  optionsOf: OptionLookup,
): ItineraryEntry[] {
  return itinerary.map((entry) => {
    if (!isConnection(entry) || entry.selectedKey === null || entry.selectedKey === undefined) return entry;
    const options = optionsOf(entry.connection_id);
    const index = options.findIndex((option) => option.key === entry.selectedKey);
    return { ...entry, selected: index === -1 ? options.length : index };
  });
}

/**
 * Stores the selected option's key with its index. A key that no longer exists is kept, so that a warning can name it.
 */
export function writeKeys(itinerary: readonly ItineraryEntry[], optionsOf: OptionLookup): ItineraryEntry[] {
  return itinerary.map((entry) => {
    if (!isConnection(entry)) return entry;
    const options = optionsOf(entry.connection_id);
    const chosen = options[entry.selected ?? 0];
    if (chosen === undefined) return { ...entry, selected: 0 };
    return chosen.key === undefined ? entry : { ...entry, selectedKey: chosen.key };
  });
}
