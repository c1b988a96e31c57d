import { useMemo } from 'react';
import type { Locale } from '../../model/locale.ts';
import { useLocale } from './locale-context.tsx';
import { translate } from './words.ts';
import type { WordParams } from './words.ts';

export interface Words {
  locale: Locale;
  /** The sentence of a key, with `{{name}}` filled in. */
  t(this: void, key: string, params?: WordParams): string;
  /** The sentence for a number: `key.one` or `key.other`, with `{{count}}` in the language's digits. */
  tn(this: void, key: string, count: number, params?: WordParams): string;
}

export function wordsOf(locale: Locale): Words {
  const plural = new Intl.PluralRules(locale);
  const digits = new Intl.NumberFormat(locale);
  return {
    locale,
    t: (key, params) => translate(locale, key, params),
    tn: (key, count, params) =>
      translate(locale, `${key}.${plural.select(count) === 'one' ? 'one' : 'other'}`, {
        count: digits.format(count),
        ...params,
      }),
  };
}

/** Usage: `const { t, tn } = useWords();` */
export function useWords(): Words {
  const locale = useLocale();
  return useMemo(() => wordsOf(locale), [locale]);
}
