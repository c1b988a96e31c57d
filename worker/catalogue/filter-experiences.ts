import type { ExperienceSummary } from '../../src/model/schemas/catalogue.ts';
import { LOCALES, type Locale } from '../../src/model/base/locale.ts';
import { compareRecommendedPlaces } from '../../src/model/editors-rank.ts';
import { type Point, distanceMeters } from './distance-meters.ts';
import { type GeoregionOf, matchesAny, matchesGeoregion, matchesRange } from './filter-values.ts';
import { foldPlain, foldText } from './fold-text.ts';
import { smallest } from '../../src/model/place/extremes.ts';

/** Shared by the data worker and `GET /experiences`; every field may be missing or empty. */
export interface ExperienceFilters {
  georegions?: readonly string[];
  countries?: readonly string[];
  /** Names of regions in either language. */
  regions?: readonly string[];
  categories?: readonly string[];
  months?: readonly number[];
  /** `min-max` in hours. */
  durations?: readonly string[];
  /** Every word must be the prefix of a word of title, region or category, or of words written together: `halong`. */
  text?: string;
  /** Names of categories in the user's language, by key: only the page's translations have them. */
  categoryNames?: Readonly<Record<string, string>>;
}

/** Keeps the order of the rows. Inactive rows never match. */
export function filterExperiences(
  rows: readonly ExperienceSummary[],
  filters: ExperienceFilters,
  georegionOf?: GeoregionOf,
): ExperienceSummary[] {
  const words = (fold: (text: string) => string) =>
    fold(filters.text ?? '')
      .split(' ')
      .filter(Boolean)
      .map((word) => prefixOf(word));
  const typed = [words(foldText), words(foldPlain)];
  const names = filters.categoryNames ?? {};
  return rows.filter(
    (row) =>
      row.active &&
      matchesGeoregion(filters.georegions, [row.country_key], georegionOf) &&
      matchesAny(filters.countries, [row.country_key]) &&
      matchesAny(filters.regions, [row.en.region, row.de.region]) &&
      matchesAny<string>(filters.categories, row.categories) &&
      matchesAny(filters.months, row.months) &&
      matchesRange(filters.durations, row.duration) &&
      matchesText(row, typed, names),
  );
}

function matchesText(
  row: ExperienceSummary,
  [typed = [], plain = []]: readonly (readonly RegExp[])[],
  names: Readonly<Record<string, string>>,
): boolean {
  if (typed.length === 0) return true;
  const text = [
    ...LOCALES.flatMap((locale) => [row[locale].title, row[locale].short_title, row[locale].region]),
    ...row.categories.flatMap((category) => [category, names[category] ?? '']),
  ].join(' ');
  return beginWords(typed, foldText(text)) || beginWords(plain, foldPlain(text));
}

/** Shorter words could be found across any two words of a title. */
const JOINED_LENGTH = 4;

function prefixOf(word: string): RegExp {
  return new RegExp(`(?:^| )${word.length < JOINED_LENGTH ? word : word.replaceAll(/./gu, '$& ?')}`);
}

function beginWords(typed: readonly RegExp[], folded: string): boolean {
  return typed.every((prefix) => prefix.test(folded));
}

export type ExperienceSort = 'recommended' | 'name' | 'price' | 'duration' | 'nearest';

/**
 * A sorted copy. `recommended`: own experiences, likes, the editors' rank, world heritage; `nearest`: distance to the
 * nearest point of `near`, the same as `recommended` without one. Ties are broken by key.
 */
export function sortExperiences(
  rows: readonly ExperienceSummary[],
  sort: ExperienceSort,
  {
    locale,
    near = [],
    ranks = new Map(),
  }: { locale: Locale; near?: readonly Point[]; ranks?: ReadonlyMap<string, number> },
): ExperienceSummary[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const away =
    sort === 'nearest' && near.length > 0
      ? new Map(rows.map((row) => [row.key, nearestMeters(row, near)]))
      : undefined;
  const recommended = compareRecommendedPlaces(ranks);
  const compare: Record<ExperienceSort, Compare> = {
    recommended,
    name: (a, b) => collator.compare(a[locale].title, b[locale].title),
    price: (a, b) => a.price - b.price,
    duration: (a, b) => a.duration - b.duration,
    nearest: away ? (a, b) => (away.get(a.key) ?? 0) - (away.get(b.key) ?? 0) : recommended,
  };
  return [...rows].sort((a, b) => compare[sort](a, b) || compareByKey(a, b));
}

type Compare = (a: ExperienceSummary, b: ExperienceSummary) => number;

function compareByKey(a: ExperienceSummary, b: ExperienceSummary): number {
  return a.key < b.key ? -1 : Number(a.key > b.key);
}

function nearestMeters(row: ExperienceSummary, near: readonly Point[]): number {
  return smallest(near.map((point) => distanceMeters(row.location.coordinates, point)));
}
