/** What people type instead of the letter itself. */
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

/** Lower case, umlauts and ß written out, other accents dropped, everything else than letters and digits a blank. */
export function foldText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüßæøœłđ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** As above, with umlauts as their plain vowel: `fur` finds `für` too. */
export function foldPlain(text: string): string {
  return foldText(text.toLowerCase().replaceAll(/[äöü]/g, (letter) => letter.normalize('NFD').charAt(0)));
}
