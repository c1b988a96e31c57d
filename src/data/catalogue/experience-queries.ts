import type {
  CountryDetails,
  CountrySummary,
  ExperienceDetails,
  ExperienceSummary,
  TourSummary,
} from '../../model/schemas/catalogue.ts';
import { nearestPlaces } from '../../model/place/nearby.ts';
import { similarPlaces } from '../../model/place/similar.ts';
import type { Blogpost, Faq } from '../../model/schemas/story.ts';
import { weatherNear } from '../../model/place/nearest-climate.ts';
import { catalogueDb } from '../storage/catalogue-db.ts';

/** Live queries of an experience's page. */

export interface FoundPlace {
  place: ExperienceSummary | undefined;
  country: CountrySummary | undefined;
  /** All experiences have been pulled: one that is missing does not exist. */
  complete: boolean;
}

export async function placeByKey(key: string): Promise<FoundPlace> {
  const [row, cursor] = await Promise.all([
    catalogueDb.experiences.get(key),
    catalogueDb.cursors.get('experiences'),
  ]);
  const place = row?.active === true ? row : undefined;
  const country = place && (await catalogueDb.countries.get(place.country_key));
  return { place, country, complete: cursor !== undefined && cursor.head !== null };
}

/** Undefined until the text has been pulled. */
export async function textOfPlace(key: string): Promise<{ details: ExperienceDetails | undefined }> {
  return { details: await catalogueDb.experienceDetails.get(key) };
}

export async function textOfCountry(key: string): Promise<{ details: CountryDetails | undefined }> {
  return { details: await catalogueDb.countryDetails.get(key) };
}

/** The nearest places, and places like this one elsewhere. */
export async function placesAround(place: ExperienceSummary, max: { near: number; similar: number }) {
  const places = await catalogueDb.experiences.toArray();
  const near = nearestPlaces(place, places, max.near);
  const others = places.filter(({ key }) => !near.some((found) => found.place.key === key));
  return { near, similar: similarPlaces(place, others, max.similar) };
}

export type TypicalWeather = NonNullable<ReturnType<typeof weatherNear>>;

/** Climate averages of the nearest station. `none`: no station is near. `unknown`: the table is not pulled yet. */
export async function weatherAt(
  place: Pick<ExperienceSummary, 'location'>,
  elevationMeters: number | undefined,
): Promise<TypicalWeather | 'none' | 'unknown'> {
  const stations = await catalogueDb.climate.toArray();
  if (stations.length === 0) return 'unknown';
  return weatherNear(stations, place.location.coordinates, elevationMeters) ?? 'none';
}

/** Ready-made tours with a stop there, by likes, then by the editors' rank. */
export async function toursThrough(key: string, max: number): Promise<TourSummary[]> {
  const tours = await catalogueDb.tours
    .filter((tour) => tour.experiences.some((stop) => stop.key === key))
    .toArray();
  return tours
    .toSorted((a, b) => (b.likes ?? 0) - (a.likes ?? 0) || a.rank - b.rank || (a.key < b.key ? -1 : 1))
    .slice(0, max);
}

/** Posts that link to the experience, newest first. */
export async function postsAbout(key: string, max: number): Promise<Blogpost[]> {
  const about = await catalogueDb.blogpostDetails
    .filter((details) => details.experiences.includes(key))
    .primaryKeys();
  const posts = (await catalogueDb.blogposts.bulkGet(about)).filter((post) => post !== undefined);
  return posts.toSorted((a, b) => b.release_date.localeCompare(a.release_date)).slice(0, max);
}

/** Answers to frequent questions, in the order of the keys. */
export async function faqsByKeys(keys: readonly string[]): Promise<Faq[]> {
  const rows = await catalogueDb.faqs.bulkGet([...keys]);
  return rows.filter((row) => row !== undefined);
}
