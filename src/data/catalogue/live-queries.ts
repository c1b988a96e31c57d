import type { ExperienceDetails, ExperienceSummary, TourSummary } from '../../model/schemas/catalogue.ts';
import { editorsRank } from '../../model/editors-rank.ts';
import type { Blogpost, BlogpostDetails, Faq, Page, PageKey } from '../../model/schemas/story.ts';
import { catalogueDb } from '../storage/catalogue-db.ts';

export { allCountries, exchangeRate, siteSettings, summariesComplete, syncState } from './shell-queries.ts';
export { userTours } from '../tours/user-queries.ts';

/**
 * Plain functions for `useLiveQuery`. They return keys, at most about 50 rows, or one country's summaries, because a
 * live query runs again with every page that is pulled.
 */

/** Experiences in the order of the keys, without those that this device lacks. */
export async function experiencesByKeys(keys: readonly string[]): Promise<ExperienceSummary[]> {
  const rows = await catalogueDb.experiences.bulkGet([...keys]);
  return rows.filter((row) => row !== undefined);
}

/** Summaries of one country (at most 51), inactive ones left out. */
export async function experiencesOfCountry(countryKey: string): Promise<ExperienceSummary[]> {
  const rows = await catalogueDb.experiences.where('country_key').equals(countryKey).toArray();
  return rows.filter((row) => row.active);
}

/** Rank of each experience in the editors' order. */
export async function ranksOfPlaces(): Promise<ReadonlyMap<string, number>> {
  return editorsRank(await catalogueDb.tours.toArray());
}

/** Keys of the countries that have experiences, in their order. */
export async function countriesWithExperiences(): Promise<string[]> {
  const keys = await catalogueDb.experiences.orderBy('country_key').uniqueKeys();
  return keys.map(String);
}

export function experienceDetailsByKey(key: string): Promise<ExperienceDetails | undefined> {
  return catalogueDb.experienceDetails.get(key);
}

/** Null if it is not stored on this device. */
export async function sitePage(key: PageKey): Promise<Page | null> {
  return (await catalogueDb.pages.get(key)) ?? null;
}

export interface FoundPost {
  post: Blogpost | undefined;
  details: BlogpostDetails | undefined;
  /** All posts have been pulled: one that is missing does not exist. */
  complete: boolean;
}

export async function blogpostWithDetails(key: string): Promise<FoundPost> {
  const [post, details, cursor] = await Promise.all([
    catalogueDb.blogposts.get(key),
    catalogueDb.blogpostDetails.get(key),
    catalogueDb.cursors.get('blogposts'),
  ]);
  return { post, details, complete: cursor !== undefined && cursor.head !== null };
}

/** Newest first. */
export async function latestPosts(max: number): Promise<Blogpost[]> {
  const posts = await catalogueDb.blogposts.toArray();
  return posts.sort((a, b) => b.release_date.localeCompare(a.release_date)).slice(0, max);
}

export function allFaqs(): Promise<Faq[]> {
  return catalogueDb.faqs.toArray();
}

/** Ready-made tours of one country or of all, by the editors' rank. */
export async function readyMadeTours(countryKey: string | null = null): Promise<TourSummary[]> {
  const rows =
    countryKey === null
      ? await catalogueDb.tours.toArray()
      : await catalogueDb.tours.where('countries').equals(countryKey).toArray();
  return rows.sort((a, b) => a.rank - b.rank || (a.key < b.key ? -1 : 1)).slice(0, MAX_ROWS);
}

const MAX_ROWS = 50;
