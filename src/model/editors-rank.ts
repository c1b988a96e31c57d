import type { ExperienceSummary, TourSummary } from './schemas/catalogue.ts';
import { isOwnKey } from './own-key.ts';
import { largest } from './place/extremes.ts';

type RankedTour = Pick<TourSummary, 'key' | 'rank' | 'likes'>;

/** Sort order of recommended tours: likes, then the editors' rank, then the key. */
export function compareRecommendedTours(a: RankedTour, b: RankedTour): number {
  return (b.likes ?? 0) - (a.likes ?? 0) || a.rank - b.rank || (a.key < b.key ? -1 : Number(a.key > b.key));
}

/** Rank of each experience in the editors' order: its first occurrence in the recommended tours, best tour first. */
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

type RankedPlace = Pick<ExperienceSummary, 'key' | 'likes' | 'categories'>;

/** Sort order of recommended experiences: own ones, likes, the editors' rank, world heritage, the key. */
export function compareRecommendedPlaces(
  ranks: ReadonlyMap<string, number>,
): (a: RankedPlace, b: RankedPlace) => number {
  const rankOf = ({ key }: RankedPlace) => ranks.get(key) ?? Number.MAX_SAFE_INTEGER;
  return (a, b) =>
    Number(isOwnKey(b.key)) - Number(isOwnKey(a.key)) ||
    (b.likes ?? 0) - (a.likes ?? 0) ||
    rankOf(a) - rankOf(b) ||
    heritage(b) - heritage(a) ||
    (a.key < b.key ? -1 : Number(a.key > b.key));
}

/** A copy sorted by `compareRecommendedPlaces`, with the editors' order derived from the tours. */
export function recommendedPlaces<Place extends RankedPlace>(
  places: readonly Place[],
  tours: Parameters<typeof editorsRank>[0],
): Place[] {
  return places.toSorted(compareRecommendedPlaces(editorsRank(tours)));
}

/**
 * Recommended experiences of all countries: the best of each country in their order, then the second of each, so that
 * no country dominates.
 */
export function trendingPlaces<Place extends RankedPlace & Pick<ExperienceSummary, 'country_key'>>(
  places: readonly Place[],
  tours: Parameters<typeof editorsRank>[0],
): Place[] {
  const byCountry = new Map<string, Place[]>();
  for (const place of recommendedPlaces(places, tours)) {
    const ofCountry = byCountry.get(place.country_key);
    if (ofCountry) ofCountry.push(place);
    else byCountry.set(place.country_key, [place]);
  }
  const lists = [...byCountry.values()];
  const longest = largest(
    lists.map((list) => list.length),
    0,
  );
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
}

export function heritage({ categories }: RankedPlace): number {
  return Number(categories.includes('unesco-whs'));
}
