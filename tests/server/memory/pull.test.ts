import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SYNC_COLLECTIONS, cursorSchema, headsSchema } from '../../../src/contract/sync.ts';
import { catalogueCollections, catalogueCounter, catalogueItems } from '../../../src/server/stores/schema.ts';
import { openCatalogueMemory } from '../../../src/server/memory/catalogue-memory.ts';
import { createCatalogueStore } from '../../../src/server/stores/catalogue-store.ts';
import { experience } from '../../worker/catalogue/catalogue-rows.ts';
import { type TestApp, openTestApp } from '../open-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const pageSchema = z.union([
  z.strictObject({ reset: z.literal(true) }),
  z.strictObject({
    experiences: z.array(z.object({ key: z.string(), price: z.number() })),
    deleted: z.array(z.string()),
    cursor: cursorSchema,
    more: z.boolean(),
  }),
]);

/** A page or a reset. */
async function answer(cursor: string, limit?: number) {
  const query = limit === undefined ? '' : `&limit=${limit}`;
  const response = await app.call(`/api/experiences?since=${encodeURIComponent(cursor)}${query}`);
  expect(response.status).toBe(200);
  return pageSchema.parse(await response.json());
}

/** A page, not a reset. */
async function page(cursor: string, limit?: number) {
  const found = await answer(cursor, limit);
  if ('reset' in found) throw new Error(`the cursor ${cursor} was reset`);
  return found;
}

async function put(...prices: [string, number | null][]): Promise<void> {
  await app.store.write(
    prices.map(([key, price]) =>
      price === null
        ? { collection: 'experiences', key, deleted: true }
        : { collection: 'experiences', key, body: experience(key, { price }) },
    ),
  );
  await app.memory.refresh();
}

/** A client like a device: pulls while `more`, sweeps after a listing and starts over after a reset. */
function createClient(limit: number) {
  const rows = new Map<string, number>();
  let cursor = '';
  let listed: Set<string> | undefined = new Set();
  return {
    rows,
    cursor: () => cursor,
    async step(): Promise<boolean> {
      const found = await answer(cursor, limit);
      if ('reset' in found) {
        cursor = '';
        listed = new Set();
        return true;
      }
      for (const row of found.experiences) {
        rows.set(row.key, row.price);
        listed?.add(row.key);
      }
      for (const key of found.deleted) rows.delete(key);
      if (listed && found.cursor.startsWith('i.')) {
        for (const key of rows.keys()) if (!listed.has(key)) rows.delete(key);
        listed = undefined;
      }
      cursor = found.cursor;
      return found.more;
    },
    async pull(): Promise<void> {
      while (await this.step());
    },
  };
}

function stored(): Map<string, number> {
  return new Map(app.memory.current().collections.experiences.list.map(({ key, price }) => [key, price]));
}

