import { expect, it } from 'vitest';
import {
  readCoordinates,
  writeCoordinates,
} from '../../../src/ui/features/own-experience/read-coordinates.ts';

it.each([
  ['-24.727, 15.342', [15.342, -24.727]],
  ['−24.727, 15.342', [15.342, -24.727]],
  ['-24.727,15.342', [15.342, -24.727]],
  ['-24.727 15.342', [15.342, -24.727]],
  ['-24,727; 15,342', [15.342, -24.727]],
  ['-24,727, 15,342', [15.342, -24.727]],
  ['24.727° S, 15.342° E', [15.342, -24.727]],
  ['24.727S 15.342O', [15.342, -24.727]],
  ['7.29 N, 80.63 E', [80.63, 7.29]],
  ['7, 80', [80, 7]],
  ['51.4779 N, 0.0015 W', [-0.0015, 51.4779]],
  ['7.123456789, 80.987654321', [80.98765, 7.12346]],
])('reads %j as longitude and latitude %j', (text, expected) => {
  expect(readCoordinates(text)).toEqual(expected);
});

it.each(['', 'Kandy', '7.29', '91, 10', '10, 181', '7.29 E, 80.63 N', '1, 2, 3', '7.29 N, 80.63 N'])(
  'returns null for %j',
  (text) => {
    expect(readCoordinates(text)).toBeNull();
  },
);

it('writes the latitude first and reads it back', () => {
  expect(writeCoordinates([15.342, -24.727])).toBe('-24.727, 15.342');
  expect(readCoordinates(writeCoordinates([80.633_71, 7.290_6]))).toEqual([80.63371, 7.2906]);
});
