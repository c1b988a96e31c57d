const KANJI_AND_KANA = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\s]+$/u;

/** The writings of each country that does not use Latin letters. Sinhala joins letters by an invisible character. */
const SCRIPTS: Readonly<Record<string, readonly RegExp[]>> = {
  TH: [/^[\p{Script=Thai}\s]+$/u],
  LA: [/^[\p{Script=Lao}\s]+$/u],
  KH: [/^[\p{Script=Khmer}\s]+$/u],
  JP: [KANJI_AND_KANA],
  KR: [/^[\p{Script=Hangul}\s]+$/u],
  TW: [/^[\p{Script=Han}\s]+$/u],
  LK: [/^[\p{Script=Sinhala}\u200D\s]+$/u, /^[\p{Script=Tamil}\s]+$/u],
  MA: [/^[\p{Script=Arabic}\s]+$/u],
};
const NAMES_MAX = 2;
/** Vowel signs stand behind their letter; the source has some in front of it. */
const BEGINS_WITH_MARK = /^\p{M}/u;

/** At most two names in each writing of the country; in Taiwan traditional ones where there are any. */
export function localNames(country: string, names: readonly string[]): string[] {
  return (SCRIPTS[country] ?? []).flatMap((script) => {
    const found = names.filter((name) => script.test(name) && !BEGINS_WITH_MARK.test(name));
    const traditional = country === 'TW' ? found.filter(isTraditional) : [];
    return (traditional.length > 0 ? traditional : found).slice(0, NAMES_MAX);
  });
}

/** Whether all characters are ones of Big5, the character set of Taiwan, which has no simplified ones. */
function isTraditional(name: string): boolean {
  big5 ??= readBig5();
  const known = big5;
  return Array.from(name).every((character) => character.trim() === '' || known.has(character));
}

let big5: ReadonlySet<string> | undefined;

/** The two blocks of characters of Big5; later additions have simplified ones, too. */
const BLOCKS = [
  [0xa4_40, 0xc6_7e],
  [0xc9_40, 0xf9_d5],
] as const;

function readBig5(): ReadonlySet<string> {
  const decoder = new TextDecoder('big5');
  const characters = new Set<string>();
  for (const [first, last] of BLOCKS) {
    for (let code = first; code <= last; code += 1) {
      const text = decoder.decode(Uint8Array.of(code >> 8, code & 0xff));
      if (/^\p{Script=Han}$/u.test(text)) characters.add(text);
    }
  }
  return characters;
}
