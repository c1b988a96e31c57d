import type { Locale } from '../../../model/base/locale.ts';
import { memoizeOnce } from '../../../model/base/memoize-once.ts';
import { useLocale } from './locale-context.tsx';
import { translate } from './translations.ts';
import type { TranslationParams } from './translations.ts';

export interface Translation {
  locale: Locale;
  /** The sentence of a key, with `{{name}}` filled in. */
  t(this: void, key: string, params?: TranslationParams): string;
  /** The sentence for a number: `key.one` or `key.other`, with `{{count}}` in the language's digits. */
  tn(this: void, key: string, count: number, params?: TranslationParams): string;
}

/** The same object for all: a page of cards asks for it a hundred times. */
export const wordsOf = memoizeOnce((locale: Locale): Translation => ({
  locale,
  t: (key, params) => translate(locale, key, params),
  // The rule of both languages: `Intl.PluralRules` knows no other.
  tn: (key, count, params) =>
    translate(locale, `${key}.${count === 1 ? 'one' : 'other'}`, {
      count: digitsOf(locale).format(count),
      ...params,
    }),
}));

const digitsOf = memoizeOnce((locale: Locale) => new Intl.NumberFormat(locale));

/** Usage: `const { t, tn } = useWords();` */
export function useTranslation(): Translation {
  return wordsOf(useLocale());
}
