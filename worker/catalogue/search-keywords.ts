import type { Locale } from '../../src/model/base/locale.ts';

/** Prefixes of words which, next to a country, select all of its tours or experiences. */
const TOUR_WORDS: Record<Locale, readonly string[]> = {
  en: ['trip', 'tour', 'itin', 'round', 'journ'],
  de: ['trip', 'tour', 'rund', 'reise'],
};
const EXPERIENCE_WORDS: Record<Locale, readonly string[]> = {
  en: ['exp', 'activ', 'attra', 'stop', 'things'],
  de: ['exp', 'erleb', 'aktivi', 'ort', 'stop', 'sehensw', 'sehnsw', 'baust', 'ziel'],
};

export type Keyword = 'tours' | 'experiences';

/** The keyword of a folded word, or undefined. */
export function keywordOf(word: string, locale: Locale): Keyword | undefined {
  if (TOUR_WORDS[locale].some((prefix) => word.startsWith(prefix))) return 'tours';
  if (EXPERIENCE_WORDS[locale].some((prefix) => word.startsWith(prefix))) return 'experiences';
  return undefined;
}
