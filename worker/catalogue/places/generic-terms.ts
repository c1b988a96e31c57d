import { foldText } from '../fold-text.ts';

/** Kinds of places that travellers add to a name, or that its official form has. */
const GENERIC_TERMS = new Set(
  [
    'national park nationalpark parque nacional game reserve wildreservat',
    'island islands isla insel inseln pulau',
    'gunung mount danau lake',
    'city town village stadt ciudad bandaraya krong the',
  ].flatMap((words) => words.split(' ')),
);

/** Divisions at the end of Chinese, Japanese and Korean names. */
const DIVISION = new RegExp(
  `^(..+)(?:${Array.from('市町村島鎮鄉縣县岛镇乡시군읍면도', foldText).join('|')})$`,
  'u',
);

/** Words of a name without what only says which kind of place it is; none if nothing else is left. */
export function withoutGenericTerms(terms: readonly string[]): string[] {
  return terms.filter((term) => !GENERIC_TERMS.has(term)).map((term) => term.replace(DIVISION, '$1'));
}
