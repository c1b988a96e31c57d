import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import type { SearchNameKind } from '../contract/search/search-parts.ts';
import type { CategoryKey } from '../model/category.ts';
import { DEFAULT_LOCALE, type Locale } from '../model/base/locale.ts';
import { textKeyOf, type TextArgs, type TextKey } from '../../locales/text-keys.ts';

export { textKeyOf };

/** The only server module with user-facing texts. */
const TABLES: Record<Locale, unknown> = { en, de };

/** A text in the language, with English as fallback. @throws if the key is missing in both */
export function translate<Key extends TextKey>(locale: Locale, key: Key, ...args: TextArgs[Key]): string {
  return translateByName(locale, key, args[0]);
}

/** Like `translate`, for keys known only at run time. */
export function translateByName(
  locale: Locale,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const text = lookUp(TABLES[locale], key) ?? lookUp(TABLES[DEFAULT_LOCALE], key);
  if (text === undefined) throw new Error(`missing translation ${key}`);
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_whole, name: string) => String(params[name] ?? ''));
}

export function categoryName(key: CategoryKey, locale: Locale): string {
  return translate(locale, `categories.${key}`);
}

/** Typical weather of a month: `Warm, mostly dry`. */
export function weatherText(temperature: string, wetness: string, locale: Locale): string {
  const feel = translate(locale, textKeyOf('weather.temperature', temperature));
  return translate(locale, 'weather.both', {
    temperature: feel,
    wetness: translate(locale, textKeyOf('weather.wetness', wetness)),
  });
}

/** A georegion with its continent, as users type it into the search. */
export function regionName(country: { georegion: string; continent: string }, locale: Locale): string {
  return `${translate(locale, textKeyOf('georegions', country.georegion))} ${translate(locale, textKeyOf('continents', country.continent))}`;
}

/** Title of a page or a section, or name of a region, for the search. */
export function searchName(kind: SearchNameKind, key: string, locale: Locale): string {
  switch (kind) {
    case 'page':
      return translate(locale, textKeyOf('search.page', key));
    case 'section':
      return translate(locale, textKeyOf('search.section', key));
    case 'continent':
      return translate(locale, textKeyOf('continents', key));
    default:
      return translate(locale, textKeyOf('georegions', key));
  }
}

function lookUp(table: unknown, key: string): string | undefined {
  let node = table;
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, part)) return undefined;
    node = new Map<string, unknown>(Object.entries(node)).get(part);
  }
  return typeof node === 'string' ? node : undefined;
}
