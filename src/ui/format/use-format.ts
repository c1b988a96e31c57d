import { useMemo } from 'react';
import { useLocale } from '../i18n/locale-context.tsx';
import { useExchangeRate } from './exchange-rate.ts';
import { formatClock, formatDate, formatDateRange } from './format-date.ts';
import type { DateStyle } from './format-date.ts';
import { formatInstant } from './format-instant.ts';
import { formatBytes, formatDistance, formatDuration, formatNumber, formatWeight } from './format-measure.ts';
import { convert, currencyFor, formatAmount, formatMoney, formatMoneyChange } from './format-money.ts';

/** Every format function bound to the person's language and currency. */
export function useFormat() {
  const locale = useLocale();
  const rate = useExchangeRate();
  return useMemo(
    () => ({
      locale,
      rate,
      currency: currencyFor(locale, rate),
      /** From USD. */
      money: (usd: number, digits = 0) => formatMoney(usd, locale, rate, digits),
      moneyChange: (usd: number) => formatMoneyChange(usd, locale, rate),
      amount: (value: number, currency: string, digits = 0) => formatAmount(value, currency, locale, digits),
      convert: (usd: number) => convert(usd, locale, rate),
      number: (value: number, digits = 0) => formatNumber(value, locale, digits),
      distance: (metres: number) => formatDistance(metres, locale),
      duration: (seconds: number) => formatDuration(seconds, locale),
      weight: (kilograms: number) => formatWeight(kilograms, locale),
      bytes: (bytes: number) => formatBytes(bytes, locale),
      date: (text: string, style: DateStyle) => formatDate(text, locale, style),
      dateRange: (from: string, to: string, style: DateStyle) => formatDateRange(from, to, locale, style),
      clock: formatClock,
      instant: (instant: string) => formatInstant(instant, locale),
    }),
    [locale, rate],
  );
}
