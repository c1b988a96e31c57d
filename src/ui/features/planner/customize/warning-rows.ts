import type { PlannerState } from '../../../../data/planner/planner-state.ts';
import type { ItineraryEntry, PlanWarning } from '../../../../model/plan.ts';
import { unavailableOptionKey } from '../unavailable-option.ts';

export interface WarningRow {
  /** Unique, also where two warnings are equal: two connections may join the same stops. */
  id: string;
  warning: PlanWarning;
  /** Key of the selected option that is no longer offered. */
  unavailableKey: string;
}

/** The plan's warnings in order, each with the values that its text needs. */
export function warningRows(
  warnings: readonly PlanWarning[],
  itinerary: readonly ItineraryEntry[],
  options: PlannerState['options'],
): WarningRow[] {
  const occurrences = new Map<string, number>();
  return warnings.map((warning) => {
    const text = JSON.stringify(warning);
    const occurrence = occurrences.get(text) ?? 0;
    occurrences.set(text, occurrence + 1);
    const unavailableKey =
      warning.code === 'option-missing'
        ? unavailableKeys(warning.connection_id, itinerary, options)[occurrence]
        : undefined;
    return { id: `${text}#${occurrence}`, warning, unavailableKey: unavailableKey ?? '' };
  });
}

function unavailableKeys(
  connectionId: string,
  itinerary: readonly ItineraryEntry[],
  options: PlannerState['options'],
): string[] {
  return itinerary
    .filter((entry) => entry['connection_id'] === connectionId)
    .map((entry) => unavailableOptionKey(entry, options[connectionId] ?? []))
    .filter((key) => key !== null);
}
