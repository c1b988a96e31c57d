import { useMemo, useSyncExternalStore } from 'react';
import { getDeviceSettings, subscribeDeviceSettings } from '../../data/account/device-settings.ts';
import { useLocale } from '../shell/i18n/locale-context.tsx';
import { useExchange } from './exchange-rate.ts';
import { formatClock, formatDate, formatDateRange } from './format-date.ts';
import type { DateStyle } from './format-date.ts';
import { formatInstant } from './format-instant.ts';
import {
  formatBytes,
  formatDistance,
  formatDuration,
  formatNumber,
  formatTemperature,
  formatWeight,
} from './format-measure.ts';
import { convert, currencyFor, formatAmount, formatMoney, formatMoneyChange } from './format-money.ts';

/** Every format function bound to the user's language, currency and units. */
export function useFormat() {
  const locale = useLocale();
  const exchange = useExchange();
  const { distanceUnit, temperatureUnit } = useSyncExternalStore(subscribeDeviceSettings, getDeviceSettings);
  return useMemo(
    () => ({
      locale,
      /** Units of `currency` for one USD. */
      rate: exchange?.rate ?? 1,
      currency: currencyFor(exchange),
      /** From USD. */
      money: (usd: number, digits = 0) => formatMoney(usd, locale, exchange, digits),
      moneyChange: (usd: number) => formatMoneyChange(usd, locale, exchange),
      amount: (value: number, currency: string, digits = 0) => formatAmount(value, currency, locale, digits),
      convert: (usd: number) => convert(usd, exchange),
      number: (value: number, digits = 0) => formatNumber(value, locale, digits),
      distance: (meters: number) => formatDistance(meters, locale, distanceUnit),
      /** From °C. */
      temperature: (celsius: number) => formatTemperature(celsius, locale, temperatureUnit),
      duration: (seconds: number) => formatDuration(seconds, locale),
      weight: (kilograms: number) => formatWeight(kilograms, locale),
      bytes: (bytes: number) => formatBytes(bytes, locale),
      date: (text: string, style: DateStyle) => formatDate(text, locale, style),
      dateRange: (from: string, to: string, style: DateStyle) => formatDateRange(from, to, locale, style),
      clock: formatClock,
      instant: (instant: string) => formatInstant(instant, locale),
    }),
    [locale, exchange, distanceUnit, temperatureUnit],
  );
}
