import { describe, expect, it } from 'vitest';
import {
  bestOptions,
  connectionPriceUsd,
  sortOptions,
} from '../../../src/ui/features/planner/itinerary/connection/sort-options.ts';
import { option } from './plan-builder.ts';

/** Kandy to Ella; the train is the slowest, and the greenest after the bus. */
const options = [
  option({ type: 'train', duration: 24_300, distance: 161_000, price: 8 }),
  option({ type: 'taxi', duration: 14_100, distance: 137_000, price: 55 }),
  option({ type: 'bus', duration: 18_600, distance: 140_000, price: 4 }),
  option({ type: 'private', duration: 15_000, distance: 137_000, price: 68 }),
];
const types = (sort: 'fastest' | 'cheapest' | 'greenest') =>
  sortOptions(options, sort).map((item) => item.option.type);

describe('sortOptions and bestOptions', () => {
  it('sorts by duration', () => {
    expect(types('fastest')).toEqual(['taxi', 'private', 'bus', 'train']);
  });

  it('sorts by the price of the connection', () => {
    expect(types('cheapest')).toEqual(['bus', 'train', 'taxi', 'private']);
  });

  it('sorts by CO₂: bus 140 km × 0.027 = 3.8 kg, train 161 × 0.035 = 5.6, cars 137 × 0.171 = 23.4', () => {
    expect(types('greenest')).toEqual(['bus', 'train', 'taxi', 'private']);
  });

  it('keeps the engine’s index', () => {
    expect(sortOptions(options, 'fastest')[0]?.index).toBe(1);
  });

  it('keeps the given order of equal options', () => {
    const same = [
      option({ type: 'bus', duration: 3600, price: 5 }),
      option({ type: 'train', duration: 3600, price: 5 }),
    ];
    expect(sortOptions(same, 'cheapest').map((item) => item.index)).toEqual([0, 1]);
  });

  it('sorts an unknown price last and never tags it as cheapest', () => {
    const some = [option({ type: 'taxi', duration: 10 }), option({ type: 'bus', duration: 20, price: 90 })];
    expect(sortOptions(some, 'cheapest').map((item) => item.index)).toEqual([1, 0]);
    expect(bestOptions(some).cheapest).toBe(1);
  });

  it('bestOptions tags one fastest, cheapest and greenest option', () => {
    expect(bestOptions(options)).toEqual({ fastest: 1, cheapest: 2, greenest: 2 });
  });

  it('bestOptions tags nothing for a single option', () => {
    expect(bestOptions(options.slice(0, 1))).toEqual({});
  });

  it('connectionPriceUsd is the fuel for a rental car and 0 for a walk', () => {
    expect(
      connectionPriceUsd(
        option({ type: 'driving', drivingType: 'rental', duration: 1, price: 45, fuelPrice: 9 }),
      ),
    ).toBe(9);
    expect(connectionPriceUsd(option({ type: 'rental', duration: 1, price: 45 }))).toBe(45);
    expect(connectionPriceUsd(option({ type: 'walking', duration: 1 }))).toBe(0);
    expect(connectionPriceUsd(option({ type: 'bus', duration: 1 }))).toBeNull();
  });
});
