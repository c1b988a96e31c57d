import type { Locale } from '../../model/base/locale.ts';

/** A text of the catalogue with its location: `experiences/sigiriya: de.teaser`. */
export interface PlacedText {
  where: string;
  locale: Locale;
  text: string;
  /** Bodies and answers: may contain headings, lists, links and pictures. */
  markdown: boolean;
}

/** Words that exist in the other language only. Place names and quoted titles are removed before matching. */
const FOREIGN: Record<Locale, RegExp> = {
  en: /(?<![\p{L}-])(und|oder|nicht|eine[mnrs]?|dein(?:e[mnrs]?)?|dich|wird|werden|auch|noch|schon|vom|zum|zur|über|für|ist|sind|kannst|du|wenn|weil|nach|aus|bei|mit)(?![\p{L}-])/u,
  de: /(?<![\p{L}-])(the|and|with|you|your|are|this|that|from|which|there|their|they|have|been|would|can|may|its|when|where|but|into|about|of|is|to)(?![\p{L}-])/u,
};
/** Quoted book titles and foreign words; URLs of links. */
const QUOTED = /“[^”]*”|„[^“]*“|\(https?:[^)]*\)|‘[^’]*’/gu;
/** `Hole in the Rock`, `Valley of the Winds`. */
const NAME = /\p{Lu}[\p{L}’-]*(?:(?: (?:of|the|and|to|in|on|und|de|del))+ \p{Lu}[\p{L}’-]*)+/gu;
/** Invented journeys: first person in the past tense. Allowed on pages about the site itself. */
const FIRST_PERSON_STORY: Record<Locale, RegExp> = {
  en: /\b(?:we|I)(?: \w+ly| once| never| all| each)?(?: have| had)? (?:\w{2,}ed|were|was|had|did|saw|went|came|took|paid|slept|ate|met|bought|spent|got|stood|learnt|found|lost|rang|rode|drove|left|kept|thought|felt|forgot|gave|made|said|sat|wore|woke|wrote)\b|\b(?:our|my) (?:first|second|last|best|worst)\b|\bof ours\b|\btold us\b/iu,
  de: /(?<!\p{L})(?:wir|ich) (?:hatten?|waren?|haben?|\p{Ll}{3,}ten?|kamen|gingen|fuhren|schliefen|aßen|sahen|nahmen|fanden|standen|lagen|liefen)(?!\p{L})|(?<!\p{L})(?:hatten?|waren?|haben?|\p{Ll}{3,}ten?|kamen|gingen|fuhren|schliefen|aßen|sahen|nahmen|fanden|standen|lagen|liefen) (?:wir|ich)(?!\p{L})|(?<!\p{L})(?:[Uu]nser|[Mm]ein)e?[rnms]? (?:erste|zweite|letzte|beste)/u,
};
/**
 * A personal driver, bus or guest, or an invented verdict: the site has no journeys, testers or reviews of its own. A
 * possessive before a travel noun is enough, in any tense.
 */
const OWN_EXPERIENCE: Record<Locale, RegExp> = {
  en: /\b(?:our|my) (?:\w+ )?(?:drivers?|guides?|hosts?|landlady|landlord|boat(?:man)?|bus|train|rental|car|tents?|jeep|tyres?|room|trips?|journeys?|nights?|friends?|porters?|testers?|travellers|guests|readers)\b|\b(?:we|I)[’'](?:d|ve|m)\b|\b(?:a|one|another) (?:reader|traveller|guest|customer) (?:told|tells|wrote|writes|says|said|reports?|reported)\b|\b(?:readers|guests|customers) (?:rate|rated|recommend|love|rave)\b|\btested by\b|\bwe (?:test|remember)\b|\b(?:first-hand|from experience)\b|\b\d(?:[.,]\d)? (?:out of (?:5|five|10|ten)|stars? from)\b|★|\bfive-star review/iu,
  de: /(?<!\p{L})(?:[Uu]nser|[Mm]ein)(?:e[rnms]?)? (?:\p{L}+ )?(?:Fahrer|Fahrerin|Guides?|Gastgeber|Wirtin|Wirt|Boot|Bus|Zug|Mietwagen|Auto|Zelt|Jeep|Reifen|Zimmer|Reisen?|Nacht|Nächte|Freunde?|Träger|Tester|Leser|Gäste)(?!\p{L})|(?<!\p{L})[Ee]ine? (?:Leser(?:in)?|Reisender?|Gast|Kund(?:in|e)) (?:erzählte?|schreibt|schrieb|sagte?|berichtete?)(?!\p{L})|(?<!\p{L})(?:Leser|Gäste|Kunden) (?:bewerten|empfehlen|lieben|schwärmen)|(?<!\p{L})(?:[Vv]on uns|[Ss]elbst) (?:getestet|ausprobiert)|[Aa]us (?:eigener Erfahrung|erster Hand)|(?<!\p{L})\d(?:,\d)? von (?:5|10|fünf|zehn) Sternen|★/u,
};
const TRAVEL_KINDS = /^(?:blogposts|collections|countries|experiences|practical|tours)\//;
/** Lists of phrases hold other languages and speak in the first person. */
const PHRASES = /^practical\/[a-z-]+: phrases\./;
const PRACTICAL = /^practical\/|: practical\./;
const MARKDOWN = /!?\[([^\]]*)\]\([^)]*\)/gu;
/** Shorter sentences may occur twice: `Open ground.` */
const SENTENCE_WORDS = 6;

