import { Dexie } from 'dexie';
import { CATALOGUE_DB_NAME } from './catalogue-db.ts';
import { CATALOGUE_DB_PREFIX } from './catalogue-schema.ts';

/** Deletes catalogue databases of other schemas; call it once the current one is filled. */
export async function deleteOldCatalogues(current: string = CATALOGUE_DB_NAME): Promise<string[]> {
  const names = await Dexie.getDatabaseNames();
  const old = names.filter((name) => name.startsWith(CATALOGUE_DB_PREFIX) && name !== current);
  for (const name of old) await Dexie.delete(name);
  return old;
}
