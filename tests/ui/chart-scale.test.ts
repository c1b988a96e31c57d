import { expect, it } from 'vitest';
import { percentOf, rainPercent, temperatureScale } from '../../src/ui/features/details/chart-scale.ts';

it('temperatureScale covers all values in whole steps with a margin', () => {
  // 6 to 34 °C: half a step of room below and above reaches 1 and 39.
  expect(temperatureScale([6, 34, 18], 10)).toEqual({ from: 0, to: 40, ticks: [0, 10, 20, 30, 40] });
  expect(temperatureScale([-8, 4], 10)).toEqual({ from: -20, to: 10, ticks: [-20, -10, 0, 10] });
});

it('percentOf returns the position within the scale', () => {
  expect(percentOf(10, { from: 0, to: 40 })).toBe(25);
  expect(percentOf(-20, { from: -20, to: 10 })).toBe(0);
});

it('rainPercent scales by a minimum range, or by the wettest month', () => {
  expect(rainPercent(18, [18, 2, 0])).toBe(9);
  expect(rainPercent(400, [400, 100])).toBe(100);
  expect(rainPercent(100, [400, 100])).toBe(25);
});
