import type { CatalogueDb, CatalogueMeta } from './catalogue-db.ts';

/** Only the pull writes these values; pages read them. */
export async function writeMeta<K extends keyof CatalogueMeta>(
  db: CatalogueDb,
  name: K,
  value: CatalogueMeta[K],
): Promise<void> {
  await db.meta.put({ name, [name]: value });
}
