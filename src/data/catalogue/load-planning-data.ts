import type { EngineExperience, EngineFacts } from '../../contract/engine-api.ts';
import type { CatalogueDb } from '../storage/catalogue-db.ts';
import type { Network } from '../../model/schemas/network.ts';
import type { CountrySummary } from '../../model/schemas/catalogue.ts';
import { isOwnKey } from '../../model/own-key.ts';
import { byKey } from '../../model/base/by-key.ts';
import { zoneOfExperience } from '../../model/place/place-zone.ts';
import { airportsByKeys } from './world-airports.ts';
import { ensureNetworks } from './ensure-networks.ts';
import { nextFactsRevision } from '../planner/engine-client.ts';

/**
 * Reads what the engine needs for a tour from the catalogue database: the experiences of the given countries and of the
 * countries of the given experiences, their transport, the catalogue's airports and the given ones, every country's price
 * per night and daily budget.
 * @param guests experiences outside the catalogue: the user's own, or those that came with an imported tour
 */
export async function loadFacts(
  db: CatalogueDb,
  countries: readonly string[],
  experienceKeys: readonly string[],
  guests: readonly EngineExperience[] = [],
  airportKeys: readonly string[] = [],
): Promise<EngineFacts> {
  // Before the transaction, which would end while a chunk is loaded.
  const named = await airportsByKeys(airportKeys, db);
  await ensureNetworks(db, await countriesOf(db, countries, experienceKeys, guests));
  return db.transaction(
    'r',
    [db.experiences, db.airports, db.transport, db.networks, db.countries],
    async () => {
      const wanted = await countriesOf(db, countries, experienceKeys, guests);
      const [experiences, transport, stored, own, allCountries] = await Promise.all([
        db.experiences.where('country_key').anyOf(wanted).toArray(),
        db.transport.bulkGet(wanted),
        db.networks.bulkGet(wanted),
        db.airports.toArray(),
        db.countries.toArray(),
      ]);
      const countriesByKey = byKey(allCountries);
      const networks = stored.filter((row) => row !== undefined);
      const loaded = new Set(experiences.map(({ key }) => key));
      return {
        factsRevision: nextFactsRevision(),
        experiences: [...experiences, ...guests.filter(({ key }) => !loaded.has(key))].map((row) =>
          engineFields(pricedRow(row, countriesByKey), zoneOfExperience(row, countriesByKey)),
        ),
        airports: [...byKey([...networks.flatMap(localAirports), ...named, ...own]).values()],
        transport: transport.filter((row) => row !== undefined),
        networks,
        benchmarks: Object.fromEntries(
          allCountries.map(({ key, price_per_night }) => [key, { price_per_night }]),
        ),
        budgets: Object.fromEntries(allCountries.map(({ key, budget }) => [key, budget])),
      };
    },
  );
}

/** The countries of a tour and of its stops. */
async function countriesOf(
  db: CatalogueDb,
  countries: readonly string[],
  experienceKeys: readonly string[],
  guests: readonly EngineExperience[],
): Promise<string[]> {
  const visited = (await db.experiences.bulkGet([...experienceKeys])).filter((row) => row !== undefined);
  return [...new Set([...countries, ...[...visited, ...guests].map((row) => row.country_key)])];
}

/** Airports with domestic flights alone are part of their country's network. */
function localAirports({ key: country_key, airports = [] }: Network): EngineFacts['airports'] {
  return airports.map(({ key, at, timezone }) => ({
    key,
    country_key,
    location: { coordinates: at },
    timezone,
  }));
}

/** An own place without a price per night costs what the country usually does: zero would look like a saving. */
function pricedRow(
  row: EngineExperience,
  countries: ReadonlyMap<string, Pick<CountrySummary, 'price_per_night'>>,
): EngineExperience {
  if (!isOwnKey(row.key) || row.price_per_night !== 0) return row;
  return { ...row, price_per_night: countries.get(row.country_key)?.price_per_night ?? 0 };
}

/** The fields that the engine uses: texts and pictures need not be copied into the worker. */
function engineFields(row: EngineExperience, timezone: string | undefined): EngineExperience {
  const { key, country_key, duration, price, price_per_night, day_only, categories, location } = row;
  return {
    key,
    country_key,
    duration,
    price,
    price_per_night,
    ...(day_only === undefined ? {} : { day_only }),
    categories,
    location,
    timezone,
  };
}
