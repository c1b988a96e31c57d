import { describe, expect, it } from 'vitest';
import {
  bestOptions,
  connectionPriceUsd,
  sortOptions,
} from '../../../src/ui/features/planner/itinerary/connection/sort-options.ts';
import { option } from './plan-builder.ts';

/** Kandy to Ella: the train is third given, slowest but one, and greenest after the bus. */
const options = [
  option({ type: 'train', duration: 24_300, distance: 161_000, price: 8 }),
  option({ type: 'taxi', duration: 14_100, distance: 137_000, price: 55 }),
  option({ type: 'bus', duration: 18_600, distance: 140_000, price: 4 }),
  option({ type: 'private', duration: 15_000, distance: 137_000, price: 68 }),
];
const types = (sort: 'fastest' | 'cheapest' | 'greenest') =>
  sortOptions(options, sort).map((item) => item.option.type);

describe('alternatives', () => {
  it('come fastest first', () => {
    expect(types('fastest')).toEqual(['taxi', 'private', 'bus', 'train']);
  });

  it('cheapest first goes by the price of the leg', () => {
    expect(types('cheapest')).toEqual(['bus', 'train', 'taxi', 'private']);
  });

  it('greenest first: bus 140 km × 0.027 = 3.8 kg, train 161 × 0.035 = 5.6, cars 137 × 0.171 = 23.4', () => {
    expect(types('greenest')).toEqual(['bus', 'train', 'taxi', 'private']);
  });

  it('keep the index that the engine knows them by', () => {
    expect(sortOptions(options, 'fastest')[0]?.index).toBe(1);
  });

  it('of equals the one given first comes first', () => {
    const same = [
      option({ type: 'bus', duration: 3600, price: 5 }),
      option({ type: 'train', duration: 3600, price: 5 }),
    ];
    expect(sortOptions(same, 'cheapest').map((item) => item.index)).toEqual([0, 1]);
  });

  it('an unknown price is no cheapest one and comes last', () => {
    const some = [option({ type: 'taxi', duration: 10 }), option({ type: 'bus', duration: 20, price: 90 })];
    expect(sortOptions(some, 'cheapest').map((item) => item.index)).toEqual([1, 0]);
    expect(bestOptions(some).cheapest).toBe(1);
  });

  it('tags name one fastest, one cheapest and one greenest', () => {
    expect(bestOptions(options)).toEqual({ fastest: 1, cheapest: 2, greenest: 2 });
  });

  it('a single way is neither fastest nor cheapest: there is nothing to compare it with', () => {
    expect(bestOptions(options.slice(0, 1))).toEqual({});
  });

  it('a rental car costs its fuel on the leg, a walk nothing', () => {
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
