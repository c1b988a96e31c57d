import { describe, expect, it } from 'vitest';
import {
  freeFrom,
  isAway,
  isClosedFor,
  isOverfull,
  itemsByDay,
  stopDays,
  timeUse,
} from '../../../src/model/items/stop-days.ts';
import type { StopItem } from '../../../src/model/schemas/stop-item.ts';

const hours = (stop: Parameters<typeof stopDays>[0]) =>
  stopDays(stop).map(({ date, from, to }) => [date.slice(8), from / 60, to / 60]);
const item = (fields: Partial<StopItem>): StopItem => ({ id: 'x', kind: 'note', title: 'x', ...fields });

describe('days of a stop', () => {
  it.each([
    ['a visit of some hours', '2027-06-06T09:00', '2027-06-06T15:30', [['06', 9, 15.5]]],
    [
      'three nights: from the arrival to the next departure, and the day’s window in between',
      '2027-06-06T11:00',
      '2027-06-09T08:00',
      [
        ['06', 11, 20],
        ['07', 6, 20],
        ['08', 6, 20],
        ['09', 6, 8],
      ],
    ],
    [
      'a departure at six leaves nothing of the last day',
      '2027-06-06T11:00',
      '2027-06-07T06:00',
      [['06', 11, 20]],
    ],
    [
      'an arrival late at night',
      '2027-06-06T22:00',
      '2027-06-07T12:00',
      [
        ['06', 22, 22],
        ['07', 6, 12],
      ],
    ],
    [
      'over the end of a month',
      '2027-02-28T18:00',
      '2027-03-01T10:00',
      [
        ['28', 18, 20],
        ['01', 6, 10],
      ],
    ],
  ])('%s', (_what, arrival, leaves, expected) => {
    expect(hours({ arrival, leaves })).toEqual(expected);
  });

  it('sort items by time, then in the user’s order; those on no day, or on a later one, are open', () => {
    const days = stopDays({ arrival: '2027-06-06T11:00', leaves: '2027-06-07T12:00' });
    const [noon, swim, walk, far, idea] = [
      item({ id: 'noon', day: 0, start: '12:30' }),
      item({ id: 'swim', day: 0 }),
      item({ id: 'walk', day: 0, start: '09:05' }),
      item({ id: 'far', day: 7 }),
      item({ id: 'idea', day: null }),
    ];
    expect(itemsByDay([noon, swim, walk, far, idea], days)).toEqual({
      byDay: [[walk, noon, swim], []],
      open: [far, idea],
    });
  });

  it('11 of 9 hours are too many; an item of unknown length counts nothing', () => {
    const days = stopDays({ arrival: '2027-06-06T11:00', leaves: '2027-06-06T20:00' });
    const items = [item({ minutes: 600 }), item({ minutes: 60 }), item({})];
    expect(timeUse(items, days)).toEqual({ planned: 660, available: 540 });
    expect(isOverfull(timeUse(items, days))).toBe(true);
    expect(isOverfull(timeUse(items.slice(1), days))).toBe(false);
  });

  it('tell what begins before the arrival and ends after the departure', () => {
    const days = stopDays({ arrival: '2027-06-06T11:00', leaves: '2027-06-07T10:00' });
    const [first, last] = days;
    if (!first || !last) throw new Error('two days');
    expect(isAway(item({ start: '10:00' }), first, days)).toBe('before');
    expect(isAway(item({ start: '11:00' }), first, days)).toBeNull();
    expect(isAway(item({ start: '22:00' }), first, days)).toBeNull();
    expect(isAway(item({ start: '05:00' }), last, days)).toBeNull();
    expect(isAway(item({ start: '09:00', minutes: 90 }), last, days)).toBe('after');
    expect(isAway(item({}), last, days)).toBeNull();
  });

  it('say from when one is free', () => {
    const [day] = stopDays({ arrival: '2027-06-06T08:00', leaves: '2027-06-06T19:00' });
    if (!day) throw new Error('a day');
    const items = [item({ start: '15:30', minutes: 90 }), item({ start: '06:10', minutes: 90 }), item({})];
    expect(freeFrom(items, day)).toBe('17:00');
    expect(freeFrom([item({ start: '18:30', minutes: 60 })], day)).toBeNull();
    expect(freeFrom([item({})], day)).toBeNull();
  });

  it('say that the place of an item is closed when it begins, or all day', () => {
    const open: [number, number][] = [[600, 1080]];
    const week = [[], open, open, open, open, open, open];
    const museum = { as_of: 2026, seasons: [{ from: '01-01', to: '12-31', week }] };
    const [sunday, monday] = stopDays({ arrival: '2027-06-06T08:00', leaves: '2027-06-08T08:00' });
    if (!sunday || !monday) throw new Error('two days');
    expect(isClosedFor(item({ start: '10:00' }), sunday, museum)).toBe(false);
    expect(isClosedFor(item({ start: '18:00' }), sunday, museum)).toBe(true);
    expect(isClosedFor(item({}), sunday, museum)).toBe(false);
    expect(isClosedFor(item({}), monday, museum)).toBe(true);
  });
});
