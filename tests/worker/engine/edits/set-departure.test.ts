import { describe, expect, test } from 'vitest';
import type { Op } from '../../../../src/model/plan.ts';
import { connectionEntry, flight, inputOf, stop, travel } from '../../../builders/plan-input.ts';
import { planned, rejectedPath } from '../../../builders/planned.ts';
import { rowsOf } from '../../../builders/timeline-rows.ts';

const tour = {
  itinerary: [
    stop('a'),
    connectionEntry('a_x'),
    connectionEntry('x_b', { selected: 1, notes: 'n' }),
    stop('b'),
  ],
  connections: { a_x: [travel(1)], x_b: [travel(2), travel(2, { type: 'bus' }), flight(1, 'X', 'B')] },
};
const setDeparture: Op = { op: 'setDeparture', entry: 2, departureTime: '12:15' };

describe('setDeparture on a later connection', () => {
  test('[O6] sets its departure where its selected option is scheduled', () => {
    const plan = planned({ ...tour, ops: [setDeparture] });
    expect(plan.itinerary[2]).toEqual({
      connection_id: 'x_b',
      selected: 1,
      notes: 'n',
      departureTime: '12:15',
    });
    // The drive leaves so late that it is there in time.
    expect(rowsOf(plan).slice(2, 4)).toEqual([
      'a_x 01-11 11:15 → 01-11 12:15, nights 0',
      'x_b 01-11 12:15 → 01-11 14:15, nights 0',
    ]);
  });

  test('[O6] is rejected where its selected option is not scheduled', () => {
    const itinerary = tour.itinerary.with(2, connectionEntry('x_b'));
    expect(rejectedPath(inputOf({ ...tour, itinerary, ops: [setDeparture] }))).toBe('ops[0].entry');
    const select: Op = { op: 'select', entry: 2, option: 2 };
    expect(rejectedPath(inputOf({ ...tour, itinerary, ops: [select, setDeparture] }))).toBeNull();
  });

  test('[O6] uses the first option for an index past the end', () => {
    const itinerary = tour.itinerary.with(2, connectionEntry('x_b', { selected: 9 }));
    expect(rejectedPath(inputOf({ ...tour, itinerary, ops: [setDeparture] }))).toBe('ops[0].entry');
  });

  test('[O6] is rejected for an unscheduled option with departures', () => {
    const connections = { ...tour.connections, x_b: [travel(2, { departures: ['12:00'] })] };
    expect(rejectedPath(inputOf({ ...tour, connections, ops: [setDeparture] }))).toBe('ops[0].entry');
  });

  test('[O6] null removes the time', () => {
    const plan = planned({
      ...tour,
      ops: [setDeparture, { op: 'setDeparture', entry: 2, departureTime: null }],
    });
    expect(plan.itinerary).toEqual(tour.itinerary);
  });
});
