import type { Locale } from '../../../model/base/locale.ts';
import { memoizeOnce } from '../../../model/base/memoize-once.ts';
import { useLocale } from './locale-context.tsx';
import { translate } from './translations.ts';
import type { TranslationParams } from './translations.ts';
import type { PluralArgs, PluralKey, TextArgs, TextKey } from '../../../../locales/text-keys.ts';

export interface Translation {
  locale: Locale;
  /** The text of a key, with `{{name}}` placeholders filled in. */
  t: <Key extends TextKey>(this: void, key: Key, ...args: TextArgs[Key]) => string;
  /** Plural form for a count: `key.one` or `key.other`, with `{{count}}` formatted in the locale. */
  tn: <Key extends PluralKey>(this: void, key: Key, count: number, ...args: PluralArgs[Key]) => string;
}

/** Memoized per locale: a page with many cards calls it a hundred times. */
export const translationOf = memoizeOnce((locale: Locale): Translation => ({
  locale,
  t: (key: string, params?: TranslationParams) => translate(locale, key, params),
  // Both languages have only these plural forms, so `Intl.PluralRules` is not needed.
  tn: (key: string, count: number, params?: TranslationParams) =>
    translate(locale, `${key}.${count === 1 ? 'one' : 'other'}`, {
      count: numberFormat(locale).format(count),
      ...params,
    }),
}));

const numberFormat = memoizeOnce((locale: Locale) => new Intl.NumberFormat(locale));

/** Usage: `const { t, tn } = useTranslation();` */
export function useTranslation(): Translation {
  return translationOf(useLocale());
}
