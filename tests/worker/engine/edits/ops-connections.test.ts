import { describe, expect, test } from 'vitest';
import type { Op } from '../../../../src/model/plan.ts';
import { flight, stop, travel, connectionEntry } from '../../../builders/plan-input.ts';
import { planned, times } from '../../../builders/planned.ts';

/** One night in a until 06:00 of the 11th, then via x to b. */
function overX(...ops: Op[]) {
  return planned({
    itinerary: [
      stop('a'),
      connectionEntry('a_x', { selected: 1, notes: 'n', mood: 'calm' }),
      connectionEntry('x_b'),
      stop('b'),
    ],
    connections: { a_x: [travel(3, { type: 'bus' }), travel(2)], x_b: [travel(1)] },
    ops,
  });
}

describe('setDeparture', () => {
  test.each([
    ['09:15', '01-11 09:15 → 01-11 12:15'],
    ['afternoon', '01-11 14:00 → 01-11 17:00'],
    ['2030-05-05T16:30', '01-11 16:30 → 01-11 19:30'],
  ])('[O6] %s is when the group leaves', (departureTime, moments) => {
    const plan = overX({ op: 'setDeparture', entry: 1, departureTime });
    expect(plan.itinerary[1]).toMatchObject({ departureTime, selected: 1, notes: 'n', mood: 'calm' });
    expect(times(plan, 'connectionGroup')).toEqual([moments]);
  });

  test.each<[string, Op]>([
    ['null', { op: 'setDeparture', entry: 1, departureTime: null }],
    ['none', { op: 'setDeparture', entry: 1 }],
  ])('[O6] %s takes the time away, field and all', (_name, away) => {
    const plan = overX({ op: 'setDeparture', entry: 1, departureTime: '09:15' }, away);
    expect(plan.itinerary[1]).toEqual({ connection_id: 'a_x', selected: 1, notes: 'n', mood: 'calm' });
    expect(times(plan, 'connectionGroup')).toEqual(['01-11 08:00 → 01-11 11:00']);
  });

  test('[O6] opening and closing group have a first connection too', () => {
    const plan = planned({
      itinerary: [connectionEntry('x_a'), connectionEntry('a_a'), stop('a'), connectionEntry('a_x')],
      connections: { x_a: [travel(1)] },
      ops: [
        { op: 'setDeparture', entry: 0, departureTime: '07:00' },
        { op: 'setDeparture', entry: 3, departureTime: '10:00' },
      ],
    });
    expect(times(plan, 'connectionGroup')).toEqual([
      '01-10 07:00 → 01-10 08:00',
      '01-11 10:00 → 01-11 11:00',
    ]);
  });
});

describe('select', () => {
  test('[O7] selects the option and keeps the other fields', () => {
    const plan = overX({ op: 'select', entry: 1, option: 0 });
    expect(plan.itinerary[1]).toEqual({ connection_id: 'a_x', selected: 0, notes: 'n', mood: 'calm' });
    expect(plan.timeline[2]).toMatchObject({ key: 'a_x', selected: 0, duration: 3 });
  });

  test('[O7] selects an option of the reverse connection', () => {
    const plan = planned({
      itinerary: [connectionEntry('CMB_FRA')],
      connections: { FRA_CMB: [travel(12, { type: 'bus' }), flight(11, 'FRA', 'CMB')] },
      ops: [{ op: 'select', entry: 0, option: 1 }],
    });
    expect(plan.timeline[1]).toMatchObject({ selected: 1, duration: 11 });
    expect(plan.bookings.flights[0]?.flight).toMatchObject({ origin: 'CMB', destination: 'FRA' });
  });

  test('[O7] corrects a selection past the end', () => {
    const plan = planned({
      itinerary: [stop('a'), connectionEntry('a_x', { selected: 7 })],
      connections: { a_x: [travel(1), travel(2)] },
      ops: [{ op: 'select', entry: 1, option: 1 }],
    });
    expect(plan.warnings).toEqual([]);
  });
});
