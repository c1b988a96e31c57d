import { CATALOGUE_CALLS } from '../../../src/contract/api/catalogue-calls.ts';
import { countryTextsSchema, type CountryTexts } from '../../../src/contract/country-texts.ts';
import { TEXT_COLLECTIONS } from '../../../src/contract/data-api.ts';
import type { CatalogueHeads, Cursor } from '../../../src/contract/sync.ts';
import type { Fetch } from '../../../src/data/api/call-api.ts';
import type { CatalogueDb, TextsRow } from '../../../src/data/storage/catalogue-db.ts';
import { getAnswer } from '../rest-client.ts';
import { SyncFailure } from '../sync-failure.ts';

/**
 * Countries are loaded one after the other: a page and the sync often need the same one, which then is loaded once. A
 * page waits for one country at most.
 */
let previous: Promise<unknown> = Promise.resolve();

/**
 * Loads the texts of the countries that this device lacks.
 * @throws SyncFailure
 */
export async function loadTexts(db: CatalogueDb, fetch: Fetch, countries: readonly string[]): Promise<void> {
  for (const key of countries) await inTurn(() => pullCountry(db, fetch, key, (cursor) => cursor === ''));
}

/**
 * Loads the texts of the wanted countries that are missing and those that were requested, and what has changed in the
 * texts that this device has.
 * @throws SyncFailure the first invalid answer, after all others
 */
export async function pullTexts(
  db: CatalogueDb,
  fetch: Fetch,
  heads: NonNullable<CatalogueHeads['texts']>,
  wanted: readonly string[],
): Promise<void> {
  const held = await db.countryTexts.toCollection().primaryKeys();
  const countries = [...new Set([...wanted, ...held])].filter((key) => Object.hasOwn(heads, key));
  let bad: SyncFailure | null = null;
  for (const key of countries) {
    try {
      await inTurn(() => pullCountry(db, fetch, key, (cursor) => cursor !== heads[key]));
    } catch (error) {
      if (!(error instanceof SyncFailure && error.code === 'bad-answer')) throw error;
      bad ??= error;
    }
  }
  if (bad !== null) throw bad;
}

/** Notes countries whose texts the user wants: the next sync loads them, in data-saver mode too. */
export function requestTexts(db: CatalogueDb, countries: readonly string[]): Promise<void> {
  return db.transaction('rw', db.countryTexts, async () => {
    const rows = await textsOf(db, countries);
    await db.countryTexts.bulkPut(rows.filter(({ cursor }) => cursor === ''));
  });
}

/** @throws SyncFailure */
export async function loadRequestedTexts(db: CatalogueDb, fetch: Fetch): Promise<void> {
  const requested = await db.countryTexts.filter(({ cursor }) => cursor === '').primaryKeys();
  if (requested.length > 0) await loadTexts(db, fetch, requested);
}

export async function lacksTexts(db: CatalogueDb, countries: readonly string[]): Promise<boolean> {
  return (await textsOf(db, countries)).some(({ cursor }) => cursor === '');
}

/** In an offline pack the texts of its country came whole. */
export async function noteTextsOfPack(db: CatalogueDb, country: string, cursor: string): Promise<void> {
  await db.transaction('rw', db.countryTexts, async () => {
    const [row] = await textsOf(db, [country]);
    if (row?.cursor === '') await db.countryTexts.put({ key: country, cursor });
  });
}

/** Rows in the order of the keys; with an empty cursor for a country without texts on this device. */
async function textsOf(db: CatalogueDb, countries: readonly string[]): Promise<TextsRow[]> {
  const rows = await db.countryTexts.bulkGet([...countries]);
  return countries.map((key, index) => rows[index] ?? { key, cursor: '' });
}

async function pullCountry(
  db: CatalogueDb,
  fetch: Fetch,
  key: string,
  isStale: (cursor: Cursor) => boolean,
): Promise<void> {
  const cursor = (await db.countryTexts.get(key))?.cursor ?? '';
  if (!isStale(cursor)) return;
  const texts = await getAnswer(fetch, CATALOGUE_CALLS.countryTexts, countryTextsSchema, {
    parts: { key },
    query: cursor === '' ? {} : { since: cursor },
  });
  await storeTexts(db, cursor, texts);
}

/** Stores an answer and its cursor in one transaction, only if the stored cursor is still that of the request. */
function storeTexts(db: CatalogueDb, requested: string, texts: CountryTexts): Promise<void> {
  const { country_key: country } = texts;
  const tables = TEXT_COLLECTIONS.map((name) => db.table<{ key: string }, string>(name));
  return db.transaction('rw', [...tables, db.countryTexts], async () => {
    const [row] = await textsOf(db, [country]);
    if (row?.cursor !== requested) return;
    if (texts.complete) await deleteUnlisted(db, texts);
    for (const name of TEXT_COLLECTIONS) {
      const table = db.table<{ key: string }, string>(name);
      await table.bulkDelete(texts.deleted[name]);
      await table.bulkPut(texts[name]);
    }
    await db.countryTexts.put({ key: country, cursor: texts.cursor });
  });
}

/** Deletes texts of the country that the complete list lacks. */
async function deleteUnlisted(db: CatalogueDb, texts: CountryTexts): Promise<void> {
  const { country_key: country } = texts;
  const listed = new Set([...texts.experienceDetails, ...texts.tourVariants].map(({ key }) => key));
  const places = await db.experienceDetails.where('country_key').equals(country).primaryKeys();
  await db.experienceDetails.bulkDelete(places.filter((key) => !listed.has(key)));
  const tours = await db.tourVariants.filter(({ countries }) => countries.includes(country)).primaryKeys();
  await db.tourVariants.bulkDelete(tours.filter((key) => !listed.has(key)));
  if (texts.countryDetails.length === 0) await db.countryDetails.delete(country);
}

function inTurn<T>(run: () => Promise<T>): Promise<T> {
  // A failure belongs to the call that failed.
  const next = previous.then(run, run);
  previous = next;
  return next;
}
