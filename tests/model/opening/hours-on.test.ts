import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateAfter } from '../../../src/model/calendar/calendar-days.ts';
import {
  closedPeriodOn,
  closedSeasons,
  hoursOn,
  isOpenBetween,
  isUsuallyOpenBetween,
} from '../../../src/model/opening/hours-on.ts';
import { type Opening, openingSchema } from '../../../src/model/schemas/opening.ts';

const DAILY = Array.from({ length: 7 }, (): [number, number][] => [[540, 1020]]);
const ALL_YEAR = { from: '01-01', to: '12-31' };

function openingOf(part: Partial<Opening>): Opening {
  return { as_of: 2026, seasons: [{ ...ALL_YEAR, week: DAILY }], ...part };
}

const date = fc.integer({ min: 0, max: 60_000 }).map((days) => dateAfter('1960-01-01', days));
const hours = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
  .map(([opens, length]): [number, number] => [opens, opens + length]);
const week = fc.array(fc.array(hours, { maxLength: 2 }), { minLength: 7, maxLength: 7 });
/** One season or two, that may leave gaps and go round the new year. */
const opening = fc
  .tuple(
    fc.uniqueArray(
      date.map((one) => one.slice(5)),
      { minLength: 2, maxLength: 4 },
    ),
    week,
    week,
  )
  .map(([dates, one, other]): Opening => {
    const [a = '', b = '', c, d] = dates.toSorted();
    const seasons =
      c === undefined || d === undefined
        ? [{ from: b, to: a, week: one }]
        : [
            { from: b, to: c, week: one },
            { from: d, to: a, week: other },
          ];
    return openingOf({ seasons });
  });

describe('hoursOn', () => {
  it('are those of the weekday', () => {
    const closedOnMondays = openingOf({ seasons: [{ ...ALL_YEAR, week: [[], ...DAILY.slice(1)] }] });
    expect(hoursOn(closedOnMondays, '2026-12-14')).toEqual([]);
    expect(hoursOn(closedOnMondays, '2026-12-15')).toEqual([[540, 1020]]);
  });

  it('are those of a season around the new year', () => {
    const winter = openingOf({ seasons: [{ from: '11-15', to: '02-29', week: DAILY }] });
    const open = ['2026-11-15', '2026-12-31', '2027-01-01', '2027-02-28', '2028-02-29'];
    expect(open.map((on) => hoursOn(winter, on).length)).toEqual([1, 1, 1, 1, 1]);
    expect(['2026-11-14', '2027-03-01'].map((on) => hoursOn(winter, on))).toEqual([[], []]);
  });

  it('are none on closed days within a season', () => {
    const newYear = openingOf({ closed: [['12-31', '01-01']] });
    expect(
      ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'].map((on) => hoursOn(newYear, on).length),
    ).toEqual([1, 0, 0, 1]);
  });

  it('every date is in a season or in one closed period, which is the same on all of its days', () => {
    fc.assert(
      fc.property(opening, date, (one, on) => {
        const period = closedPeriodOn(one, on);
        const isInSeason = one.seasons.some(({ from, to }) =>
          from <= to ? from <= on.slice(5) && on.slice(5) <= to : from <= on.slice(5) || on.slice(5) <= to,
        );
        expect(period === null).toBe(isInSeason);
        if (period === null) return;
        expect(closedSeasons(one)).toContainEqual(period);
        expect(hoursOn(one, on)).toEqual([]);
        for (const end of period) expect(closedPeriodOn(one, `2028-${end}`)).toEqual(period);
      }),
    );
  });

  it('keeps the schema', () => {
    fc.assert(
      fc.property(opening, (one) => {
        expect(openingSchema.parse(one)).toEqual(one);
      }),
    );
  });
});

describe('isOpenBetween', () => {
  it('counts the hours after midnight of the evening before', () => {
    const bar = openingOf({
      seasons: [{ ...ALL_YEAR, week: [...DAILY.slice(0, 4), [[1080, 1560]], [], []] }],
    });
    expect(isOpenBetween(bar, '2026-12-18', 1079, 1080)).toBe(false);
    expect(isOpenBetween(bar, '2026-12-18', 1080, 1440)).toBe(true);
    expect(isOpenBetween(bar, '2026-12-19', 119, 120)).toBe(true);
    expect(isOpenBetween(bar, '2026-12-19', 120, 1440)).toBe(false);
  });

  it('is true for a time exactly if it is for one of its parts, on any date', () => {
    const minutes = fc.uniqueArray(fc.integer({ min: 0, max: 1440 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(opening, date, minutes, (one, on, chosen) => {
        const [from = 0, between = 0, to = 0] = chosen.toSorted((a, b) => a - b);
        const parts = isOpenBetween(one, on, from, between) || isOpenBetween(one, on, between, to);
        expect(isOpenBetween(one, on, from, to)).toBe(parts);
      }),
    );
  });

  it('is usual where it is open on some weekday of the season', () => {
    fc.assert(
      fc.property(opening, date, fc.integer({ min: 0, max: 1439 }), (one, on, minute) => {
        const isOpen = hoursOn(one, on).some(([opens, closes]) => opens <= minute && minute < closes);
        const isUsual = isUsuallyOpenBetween(one, on, minute, minute + 1);
        expect(isUsual || !isOpen).toBe(true);
      }),
    );
  });
});
