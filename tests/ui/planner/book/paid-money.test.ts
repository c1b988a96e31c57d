import { describe, expect, it } from 'vitest';
import { currencyChoices } from '../../../../src/ui/features/planner/book/currencies.ts';
import {
  storedRates,
  moneyPatch,
  paidUsd,
  rateOf,
} from '../../../../src/ui/features/planner/book/booking/paid-money.ts';
import { stay, transport } from './bookings.ts';

const euroPage = { display: { currency: 'EUR', rate: 0.9 }, euro: 0.9, earlier: new Map([['LKR', 300]]) };

describe('the rate of a price paid', () => {
  it.each([
    ['USD', 1],
    ['EUR', 0.9],
    ['LKR', 300],
    ['NAD', null],
  ])('of %s is %s for a dollar', (currency, rate) => {
    expect(rateOf(currency, euroPage)).toBe(rate);
  });

  it('of the euro is known where the page shows dollars', () => {
    const display = { display: { currency: 'USD', rate: 1 }, euro: 0.9, earlier: new Map() };
    expect(rateOf('EUR', display)).toBe(0.9);
    expect(rateOf('EUR', { ...display, euro: null })).toBeNull();
  });

  it('that was frozen with another booking is offered again', () => {
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

describe('a price paid', () => {
  it('is so many dollars, to the cent', () => {
    expect(paidUsd({ amount: 9800, currency: 'LKR', rate: 300 })).toBe(32.67);
    expect(paidUsd({ amount: 9800, currency: 'LKR', rate: null })).toBeNull();
    expect(paidUsd({ amount: null, currency: 'LKR', rate: 300 })).toBeNull();
  });

  it('that was not touched is not written, whatever the rate is today', () => {
    const before = { amount: 100, currency: 'EUR', rate: 0.8 };
    expect(moneyPatch(before, { ...before })).toEqual({});
  });

  it('keeps amount, currency and rate as they were entered', () => {
    const before = { amount: null, currency: 'USD', rate: 1 };
    expect(moneyPatch(before, { amount: 9800, currency: 'LKR', rate: 300 })).toEqual({
      price: 32.67,
      amount: 9800,
      currency: 'LKR',
      rate: 300,
    });
  });

  it('taken away leaves nothing of it; none before and none now changes nothing', () => {
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

it('currencies are offered in the person’s language, the likely ones first and once', () => {
  const { likely, others } = currencyChoices(['EUR', 'LKR', 'EUR'], 'de');
  expect(likely).toEqual([
    { code: 'EUR', name: 'Euro' },
    { code: 'LKR', name: 'Sri-Lanka-Rupie' },
  ]);
  expect(others.map(({ code }) => code)).not.toContain('LKR');
  expect(others.some(({ name }) => name === 'US-Dollar')).toBe(true);
});
