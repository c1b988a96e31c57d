import { describe, expect, it } from 'vitest';
import { currencyOptions } from '../../../../src/ui/features/planner/book/currencies.ts';
import {
  storedRates,
  moneyPatch,
  paidUsd,
  rateOf,
} from '../../../../src/ui/features/planner/book/booking/paid-money.ts';
import { stay, transport } from './bookings.ts';

const euroPage = {
  display: { currency: 'EUR', rate: 0.9 },
  current: { EUR: 0.9, ZAR: 17 },
  earlier: new Map([['LKR', 300]]),
};

describe('rateOf and storedRates', () => {
  it.each([
    ['USD', 1],
    ['EUR', 0.9],
    ['ZAR', 17],
    ['LKR', 300],
    ['NAD', null],
  ])('the rate of %s is %s per dollar', (currency, rate) => {
    expect(rateOf(currency, euroPage)).toBe(rate);
  });

  it('the euro rate is known on a page in dollars', () => {
    const display = { display: { currency: 'USD', rate: 1 }, current: { EUR: 0.9 }, earlier: new Map() };
    expect(rateOf('EUR', display)).toBe(0.9);
    expect(rateOf('EUR', { ...display, current: {} })).toBeNull();
  });

  it('rates stored with other bookings are reused', () => {
    const bookings = {
      accommodation: [stay({ currency: 'LKR', rate: 310, amount: 9300 })],
      flights: [],
      transport: [transport({ currency: 'NAD', rate: 18 }), transport()],
    };
    expect([...storedRates(bookings)]).toEqual([
      ['LKR', 310],
      ['NAD', 18],
    ]);
    expect(storedRates(null).size).toBe(0);
  });
});

describe('paidUsd and moneyPatch', () => {
  it('paidUsd converts to dollars with cents', () => {
    expect(paidUsd({ amount: 9800, currency: 'LKR', rate: 300 })).toBe(32.67);
    expect(paidUsd({ amount: 9800, currency: 'LKR', rate: null })).toBeNull();
    expect(paidUsd({ amount: null, currency: 'LKR', rate: 300 })).toBeNull();
  });

  it('moneyPatch is empty for an unchanged price', () => {
    const before = { amount: 100, currency: 'EUR', rate: 0.8 };
    expect(moneyPatch(before, { ...before })).toEqual({});
  });

  it('moneyPatch keeps the entered amount, currency and rate', () => {
    const before = { amount: null, currency: 'USD', rate: 1 };
    expect(moneyPatch(before, { amount: 9800, currency: 'LKR', rate: 300 })).toEqual({
      price: 32.67,
      amount: 9800,
      currency: 'LKR',
      rate: 300,
    });
  });

  it('moneyPatch clears a removed price, and is empty when there was none', () => {
    const before = { amount: 100, currency: 'EUR', rate: 0.8 };
    expect(moneyPatch(before, { ...before, amount: null })).toEqual({
      price: null,
      amount: null,
      currency: null,
      rate: null,
    });
    const none = { amount: null, currency: 'USD', rate: 1 };
    expect(moneyPatch(none, { amount: null, currency: 'LKR', rate: null })).toEqual({});
  });
});

it('currencyOptions lists localized currencies, likely ones first and without duplicates', () => {
  const { likely, others } = currencyOptions(['EUR', 'LKR', 'EUR'], 'de');
  expect(likely).toEqual([
    { code: 'EUR', name: 'Euro' },
    { code: 'LKR', name: 'Sri-Lanka-Rupie' },
  ]);
  expect(others.map(({ code }) => code)).not.toContain('LKR');
  expect(others.some(({ name }) => name === 'US-Dollar')).toBe(true);
});
