import { dropDiacritics } from '../../src/model/base/without-diacritics.ts';

/** Common ASCII spellings of these letters. */
const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
};

/**
 * Normalizes text: lower case, umlauts and ß spelled out, other accents, variants of letters and joiners inside words
 * dropped, anything but letters, their vowel signs and digits a space.
 */
export function foldText(text: string): string {
  const spelled = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[äöüßæøœłđ]/g, (letter) => LETTERS[letter] ?? letter);
  return dropDiacritics(spelled.normalize('NFKD'))
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** As `foldText`, with umlauts as plain vowels, so that `fur` also finds `für`. */
export function foldPlain(text: string): string {
  return foldText(text.toLowerCase().replaceAll(/[äöü]/g, (letter) => letter.normalize('NFD').charAt(0)));
}
