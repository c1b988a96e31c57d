import { DEFAULT_LOCALE, type Locale, isLocale } from '../../model/base/locale.ts';

/** Locale of messages: the app's Content-Language, else the browser's preference. */
export function requestLocale(headers: Headers): Locale {
  return (
    asLocale(headers.get('Content-Language') ?? '') ??
    preferredLocale(headers.get('Accept-Language') ?? '') ??
    DEFAULT_LOCALE
  );
}

/** The preferred supported language of an Accept-Language header, by its weights. */
export function preferredLocale(header: string): Locale | undefined {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.split(';');
      const weight = params.map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find(Boolean);
      return { locale: asLocale(tag), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ locale, weight }) => locale !== undefined && weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.locale;
}

function asLocale(tag: string): Locale | undefined {
  const language = tag.trim().toLowerCase().split('-')[0];
  return isLocale(language) ? language : undefined;
}
