import type { Locale } from '../../model/locale.ts';

/** Units of the person's currency for one USD; null while no rate is known: amounts then stay in USD. */
export type ExchangeRate = number | null;

export const CURRENCY: Record<Locale, 'USD' | 'EUR'> = { en: 'USD', de: 'EUR' };
const INTL_LOCALE: Record<Locale, string> = { en: 'en-US', de: 'de-DE' };

export function currencyFor(locale: Locale, rate: ExchangeRate): 'USD' | 'EUR' {
  return rate === null ? 'USD' : CURRENCY[locale];
}

/** USD into the person's currency, unrounded. */
export function convert(usd: number, locale: Locale, rate: ExchangeRate): number {
  return currencyFor(locale, rate) === 'USD' ? usd : usd * (rate ?? 1);
}

/** "$1,467" or "1.349 €"; whole units unless `digits` says otherwise. */
export function formatMoney(usd: number, locale: Locale, rate: ExchangeRate, digits = 0): string {
  return formatAmount(convert(usd, locale, rate), currencyFor(locale, rate), locale, digits);
}

/** An amount that already is in `currency`. */
export function formatAmount(amount: number, currency: string, locale: Locale, digits = 0): string {
  return new Intl.NumberFormat(INTL_LOCALE[locale], {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(withoutMinusZero(amount, digits));
}

/** "+$42", "−$42"; for what a change did. */
export function formatMoneyChange(usd: number, locale: Locale, rate: ExchangeRate): string {
  const whole = withoutMinusZero(convert(usd, locale, rate), 0);
  const sign = whole < 0 ? '−' : '+';
  return sign + formatAmount(Math.abs(whole), currencyFor(locale, rate), locale);
}

function withoutMinusZero(amount: number, digits: number): number {
  const scale = 10 ** digits;
  return Math.round(amount * scale) === 0 ? 0 : amount;
}
