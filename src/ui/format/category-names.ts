import type { Locale } from '../../model/base/locale.ts';
import { CATEGORY_KEYS } from '../../model/category.ts';
import { memoizeOnce } from '../../model/base/memoize-once.ts';
import { translate } from '../shell/i18n/translations.ts';

/** Display name of each category, for text search; needs the translation part `catalogue` to be loaded. */
export const categoryNames = memoizeOnce((locale: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries(CATEGORY_KEYS.map((key) => [key, translate(locale, `categories.${key}`)])),
);
