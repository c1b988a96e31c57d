import { catalogueDb, type CatalogueDb } from '../storage/catalogue-db.ts';
import { byKey } from '../../model/base/by-key.ts';
import type { Airport } from '../../model/schemas/catalogue.ts';

let loading: Promise<ReadonlyMap<string, Airport>> | null = null;

/**
 * Airports with scheduled flights that the catalogue lacks, by IATA code. A lazy chunk, cached with the deferred files.
 * Source: OurAirports (public domain), state of 2023. Rejects if the chunk cannot be loaded; the next call retries.
 */
export function worldAirports(): Promise<ReadonlyMap<string, Airport>> {
  loading ??= import('./world-airports.json').then(
    ({ default: rows }) => byKey(rows.map(readRow)),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

const IATA_CODE = /^[A-Z]{3}$/;

/** Airports by their codes, those of the catalogue first. Unknown codes, and ids that are no codes, are left out. */
export async function airportsByKeys(
  keys: readonly string[],
  db: CatalogueDb = catalogueDb,
): Promise<Airport[]> {
  const rows = (await db.airports.bulkGet([...keys])).filter((row) => row !== undefined);
  const known = new Set(rows.map(({ key }) => key));
  const others = keys.filter((key) => !known.has(key) && IATA_CODE.test(key));
  if (others.length === 0) return rows;
  try {
    const world = await worldAirports();
    return [...rows, ...others.flatMap((key) => world.get(key) ?? [])];
  } catch (error) {
    console.warn('The airports outside the catalogue could not be loaded', error);
    return rows;
  }
}

/** Candidates for a user's home airport. `complete` is false if only those of the catalogue could be loaded. */
export async function scheduledAirports(): Promise<{ airports: Airport[]; complete: boolean }> {
  const own = await catalogueDb.airports
    .filter((airport) => airport.scheduled || airport.home_airport)
    .toArray();
  try {
    const known = new Set(own.map(({ key }) => key));
    const others = [...(await worldAirports()).values()].filter(({ key }) => !known.has(key));
    return { airports: [...own, ...others], complete: true };
  } catch (error) {
    console.warn('The airports outside the catalogue could not be loaded', error);
    return { airports: own, complete: false };
  }
}

/** Row of `npm run airports`. */
function readRow(row: string): Airport {
  const [key = '', name = '', city = '', german = '', iso2 = '', timezone = '', longitude, latitude] =
    row.split('|');
  return {
    _id: key,
    key,
    name,
    country_key: null,
    iso2,
    timezone,
    scheduled: true,
    home_airport: false,
    location: { coordinates: [Number(longitude), Number(latitude)] },
    en: { city },
    de: { city: german === '' ? city : german },
  };
}
