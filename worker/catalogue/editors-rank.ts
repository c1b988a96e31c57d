import type { TourSummary } from '../../src/model/catalogue.ts';

/** Place of each experience in the editors' order: as the ready-made tours, best rank first, come by it. */
export function editorsRank(
  tours: readonly Pick<TourSummary, 'key' | 'rank' | 'experiences'>[],
): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  const ordered = [...tours].sort((a, b) => a.rank - b.rank || (a.key < b.key ? -1 : 1));
  for (const { key } of ordered.flatMap(({ experiences }) => experiences)) {
    if (!ranks.has(key)) ranks.set(key, ranks.size);
  }
  return ranks;
}
