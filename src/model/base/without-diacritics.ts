/**
 * Marks that only change how a letter sounds. Those of the scripts of India and South-East Asia are vowels and tones, and
 * those of kana make other syllables: without them, different names would be the same.
 */
const DIACRITICS =
  /(?=\p{M})(?![\u3099\u309A])[\p{Script=Inherited}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]/gu;

/** A text without accents; other letters keep the number of their characters. */
export function withoutDiacritics(text: string): string {
  return dropDiacritics(text.normalize('NFD')).normalize('NFC');
}

/** @param decomposed in normalization form NFD or NFKD */
export function dropDiacritics(decomposed: string): string {
  return decomposed.replaceAll(DIACRITICS, '');
}
