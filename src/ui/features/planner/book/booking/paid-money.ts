import type { BookingPatch } from '../../../../../data/planner/planner-state.ts';
import type { Bookings, BookingExtras } from '../../../../../model/plan.ts';

const CENTS = 100;

/** Exchange rates known on the device, in units of the currency for one USD. */
export interface KnownRates {
  /** Display currency of the page. */
  display: { currency: string; rate: number };
  /** The site's rates by currency; empty until they are loaded. */
  current: Readonly<Record<string, number>>;
  /** Stored with other bookings of the tour, by currency. */
  earlier: ReadonlyMap<string, number>;
}

/** Units for one USD; null if unknown. */
export function rateOf(currency: string, { display, current, earlier }: KnownRates): number | null {
  if (currency === 'USD') return 1;
  if (currency === display.currency) return display.rate;
  return current[currency] ?? earlier.get(currency) ?? null;
}

/** Exchange rates stored with bookings; of a currency the last one. */
export function storedRates(bookings: Bookings | null): Map<string, number> {
  const all = bookings === null ? [] : Object.values(bookings).flat();
  return new Map(
    all.flatMap(({ currency, rate }: BookingExtras) =>
      typeof currency === 'string' && typeof rate === 'number' ? [[currency, rate]] : [],
    ),
  );
}

/** Price paid as edited in the form; `rate` is in units for one USD. */
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
 * Patch for a changed price. Amount, currency and rate are stored as entered, so that later exchange rates do not
 * change what was paid; if none of them changed, the patch is empty.
 */
export function moneyPatch(before: PaidMoney, after: PaidMoney): BookingPatch {
  const { amount, currency, rate } = after;
  if (amount === before.amount && currency === before.currency && rate === before.rate) return {};
  if (amount === null) {
    return before.amount === null ? {} : { price: null, amount: null, currency: null, rate: null };
  }
  return { price: paidUsd(after), amount, currency, rate };
}
