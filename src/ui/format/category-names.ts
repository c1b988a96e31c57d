import type { Locale } from '../../model/base/locale.ts';
import { CATEGORY_KEYS } from '../../model/category.ts';
import { memoizeOnce } from '../../model/base/memoize-once.ts';
import { translate } from '../shell/i18n/translations.ts';

/** What each category is called, for a search by text; the part `catalogue` of the words has to be here. */
export const categoryNames = memoizeOnce((locale: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries(CATEGORY_KEYS.map((key) => [key, translate(locale, `categories.${key}`)])),
);
