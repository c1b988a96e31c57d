import type { Locale } from '../../model/base/locale.ts';
import { translate } from '../translations.ts';
import type { PageContext } from './page-view.ts';

const INTL_LOCALE: Record<Locale, string> = { en: 'en-US', de: 'de-DE' };
const DESCRIPTION_MAX = 160;

/** Formats USD: `about $16`, `etwa 14 €`. Every price on the site is an estimate. */
export function aboutMoney(usd: number, { locale, euroRate }: PageContext): string {
  const german = locale === 'de';
  const amount = new Intl.NumberFormat(INTL_LOCALE[locale], {
    style: 'currency',
    currency: german ? 'EUR' : 'USD',
    maximumFractionDigits: 0,
  }).format(german ? usd * euroRate : usd);
  return translate(locale, 'server.site.about', { amount });
}

/** An amount in the currency in which it is paid: `$37`, `15 €`. */
export function localMoney(amount: number, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(INTL_LOCALE[locale], {
    style: 'currency',
    currency,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}

export function number(value: number, locale: Locale, digits = 0): string {
  return new Intl.NumberFormat(INTL_LOCALE[locale], { maximumFractionDigits: digits }).format(value);
}

export function days(count: number, locale: Locale): string {
  return translate(locale, count === 1 ? 'server.site.days.one' : 'server.site.days.other', {
    count: number(count, locale, 1),
  });
}

export function nights(count: number, locale: Locale): string {
  return translate(locale, count === 1 ? 'server.site.nights.one' : 'server.site.nights.other', {
    count: number(count, locale),
  });
}

/** Formats a recommended stay, given in hours, in half days. */
export function stay(hours: number, locale: Locale): string {
  if (hours < 8) return translate(locale, 'server.site.days.half');
  const whole = Math.max(1, Math.floor(hours / 24));
  const rest = Math.max(0, hours - whole * 24);
  return days(whole + (rest === 0 ? 0 : rest < 8 ? 0.5 : 1), locale);
}

/** `May` */
export function monthName(month: number, locale: Locale): string {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return name.format(new Date(Date.UTC(2027, month - 1, 1)));
}

/** `May, June and July`; a single word for all twelve. */
export function months(list: readonly number[], locale: Locale): string {
  if (new Set(list).size >= 12) return translate(locale, 'server.site.allYear');
  const names = list.map((month) => monthName(month, locale));
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}

/** Formats the day `2026-07-07` as `July 7, 2026`. */
export function longDate(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(INTL_LOCALE[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  );
}

/** Formats the day `2026-07-07` as `Jul 7, 2026`, as the app does. */
export function shortDate(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(INTL_LOCALE[locale], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00Z`));
}

/** Meta description: the first text, and further sentences as long as they fit; a long text is cut at a word. */
export function fitDescription(first: string, ...more: readonly (string | undefined)[]): string {
  const text = oneLine(first);
  if (text.length > DESCRIPTION_MAX) {
    const cut = text.slice(0, DESCRIPTION_MAX - 1);
    return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:–.]+$/, '')}…`;
  }
  let fitted = text;
  for (const sentence of more.flatMap((one) => oneLine(one ?? '').split(/(?<=[.!?])\s+/))) {
    if (sentence === '' || fitted.length + 1 + sentence.length > DESCRIPTION_MAX) break;
    fitted += ` ${sentence}`;
  }
  return fitted;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
