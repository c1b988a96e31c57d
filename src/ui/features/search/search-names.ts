import type { SearchNames } from '../../../contract/data-api.ts';
import { CATEGORY_KEYS } from '../../../model/category.ts';
import { CONTINENTS, GEOREGIONS_OF_CONTINENT } from '../../../model/place/georegion.ts';
import { LOCALES } from '../../../model/base/locale.ts';
import type { Locale, Localized } from '../../../model/base/locale.ts';
import { loadTranslations, translate } from '../../shell/i18n/translations.ts';

let names: Promise<SearchNames> | null = null;

/** Names of categories and regions in both languages, for the search index. */
export function searchNames(): Promise<SearchNames> {
  names ??= Promise.all(LOCALES.map((locale) => loadTranslations(locale, 'catalogue'))).then(() => ({
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
  }));
  // Offline, the other language may not be cached: the next search retries.
  names.catch(() => {
    names = null;
  });
  return names;
}

function textInBoth(...keys: readonly string[]): Localized<string> {
  const namesIn = (locale: Locale) => keys.map((key) => translate(locale, key)).join(' ');
  return { en: namesIn('en'), de: namesIn('de') };
}
