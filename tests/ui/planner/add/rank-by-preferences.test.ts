import { describe, expect, it } from 'vitest';
import {
  monthsBetween,
  rankByPreferences,
} from '../../../../src/ui/features/planner/add/rank-by-preferences.ts';

const OWN = '0190f5a0-0000-7000-8000-00000000000f';
const place = (key: string, months: number[], open?: number[]) => ({
  key,
  months,
  ...(open === undefined ? {} : { open_months: open }),
});
/** In recommended order. */
const PLACES = [
  place('summer', [6, 7, 8]),
  place('winter', [12, 1, 2]),
  place('island', [5, 6], [3, 4, 5, 6, 7, 8, 9, 10]),
  place('always', []),
  place('liked-summer', [7]),
  place(OWN, [7]),
  place('liked-winter', [1]),
];

function keysOf(favorites: string[], months: number[]) {
  return rankByPreferences(PLACES, { favorites: new Set(favorites), months }).map(({ key }) => key);
}

describe('rankByPreferences', () => {
  it('puts favorites and own experiences first, then the recommended order', () => {
    expect(keysOf(['liked-winter', 'liked-summer'], [])).toEqual([
      'liked-summer',
      OWN,
      'liked-winter',
      'summer',
      'winter',
      'island',
      'always',
    ]);
  });

  it('then puts places best in the tour’s months, and last those closed in all of them', () => {
    expect(keysOf(['liked-winter', 'liked-summer'], [1, 2])).toEqual([
      'liked-winter',
      'liked-summer',
      OWN,
      'winter',
      'always',
      'summer',
      'island',
    ]);
  });

  it('puts a closed favorite before the rest', () => {
    expect(keysOf(['island', 'summer'], [1]).slice(0, 4)).toEqual(['summer', OWN, 'island', 'winter']);
  });

  it('does not count a place as closed that opens during the tour', () => {
    expect(keysOf([], [2, 3]).at(-1)).not.toBe('island');
  });
});

describe('monthsBetween', () => {
  it.each([
    ['2027-01-10', '2027-01-31T12:00', [1]],
    ['2026-12-28', '2027-02-03T08:00', [12, 1, 2]],
    ['2027-03-01', '2028-06-01T08:00', [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2]],
  ])('%s to %s', (start, end, months) => {
    expect(monthsBetween(start, end)).toEqual(months);
  });
});
