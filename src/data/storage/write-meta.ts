import type { CatalogueDb, CatalogueMeta } from './catalogue-db.ts';

/** Whoever pulls writes it; pages only read. */
export async function writeMeta<K extends keyof CatalogueMeta>(
  db: CatalogueDb,
  name: K,
  value: CatalogueMeta[K],
): Promise<void> {
  await db.meta.put({ name, [name]: value });
}
