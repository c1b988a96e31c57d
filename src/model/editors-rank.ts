import type { TourSummary } from './catalogue.ts';

type RankedTour = Pick<TourSummary, 'key' | 'rank' | 'likes'>;

/** Order of recommended tours: likes, then the editors' rank, then the key. */
export function compareRecommendedTours(a: RankedTour, b: RankedTour): number {
  return (b.likes ?? 0) - (a.likes ?? 0) || a.rank - b.rank || (a.key < b.key ? -1 : Number(a.key > b.key));
}

/** Place of each experience in the editors' order: as the recommended tours, best first, come by it. */
export function editorsRank(
  tours: readonly (RankedTour & Pick<TourSummary, 'experiences'>)[],
): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  const ordered = [...tours].sort(compareRecommendedTours);
  for (const { key } of ordered.flatMap(({ experiences }) => experiences)) {
    if (!ranks.has(key)) ranks.set(key, ranks.size);
  }
  return ranks;
}
