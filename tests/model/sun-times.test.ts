import { describe, expect, it } from 'vitest';
import type { LonLat } from '../../src/model/place/geo.ts';
import { isDark, sunTimes } from '../../src/model/calendar/sun-times.ts';

const BERLIN: LonLat = [13.405, 52.52];
const COLOMBO: LonLat = [79.861, 6.927];
const TROMSO: LonLat = [18.956, 69.649];

function minutes(moment: string): number {
  return Number(moment.slice(-5, -3)) * 60 + Number(moment.slice(-2));
}

describe('sunTimes', () => {
  // As almanacs print them; the formula is good for two minutes, and almanacs round.
  it.each<[string, LonLat, string, string, string, string]>([
    ['London on the shortest day', [-0.128, 51.507], '2024-12-21', 'Europe/London', '08:04', '15:53'],
    ['Berlin on the longest, in summer time', BERLIN, '2024-06-21', 'Europe/Berlin', '04:43', '21:33'],
    ['Sydney in its summer', [151.209, -33.868], '2024-12-21', 'Australia/Sydney', '05:41', '20:05'],
    ['Reykjavík on New Year’s Day', [-21.94, 64.146], '2024-01-01', 'Atlantic/Reykjavik', '11:19', '15:43'],
    ['Singapore, where days are alike', [103.82, 1.352], '2024-03-20', 'Asia/Singapore', '07:08', '19:15'],
  ])('%s', (_place, point, date, zone, rises, sets) => {
    const sun = sunTimes(point, date, zone);
    if (typeof sun === 'string') throw new Error(sun);
    expect(Math.abs(minutes(sun.rises) - minutes(rises))).toBeLessThanOrEqual(3);
    expect(Math.abs(minutes(sun.sets) - minutes(sets))).toBeLessThanOrEqual(3);
    expect(sun.sets.slice(0, 10)).toBe(date);
  });

  it('has no sunset in the polar summer and no sunrise in the polar winter', () => {
    expect(sunTimes(TROMSO, '2027-06-21', 'Europe/Oslo')).toBe('never-sets');
    expect(sunTimes(TROMSO, '2027-12-21', 'Europe/Oslo')).toBe('never-rises');
  });

  it('uses the local date across the date line', () => {
    // Kiritimati lies east of it and keeps the date of the west: 14 hours before UTC.
    const sun = sunTimes([-157.4, 1.87], '2027-03-20', 'Pacific/Kiritimati');
    expect(typeof sun === 'string' ? sun : sun.rises).toMatch(/^2027-03-20T06:/);
  });
});

describe('isDark', () => {
  it.each([
    ['2027-02-10T18:00', false],
    ['2027-02-10T18:45', true],
    ['2027-02-10T05:30', true],
    ['2027-02-10T07:00', false],
  ])('in Colombo at %s: %s', (moment, dark) => {
    expect(isDark(moment, COLOMBO, 'Asia/Colombo')).toBe(dark);
  });

  it('is true all day in the polar winter', () => {
    expect(isDark('2027-12-21T12:00', TROMSO, 'Europe/Oslo')).toBe(true);
    expect(isDark('2027-06-21T00:30', TROMSO, 'Europe/Oslo')).toBe(false);
  });
});
