import type { SearchNames } from '../../../contract/data-api.ts';
import { GUIDE_SECTIONS } from '../../../contract/search/guide-sections.ts';
import { SEARCH_PAGES } from '../../../contract/search/search-parts.ts';
import { CATEGORY_KEYS } from '../../../model/category.ts';
import { CONTINENTS, GEOREGIONS, GEOREGIONS_OF_CONTINENT } from '../../../model/place/georegion.ts';
import { LOCALES } from '../../../model/base/locale.ts';
import type { Locale, Localized } from '../../../model/base/locale.ts';
import { loadTranslations, translate } from '../../shell/i18n/translations.ts';

let names: Promise<SearchNames> | null = null;

/** Names of categories and regions in both languages, for the search index. */
export function searchNames(): Promise<SearchNames> {
  names ??= Promise.all(
    LOCALES.flatMap((locale) => [loadTranslations(locale, 'catalogue'), loadTranslations(locale, 'frame')]),
  ).then(() => ({
    categories: Object.fromEntries(CATEGORY_KEYS.map((key) => [key, textInBoth(`categories.${key}`)])),
    // A region is also found by its continent: `Southern Africa Africa`.
    georegions: Object.fromEntries(
      CONTINENTS.flatMap((continent) =>
        GEOREGIONS_OF_CONTINENT[continent].map((region) => [
          region,
          textInBoth(`georegions.${region}`, `continents.${continent}`),
        ]),
      ),
    ),
    others: {
      page: namesInBoth(SEARCH_PAGES, (key) => `search.page.${key}`),
      section: namesInBoth(GUIDE_SECTIONS, (key) => `search.section.${key}`),
      continent: namesInBoth(CONTINENTS, (key) => `continents.${key}`),
      georegion: namesInBoth(GEOREGIONS, (key) => `georegions.${key}`),
    },
  }));
  // Offline, the other language may not be cached: the next search retries.
  names.catch(() => {
    names = null;
  });
  return names;
}

function namesInBoth<Key extends string>(
  keys: readonly Key[],
  textOf: (key: Key) => string,
): Record<string, Localized<string>> {
  return Object.fromEntries(keys.map((key) => [key, textInBoth(textOf(key))]));
}

function textInBoth(...keys: readonly string[]): Localized<string> {
  const namesIn = (locale: Locale) => keys.map((key) => translate(locale, key)).join(' ');
  return { en: namesIn('en'), de: namesIn('de') };
}
