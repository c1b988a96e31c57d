import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import type { UserDb } from '../../../src/data/storage/user-db.ts';

let countries: ReadonlyMap<string, string> = new Map();

/** Where a place lies, as far as this device knows. A merge is one transaction of another database and cannot ask. */
export function countryOfPlace(place: string): string | undefined {
  return countries.get(place);
}

/** To be called before merges. Without a catalogue no country is known, which is no reason not to sync. */
export async function readPlaceCountries(db: UserDb): Promise<void> {
  const owns = await db.ownExperiences.toArray();
  const places = await catalogueDb.experiences.toArray().catch((error: unknown) => {
    console.warn('The places of the catalogue cannot be read', error);
    return [];
  });
  countries = new Map([
    ...places.map(({ key, country_key: country }) => [key, country] as const),
    ...owns.flatMap(({ id, local }) => (local ? [[id, local.country_key] as const] : [])),
  ]);
}
