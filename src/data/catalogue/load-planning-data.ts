import type { EngineExperience, EngineFacts } from '../../contract/engine-api.ts';
import type { CatalogueDb } from '../storage/catalogue-db.ts';
import { nextFactsRevision } from '../planner/engine-client.ts';

/**
 * What the engine needs for a tour, read from the catalogue database: the experiences of the countries and
 * of the places named, their countries' transport, all airports, all countries' price of a night and daily budgets.
 * @param guests places that are not in the catalogue: the person's own, or those that came with a tour
 */
export async function loadFacts(
  db: CatalogueDb,
  countries: readonly string[],
  experienceKeys: readonly string[],
  guests: readonly EngineExperience[] = [],
): Promise<EngineFacts> {
  return db.transaction('r', [db.experiences, db.airports, db.transport, db.countries], async () => {
    const named = (await db.experiences.bulkGet([...experienceKeys])).filter((row) => row !== undefined);
    const wanted = [...new Set([...countries, ...[...named, ...guests].map((row) => row.country_key)])];
    const [experiences, transport, airports, allCountries] = await Promise.all([
      db.experiences.where('country_key').anyOf(wanted).toArray(),
      db.transport.bulkGet(wanted),
      db.airports.toArray(),
      db.countries.toArray(),
    ]);
    const held = new Set(experiences.map(({ key }) => key));
    return {
      factsRevision: nextFactsRevision(),
      experiences: [...experiences, ...guests.filter(({ key }) => !held.has(key))].map(plannedWith),
      airports: airports.map(({ key, country_key, location }) => ({ key, country_key, location })),
      transport: transport.filter((row) => row !== undefined),
      benchmarks: Object.fromEntries(
        allCountries.map(({ key, price_per_night }) => [key, { price_per_night }]),
      ),
      budgets: Object.fromEntries(allCountries.map(({ key, budget }) => [key, budget])),
    };
  });
}

/** Texts and pictures need not be copied into the worker. */
function plannedWith({
  key,
  country_key,
  duration,
  price,
  price_per_night,
  day_only,
  categories,
  location,
}: EngineExperience): EngineExperience {
  return {
    key,
    country_key,
    duration,
    price,
    price_per_night,
    ...(day_only === undefined ? {} : { day_only }),
    categories,
    location,
  };
}
