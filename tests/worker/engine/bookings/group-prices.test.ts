import { describe, expect, test } from 'vitest';
import { fares, groupBenchmarks, groupOption } from '../../../../worker/engine/bookings/group-prices.ts';
import { travel } from '../../../builders/plan-input.ts';

describe('groupOptions', () => {
  test.each([
    ['bus', null, 1, 1],
    ['bus', null, 5, 5],
    ['flight', null, 3, 3],
    ['train', null, 2, 2],
    ['tour', null, 4, 4],
    ['rental', 'suv', 1, 1],
    ['rental', 'suv', 4, 1],
    ['rental', 'suv', 5, 2],
    ['driving', null, 9, 3],
    ['private', null, 4, 1],
    ['taxi', null, 8, 2],
    ['ride-hailing', null, 5, 2],
    ['private', 'tuk-tuk', 3, 1],
    ['ride-hailing', 'tuk-tuk', 4, 2],
    ['taxi', 'tuk-tuk', 7, 3],
  ] as const)('[K1] %s (%s) by %d travelers: %d times', (type, drivingType, travelers, times) => {
    expect(fares({ type, drivingType }, travelers)).toBe(times);
  });

  test('[K1] multiplies price, fuel and daily rate to the cent; unknown prices stay unknown', () => {
    const option = travel(2, { type: 'rental', price: 0.1, fuelPrice: 9.99, perDay: 41.5 });
    expect(groupOption(option, 9)).toMatchObject({
      price: 0.3,
      fuelPrice: 29.97,
      perDay: 124.5,
      duration: 7200,
    });
    expect(groupOption(travel(2, { type: 'bus' }), 3)).toMatchObject({ price: null, fuelPrice: null });
  });

  test('[K1] does not multiply the price of an own option', () => {
    const option = travel(2, { type: 'bus', price: 20, own: true });
    expect(groupOption(option, 4)).toBe(option);
  });

  test.each([
    [1, 28],
    [2, 28],
    [3, 56],
    [5, 84],
  ])('[K2] the benchmark of a night for %d is %d: a room holds two', (travelers, price) => {
    expect(groupBenchmarks({ 'sri-lanka': { price_per_night: 28 } }, travelers)).toEqual({
      'sri-lanka': { price_per_night: price },
    });
  });
});
