import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { Dexie } from 'dexie';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { type Collection, COLLECTIONS } from '../../../src/contract/data-api.ts';
import { SYNC_COLLECTIONS } from '../../../src/contract/sync.ts';
import { CATALOGUE_DB_NAME, CatalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { deleteOldCatalogues } from '../../../src/data/storage/delete-old-catalogues.ts';
import { CATALOGUE_INDEXES, CATALOGUE_SCHEMA_HASH } from '../../../src/data/storage/catalogue-schema.ts';

/** In the order when the hash was made: the order of pulling does not affect the stored data. */
const SHAPE: readonly Collection[] = [
  ...([
    'countries',
    'experiences',
    'transport',
    'airports',
    'tours',
    'blogposts',
    'faqs',
    'roundups',
  ] as const),
  ...(['countryDetails', 'experienceDetails', 'climate'] as const),
  ...(['tourVariants', 'blogpostDetails', 'roundupDetails', 'pages'] as const),
];

describe('catalogue database', () => {
  it('is named by the hash of its schemas and indexes: after a schema change write the new hash', () => {
    expect([...SHAPE].sort()).toEqual([...COLLECTIONS].sort());
    const schemas = SHAPE.map((name) => [name, z.toJSONSchema(SYNC_COLLECTIONS[name].row)]);
    const shape = JSON.stringify([schemas, CATALOGUE_INDEXES]);
    const hash = createHash('sha256').update(shape).digest('hex').slice(0, 8);
    expect(CATALOGUE_SCHEMA_HASH).toBe(hash);
  });

  it('deleteOldCatalogues deletes other schemas and keeps the current one and user data', async () => {
    const names = ['catalogue-0ld', CATALOGUE_DB_NAME, 'user-anon'];
    for (const name of names) {
      const db = new Dexie(name);
      db.version(1).stores({ meta: 'name' });
      await db.open();
      db.close();
    }
    expect(await deleteOldCatalogues()).toEqual(['catalogue-0ld']);
    expect((await Dexie.getDatabaseNames()).sort()).toEqual([CATALOGUE_DB_NAME, 'user-anon'].sort());
  });

  it('is recreated by the next use after another tab deleted it', async () => {
    const db = new CatalogueDb('catalogue-dropped');
    await db.marks.put({ collection: 'tours', key: 'a' });
    await Dexie.delete('catalogue-dropped');
    expect(await db.marks.count()).toBe(0);
    await db.delete();
  });
});
