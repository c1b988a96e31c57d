import { greatCircleKm } from './geo.ts';
import type { CountrySummary, ExperienceSummary, TourSummary } from '../schemas/catalogue.ts';

/**
 * What is like a place, a tour or a country: by shared categories first, then by best months, price and distance. The
 * weights are few and fixed, so that the same catalogue has the same answer in the app and in the server's HTML.
 */

type SimilarPlace = Pick<
  ExperienceSummary,
  'key' | 'active' | 'country_key' | 'categories' | 'months' | 'price' | 'price_per_night' | 'location'
>;
type SimilarTour = Pick<TourSummary, 'key' | 'countries' | 'categories' | 'months' | 'price' | 'days'>;
type SimilarCountry = Pick<
  CountrySummary,
  'key' | 'coming_soon' | 'continent' | 'georegion' | 'best_months' | 'budget'
>;

/** Distance at which nearness counts half. */
const HALF_KM = 1000;
const ALL_MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Places with a category in common, most alike first. */
export function similarPlaces<Place extends SimilarPlace>(
  place: SimilarPlace,
  places: readonly Place[],
  max: number,
): Place[] {
  const profile = profileOf([place]);
  const others = places.filter(({ key, active }) => active && key !== place.key);
  return mostAlike(others, max, (other) => {
    const categories = sharedProfile(profile, profileOf([other]));
    if (categories === 0) return 0;
    const km = greatCircleKm(place.location.coordinates, other.location.coordinates);
    return (
      4 * categories +
      sharedMonths(place.months, other.months) +
      (closeness(place.price + place.price_per_night, other.price + other.price_per_night) +
        HALF_KM / (HALF_KM + km))
    );
  });
}

/** Tours with a category in common, most alike first; the countries they share stand for nearness. */
export function similarTours<Tour extends SimilarTour>(
  tour: SimilarTour,
  tours: readonly Tour[],
  max: number,
): Tour[] {
  const profile = normalize(new Map(tour.categories));
  const others = tours.filter(({ key }) => key !== tour.key);
  return mostAlike(others, max, (other) => {
    const categories = sharedProfile(profile, normalize(new Map(other.categories)));
    if (categories === 0) return 0;
    return (
      4 * categories +
      2 * shared(tour.countries, other.countries) +
      sharedMonths(tour.months, other.months) +
      closeness(tour.price / tour.days, other.price / other.days) +
      closeness(tour.days, other.days)
    );
  });
}

/** Countries whose places are of the same kinds, most alike first. */
export function similarCountries<Country extends SimilarCountry>(
  country: SimilarCountry,
  countries: readonly Country[],
  places: readonly SimilarPlace[],
  max: number,
): Country[] {
  const profileIn = ({ key }: SimilarCountry) =>
    profileOf(places.filter((place) => place.active && place.country_key === key));
  const profile = profileIn(country);
  const others = countries.filter(({ key, coming_soon }) => !coming_soon && key !== country.key);
  return mostAlike(others, max, (other) => {
    const categories = sharedProfile(profile, profileIn(other));
    if (categories === 0) return 0;
    return (
      4 * categories +
      sharedMonths(country.best_months, other.best_months) +
      closeness(country.budget.mid, other.budget.mid) +
      (Number(country.continent === other.continent) + Number(country.georegion === other.georegion)) / 2
    );
  });
}

/** The rows with the highest score; those with none are left out, ties are broken by key. */
function mostAlike<Row extends { key: string }>(
  rows: readonly Row[],
  max: number,
  scoreOf: (row: Row) => number,
): Row[] {
  return rows
    .map((row) => ({ row, score: scoreOf(row) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.row.key < b.row.key ? -1 : 1))
    .slice(0, max)
    .map(({ row }) => row);
}

/** Share of each category, 1 in total. */
type Profile = ReadonlyMap<string, number>;

function profileOf(places: readonly Pick<SimilarPlace, 'categories'>[]): Profile {
  const counts = new Map<string, number>();
  for (const category of places.flatMap(({ categories }) => categories))
    counts.set(category, (counts.get(category) ?? 0) + 1);
  return normalize(counts);
}

function normalize(counts: ReadonlyMap<string, number>): Profile {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return new Map([...counts].map(([category, count]) => [category, count / total]));
}

/** From 0, nothing in common, to 1. */
function sharedProfile(a: Profile, b: Profile): number {
  return [...a].reduce((sum, [category, share]) => sum + Math.min(share, b.get(category) ?? 0), 0);
}

/** No best months mean all year. */
function sharedMonths(a: readonly number[], b: readonly number[]): number {
  return shared(a.length > 0 ? a : ALL_MONTHS, b.length > 0 ? b : ALL_MONTHS);
}

function shared<T>(a: readonly T[], b: readonly T[]): number {
  const common = a.filter((value) => b.includes(value)).length;
  return common / (a.length + b.length - common);
}

/** Ratio of two amounts, 1 for equal ones. */
function closeness(a: number, b: number): number {
  return a === b ? 1 : Math.min(a, b) / Math.max(a, b);
}
