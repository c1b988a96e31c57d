import type {
  Climate,
  CountrySummary,
  ExperienceSummary,
  TourSummary,
} from '../../model/schemas/catalogue.ts';
import { compareRecommendedTours, recommendedPlaces } from '../../model/editors-rank.ts';
import { similarCountries } from '../../model/place/similar.ts';
import type { Blogpost } from '../../model/schemas/story.ts';
import { catalogueDb } from '../storage/catalogue-db.ts';

/** Live queries of a country's page; its texts come from `textOfCountry` in `experience-queries.ts`. */

export interface FoundCountry {
  country: CountrySummary | undefined;
  /** All countries have been pulled: one that is missing does not exist. */
  complete: boolean;
}

export async function countryByKey(key: string): Promise<FoundCountry> {
  const [country, cursor] = await Promise.all([
    catalogueDb.countries.get(key),
    catalogueDb.cursors.get('countries'),
  ]);
  return { country, complete: cursor !== undefined && cursor.head !== null };
}

export interface CountryPlaces {
  /** By likes, then by the editors' rank, then world heritage; at most about 50. */
  places: ExperienceSummary[];
  /** All experiences have been pulled; until then the list may grow. */
  complete: boolean;
}

export async function placesOfCountry(key: string): Promise<CountryPlaces> {
  const [rows, tours, cursor] = await Promise.all([
    catalogueDb.experiences.where('country_key').equals(key).toArray(),
    catalogueDb.tours.toArray(),
    catalogueDb.cursors.get('experiences'),
  ]);
  return {
    places: recommendedPlaces(
      rows.filter((row) => row.active),
      tours,
    ),
    complete: cursor !== undefined && cursor.head !== null,
  };
}

export async function countriesLike(country: CountrySummary, max: number): Promise<CountrySummary[]> {
  const [countries, places] = await Promise.all([
    catalogueDb.countries.toArray(),
    catalogueDb.experiences.toArray(),
  ]);
  return similarCountries(country, countries, places, max);
}

/** Ready-made tours through the country, recommended ones first. */
export async function toursOfCountry(key: string, max: number): Promise<TourSummary[]> {
  const tours = await catalogueDb.tours.where('countries').equals(key).toArray();
  return tours.toSorted(compareRecommendedTours).slice(0, max);
}

/** Posts about the country, newest first. */
export async function postsOfCountry(key: string, max: number): Promise<Blogpost[]> {
  const posts = await catalogueDb.blogposts.where('countries').equals(key).toArray();
  return posts.toSorted((a, b) => b.release_date.localeCompare(a.release_date)).slice(0, max);
}

/** Weather stations of the country (at most 10), by name; empty until the table has been pulled. */
export async function stationsOfCountry(key: string): Promise<Climate[]> {
  const stations = await catalogueDb.climate.where('country_key').equals(key).toArray();
  return stations.toSorted((a, b) => a.place.localeCompare(b.place));
}
