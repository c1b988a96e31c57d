import type { ConnectionEntry } from '../../../src/model/plan.ts';
import { reversedId } from '../../../src/model/base/reversed-id.ts';
import { connectionId, fromOf } from '../input/connection-id.ts';
import type { JourneyShape } from './journey-shape.ts';
import type { OptionLookup } from '../option-lookup.ts';
import { bareConnection } from './rebuild-connections.ts';
import { selectedOption } from '../resolve-entries.ts';

/** Adds the return journey with mirrored flights, or removes it. */
export function switchReturnJourney(shape: JourneyShape, on: boolean, optionsOf: OptionLookup): JourneyShape {
  if (!on) return { ...shape, closing: [] };
  const first = shape.stops[0]?.experience_id;
  const last = shape.stops.at(-1)?.experience_id;
  if (first === undefined || last === undefined || shape.closing.length > 0) return shape;
  if (shape.opening.some((entry) => isFlightSelected(entry, optionsOf))) {
    return { ...shape, closing: mirror(shape.opening, last, optionsOf) };
  }
  return shape.stops.length > 1 ? { ...shape, closing: [bareConnection(last, first)] } : shape;
}

function mirror(
  opening: readonly ConnectionEntry[],
  lastStop: string,
  optionsOf: OptionLookup,
): ConnectionEntry[] {
  return [...opening].reverse().map((entry, index) => {
    const id =
      index === 0 ? connectionId(lastStop, fromOf(entry.connection_id)) : reversedId(entry.connection_id);
    if (!isFlightSelected(entry, optionsOf)) return { connection_id: id };
    const flight = optionsOf(id).findIndex((option) => option.type === 'flight');
    return flight < 0 ? { connection_id: id } : { connection_id: id, selected: flight };
  });
}

function isFlightSelected(entry: ConnectionEntry, optionsOf: OptionLookup): boolean {
  return selectedOption(entry, optionsOf)?.type === 'flight';
}
