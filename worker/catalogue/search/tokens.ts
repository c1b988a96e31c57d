import { foldPlain, foldText } from '../fold-text.ts';

/** One word in both spellings of umlauts: `wueste` and `wuste`. */
export interface Token {
  text: string;
  plain: string;
}

/** Short forms in names and queries: `Mt Kenya`. */
export const SHORT_FORMS: Readonly<Record<string, string>> = { mt: 'mount', mtn: 'mountain' };

/** Written numbers in names and queries are digits: `Thirty euros a day` is found by `30 euros`. */
const NUMBERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    2: 'two zwei',
    3: 'three drei',
    4: 'four vier',
    5: 'five fuenf funf',
    6: 'six sechs',
    7: 'seven sieben',
    8: 'eight acht',
    9: 'nine neun',
    10: 'ten zehn',
    11: 'eleven elf',
    12: 'twelve zwoelf zwolf',
    13: 'thirteen dreizehn',
    14: 'fourteen vierzehn',
    15: 'fifteen fuenfzehn funfzehn',
    20: 'twenty zwanzig',
    21: 'einundzwanzig',
    30: 'thirty dreissig',
  }).flatMap(([number, words]) => words.split(' ').map((word): [string, string] => [word, number])),
);

/** Words of a text; `4,000` is one number, `14days` a number and a word. */
export function tokensOf(text: string): Token[] {
  const [folded = [], plain = folded] = foldings(text);
  return folded
    .map((word, at) => ({ text: writtenOut(word), plain: writtenOut(plain[at] ?? word) }))
    .filter((token) => token.text !== '');
}

/** All spellings of a text’s words. */
export function spellingsOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const words of foldings(text)) for (const word of words) if (word !== '') found.add(writtenOut(word));
  return found;
}

/** The words of a text with umlauts written out, and with plain vowels where it has umlauts. */
function foldings(text: string): string[][] {
  const composed = text.normalize('NFC');
  const separated = /\d/.test(composed)
    ? composed
        .replaceAll(/(\d)[.,](?=\d{3}(?!\d))/g, '$1')
        .replaceAll(/(\d)(?=\p{L})|([\p{L}\p{M}])(?=\d)/gu, '$& ')
    : composed;
  const folded = foldText(separated).split(' ');
  return /[äöüÄÖÜ]/.test(separated) ? [folded, foldPlain(separated).split(' ')] : [folded];
}

/** The words written as one, in both spellings: `new zealand` is also typed `newzealand`. */
export function joinedSpellings(tokens: readonly Token[]): string[] {
  return [...new Set([tokens.map(({ text }) => text).join(''), tokens.map(({ plain }) => plain).join('')])];
}

function writtenOut(word: string): string {
  if (Object.hasOwn(NUMBERS, word)) return NUMBERS[word] ?? word;
  return Object.hasOwn(SHORT_FORMS, word) ? (SHORT_FORMS[word] ?? word) : word;
}
