import { CATEGORY_KEYS } from '../../src/model/category.ts';
import type { ExperienceSummary } from '../../src/model/schemas/catalogue.ts';
import type { ListedTour } from './filter-tours.ts';

/** What is known of a user's tour without planning it. */
export interface UserTour {
  id: string;
  name: string;
  countries: readonly string[];
  /** Experience keys in order. */
  stops: readonly string[];
  days: number | null;
  costUsd: number | null;
}

/** Behind all ready-made tours. */
const FIRST_RANK = 1_000_000;

/**
 * The user's tours as rows of the list, in their order. Best months and transport modes are not known: a filter by these
 * leaves such a tour out.
 */
export function userTourRows(
  tours: readonly UserTour[],
  places: ReadonlyMap<string, ExperienceSummary>,
): ListedTour[] {
  return tours.map(({ id, name, countries, stops, days, costUsd }, index) => {
    const has = stops.flatMap((key) => places.get(key)?.categories ?? []);
    const counts = CATEGORY_KEYS.map((key): [typeof key, number] => [
      key,
      has.filter((category) => category === key).length,
    ]);
    return {
      key: id,
      countries: [...countries],
      days,
      price: costUsd,
      months: [],
      rank: FIRST_RANK + index,
      categories: counts.filter(([, count]) => count > 0).sort((a, b) => b[1] - a[1]),
      experiences: stops.map((key) => ({ key })),
      modes: [],
      en: { title: name },
      de: { title: name },
    };
  });
}
