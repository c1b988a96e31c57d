import type { EngineFacts } from '../contract/engine-api.ts';
import type { CatalogueDb } from './catalogue-db.ts';
import { nextFactsRevision } from './engine-client.ts';

/**
 * What the engine needs for a tour, read from the catalogue database: the experiences of the countries and
 * of the places named, their countries' transport, all airports, all countries' price of a night.
 */
export async function loadFacts(
  db: CatalogueDb,
  countries: readonly string[],
  experienceKeys: readonly string[],
): Promise<EngineFacts> {
  return db.transaction('r', [db.experiences, db.airports, db.transport, db.countries], async () => {
    const named = (await db.experiences.bulkGet([...experienceKeys])).filter((row) => row !== undefined);
    const wanted = [...new Set([...countries, ...named.map((row) => row.country_key)])];
    const [experiences, transport, airports, allCountries] = await Promise.all([
      db.experiences.where('country_key').anyOf(wanted).toArray(),
      db.transport.bulkGet(wanted),
      db.airports.toArray(),
      db.countries.toArray(),
    ]);
    return {
      factsRevision: nextFactsRevision(),
      // Only what is planned with: texts and pictures need not be copied into the worker.
      experiences: experiences.map(
        ({ key, country_key, duration, price, price_per_night, categories, location }) => ({
          key,
          country_key,
          duration,
          price,
          price_per_night,
          categories,
          location,
        }),
      ),
      airports: airports.map(({ key, country_key, location }) => ({ key, country_key, location })),
      transport: transport.filter((row) => row !== undefined),
      benchmarks: Object.fromEntries(
        allCountries.map(({ key, price_per_night }) => [key, { price_per_night }]),
      ),
    };
  });
}
