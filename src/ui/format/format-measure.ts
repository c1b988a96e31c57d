import type { Locale } from '../../model/locale.ts';

/** Numbers with their unit, never parted at a line end: the space is a no-break space. */
const NBSP = '\u00a0';
const INTL_LOCALE: Record<Locale, string> = { en: 'en-US', de: 'de-DE' };

export function formatNumber(value: number, locale: Locale, digits = 0): string {
  return new Intl.NumberFormat(INTL_LOCALE[locale], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
}

/** "2.6 km" under 10 km, "1,765 km" above. */
export function formatDistance(metres: number, locale: Locale): string {
  const km = metres / 1000;
  const tenths = Math.round(km * 10) / 10;
  return formatNumber(km, locale, tenths > 0 && tenths < 10 && tenths % 1 !== 0 ? 1 : 0) + NBSP + 'km';
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
