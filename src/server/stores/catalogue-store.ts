import { and, asc, eq, gt, inArray, isNull, lt, max, sql } from 'drizzle-orm';
import type { Database, Queries, Transaction } from './database/database.ts';
import { contentHash } from './content-hash.ts';
import { catalogueCollections, catalogueCounter, catalogueItems } from './schema.ts';

/** The complete target content of a collection, by key. */
export type CollectionContent = ReadonlyMap<string, unknown>;

export type CatalogueChange =
  | { collection: string; key: string; body: unknown }
  /** Leaves a tombstone. */
  | { collection: string; key: string; deleted: true };

export interface StoredItem {
  collection: string;
  key: string;
  seq: number;
  /** Null for a tombstone. */
  body: unknown;
}

export interface CollectionHead {
  collection: string;
  head: number;
  floor: number;
}

export interface CatalogueStore {
  /** Writes the items that differ in one transaction; returns how many. */
  write(changes: readonly CatalogueChange[]): Promise<number>;
  /**
   * Replaces collections by the given content: missing items become tombstones.
   * @param mayWrite checked in the transaction, while this is the only writer of the catalogue
   */
  replace(
    collections: ReadonlyMap<string, CollectionContent>,
    mayWrite?: (tx: Transaction) => Promise<boolean>,
  ): Promise<number>;
  /** Items changed after `seq`, including tombstones, ordered by change. */
  changesAfter(seq: number, limit?: number): Promise<StoredItem[]>;
  heads(): Promise<CollectionHead[]>;
  /** Both of the above from one snapshot. */
  snapshotAfter(seq: number): Promise<{ items: StoredItem[]; heads: CollectionHead[] }>;
  /** Purges tombstones older than the given time; cursors older than the newest of them require a full pull. */
  purgeTombstones(before: Date): Promise<number>;
}

const COUNTER = 1;
/** Rows per statement: PostgreSQL takes at most 65,535 parameters. */
const BATCH = 500;

