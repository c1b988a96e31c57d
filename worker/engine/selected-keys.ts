import { isConnection, type ItineraryEntry } from '../../src/model/plan.ts';
import type { OptionLookup } from './option-lookup.ts';

/**
 * Finds the chosen options again by their keys, so that a changed fare or a new line never swaps a train for a
 * bus. A key that is gone points past the options: the engine takes the first and warns `option-missing`.
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

/** Writes the key of the chosen option beside its index; a key that is gone stays, so that it can be named. */
export function writeKeys(itinerary: readonly ItineraryEntry[], optionsOf: OptionLookup): ItineraryEntry[] {
  return itinerary.map((entry) => {
    if (!isConnection(entry)) return entry;
    const options = optionsOf(entry.connection_id);
    const chosen = options[entry.selected ?? 0];
    if (chosen === undefined) return { ...entry, selected: 0 };
    return chosen.key === undefined ? entry : { ...entry, selectedKey: chosen.key };
  });
}
