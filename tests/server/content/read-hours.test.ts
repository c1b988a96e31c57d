import fc from 'fast-check';
import OsmHours from 'opening_hours';
import { describe, expect, it } from 'vitest';
import { dateAfter } from '../../../src/model/calendar/calendar-days.ts';
import { isOpenBetween } from '../../../src/model/opening/hours-on.ts';
import { contentFiles } from '../../../src/server/content/content-files.ts';
import { readCatalogue } from '../../../src/server/content/read-catalogue.ts';
import { readHours } from '../../../src/server/content/read-hours.ts';

const DAILY = (opens: number, closes: number) => Array.from({ length: 7 }, () => [[opens, closes]]);
const ALL_YEAR = { from: '01-01', to: '12-31' };

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdays = fc
  .tuple(fc.constantFrom(...WEEKDAYS), fc.constantFrom(...WEEKDAYS), fc.constantFrom('-', ','))
  .map(([first, last, between]) => (first === last ? first : first + between + last));
const dates = fc
  .tuple(
    fc.constantFrom(...MONTHS),
    fc.constantFrom(...MONTHS),
    fc.integer({ min: 1, max: 28 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .chain(([first, last, from, to]) =>
    fc.constantFrom(first, `${first}-${last}`, `${first} ${from}`, `${first} ${from}-${last} ${to}`),
  )
  .filter((text) => !/^(\w{3})-\1$/.test(text) && !/^(\w{3} \d+)-\1$/.test(text));
const clock = fc
  .integer({ min: 0, max: 47 })
  .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`);
/** Also over midnight. */
const times = fc
  .tuple(clock, clock)
  .filter(([opens, closes]) => opens !== closes)
  .map(([opens, closes]) => `${opens}-${closes}`);
const rule = fc.oneof(
  fc.tuple(weekdays, times).map((parts) => parts.join(' ')),
  fc.tuple(dates, weekdays, times).map((parts) => parts.join(' ')),
  fc.tuple(dates, times).map((parts) => parts.join(' ')),
  dates.map((on) => `${on} off`),
  weekdays.map((on) => `${on} off`),
);
const value = fc.array(rule, { minLength: 1, maxLength: 4 }).map((rules) => rules.join('; '));

describe('readHours', () => {
  it('reads weekdays, Monday first', () => {
    const [open, shut]: [number, number][][] = [[[600, 1080]], []];
    expect(readHours('Tu-Su 10:00-18:00')).toEqual({
      seasons: [{ ...ALL_YEAR, week: [shut, open, open, open, open, open, open] }],
    });
    expect(readHours('Th,Su 10:00-18:00')).toEqual({
      seasons: [{ ...ALL_YEAR, week: [shut, shut, shut, open, shut, shut, open] }],
    });
  });

  it('reads breaks, nights and places that never close', () => {
    expect(readHours('Mo-Su 09:00-12:00,14:00-18:00')?.seasons[0]?.week[0]).toEqual([
      [540, 720],
      [840, 1080],
    ]);
    expect(readHours('Mo-Su 18:00-02:00')).toEqual({ seasons: [{ ...ALL_YEAR, week: DAILY(1080, 1560) }] });
    expect(readHours('24/7')).toEqual({ seasons: [{ ...ALL_YEAR, week: DAILY(0, 1440) }] });
  });

  it('reads seasons, over the new year in one', () => {
    expect(readHours('Apr 17-Nov 15: Mo-Su 05:00-19:00')).toEqual({
      seasons: [{ from: '04-17', to: '11-15', week: DAILY(300, 1140) }],
    });
    expect(readHours('Nov-Feb: Mo-Su 05:00-19:00; Mar-Oct: Mo-Su 06:00-18:00')).toEqual({
      seasons: [
        { from: '03-01', to: '10-31', week: DAILY(360, 1080) },
        { from: '11-01', to: '02-29', week: DAILY(300, 1140) },
      ],
    });
  });

  it('keeps a few closed days within a season apart', () => {
    expect(readHours('Mo-Su 09:00-17:00; Dec 25,Dec 31-Jan 01 off')).toEqual({
      seasons: [{ ...ALL_YEAR, week: DAILY(540, 1020) }],
      closed: [
        ['12-25', '12-25'],
        ['12-31', '01-01'],
      ],
    });
  });

  it('keeps that it is closed on public holidays', () => {
    expect(readHours('Mo-Su 09:00-17:00; PH off')).toEqual({
      seasons: [{ ...ALL_YEAR, week: DAILY(540, 1020) }],
      public_holidays: 'closed',
    });
  });

  it.each([
    'sunrise-sunset',
    'Mo-Su 09:00-sunset',
    'PH off; Mo-Su 09:00-17:00',
    'Mo-Fr 09:00-17:00; PH 10:00-12:00',
    'week 10-20 Mo 10:00-12:00',
    '2026 Mo 10:00-12:00',
    'easter off; Mo-Su 10:00-11:00',
    'Mo-Su 10:00-11:00; Su[1] off',
    'Mo 17:00+',
    'Mo-Fr 09:00-17:00 "by appointment"',
    'Mo-Fr 09:00-17:00 unknown',
    'off',
  ])('leaves out what weekly hours cannot say: %s', (text) => {
    expect(readHours(text)).toBeNull();
  });

  it.each(['', 'daily', 'Mo-Fr 25:00-26:00', 'Apr 31 off', 'Mo-Fr 9-17', 'Monday 09:00-17:00', 'Apr-Oct'])(
    'refuses a syntax that is not clear: %s',
    (text) => {
      expect(() => readHours(text)).toThrow(/\S/);
    },
  );

  it('is open exactly when the parser says so, on any date', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const day = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(
        value,
        fc.array(fc.tuple(day, minute), { minLength: 20, maxLength: 20 }),
        (text, moments) => {
          const read = readHours(text);
          if (read === null) return;
          const osm = new OsmHours(text, null);
          for (const [days, at] of moments) {
            const date = dateAfter('2000-01-01', days);
            const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
            const moment = new Date(year, month - 1, dayOfMonth, Math.floor(at / 60), at % 60);
            expect([date, at, isOpenBetween({ as_of: 0, ...read }, date, at, at + 1)]).toEqual([
              date,
              at,
              osm.getState(moment),
            ]);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('the catalogue', () => {
  const files = contentFiles();
  const withHours = (hours: string) =>
    files.map((file) => {
      if (file.kind !== 'experiences' || file.key !== 'himeji-castle') return file;
      const place = JSON.parse(file.text) as { practical: object };
      return { ...file, text: JSON.stringify({ ...place, practical: { ...place.practical, hours } }) };
    });

  it('serves the hours of a place in its summary', () => {
    expect(readCatalogue(files).get('experiences')?.get('himeji-castle')).toMatchObject({
      opening: { as_of: 2025, seasons: [ALL_YEAR], closed: [['12-29', '12-30']] },
    });
  });

  it('serves all hours but those of one sight in a place that is always open', () => {
    const written = files.filter(
      ({ kind, text }) =>
        kind === 'experiences' && text.includes('"hours": "') && text.includes('"always_open": false'),
    );
    const read = [...(readCatalogue(files).get('experiences')?.values() ?? [])].filter(
      (place) => typeof place === 'object' && place !== null && 'opening' in place,
    );
    expect(read.length).toBeGreaterThan(50);
    expect(read).toHaveLength(written.length);
  });

  it('refuses wrong hours by file and field', () => {
    expect(() => readCatalogue(withHours('Mo-Fr 25:00-26:00'))).toThrow(
      'experiences/himeji-castle.json: practical.hours: Mo-Fr 25:00 <---',
    );
  });
});
