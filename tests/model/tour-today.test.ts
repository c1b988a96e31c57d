import { describe, expect, it } from 'vitest';
import { clockIn } from '../../src/model/calendar/local-clock.ts';
import { tourToday, type TourStep } from '../../src/model/tour-today.ts';

interface Named extends TourStep {
  name: string;
}

const COLOMBO = 'Asia/Colombo';
const BERLIN = 'Europe/Berlin';

function step(
  kind: 'stop' | 'connection',
  name: string,
  [starts, ends]: [string, string],
  [from, to]: [string | null, string | null] = [COLOMBO, COLOMBO],
): Named {
  return { kind, name, starts: { at: starts, zone: from }, ends: { at: ends, zone: to } };
}

/** Out by night, three nights in Kandy, a train, a night in Ella, a bus to Galle for the afternoon, and home. */
const STEPS = [
  step('connection', 'flight out', ['2027-01-09T23:30', '2027-01-10T14:00'], [BERLIN, COLOMBO]),
  step('connection', 'taxi', ['2027-01-10T14:00', '2027-01-10T17:00']),
  step('stop', 'Kandy', ['2027-01-10T17:00', '2027-01-13T08:00']),
  step('connection', 'train', ['2027-01-13T08:00', '2027-01-13T15:00']),
  step('stop', 'Ella', ['2027-01-13T15:00', '2027-01-14T08:00']),
  step('connection', 'bus', ['2027-01-14T08:00', '2027-01-14T12:00']),
  step('stop', 'Galle', ['2027-01-14T12:00', '2027-01-14T18:00']),
  step('connection', 'flight home', ['2027-01-14T19:00', '2027-01-15T02:30'], [COLOMBO, BERLIN]),
];
const PLAN = { start: '2027-01-10T08:00', days: 6 };

function at(instant: string, steps: readonly Named[] = STEPS, plan = PLAN) {
  return tourToday(steps, plan, (zone) => clockIn(zone ?? 'UTC', new Date(instant)));
}

function names(steps: readonly (Named | null)[]) {
  return steps.map((one) => one?.name ?? null);
}

describe('tourToday', () => {
  it('has not started on the day before, in the home time zone', () => {
    expect(at('2027-01-08T22:59Z')).toBeNull();
  });

  it('starts on the day of the outbound flight in the home time zone', () => {
    const today = at('2027-01-09T12:00Z');
    expect(today).toMatchObject({ phase: 'before', moment: '2027-01-09T13:00', day: 1, dayCount: 6 });
    expect(names([today?.now ?? null, today?.next ?? null, today?.nextStop ?? null])).toEqual([
      null,
      'flight out',
      'Kandy',
    ]);
    expect(names(today?.tomorrow.steps ?? [])).toEqual(['taxi', 'Kandy']);
  });

  it('is on the flight until its local arrival time', () => {
    // 13:59 in Colombo.
    expect(at('2027-01-10T08:29Z')).toMatchObject({ phase: 'on-the-way', now: { name: 'flight out' } });
    expect(at('2027-01-10T08:30Z')).toMatchObject({ phase: 'on-the-way', now: { name: 'taxi' } });
  });

  it('is at a stop from its arrival, with the next connection days later', () => {
    const today = at('2027-01-11T06:00Z');
    expect(today).toMatchObject({ phase: 'here', moment: '2027-01-11T11:30', date: '2027-01-11', day: 2 });
    expect(names([today?.now ?? null, today?.next ?? null, today?.nextStop ?? null])).toEqual([
      'Kandy',
      'train',
      'Ella',
    ]);
    expect(today?.laterToday).toEqual([]);
    expect(today?.tomorrow).toMatchObject({ date: '2027-01-12', over: false, steps: [] });
    expect(today?.tomorrow.wakesAt?.name).toBe('Kandy');
  });

  it('lists tomorrow’s steps in order and where the day starts', () => {
    const today = at('2027-01-12T12:00Z');
    expect(names(today?.tomorrow.steps ?? [])).toEqual(['train', 'Ella']);
    expect(today?.tomorrow.wakesAt?.name).toBe('Kandy');
  });

  it('uses the date of the place, not of the device', () => {
    // 00:10 on the 13th in Colombo, still the 12th in UTC.
    expect(at('2027-01-12T18:40Z')).toMatchObject({ date: '2027-01-13', day: 4, now: { name: 'Kandy' } });
  });

  it('lists the rest of today without the next connection and its stop', () => {
    const today = at('2027-01-14T01:00Z');
    expect(names([today?.now ?? null, today?.next ?? null, today?.nextStop ?? null])).toEqual([
      'Ella',
      'bus',
      'Galle',
    ]);
    expect(names(today?.laterToday ?? [])).toEqual(['flight home']);
    expect(today?.tomorrow).toMatchObject({ date: '2027-01-15', over: false, steps: [], wakesAt: null });
    expect(today?.tomorrow.arrives?.name).toBe('flight home');
  });

  it('stays at a stop until the next connection departs', () => {
    // 18:30, after the departure that the stop was planned with.
    expect(at('2027-01-14T13:00Z')).toMatchObject({ phase: 'here', now: { name: 'Galle' } });
  });

  it('is over after the last day in the home time zone', () => {
    expect(at('2027-01-15T02:00Z')).toMatchObject({ phase: 'after', now: null, next: null, day: 6 });
    expect(at('2027-01-15T02:00Z')?.tomorrow.over).toBe(true);
    expect(at('2027-01-15T23:00Z')).toBeNull();
  });

  it('waits between two connections', () => {
    const steps = [
      step('connection', 'bus', ['2027-01-10T08:00', '2027-01-10T12:00']),
      step('connection', 'ferry', ['2027-01-10T14:00', '2027-01-10T15:00']),
      step('stop', 'island', ['2027-01-10T15:00', '2027-01-12T08:00']),
    ];
    const today = at('2027-01-10T07:00Z', steps);
    expect(today).toMatchObject({ phase: 'on-the-way', now: null, next: { name: 'ferry' } });
    expect(today?.nextStop?.name).toBe('island');
  });

  it('ends at its last stop without a return journey', () => {
    const steps = [step('stop', 'Kandy', ['2027-01-10T08:00', '2027-01-12T08:00'])];
    const plan = { start: '2027-01-10T08:00', days: 3 };
    expect(at('2027-01-10T02:00Z', steps, plan)).toMatchObject({ phase: 'before', next: null });
    expect(at('2027-01-10T02:00Z', steps, plan)?.nextStop?.name).toBe('Kandy');
    expect(at('2027-01-12T10:00Z', steps, plan)).toMatchObject({ phase: 'here', tomorrow: { over: true } });
    expect(at('2027-01-12T18:30Z', steps, plan)).toBeNull();
  });

  it('uses the device’s clock without a time zone, and returns nothing for a tour without steps', () => {
    const steps = [step('stop', 'somewhere', ['2027-01-10T08:00', '2027-01-12T08:00'], [null, null])];
    expect(at('2027-01-10T08:00Z', steps)).toMatchObject({ phase: 'here', moment: '2027-01-10T08:00' });
    expect(at('2027-01-10T08:00Z', [])).toBeNull();
  });
});
