import type { ConnectionOption, ConnectionTable } from '../../src/model/schemas/connection-option.ts';
import { reversedId } from '../../src/model/base/reversed-id.ts';

/** Transport options of a connection, in the direction of its id. Returns the same list on every call. */
export type OptionLookup = (connectionId: string) => readonly ConnectionOption[];

const NONE: readonly ConnectionOption[] = [];

/** Looks up options in a table: those of the id itself, else the reversed options of the return direction. */
export function lookupInTable(table: ConnectionTable): OptionLookup {
  const entryOf: OptionLookup = (id) => (Object.hasOwn(table, id) ? (table[id] ?? NONE) : NONE);
  const reversed = memoizedLookup(entryOf);
  return (id) => {
    const options = entryOf(id);
    return options.length > 0 ? options : reversed(id);
  };
}

/** Memoizes `find`; if it has no options, falls back to the reversed options of the return direction. */
export function memoizedLookup(find: OptionLookup): OptionLookup {
  const known = new Map<string, readonly ConnectionOption[]>();
  return (id) => {
    const before = known.get(id);
    if (before) return before;
    const direct = find(id);
    const options = direct.length > 0 ? direct : find(reversedId(id)).map(reverseOption);
    known.set(id, options);
    return options;
  };
}

/** Booking link and timetable are valid for one direction only, so they are dropped on reversal. */
export function reverseOption(option: ConnectionOption): ConnectionOption {
  const { departures, weekdays, ...kept } = option;
  const { flight, from, to } = option;
  const reversed = from || to ? { ...kept, from: to, to: from } : kept;
  if (!flight) return departures || weekdays || from || to ? reversed : option;
  return {
    ...reversed,
    flight: {
      ...flight,
      origin: flight.destination ?? null,
      destination: flight.origin ?? null,
      deep_link: null,
    },
  };
}
