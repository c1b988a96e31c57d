import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import type { UserDb } from '../../../src/data/storage/user-db.ts';

let countries: ReadonlyMap<string, string> = new Map();

/** Country of an experience, where known. Cached, because a merge runs within a transaction of another database. */
export function countryOfExperience(experienceKey: string): string | undefined {
  return countries.get(experienceKey);
}

/** Fills the cache; call it before merging. Without a catalogue no country is known, and syncing goes on. */
export async function cacheExperienceCountries(db: UserDb): Promise<void> {
  const owns = await db.ownExperiences.toArray();
  const experiences = await catalogueDb.experiences.toArray().catch((error: unknown) => {
    console.warn('The experiences of the catalogue could not be read', error);
    return [];
  });
  countries = new Map([
    ...experiences.map(({ key, country_key: country }) => [key, country] as const),
    ...owns.flatMap(({ id, local }) => (local ? [[id, local.country_key] as const] : [])),
  ]);
}
