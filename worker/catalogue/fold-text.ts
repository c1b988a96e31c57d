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
 * dropped, anything but letters and digits a space.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[äöüßæøœłđ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** As `foldText`, with umlauts as plain vowels, so that `fur` also finds `für`. */
export function foldPlain(text: string): string {
  return foldText(text.toLowerCase().replaceAll(/[äöü]/g, (letter) => letter.normalize('NFD').charAt(0)));
}