describe('GET /api/experiences?since=', () => {
  beforeEach(async () => {
    const there = [...stored().keys()].map((key): [string, null] => [key, null]);
    await put(...there);
    await put(['a', 1], ['b', 2], ['c', 3], ['d', 4], ['e', 5]);
  });

  it('lists the whole collection with any page size', async () => {
    for (const limit of [1, 2, 5, 500]) {
      const client = createClient(limit);
      await client.pull();
      expect(client.rows, `pages of ${limit}`).toEqual(stored());
    }
  });

  it('returns cursors that match the schema', async () => {
    const first = await page('', 2);
    expect(first.experiences.map(({ key }) => key)).toEqual(['a', 'b']);
    expect(first.more).toBe(true);
    expect(first.cursor).toMatch(/^f\.b\.\d+$/);
    expect(cursorSchema.safeParse(first.cursor).success).toBe(true);
    const last = await page('', 5);
    expect(last.cursor).toMatch(/^i\.\d+$/);
    expect(last.more).toBe(false);
  });

  it('returns only changes after the listing, and deletions by key', async () => {
    const client = createClient(500);
    await client.pull();
    await put(['b', 20], ['c', null], ['f', 6]);
    const changes = await page(client.cursor());
    expect(changes.experiences.map(({ key }) => key)).toEqual(['b', 'f']);
    expect(changes.deleted).toEqual(['c']);
    expect(changes.more).toBe(false);
    await client.pull();
    expect(client.rows).toEqual(stored());
  });

  it('does not miss writes between the pages of a listing', async () => {
    const client = createClient(2);
    await client.step();
    // Before and after the position of the listing.
    await put(['a', null], ['aa', 7], ['b', 21], ['d', null], ['z', 8]);
    await client.pull();
    expect(client.rows).toEqual(stored());
  });

  it('brings every client to the stored rows after random writes between pages', async () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const clients = [1, 2, 3, 7].map(createClient);
    for (let round = 0; round < 120; round += 1) {
      const key = `k${random(20)}`;
      await put([key, random(3) === 0 ? null : random(1000)]);
      await clients[random(clients.length)]?.step();
      if (random(25) === 0) {
        await app.store.purgeTombstones(new Date(Date.now() + 1000));
        await app.memory.refresh();
      }
    }
    for (const client of clients) {
      await client.pull();
      expect(client.rows).toEqual(stored());
    }
  });

  it('resets a cursor from before purged tombstones, of another database, or malformed', async () => {
    const client = createClient(500);
    await client.pull();
    await put(['a', null]);
    await app.store.purgeTombstones(new Date(Date.now() + 1000));
    await app.memory.refresh();
    expect(await answer(client.cursor())).toEqual({ reset: true });
    expect(await answer('i.999999999999')).toEqual({ reset: true });
    expect(await answer('i.12')).toEqual({ reset: true });
    expect(await answer('nonsense')).toEqual({ reset: true });
    await client.pull();
    expect(client.rows).toEqual(stored());
  });

  it('refreshes for a cursor from another process', async () => {
    const other = createCatalogueStore(app.database);
    await other.write([{ collection: 'experiences', key: 'x', body: experience('x') }]);
    const theirs = await openCatalogueMemory(other);
    const head = theirs.current().collections.experiences.head;
    expect(await page(`i.${head}`)).toEqual({
      experiences: [],
      deleted: [],
      cursor: `i.${head}`,
      more: false,
    });
  });

  it('ends with the cursor that /api/sync/heads returns, whose ETag changes with a write', async () => {
    const client = createClient(3);
    await client.pull();
    const response = await app.call('/api/sync/heads');
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(response.headers.get('Vary')).toContain('Cookie');
    const { catalogue } = headsSchema.parse(await response.json());
    expect(Object.keys(catalogue)).toEqual(expect.arrayContaining(Object.keys(SYNC_COLLECTIONS)));
    expect(catalogue['experiences']).toBe(client.cursor());
    const tag = response.headers.get('ETag') ?? '';
    const again = () => app.call('/api/sync/heads', { headers: { 'If-None-Match': tag } });
    expect((await again()).status).toBe(304);
    await put(['a', 100]);
    expect((await again()).status).toBe(200);
  });

  it('answers 304 to the ETag of a page without changes', async () => {
    const client = createClient(500);
    await client.pull();
    const path = `/api/experiences?since=${client.cursor()}`;
    const tag = (await app.call(path)).headers.get('ETag') ?? '';
    expect((await app.call(path, { headers: { 'If-None-Match': tag } })).status).toBe(304);
  });
});

describe('openCatalogueMemory', () => {
  it('keeps its rows when a stored row is invalid', async () => {
    const before = stored();
    await app.store.write([{ collection: 'experiences', key: 'broken', body: { key: 'broken' } }]);
    await expect(app.memory.refresh()).rejects.toThrow('invalid');
    expect(stored()).toEqual(before);
    await app.store.write([{ collection: 'experiences', key: 'broken', deleted: true }]);
    await app.memory.refresh();
  });

  it('has empty lists and heads at zero for an empty database', async () => {
    const { queries } = app.database;
    for (const table of [catalogueItems, catalogueCollections, catalogueCounter]) await queries.delete(table);
    const memory = await openCatalogueMemory(app.store);
    expect(memory.current().collections.countries).toMatchObject({ head: 0, list: [] });
  });
});
