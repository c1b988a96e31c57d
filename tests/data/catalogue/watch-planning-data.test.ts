import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CatalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { watchFacts, type FactsState } from '../../../src/data/catalogue/watch-planning-data.ts';
import { writeMeta } from '../../../src/data/storage/write-meta.ts';

const COLLECTIONS = ['countries', 'experiences', 'transport', 'airports'] as const;
let db: CatalogueDb;
let seen: FactsState[];
let stop: () => void;

beforeEach(() => {
  db = new CatalogueDb('catalogue-watch-facts');
  seen = [];
  stop = watchFacts(db, (state) => seen.push(state));
});
afterEach(async () => {
  stop();
  await db.delete();
});

const pulled = (collection: (typeof COLLECTIONS)[number], cursor: string, head: string | null = cursor) =>
  db.cursors.put({ collection, cursor, head, marking: false });

it.each(COLLECTIONS)('facts are settled only once %s are also pulled to the head', async (last) => {
  for (const collection of COLLECTIONS) if (collection !== last) await pulled(collection, '1.1');
  await vi.waitFor(() => expect(seen.at(-1)?.version).toContain('1.1'));
  expect(seen.at(-1)?.settled).toBe(false);
  await pulled(last, '1.2', null);
  await vi.waitFor(() => expect(seen.at(-1)?.version).toContain('1.2'));
  expect(seen.at(-1)?.settled).toBe(false);
  await pulled(last, '1.3');
  await vi.waitFor(() => expect(seen.at(-1)).toMatchObject({ settled: true }));
  expect(seen.at(-1)?.version).toContain('1.3');
});

it.each(COLLECTIONS)('the version changes when %s are pulled', async (collection) => {
  for (const each of COLLECTIONS) await pulled(each, '1.1');
  await vi.waitFor(() => expect(seen.at(-1)?.settled).toBe(true));
  const before = seen.at(-1)?.version;
  await pulled(collection, '1.2');
  await vi.waitFor(() => expect(seen.at(-1)?.version).not.toBe(before));
});

it.each(['offline', 'failed'] as const)('facts are settled when the sync is %s', async (phase) => {
  await writeMeta(db, 'sync', phase === 'failed' ? { phase, code: 'server', at: null } : { phase, at: null });
  await vi.waitFor(() => expect(seen.at(-1)?.settled).toBe(true));
});
