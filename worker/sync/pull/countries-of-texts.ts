import { z } from 'zod/mini';
import type { CatalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { META, type UserDb } from '../../../src/data/storage/user-db.ts';

/** Pages of so many countries were opened last: their texts belong on the device. */
const OPENED_MAX = 5;

const keysSchema = z.array(z.string());

/** Countries of the user's tours. */
export async function countriesOfTours(user: UserDb): Promise<string[]> {
  const rows = await user.tours.toArray();
  return [...new Set(rows.flatMap(({ local }) => local?.countries ?? []))];
}

/** Countries whose texts belong on this device: opened last, and those of the user's tours and favorites. */
export async function countriesOfTexts(user: UserDb, catalogue: CatalogueDb): Promise<string[]> {
  const all = await Promise.all([
    openedCountries(user),
    countriesOfTours(user),
    countriesOfStops(user, catalogue),
    countriesOfFavorites(user, catalogue),
  ]);
  return [...new Set(all.flat())];
}

/** A tour may lead into countries that were not chosen for it. */
async function countriesOfStops(user: UserDb, catalogue: CatalogueDb): Promise<string[]> {
  const tours = await user.tours.toArray();
  const stops = tours.flatMap(
    ({ local }) => local?.itinerary.flatMap((entry) => entry.experience_id ?? []) ?? [],
  );
  const places = await catalogue.experiences.bulkGet([...new Set(stops)]);
  return places.flatMap((place) => place?.country_key ?? []);
}

async function countriesOfFavorites(user: UserDb, catalogue: CatalogueDb): Promise<string[]> {
  const favorites = await user.favorites.filter(({ on }) => on).toArray();
  const idsOf = (wanted: string) => favorites.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const [places, tours] = await Promise.all([
    catalogue.experiences.bulkGet(idsOf('experience')),
    catalogue.tours.bulkGet(idsOf('tour')),
  ]);
  return [
    ...places.flatMap((place) => place?.country_key ?? []),
    ...tours.flatMap((tour) => tour?.countries ?? []),
  ];
}

async function openedCountries(user: UserDb): Promise<string[]> {
  const row = await user.meta.get(META.openedCountries);
  return row === undefined ? [] : keysSchema.parse(JSON.parse(row.value));
}

/** Kept with the user's data, as the catalogue's database is dropped when its schema changes. */
export async function noteOpened(user: UserDb, countries: readonly string[]): Promise<void> {
  const before = await openedCountries(user);
  const opened = [...new Set([...countries, ...before])].slice(0, OPENED_MAX);
  if (opened.join() === before.join()) return;
  await user.meta.put({ name: META.openedCountries, value: JSON.stringify(opened) });
}
