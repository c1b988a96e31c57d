import { describe, expect, test } from 'vitest';
import { rejectedPath } from '../../../builders/planned.ts';
import { inputOf, stop, travel, connectionEntry } from '../../../builders/plan-input.ts';

/** A tour of two stops with one op after an op that is fine. */
function rejectedPathOf(op: unknown): string | null {
  const input = inputOf({
    itinerary: [stop('a'), connectionEntry('a_b'), stop('b')],
    experiences: { c: {} },
    connections: { a_b: [travel(3), travel(4)] },
  });
  return rejectedPath({ ...input, ops: [{ op: 'reverse' }, { op: 'reverse' }, op] });
}

describe('the fields of ops', () => {
  test.each<[unknown, string]>([
    [{}, 'op'],
    [{ op: null }, 'op'],
    [{ op: 'teleport' }, 'op'],
    [{ op: 'toString' }, 'op'],
    [{ op: 'reduce' }, 'entry'],
    [{ op: 'reduce', entry: -1 }, 'entry'],
    [{ op: 'increase', entry: 0.5 }, 'entry'],
    [{ op: 'increase', entry: '0' }, 'entry'],
    [{ op: 'setNights', entry: 0 }, 'nights'],
    [{ op: 'setNights', entry: 0, nights: 1.5 }, 'nights'],
    [{ op: 'setDeparture', entry: 1, departureTime: 'noon' }, 'departureTime'],
    [{ op: 'setDeparture', entry: 1, departureTime: 8 }, 'departureTime'],
    [{ op: 'setDeparture', departureTime: '08:00' }, 'entry'],
    [{ op: 'select', entry: 1 }, 'option'],
    [{ op: 'select', entry: 1, option: -1 }, 'option'],
    [{ op: 'move', from: 0 }, 'to'],
    [{ op: 'move', to: 0 }, 'from'],
    [{ op: 'remove' }, 'stop'],
    [{ op: 'remove', stop: '0' }, 'stop'],
    [{ op: 'add' }, 'experience_id'],
    [{ op: 'add', experience_id: 5 }, 'experience_id'],
    [{ op: 'add', experience_id: 'c', at: -1 }, 'at'],
    [{ op: 'optimise', fixStart: 1 }, 'fixStart'],
    [{ op: 'optimise', fixEnd: 'yes' }, 'fixEnd'],
    [{ op: 'returnJourney' }, 'on'],
    [{ op: 'returnJourney', on: 'yes' }, 'on'],
    [{ op: 'setAirport' }, 'airport'],
    [{ op: 'setAirport', airport: 'F_RA' }, 'airport'],
    [{ op: 'setAirport', airport: 'FRA', gateway: 5 }, 'gateway'],
    [{ op: 'setAirport', airport: 'FRA', gateway: 'C_MB' }, 'gateway'],
    [{ op: 'adjustDays' }, 'days'],
  ])('[I5] %j is refused by its %s', (op, field) => {
    expect(rejectedPathOf(op)).toBe(`ops[2].${field}`);
  });

  test.each(['reverse', null, 5, []])('[I5] rejects %j', (op) => {
    expect(rejectedPathOf(op)).toBe('ops[2]');
  });

  test.each<[unknown, string]>([
    [{ op: 'adjustDays', days: 0 }, 'days'],
    [{ op: 'adjustDays', days: 367 }, 'days'],
    [{ op: 'adjustDays', days: 2.5 }, 'days'],
    [{ op: 'setNights', entry: 0, nights: -1 }, 'nights'],
    [{ op: 'setNights', entry: 0, nights: 367 }, 'nights'],
  ])('[I4] %j is out of bounds', (op, field) => {
    expect(rejectedPathOf(op)).toBe(`ops[2].${field}`);
  });

  test.each([
    [{ op: 'adjustDays', days: 1 }],
    [{ op: 'adjustDays', days: 366 }],
    [{ op: 'setNights', entry: 0, nights: 0 }],
    [{ op: 'setNights', entry: 0, nights: 366 }],
  ])('[I4] %j is within bounds', (op) => {
    expect(rejectedPathOf(op)).toBeNull();
  });

  test.each([
    [{ op: 'add', experience_id: 'c', at: null }],
    [{ op: 'optimise', fixStart: null, fixEnd: null }],
    [{ op: 'setAirport', airport: 'FRA', gateway: null }],
    [{ op: 'setDeparture', entry: 1, departureTime: null }],
    [{ op: 'setDeparture', entry: 1 }],
    [{ op: 'reverse', reason: 'the sun' }],
  ])('[I2] %j: null is missing, unknown fields are ignored', (op) => {
    expect(rejectedPathOf(op)).toBeNull();
  });

  test('[I3] rejects adding an unknown experience', () => {
    expect(rejectedPathOf({ op: 'add', experience_id: 'galle' })).toBe('ops[2].experience_id');
    expect(rejectedPathOf({ op: 'add', experience_id: 'constructor' })).toBe('ops[2].experience_id');
    expect(rejectedPathOf({ op: 'add', experience_id: 'c' })).toBeNull();
  });
});
