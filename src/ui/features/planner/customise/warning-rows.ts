import type { PlannerState } from '../../../../data/planner/planner-state.ts';
import type { ItineraryEntry, PlanWarning } from '../../../../model/plan.ts';
import { goneKeyOf } from '../gone-key.ts';

export interface WarningRow {
  /** Its own, also where two warnings say the same: of two ways between the same places. */
  id: string;
  warning: PlanWarning;
  /** Of what was chosen and is not offered any more. */
  goneKey: string;
}

/** The plan's warnings in their order, each with what the list needs to name it. */
export function warningRows(
  warnings: readonly PlanWarning[],
  itinerary: readonly ItineraryEntry[],
  options: PlannerState['options'],
): WarningRow[] {
  const times = new Map<string, number>();
  return warnings.map((warning) => {
    const text = JSON.stringify(warning);
    const time = times.get(text) ?? 0;
    times.set(text, time + 1);
    const goneKey =
      warning.code === 'option-missing'
        ? goneKeys(warning.connection_id, itinerary, options)[time]
        : undefined;
    return { id: `${text}#${time}`, warning, goneKey: goneKey ?? '' };
  });
}

function goneKeys(
  connectionId: string,
  itinerary: readonly ItineraryEntry[],
  options: PlannerState['options'],
): string[] {
  return itinerary
    .filter((entry) => entry['connection_id'] === connectionId)
    .map((entry) => goneKeyOf(entry, options[connectionId] ?? []))
    .filter((key) => key !== null);
}
