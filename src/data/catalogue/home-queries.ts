import type { Instapost } from '../../contract/site-values.ts';
import { latestPlaces } from '../../model/place/latest-places.ts';
import type { ExperienceSummary } from '../../model/schemas/catalogue.ts';
import type { Locale } from '../../model/base/locale.ts';
import type { Blogpost } from '../../model/schemas/story.ts';
import { catalogueDb, readMeta } from '../storage/catalogue-db.ts';

/** Live queries of overview pages. */

/** Posts in the language, newest first. */
export async function latestPosts(locale: Locale, max: number): Promise<Blogpost[]> {
  const rows = await catalogueDb.blogposts.toArray();
  return rows
    .filter((post) => post.active_translations.includes(locale))
    .sort((a, b) => (a.release_date < b.release_date ? 1 : a.release_date > b.release_date ? -1 : 0))
    .slice(0, max);
}

/** All experiences that are shown. */
export async function activeExperiences(): Promise<ExperienceSummary[]> {
  const rows = await catalogueDb.experiences.toArray();
  return rows.filter(({ active }) => active);
}

/** The experiences updated last, from different countries as far as possible. */
export async function latestExperiences(locale: Locale, max: number): Promise<ExperienceSummary[]> {
  const rows = await activeExperiences();
  return latestPlaces(
    rows.filter((row) => row.active_translations.includes(locale)),
    max,
  );
}

/** The operator's posts on Instagram, newest first; none while the site has none. */
export async function latestInstaposts(max: number): Promise<Instapost[]> {
  const [settings, posts] = await Promise.all([
    readMeta(catalogueDb, 'settings'),
    readMeta(catalogueDb, 'instaposts'),
  ]);
  return settings?.value.instaposts === true ? (posts?.value.slice(0, max) ?? []) : [];
}
