import { foldText } from '../../../worker/catalogue/fold-text.ts';

/** What stands behind names in some sources only: `Mito-shi`, `Siquijor town`. */
export const DIVISION = / (shi|cho|machi|si|gun|city|town)$/;
/** And in front of them: `Ban Khao Lak`. */
const SETTLEMENT = /^(ban|muang|mueang|kampung|krong|thi tran) /;
/** Less than that is no name. */
const MIN_LETTERS = 4;
/** Letters of which one may differ in another spelling: `Koh Chang` and `Ko Chang`. */
const LETTERS_PER_CHANGE = 4;

/** The same for all that is the same name: `Padang Sidempuan` and `Padangsidempuan`. */
export function nameKey(name: string): string {
  const folded = foldText(name);
  const own = folded.replace(DIVISION, '');
  return (own.length < MIN_LETTERS ? folded : own).replaceAll(' ', '');
}

/** Whether two names are spellings of one. */
export function isSpelling(a: string, b: string): boolean {
  const [first, second] = [a, b].map((name) => nameKey(foldText(name).replace(SETTLEMENT, '')));
  if (first === undefined || second === undefined) return false;
  const most = Math.floor(Math.max(first.length, second.length) / LETTERS_PER_CHANGE);
  return Math.abs(first.length - second.length) <= most && changesBetween(first, second) <= most;
}

/** Letters to replace, add or remove (Levenshtein). */
function changesBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let y = 1; y <= a.length; y += 1) {
    const next = [y];
    for (let x = 1; x <= b.length; x += 1) {
      const replaced = (row[x - 1] ?? 0) + (a[y - 1] === b[x - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[x] ?? 0) + 1, (next[x - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
