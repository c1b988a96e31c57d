import { expect, it } from 'vitest';
import { isInArea, readArea, writeArea } from '../../src/model/place/area.ts';

it('reads a part of the map, and nothing else', () => {
  expect(readArea('12.5_-30_20_-10')).toEqual({ west: 12.5, south: -30, east: 20, north: -10 });
  expect(readArea('170_-50_-170_-30')).toEqual({ west: 170, south: -50, east: -170, north: -30 });
  for (const text of [
    '',
    '1_2_3',
    '1,2,3,4',
    '200_0_210_10',
    '0_10_5_10',
    '0_-95_5_10',
    'a_b_c_d',
    '1_2_3_4_5',
  ])
    expect(readArea(text)).toBeNull();
});

it('writes what a map shows, also one that was panned around the world', () => {
  expect(writeArea({ west: 12.504, south: -30, east: 20, north: -10.999 })).toBe('12.5_-30_20_-11');
  expect(writeArea({ west: 370, south: -10, east: 380, north: 10 })).toBe('10_-10_20_10');
  expect(writeArea({ west: 170, south: -91, east: 190, north: 10 })).toBe('170_-90_-170_10');
  expect(writeArea({ west: -200, south: -80, east: 200, north: 80 })).toBeNull();
});

it('knows what lies in it, across the date line too', () => {
  const fiji = { west: 170, south: -50, east: -170, north: -10 };
  expect(isInArea([178, -18], fiji)).toBe(true);
  expect(isInArea([-175, -18], fiji)).toBe(true);
  expect(isInArea([0, -18], fiji)).toBe(false);
  expect(isInArea([178, 0], fiji)).toBe(false);
});
