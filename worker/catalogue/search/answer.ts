import type { SearchResult } from '../../../src/contract/search/search.ts';

/** A result with its score, so that results of another source can be merged into the list. */
export interface RankedResult<Result = SearchResult> {
  result: Result;
  /**
   * What part of the query it explains, 0 to 1, and up to 0.6 more: 0.25 where it answers all of it by what the words
   * mean, 0.3 where its own name has all of them, up to 0.2 for a name without other words.
   */
  score: number;
  /** Whether it explains every word that matters. Others are shown only where nothing does. */
  complete: boolean;
  /** Whether its own name has all words of the query that mean nothing else, side by side. */
  isCalled?: boolean;
}

/** Best first. */
export function mergeRanked<Result>(
  ...lists: readonly (readonly RankedResult<Result>[])[]
): RankedResult<Result>[] {
  return lists
    .flat()
    .map((entry, at) => ({ entry, at }))
    .sort((a, b) => worth(b.entry) - worth(a.entry) || a.at - b.at)
    .map(({ entry }) => entry);
}

/** What leaves out a word must fit the rest much better. */
function worth({ score, complete }: RankedResult<unknown>): number {
  return complete ? score : score - 0.15;
}
