import type { ConnectionOption } from '../../../model/schemas/connection-option.ts';
import { isConnection, type ItineraryEntry } from '../../../model/plan.ts';

/**
 * Key of the selected option if it is no longer offered, empty if unknown; null if it is still offered. The engine's
 * warning names only the connection, which may occur twice in the itinerary.
 */
export function unavailableOptionKey(
  entry: ItineraryEntry | undefined,
  options: readonly ConnectionOption[],
): string | null {
  const chosen = (entry && isConnection(entry) && entry.selectedKey) || '';
  return options.some(({ key }) => key === chosen) ? null : chosen;
}
