import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateAfter } from '../../../src/model/calendar/calendar-days.ts';
import { closedStay } from '../../../src/model/opening/closed-stay.ts';
import { weekRows } from '../../../src/model/opening/week-rows.ts';
import type { Opening } from '../../../src/model/schemas/opening.ts';

/** 10 to 18 o'clock, closed on Mondays. */
const MUSEUM: Opening = {
  as_of: 2026,
  seasons: [
    {
      from: '01-01',
      to: '12-31',
      week: [[], ...Array.from({ length: 6 }, (): [number, number][] => [[600, 1080]])],
    },
  ],
};
const SUMMER: Opening = {
  as_of: 2026,
  seasons: [{ from: '04-17', to: '11-15', week: Array.from({ length: 7 }, () => [[300, 1140]]) }],
};
/** 2026-12-14 is a Monday. */
const stay = (arrival: string, leaves: string) => ({ arrival, leaves });

describe('closedStay', () => {
  it('is null if the place is open on each day', () => {
    expect(closedStay(MUSEUM, stay('2026-12-15T12:00', '2026-12-17T12:00'))).toBeNull();
  });

  it('names the days on which it is closed', () => {
    const found = closedStay(MUSEUM, stay('2026-12-13T12:00', '2026-12-22T12:00'));
    expect(found).toEqual({ dates: ['2026-12-14', '2026-12-21'], whole: false, period: null });
  });

  it('leaves out a morning and an evening outside its usual hours', () => {
    expect(closedStay(MUSEUM, stay('2026-12-13T12:00', '2026-12-14T09:00'))).toBeNull();
    expect(closedStay(MUSEUM, stay('2026-12-14T18:30', '2026-12-15T12:00'))).toBeNull();
  });

  it('is a whole stay if it is open at no time of it', () => {
    const monday = closedStay(MUSEUM, stay('2026-12-14T08:00', '2026-12-15T08:00'));
    expect(monday).toEqual({ dates: ['2026-12-14'], whole: true, period: null });
    const night = closedStay(MUSEUM, stay('2026-12-15T19:00', '2026-12-16T08:00'));
    expect(night).toEqual({ dates: [], whole: true, period: null });
  });

  it('names the months in which it is closed', () => {
    const winter = closedStay(SUMMER, stay('2026-12-14T12:00', '2026-12-15T12:00'));
    expect(winter).toMatchObject({ whole: true, period: ['11-16', '04-16'] });
    const autumn = closedStay(SUMMER, stay('2026-11-15T12:00', '2026-11-17T12:00'));
    expect(autumn).toEqual({ dates: ['2026-11-16', '2026-11-17'], whole: false, period: null });
  });

  it('names Mondays alone, on any dates', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 1, max: 30 }), (start, days) => {
        const first = dateAfter('2000-01-01', start);
        const found = closedStay(MUSEUM, stay(`${first}T08:00`, `${dateAfter(first, days)}T20:00`));
        const mondays = Array.from({ length: days + 1 }, (_, day) => dateAfter(first, day)).filter(
          (on) => new Date(`${on}T00:00Z`).getUTCDay() === 1,
        );
        expect(found?.dates ?? []).toEqual(mondays);
        expect(found?.whole ?? false).toBe(false);
      }),
    );
  });
});

describe('weekRows', () => {
  it('puts days of the same hours in one row, closed days last', () => {
    expect(weekRows(MUSEUM.seasons[0]?.week ?? [])).toEqual([
      { days: [[1, 6]], hours: [[600, 1080]] },
      { days: [[0, 0]], hours: [] },
    ]);
  });

  it('has each weekday once, with its hours', () => {
    const hours = fc.constantFrom<[number, number][]>(
      [],
      [[540, 720]],
      [
        [540, 720],
        [840, 1080],
      ],
    );
    fc.assert(
      fc.property(fc.array(hours, { minLength: 7, maxLength: 7 }), (week) => {
        const shown = weekRows(week).flatMap((row) =>
          row.days.flatMap(([first, last]) =>
            Array.from({ length: last - first + 1 }, (_, index) => [first + index, row.hours]),
          ),
        );
        expect(shown.toSorted((a, b) => Number(a[0]) - Number(b[0]))).toEqual([...week.entries()]);
      }),
    );
  });
});
