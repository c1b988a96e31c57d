import type { Locale } from '../../model/base/locale.ts';
import { memoizeOnce } from '../../model/base/memoize-once.ts';

/** Numbers with their unit, joined by a no-break space so that they never wrap apart. */
const NBSP = '\u00a0';
const INTL_LOCALE: Record<Locale, string> = { en: 'en-US', de: 'de-DE' };

export function formatNumber(value: number, locale: Locale, digits = 0): string {
  return numbers(locale, digits, digits).format(value);
}

const numbers = memoizeOnce(
  (locale: Locale, minimumFractionDigits: number, maximumFractionDigits: number) =>
    new Intl.NumberFormat(INTL_LOCALE[locale], { minimumFractionDigits, maximumFractionDigits }),
);

const MILES_PER_KM = 0.621371;

/** "2.6 km" under 10 km, "1,765 km" above; in miles "1.6 mi" and "1,097 mi". */
export function formatDistance(meters: number, locale: Locale, unit: 'km' | 'mi' = 'km'): string {
  const value = (meters / 1000) * (unit === 'mi' ? MILES_PER_KM : 1);
  const tenths = Math.round(value * 10) / 10;
  return formatNumber(value, locale, tenths > 0 && tenths < 10 && tenths % 1 !== 0 ? 1 : 0) + NBSP + unit;
}

/** "23 °C", "73.4 °F". Catalogue values are whole degrees Celsius. */
export function formatTemperature(celsius: number, locale: Locale, unit: 'c' | 'f' = 'c'): string {
  const value = unit === 'f' ? Math.round((celsius * 1.8 + 32) * 10) / 10 : celsius;
  const text = numbers(locale, 0, 1).format(value);
  return `${text.replace('-', '−')}${NBSP}°${unit.toUpperCase()}`;
}

/** "3 h 50 min", "45 min", "25 h"; the same in both languages. */
export function formatDuration(seconds: number, locale: Locale): string {
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}${NBSP}min`;
  const whole = `${formatNumber(hours, locale)}${NBSP}h`;
  return rest === 0 ? whole : `${whole}${NBSP}${rest}${NBSP}min`;
}

/** "1,252 kg" */
export function formatWeight(kilograms: number, locale: Locale): string {
  return formatNumber(kilograms, locale) + NBSP + 'kg';
}

/** "11.4 MB" */
export function formatBytes(bytes: number, locale: Locale): string {
  if (bytes < 100_000) return formatNumber(Math.ceil(bytes / 1000), locale) + NBSP + 'kB';
  return formatNumber(bytes / 1_000_000, locale, 1) + NBSP + 'MB';
}
