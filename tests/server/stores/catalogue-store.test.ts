import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { type CatalogueStore, createCatalogueStore } from '../../../src/server/stores/catalogue-store.ts';
import { catalogueCollections, catalogueCounter, catalogueItems } from '../../../src/server/stores/schema.ts';
import { eachDatabase } from './each-database.ts';

const put = (key: string, body: unknown, collection = 'countries') => ({ collection, key, body });
const remove = (key: string, collection = 'countries') => ({ collection, key, deleted: true as const });

eachDatabase('createCatalogueStore', (opened) => {
  let store: CatalogueStore;

  beforeEach(async () => {
    const { queries } = opened().database;
    await queries.delete(catalogueItems);
    await queries.delete(catalogueCollections);
    await queries.delete(catalogueCounter);
    store = createCatalogueStore(opened().database);
  });

  it('gives every written item its own sequence number, in the order of the writes', async () => {
    await store.write([put('namibia', { a: 1 }), put('sri-lanka', { a: 2 })]);
    await store.write([put('kandy', { a: 3 }, 'experiences')]);
    const items = await store.changesAfter(0);
    expect(items.map(({ key, body }) => [key, body])).toEqual([
      ['namibia', { a: 1 }],
      ['sri-lanka', { a: 2 }],
      ['kandy', { a: 3 }],
    ]);
    const first = items[0]?.seq ?? 0;
    expect(items.map(({ seq }) => seq - first)).toEqual([0, 1, 2]);
  });

  it('writes nothing for unchanged content, whatever the order of its fields', async () => {
    await store.write([put('namibia', { a: 1, b: { c: 2, d: 3 } })]);
    const before = await store.changesAfter(0);
    expect(await store.write([put('namibia', { b: { d: 3, c: 2 }, a: 1 })])).toBe(0);
    expect(await store.changesAfter(0)).toEqual(before);
  });

  it('moves a changed item to the end and raises only the head of its collection', async () => {
    await store.write([
      put('namibia', { a: 1 }),
      put('kandy', { a: 1 }, 'experiences'),
      put('peru', { a: 1 }),
    ]);
    const headsBefore = new Map((await store.heads()).map(({ collection, head }) => [collection, head]));
    expect(await store.write([put('namibia', { a: 2 })])).toBe(1);
    expect((await store.changesAfter(0)).map(({ key }) => key)).toEqual(['kandy', 'peru', 'namibia']);
    const heads = new Map((await store.heads()).map(({ collection, head }) => [collection, head]));
    expect(heads.get('experiences')).toBe(headsBefore.get('experiences'));
    expect(heads.get('countries')).toBe((headsBefore.get('countries') ?? 0) + 1);
  });

  it('leaves a tombstone for a removed item, and none for an unknown one', async () => {
    await store.write([put('namibia', { a: 1 })]);
    expect(await store.write([remove('namibia'), remove('atlantis')])).toBe(1);
    expect((await store.changesAfter(0)).map(({ key, body }) => [key, body])).toEqual([['namibia', null]]);
    expect(await store.write([remove('namibia')])).toBe(0);
    await store.write([put('namibia', { a: 1 })]);
    expect((await store.changesAfter(0)).map(({ body }) => body)).toEqual([{ a: 1 }]);
  });

  it('removes items that a replaced collection no longer has, and leaves other collections unchanged', async () => {
    await store.write([put('namibia', 1), put('peru', 1), put('kandy', 1, 'experiences')]);
    const written = await store.replace(
      new Map([
        [
          'countries',
          new Map<string, unknown>([
            ['namibia', 1],
            ['laos', 2],
          ]),
        ],
      ]),
    );
    expect(written).toBe(2);
    const items = await store.changesAfter(0);
    expect(items.map(({ key, body }) => [key, body])).toEqual([
      ['namibia', 1],
      ['kandy', 1],
      ['laos', 2],
      ['peru', null],
    ]);
  });

  it('reads changes after a sequence number, up to the limit', async () => {
    await store.write(['a', 'b', 'c', 'd'].map((key) => put(key, key)));
    const [first] = await store.changesAfter(0, 1);
    expect((await store.changesAfter(first?.seq ?? 0, 2)).map(({ key }) => key)).toEqual(['b', 'c']);
  });

  it('changes nothing and uses no sequence number when a write fails', async () => {
    await store.write([put('namibia', 1)]);
    const before = await store.changesAfter(0);
    // jsonb stores no zero character: the second row makes the statement fail.
    await expect(store.write([put('peru', 1), put('laos', '\u0000')])).rejects.toThrow('Failed query');
    await store.write([put('cuba', 1)]);
    const after = await store.changesAfter(0);
    expect(after.map(({ key, seq }) => [key, seq - (before[0]?.seq ?? 0)])).toEqual([
      ['namibia', 0],
      ['cuba', 1],
    ]);
  });

  it('starts above every sequence number that a database of yesterday can have reached', async () => {
    const yesterday = Date.now() / 1000 - 86_400;
    await store.write([put('namibia', 1)]);
    expect((await store.changesAfter(0))[0]?.seq).toBeGreaterThan(yesterday);
    const [head] = await store.heads();
    expect(head?.floor).toBeGreaterThan(yesterday);
    expect(head?.floor).toBe((head?.head ?? 0) - 1);
  });

  it('purges only old tombstones and raises the floor to the newest of them', async () => {
    await store.write([put('namibia', 1), put('peru', 1)]);
    await store.write([remove('peru')]);
    const tombstone = (await store.changesAfter(0)).find(({ key }) => key === 'peru');
    const yesterday = new Date(Date.now() - 86_400_000);
    expect(await store.purgeTombstones(yesterday)).toBe(0);
    await opened()
      .database.queries.update(catalogueItems)
      .set({ changedAt: sql`now() - interval '2 days'` });
    expect(await store.purgeTombstones(yesterday)).toBe(1);
    expect((await store.changesAfter(0)).map(({ key }) => key)).toEqual(['namibia']);
    expect((await store.heads())[0]).toMatchObject({ head: tombstone?.seq, floor: tombstone?.seq });
  });

  it('[I6] skips no committed row for a reader of sequence numbers with 16 concurrent writers', async () => {
    const WRITERS = 16;
    const ROUNDS = 12;
    let writing = true;
    const seen = new Map<string, number>();
    const sequences: number[] = [];

    async function read(): Promise<void> {
      let after = 0;
      for (;;) {
        const last = !writing;
        const items = await store.changesAfter(after, 5);
        for (const { key, seq, body } of items) {
          sequences.push(seq);
          seen.set(key, Number(body));
          after = seq;
        }
        if (last && items.length === 0) return;
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    }

    async function writer(number: number): Promise<void> {
      for (let round = 1; round <= ROUNDS; round += 1) {
        // Two items of the writer's own and one that all writers change.
        await store.write([
          put(`writer-${number}-a`, round),
          put(`writer-${number}-b`, round),
          put('shared', number * 1000 + round),
        ]);
      }
    }

    const reading = read();
    await Promise.all(Array.from({ length: WRITERS }, (_, number) => writer(number)));
    writing = false;
    await reading;

    const stored = await store.changesAfter(0);
    expect(stored).toHaveLength(WRITERS * 2 + 1);
    expect(new Map(stored.map(({ key, body }) => [key, Number(body)]))).toEqual(seen);
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
    for (let number = 0; number < WRITERS; number += 1) expect(seen.get(`writer-${number}-b`)).toBe(ROUNDS);
  });
});