export function createCatalogueStore({ queries }: Pick<Database, 'queries'>): CatalogueStore {
  return {
    write(changes) {
      if (changes.length === 0) return Promise.resolve(0);
      return queries.transaction(async (tx) => {
        const counter = await holdCounter(tx);
        return writeChanged(tx, counter, changes);
      });
    },

    replace(collections, mayWrite) {
      return queries.transaction(async (tx) => {
        const counter = await holdCounter(tx);
        if (mayWrite && !(await mayWrite(tx))) return 0;
        const there = await tx
          .select({ collection: catalogueItems.collection, key: catalogueItems.key })
          .from(catalogueItems)
          .where(inArray(catalogueItems.collection, [...collections.keys()]));
        const changes = [...collections].flatMap(([collection, content]) =>
          [...content].map(([key, body]): CatalogueChange => ({ collection, key, body })),
        );
        const gone = there.filter(({ collection, key }) => !collections.get(collection)?.has(key));
        const removals = gone.map(({ collection, key }): CatalogueChange => ({
          collection,
          key,
          deleted: true,
        }));
        return writeChanged(tx, counter, [...changes, ...removals]);
      });
    },

    changesAfter(seq, limit) {
      return listChanges(queries, seq, limit);
    },

    heads() {
      return queries.select().from(catalogueCollections).execute();
    },

    snapshotAfter(seq) {
      return queries.transaction(
        async (tx) => ({
          items: await listChanges(tx, seq),
          heads: await tx.select().from(catalogueCollections),
        }),
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
    },

    purgeTombstones(before) {
      return queries.transaction(async (tx) => {
        await holdCounter(tx);
        const old = and(isNull(catalogueItems.body), lt(catalogueItems.changedAt, before));
        const floors = await tx
          .select({ collection: catalogueItems.collection, floor: max(catalogueItems.seq) })
          .from(catalogueItems)
          .where(old)
          .groupBy(catalogueItems.collection);
        for (const { collection, floor } of floors) {
          if (floor === null) continue;
          await tx
            .update(catalogueCollections)
            .set({ floor: sql`greatest(${catalogueCollections.floor}, ${floor})` })
            .where(eq(catalogueCollections.collection, collection));
        }
        const purged = await tx.delete(catalogueItems).where(old).returning({ key: catalogueItems.key });
        return purged.length;
      });
    },
  };
}

function listChanges(queries: Queries, seq: number, limit?: number): Promise<StoredItem[]> {
  const { collection, key, body } = catalogueItems;
  const listing = queries
    .select({ collection, key, seq: catalogueItems.seq, body })
    .from(catalogueItems)
    .where(gt(catalogueItems.seq, seq))
    .orderBy(asc(catalogueItems.seq));
  return limit === undefined ? listing.execute() : listing.limit(limit).execute();
}

/**
 * Locks the counter's row until the commit, so that this is the only writer. A new database starts at the clock in
 * seconds, so that cursors of a lost database never match by chance.
 */
async function holdCounter(tx: Transaction): Promise<number> {
  const start = Math.floor(Date.now() / 1000);
  const [row] = await tx
    .insert(catalogueCounter)
    .values({ id: COUNTER, value: start })
    .onConflictDoUpdate({ target: catalogueCounter.id, set: { value: catalogueCounter.value } })
    .returning({ value: catalogueCounter.value });
  if (!row) throw new Error('the catalogue counter is missing');
  return row.value;
}

async function writeChanged(
  tx: Transaction,
  counter: number,
  changes: readonly CatalogueChange[],
): Promise<number> {
  const hashes = await hashesOf(tx, [...new Set(changes.map(({ collection }) => collection))]);
  const changedAt = new Date();
  // If an item changes twice in a call, the last change wins.
  const last = new Map(changes.map((change) => [`${change.collection}/${change.key}`, change]));
  const rows: (typeof catalogueItems.$inferInsert)[] = [];
  for (const [id, change] of last) {
    const body = 'deleted' in change ? null : change.body;
    const hash = contentHash(body);
    const before = hashes.get(id);
    // No tombstone for an item that never existed.
    if (before === hash || (body === null && before === undefined)) continue;
    const seq = counter + rows.length + 1;
    rows.push({ collection: change.collection, key: change.key, seq, body, hash, changedAt });
  }
  for (let from = 0; from < rows.length; from += BATCH) {
    await tx
      .insert(catalogueItems)
      .values(rows.slice(from, from + BATCH))
      .onConflictDoUpdate({
        target: [catalogueItems.collection, catalogueItems.key],
        set: {
          seq: sql`excluded.seq`,
          body: sql`excluded.body`,
          hash: sql`excluded.hash`,
          changedAt: sql`excluded.changed_at`,
        },
      });
  }
  await raiseHeads(tx, counter, rows);
  return rows.length;
}

async function hashesOf(tx: Transaction, collections: string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ collection: catalogueItems.collection, key: catalogueItems.key, hash: catalogueItems.hash })
    .from(catalogueItems)
    .where(inArray(catalogueItems.collection, collections));
  return new Map(rows.map(({ collection, key, hash }) => [`${collection}/${key}`, hash]));
}

async function raiseHeads(
  tx: Transaction,
  counter: number,
  rows: readonly { collection: string; seq: number }[],
): Promise<void> {
  const newest = rows.at(-1);
  if (!newest) return;
  await tx.update(catalogueCounter).set({ value: newest.seq }).where(eq(catalogueCounter.id, COUNTER));
  const heads = new Map(rows.map(({ collection, seq }) => [collection, seq]));
  await tx
    .insert(catalogueCollections)
    // A collection starts at the current counter: a lower cursor is from another database.
    .values([...heads].map(([collection, head]) => ({ collection, head, floor: counter })))
    .onConflictDoUpdate({ target: catalogueCollections.collection, set: { head: sql`excluded.head` } });
}