/**
 * Reports one line per problem: straight quotes, double spaces, leftover markup, words of the other language,
 * first-person journeys, repeated sentences.
 */
export function textProblems(texts: readonly PlacedText[]): string[] {
  return [...texts.flatMap(problemsOfText), ...repeatedSentences(texts)];
}

function problemsOfText({ where, locale, text, markdown }: PlacedText): string[] {
  const bare = markdown ? text.replaceAll(MARKDOWN, '$1') : text;
  const problems: string[] = [];
  const report = (what: string) => problems.push(`${where}: ${what}: ${around(bare, what)}`);
  if (/["]/.test(bare) || /'/.test(bare)) report('straight quote');
  if (/\S {2,}/.test(bare)) report('doubled space');
  if (text !== text.trim()) report('space at an end');
  if (/<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;/i.test(bare)) report('markup');
  if (!markdown && /\*\*|\]\(|^#+ |^[-*] /m.test(bare)) report('markdown');
  if (/ [,.;:!?](\s|$)/.test(bare)) report('space before a mark');
  if (locale === 'de' && /“[^“”„]*”/.test(bare)) report('English quotes');
  if (locale === 'en' && /„/.test(bare)) report('German quotes');
  if (/\b(TODO|TBD|FIXME|lorem|undefined|null)\b/.test(bare)) report('placeholder');
  if (PHRASES.test(where)) return problems;
  const story = TRAVEL_KINDS.test(where) ? storyIn(bare.replaceAll(QUOTED, ' '), locale) : null;
  if (story) problems.push(`${where}: a story in the first person: ${around(bare, story[0])}`);
  const foreign = FOREIGN[locale].exec(withoutNames(bare));
  if (foreign)
    problems.push(`${where}: a word of the other language: ${around(withoutNames(bare), foreign[0])}`);
  return problems;
}

function storyIn(text: string, locale: Locale): RegExpExecArray | null {
  return FIRST_PERSON_STORY[locale].exec(text) ?? OWN_EXPERIENCE[locale].exec(text);
}

/** Removes names (runs of capitalized words) and quotes. */
function withoutNames(text: string): string {
  return text.replaceAll(QUOTED, ' ').replaceAll(NAME, ' ');
}

function repeatedSentences(texts: readonly PlacedText[]): string[] {
  const first = new Map<string, string>();
  const problems: string[] = [];
  for (const { where, locale, text } of texts) {
    // Short facts are the same wherever they hold.
    if (PRACTICAL.test(where)) continue;
    for (const sentence of sentencesOf(text)) {
      const id = `${locale} ${sentence}`;
      const there = first.get(id);
      if (there === undefined) first.set(id, where);
      else problems.push(`${where}: repeats ${there}: ${sentence}`);
    }
  }
  return problems;
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[.!?]$/.test(sentence) && sentence.split(/\s+/).length >= SENTENCE_WORDS);
}

function around(text: string, what: string): string {
  const at = Math.max(0, text.indexOf(what));
  return JSON.stringify(text.slice(Math.max(0, at - 25), at + what.length + 25));
}
