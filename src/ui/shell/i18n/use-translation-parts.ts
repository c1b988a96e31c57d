import { use } from 'react';
import type { Locale } from '../../../model/base/locale.ts';
import { hasTranslations, loadTranslations } from './translations.ts';
import type { TranslationPart } from './translation-part.ts';

/** Suspends until all parts are loaded; they load in parallel. */
export function useTranslationParts(locale: Locale, ...parts: readonly TranslationPart[]): void {
  // Start all before the first `use`: one after the other would cost a round trip each.
  const loading = parts
    .filter((part) => !hasTranslations(locale, part))
    .map((part) => loadTranslations(locale, part));
  for (const part of loading) use(part);
}
