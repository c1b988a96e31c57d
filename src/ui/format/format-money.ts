import type { Locale } from '../../model/base/locale.ts';
import type { Exchange } from './exchange-rate.ts';
import { memoizeOnce } from '../../model/base/memoize-once.ts';

/** Number format locale by language, or by language and currency if the language alone does not decide it. */
const NUMBER_LOCALE: Readonly<Record<string, string>> = { en: 'en-US', de: 'de-DE', 'de/CHF': 'de-CH' };

export function currencyFor(exchange: Exchange | null): string {
  return exchange?.currency ?? 'USD';
}

/** USD into the user's currency, unrounded. */
export function convert(usd: number, exchange: Exchange | null): number {
  return usd * (exchange?.rate ?? 1);
}

/** "$1,467" or "1.349 €"; whole units unless `digits` says otherwise. */
export function formatMoney(usd: number, locale: Locale, exchange: Exchange | null, digits = 0): string {
  return formatAmount(convert(usd, exchange), currencyFor(exchange), locale, digits);
}

/** An amount that already is in `currency`. */
export function formatAmount(amount: number, currency: string, locale: Locale, digits = 0): string {
  return amounts(locale, currency, digits).format(withoutMinusZero(amount, digits));
}

const amounts = memoizeOnce(
  (locale: Locale, currency: string, digits: number) =>
    new Intl.NumberFormat(NUMBER_LOCALE[`${locale}/${currency}`] ?? NUMBER_LOCALE[locale], {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
);

/** Signed difference: "+$42", "−$42". */
export function formatMoneyChange(usd: number, locale: Locale, exchange: Exchange | null): string {
  const whole = withoutMinusZero(convert(usd, exchange), 0);
  const sign = whole < 0 ? '−' : '+';
  return sign + formatAmount(Math.abs(whole), currencyFor(exchange), locale);
}

function withoutMinusZero(amount: number, digits: number): number {
  const scale = 10 ** digits;
  return Math.round(amount * scale) === 0 ? 0 : amount;
}
