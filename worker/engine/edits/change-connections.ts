import { isConnection, type ConnectionEntry, type Op } from '../../../src/model/plan.ts';
import { replaced, type Changed, type OpsFacts } from './ops-state.ts';
import { selectedOption } from '../resolve-entries.ts';
import { isScheduled } from '../timeline/departures.ts';
import { accept, reject, type Outcome } from '../input/rejection.ts';

export function setDeparture(
  changed: Changed,
  op: Extract<Op, { op: 'setDeparture' }>,
  path: string,
  { optionsOf }: OpsFacts,
): Outcome<Changed> {
  const entry = changed.itinerary[op.entry];
  const before = changed.itinerary[op.entry - 1];
  if (!entry || !isConnection(entry)) return reject(`${path}.entry`, 'expected the index of a connection');
  if (before && isConnection(before) && !isScheduled(selectedOption(entry, optionsOf))) {
    return reject(`${path}.entry`, "expected a group's first connection, or one with a timetable");
  }
  const replacement: ConnectionEntry = { ...entry };
  const departureTime = op.departureTime ?? null;
  if (departureTime === null) delete replacement.departureTime;
  else replacement.departureTime = departureTime;
  return accept(replaced(changed, op.entry, replacement));
}

export function selectOption(
  changed: Changed,
  op: Extract<Op, { op: 'select' }>,
  path: string,
  facts: OpsFacts,
): Outcome<Changed> {
  const entry = changed.itinerary[op.entry];
  if (!entry || !isConnection(entry)) return reject(`${path}.entry`, 'expected the index of a connection');
  const { length } = facts.optionsOf(entry.connection_id);
  if (op.option >= length) return reject(`${path}.option`, `expected the index of one of ${length} options`);
  return accept(replaced(changed, op.entry, { ...entry, selected: op.option }));
}
