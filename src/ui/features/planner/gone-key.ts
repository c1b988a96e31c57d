import type { ConnectionOption } from '../../../model/schemas/connection-option.ts';
import type { ItineraryEntry } from '../../../model/plan.ts';

/**
 * Key of what was chosen for a way and is not offered any more, empty where nobody knows it; null where it is still
 * offered. The engine's warning names only the places: of two ways between the same ones it may be about either.
 */
export function goneKeyOf(
  entry: ItineraryEntry | undefined,
  options: readonly ConnectionOption[],
): string | null {
  const chosen = typeof entry?.['selectedKey'] === 'string' ? entry['selectedKey'] : '';
  return options.some(({ key }) => key === chosen) ? null : chosen;
}
