import type { ExperienceSummary } from '../../../../model/schemas/catalogue.ts';
import { isOwnKey } from '../../../../model/own-key.ts';
import type { Moment } from '../../../../model/plan.ts';

/** What ranks an experience higher. */
export interface Preferences {
  /** Keys of favorites. */
  favorites: ReadonlySet<string>;
  /** Months of the tour; empty until its dates are chosen. */
  months: readonly number[];
}

/**
 * Ranks recommended experiences: favorites and the user's own first; within both groups those in season in the tour's
 * months come first, those closed in all of them last.
 */
export function rankByPreferences<Place extends Pick<ExperienceSummary, 'key' | 'months' | 'open_months'>>(
  places: readonly Place[],
  preferences: Preferences,
): Place[] {
  const rank = (place: Place) => {
    const isPreferred = preferences.favorites.has(place.key) || isOwnKey(place.key);
    return (isPreferred ? 0 : 3) + seasonRank(place, preferences.months);
  };
  const ranked = places.map((place) => ({ place, rank: rank(place) }));
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ place }) => place);
}

function seasonRank(
  place: Pick<ExperienceSummary, 'months' | 'open_months'>,
  tourMonths: readonly number[],
): number {
  if (isClosedInMonths(place, tourMonths)) return 2;
  return tourMonths.length === 0 || isInSeason(place, tourMonths) ? 0 : 1;
}

/** Whether it is in season in at least one of the months, or all year round. */
export function isInSeason(
  { months }: Pick<ExperienceSummary, 'months'>,
  tourMonths: readonly number[],
): boolean {
  return months.length === 0 || tourMonths.some((month) => months.includes(month));
}

/** Closed in every one of the months. */
export function isClosedInMonths(
  { open_months: open }: Pick<ExperienceSummary, 'open_months'>,
  tourMonths: readonly number[],
): boolean {
  return open !== undefined && tourMonths.length > 0 && !tourMonths.some((month) => open.includes(month));
}

/** Months between two moments, in order. */
export function monthsBetween(start: Moment, end: Moment): number[] {
  const first = monthNumber(start);
  const count = Math.min(12, Math.max(1, monthNumber(end) - first + 1));
  return Array.from({ length: count }, (_, index) => ((first + index) % 12) + 1);
}

/** Months since the year 0. */
function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}
