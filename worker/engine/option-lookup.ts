import type { ConnectionOption, ConnectionTable } from '../../src/model/schemas/connection-option.ts';
import { reversedId } from './input/connection-id.ts';

/** Options of a connection in the direction of its id; the same list each time that it is asked. */
export type OptionLookup = (connectionId: string) => readonly ConnectionOption[];

const NONE: readonly ConnectionOption[] = [];

/** The options of a table: those of the id itself, else those of the way back, turned round. */
export function lookupInTable(table: ConnectionTable): OptionLookup {
  const entryOf: OptionLookup = (id) => (Object.hasOwn(table, id) ? (table[id] ?? NONE) : NONE);
  const turned = lookupThrough(entryOf);
  return (id) => {
    const options = entryOf(id);
    return options.length > 0 ? options : turned(id);
  };
}

/** Remembers what `find` answers, and where it has none turns the options of the way back round. */
export function lookupThrough(find: OptionLookup): OptionLookup {
  const known = new Map<string, readonly ConnectionOption[]>();
  return (id) => {
    const before = known.get(id);
    if (before) return before;
    const direct = find(id);
    const options = direct.length > 0 ? direct : find(reversedId(id)).map(turnRound);
    known.set(id, options);
    return options;
  };
}

/** A link to a flight is one of its direction: it does not turn round. */
function turnRound(option: ConnectionOption): ConnectionOption {
  const { flight } = option;
  if (!flight) return option;
  return {
    ...option,
    flight: { ...flight, origin: flight.destination, destination: flight.origin, deep_link: null },
  };
}
