import type { ExperienceSummary } from '../../../../model/schemas/catalogue.ts';
import { isOwnKey } from '../../../../model/own-key.ts';
import type { Moment } from '../../../../model/plan.ts';

/** What makes a place worth offering sooner. */
export interface Wishes {
  /** Keys that got a heart. */
  favorites: ReadonlySet<string>;
  /** The tour's; empty while nobody has chosen its dates. */
  months: readonly number[];
}

/**
 * The places as they are recommended, favourites and the person's own first; among these and among the rest what is
 * at its best in the tour's months goes first, and what is closed in all of them last.
 */
export function offeredFirst<Place extends Pick<ExperienceSummary, 'key' | 'months' | 'open_months'>>(
  places: readonly Place[],
  wishes: Wishes,
): Place[] {
  const rank = (place: Place) => {
    const theirs = wishes.favorites.has(place.key) || isOwnKey(place.key);
    return (theirs ? 0 : 3) + seasonRank(place, wishes.months);
  };
  const ranked = places.map((place) => ({ place, rank: rank(place) }));
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ place }) => place);
}

function seasonRank(
  place: Pick<ExperienceSummary, 'months' | 'open_months'>,
  then: readonly number[],
): number {
  if (isClosedThen(place, then)) return 2;
  return then.length === 0 || isBestThen(place, then) ? 0 : 1;
}

/** In one of the months at least, or all year round. */
export function isBestThen({ months }: Pick<ExperienceSummary, 'months'>, then: readonly number[]): boolean {
  return months.length === 0 || then.some((month) => months.includes(month));
}

/** In every one of the months. */
export function isClosedThen(
  { open_months: open }: Pick<ExperienceSummary, 'open_months'>,
  then: readonly number[],
): boolean {
  return open !== undefined && then.length > 0 && !then.some((month) => open.includes(month));
}

/** Months that a tour touches, in their order. */
export function monthsBetween(start: Moment, end: Moment): number[] {
  const first = monthNumber(start);
  const count = Math.min(12, Math.max(1, monthNumber(end) - first + 1));
  return Array.from({ length: count }, (_, index) => ((first + index) % 12) + 1);
}

/** Since the year 0. */
function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}
