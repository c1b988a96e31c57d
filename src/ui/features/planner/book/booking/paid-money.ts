import type { BookingPatch } from '../../../../../data/planner/planner-state.ts';
import type { Bookings, BookingExtras } from '../../../../../model/plan.ts';

const CENTS = 100;

/** Rates that the device knows: units of a currency for one USD. */
export interface KnownRates {
  /** What amounts are shown in. */
  page: { currency: string; rate: number };
  /** Null before any came. */
  euro: number | null;
  /** Frozen with other bookings of the tour, by currency. */
  earlier: ReadonlyMap<string, number>;
}

/** Units for one USD; null where nobody has said. */
export function rateOf(currency: string, { page, euro, earlier }: KnownRates): number | null {
  if (currency === 'USD') return 1;
  if (currency === page.currency) return page.rate;
  if (currency === 'EUR' && euro !== null) return euro;
  return earlier.get(currency) ?? null;
}

/** The rates that were frozen with bookings, the last of a currency. */
export function frozenRates(bookings: Bookings | null): Map<string, number> {
  const all = bookings === null ? [] : [bookings.flights, bookings.accommodation, bookings.transport].flat();
  return new Map(
    all.flatMap(({ currency, rate }: BookingExtras) =>
      typeof currency === 'string' && typeof rate === 'number' ? [[currency, rate]] : [],
    ),
  );
}

/** What the form holds of the price paid; `rate` is in units for one USD. */
export interface PaidMoney {
  amount: number | null;
  currency: string;
  rate: number | null;
}

/** USD to the cent; null while the amount or the rate is unknown. */
export function paidUsd({ amount, rate }: PaidMoney): number | null {
  if (amount === null || rate === null || rate <= 0) return null;
  return Math.round((amount / rate) * CENTS) / CENTS;
}

/**
 * What changes of the booking. Amount, currency and rate are kept as they were entered, so that a later rate does not
 * change what was paid; where none of them was touched, none is written.
 */
export function moneyPatch(before: PaidMoney, after: PaidMoney): BookingPatch {
  const { amount, currency, rate } = after;
  if (amount === before.amount && currency === before.currency && rate === before.rate) return {};
  if (amount === null) {
    return before.amount === null ? {} : { price: null, amount: null, currency: null, rate: null };
  }
  return { price: paidUsd(after), amount, currency, rate };
}
