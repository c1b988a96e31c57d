import { liveQuery } from 'dexie';
import type { ExperienceSummary } from '../../model/schemas/catalogue.ts';
import type { OwnExperience } from '../../model/schemas/own-experience.ts';
import { isOwnKey } from '../../model/own-key.ts';
import { summaryOfOwn } from '../../model/own-summary.ts';
import { catalogueDb, type CatalogueDb } from '../storage/catalogue-db.ts';
import { userDb, type OwnRow, type UserDb } from '../storage/user-db.ts';

/** The user's own experiences in the shape of the catalogue's, for lists, the planner and the engine. */

/** Own experiences of these countries, or of all with null, and with these keys. */
export async function ownSummaries(
  countries: readonly string[] | null,
  keys: readonly string[] = [],
  db: UserDb = userDb,
): Promise<ExperienceSummary[]> {
  const rows = await db.ownExperiences.toArray();
  return rows.flatMap((row) => {
    const own = placeOf(row);
    const wanted =
      own !== null && (countries === null || countries.includes(own.country_key) || keys.includes(own.id));
    return wanted ? [summaryOfOwn(own)] : [];
  });
}

/** Own experiences in the order of the keys, without duplicates and without those that this device lacks. */
export async function ownByKeys(keys: readonly string[], db: UserDb = userDb): Promise<OwnExperience[]> {
  const rows = await db.ownExperiences.bulkGet([...new Set(keys.filter(isOwnKey))]);
  return rows.flatMap((row) => (row && placeOf(row)) ?? []);
}

/** Experiences of the catalogue and own ones; those missing on this device are left out. */
export async function placesByKeys(
  keys: readonly string[],
  db: UserDb = userDb,
  catalogue: CatalogueDb = catalogueDb,
): Promise<ExperienceSummary[]> {
  const [known, own] = await Promise.all([catalogue.experiences.bulkGet([...keys]), ownByKeys(keys, db)]);
  return [...known.filter((row) => row !== undefined), ...own.map(summaryOfOwn)];
}

/** Notifies of changes that affect plans, local or pulled; not of the initial state. Returns the unsubscribe. */
export function watchOwnFacts(db: UserDb, listener: () => void): () => void {
  let previous: string | null = null;
  const subscription = liveQuery(() => db.ownExperiences.toArray()).subscribe({
    next(rows) {
      const now = JSON.stringify(rows.map((row) => placeOf(row)).map((own) => own && factsOf(own)));
      const changed = previous !== null && previous !== now;
      previous = now;
      if (changed) listener();
    },
    error: (error: unknown) => console.error('Own experiences cannot be watched', error),
  });
  return () => subscription.unsubscribe();
}

/** Null for one that an account has adopted: it no longer belongs to the guest. */
function placeOf({ local, adoptedBy }: OwnRow): OwnExperience | null {
  return adoptedBy ? null : local;
}

function factsOf({
  id,
  country_key,
  location,
  duration,
  price,
  price_per_night,
  categories,
}: OwnExperience): unknown[] {
  return [id, country_key, location.coordinates, duration, price, price_per_night, categories];
}
