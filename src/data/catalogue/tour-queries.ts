import { byKey } from '../../model/base/by-key.ts';
import type {
  CountrySummary,
  ExperienceDetails,
  ExperienceSummary,
  TourSummary,
} from '../../model/schemas/catalogue.ts';
import { LOCALES } from '../../model/base/locale.ts';
import { similarTours } from '../../model/place/similar.ts';
import type { Blogpost, TourVariant } from '../../model/schemas/story.ts';
import { catalogueDb } from '../storage/catalogue-db.ts';

/** Live queries of a ready-made tour's page. */

export interface FoundTour {
  tour: TourSummary | undefined;
  /** In the order of the route. */
  countries: CountrySummary[];
  /** All tours have been pulled: one that is missing does not exist. */
  complete: boolean;
}

/** Finds a tour by its slug in either language, since users share links across languages. */
export async function tourBySlug(slug: string): Promise<FoundTour> {
  const [tour, cursor] = await Promise.all([
    catalogueDb.tours.filter((row) => LOCALES.some((locale) => row[locale].slug === slug)).first(),
    catalogueDb.cursors.get('tours'),
  ]);
  const countries = await catalogueDb.countries.bulkGet(tour?.countries ?? []);
  return {
    tour,
    countries: countries.filter((row) => row !== undefined),
    complete: cursor !== undefined && cursor.head !== null,
  };
}

/** Undefined until the text has been pulled. */
export async function storyOfTour(key: string): Promise<{ variant: TourVariant | undefined }> {
  return { variant: await catalogueDb.tourVariants.get(key) };
}

export interface TourStops {
  places: ReadonlyMap<string, ExperienceSummary>;
  /** Only texts that are stored on this device. */
  texts: ReadonlyMap<string, ExperienceDetails>;
}

export async function stopsByKeys(keys: readonly string[]): Promise<TourStops> {
  const [places, texts] = await Promise.all([
    catalogueDb.experiences.bulkGet([...keys]),
    catalogueDb.experienceDetails.bulkGet([...keys]),
  ]);
  return { places: byKey(places), texts: byKey(texts) };
}

/** Tours like this one, most alike first. */
export async function toursLike(tour: TourSummary, max: number): Promise<TourSummary[]> {
  return similarTours(tour, await catalogueDb.tours.toArray(), max);
}

/** Posts about any of the countries, newest first. */
export async function postsOfCountries(countries: readonly string[], max: number): Promise<Blogpost[]> {
  const posts = await catalogueDb.blogposts
    .where('countries')
    .anyOf([...countries])
    .distinct()
    .toArray();
  return posts.toSorted((a, b) => b.release_date.localeCompare(a.release_date)).slice(0, max);
}
