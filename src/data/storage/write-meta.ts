import type { CatalogueDb, CatalogueMeta } from './catalogue-db.ts';

/** Stores a value of `meta`. Only the pull writes them; pages read them. */
export async function writeMeta<K extends keyof CatalogueMeta>(
  db: CatalogueDb,
  name: K,
  value: CatalogueMeta[K],
): Promise<void> {
  await db.meta.put({ name, [name]: value });
}
