import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Queries } from '../database/database.ts';
import { ROW_BYTES } from '../quotas/quota-checks.ts';
import { favorites, idempotencyKeys, pictures, published, userItems, users } from '../schema.ts';
import type { DocumentCollection, Fields, PublishedKind } from './user-store.ts';
import type { UserReads, UserTables, UserWrites } from './user-tables.ts';
import { isRecord } from '../../../model/base/is-record.ts';
import { largest } from '../../../model/place/extremes.ts';

/** `UserTables` on PGlite and PostgreSQL. */
export function createUserTables({ queries }: Pick<Database, 'queries'>): UserTables {
  return {
    rows: readsOf(queries),
    snapshot: (work) =>
      queries.transaction((tx) => work(readsOf(tx)), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      }),
    write: (work) => queries.transaction((tx) => work({ ...readsOf(tx), ...writesOf(tx) })),
  };
}

/** Byte order, independent of the database's collation, because pages continue after the last key. */
const idBytes = sql<string>`${userItems.id} collate "C"`;
const favoriteKey = sql<string>`(${favorites.kind} || '-' || ${favorites.itemId}) collate "C"`;

const item = {
  id: userItems.id,
  seq: userItems.seq,
  body: userItems.body,
  lostAncestors: userItems.lostAncestors,
};
/** First sequence number of the epoch. */
const epoch = sql`coalesce((select (value ->> 'epoch')::bigint from kept_values where name = 'history'), 0)`;
const NO_BOUNDS = {
  floor: 0,
  tours: 0,
  experiences: 0,
  savedLists: 0,
  settings: 0,
  conflicts: 0,
  favorites: 0,
};
const favorite = {
  kind: favorites.kind,
  itemId: favorites.itemId,
  isOn: favorites.isOn,
  seq: favorites.seq,
};

function readsOf(queries: Queries): UserReads {
  return {
    async bounds(userId) {
      // One statement, hence one snapshot: idle devices poll this.
      const lastOf = (collection: DocumentCollection) =>
        lastSeq(queries, userItems, ofCollection(userId, collection));
      const [row] = await queries
        .select({
          floor: sql`greatest(${users.floor}, ${epoch})`.mapWith(Number),
          tours: lastOf('tours'),
          experiences: lastOf('experiences'),
          savedLists: lastOf('savedLists'),
          settings: lastOf('settings'),
          conflicts: lastOf('conflicts'),
          favorites: lastSeq(queries, favorites, eq(favorites.userId, userId)),
        })
        .from(users)
        .where(eq(users.id, userId));
      return row ?? NO_BOUNDS;
    },
    async sequenceState(userId) {
      const [row] = await queries
        .select({ counter: users.counter, gaps: users.gaps })
        .from(users)
        .where(eq(users.id, userId));
      return row ?? { counter: 0, gaps: [] };
    },
    async item(userId, collection, id) {
      const [row] = await queries
        .select({ ...item, attempts: userItems.attempts })
        .from(userItems)
        .where(and(ofCollection(userId, collection), eq(userItems.id, id)));
      return row && { ...itemRow(row), attempts: row.attempts };
    },
    async items(userId, collection, ids) {
      const rows = await queries
        .select(item)
        .from(userItems)
        .where(and(ofCollection(userId, collection), inArray(userItems.id, [...ids])));
      return rows.map(itemRow);
    },
    async itemsById(userId, collection, after, limit, tombstonesFrom) {
      const rows = await queries
        .select(item)
        .from(userItems)
        .where(
          and(
            ofCollection(userId, collection),
            withTombstones(isNotNull(userItems.body), userItems.seq, tombstonesFrom),
            gt(idBytes, after),
          ),
        )
        .orderBy(idBytes)
        .limit(limit);
      return rows.map(itemRow);
    },
    async itemsBySeq(userId, collection, after, limit) {
      const rows = await queries
        .select(item)
        .from(userItems)
        .where(and(ofCollection(userId, collection), gt(userItems.seq, after)))
        .orderBy(asc(userItems.seq))
        .limit(limit);
      return rows.map(itemRow);
    },
    favoritesById: (userId, after, limit, tombstonesFrom) =>
      queries
        .select(favorite)
        .from(favorites)
        .where(
          and(
            eq(favorites.userId, userId),
            withTombstones(eq(favorites.isOn, true), favorites.seq, tombstonesFrom),
            gt(favoriteKey, after),
          ),
        )
        .orderBy(favoriteKey)
        .limit(limit)
        .execute(),
    favoritesBySeq: (userId, after, limit) =>
      queries
        .select(favorite)
        .from(favorites)
        .where(and(eq(favorites.userId, userId), gt(favorites.seq, after)))
        .orderBy(asc(favorites.seq))
        .limit(limit)
        .execute(),
    likes: () =>
      queries
        .select({ kind: favorites.kind, id: favorites.itemId, count: count() })
        .from(favorites)
        .where(eq(favorites.isOn, true))
        .groupBy(favorites.kind, favorites.itemId)
        .execute(),
    async shown(kind, by) {
      const rows = await queries
        .select({ userId: users.id, username: users.username, seq: userItems.seq, body: userItems.body })
        .from(published)
        .innerJoin(users, eq(users.id, published.userId))
        .innerJoin(
          userItems,
          and(
            eq(userItems.userId, published.userId),
            eq(userItems.collection, kind === 'tour' ? 'tours' : 'experiences'),
            eq(userItems.id, published.itemId),
          ),
        )
        .where(
          and(
            eq(published.kind, kind),
            isNull(published.hiddenAt),
            sql`${userItems.body} ->> 'published' = 'true'`,
            shownBy(by),
          ),
        )
        .orderBy(desc(published.publishedAt), asc(published.slug));
      return rows.map(({ userId, username, seq, body }) => ({
        userId,
        username,
        seq,
        body: fieldsOf(body) ?? {},
      }));
    },
    async person(usernameKey) {
      const [row] = await queries
        .select({
          userId: users.id,
          username: users.username,
          picture: users.picture,
          location: users.location,
        })
        .from(users)
        .where(eq(users.usernameKey, usernameKey));
      return row;
    },
    async picture(id) {
      const { hash, focalX, focalY, colour } = pictures;
      const [row] = await queries
        .select({ hash, focalX, focalY, colour })
        .from(pictures)
        .where(eq(pictures.id, id));
      return row;
    },
    async pictureBytes(id) {
      const [row] = await queries.select({ bytes: pictures.bytes }).from(pictures).where(eq(pictures.id, id));
      return row?.bytes;
    },
    async peopleWithGraves(before) {
      const ofItems = await queries
        .selectDistinct({ userId: userItems.userId })
        .from(userItems)
        .where(and(isNull(userItems.body), lt(userItems.changedAt, before)));
      const ofFavorites = await queries
        .selectDistinct({ userId: favorites.userId })
        .from(favorites)
        .where(and(eq(favorites.isOn, false), lt(favorites.changedAt, before)));
      return [...new Set([...ofItems, ...ofFavorites].map(({ userId }) => userId))];
    },
  };
}

function lastSeq(
  queries: Queries,
  table: typeof userItems | typeof favorites,
  where: SQL | undefined,
): SQL<number> {
  const last = queries
    .select({ seq: max(table.seq) })
    .from(table)
    .where(where);
  return sql`coalesce((${last}), 0)`.mapWith(Number);
}

/** Stored (compressed) sizes, so that nothing is decompressed. */
const USAGE = {
  documents: {
    table: userItems,
    ownerId: userItems.userId,
    size: sql`coalesce(pg_column_size(${userItems.body}), 0) + pg_column_size(${userItems.attempts}) + ${sql.raw(String(ROW_BYTES))}`,
  },
  pictures: { table: pictures, ownerId: pictures.userId, size: sql`octet_length(${pictures.bytes})` },
  favorites: { table: favorites, ownerId: favorites.userId, size: sql`0` },
  writes: {
    table: idempotencyKeys,
    ownerId: idempotencyKeys.userId,
    size: sql`coalesce(pg_column_size(${idempotencyKeys.answer}), 0) + ${sql.raw(String(ROW_BYTES))}`,
  },
};

type WriteMethods = Omit<UserWrites, keyof UserReads>;

function writesOf(tx: Queries): WriteMethods {
  return {
    async raiseCounter(userId) {
      const [row] = await tx
        .update(users)
        .set({ counter: sql`greatest(${users.counter}, ${epoch}) + 1` })
        .where(eq(users.id, userId))
        .returning({ counter: users.counter });
      return row?.counter;
    },
    async answer(userId, key) {
      const [row] = await tx
        .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer })
        .from(idempotencyKeys)
        .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
      return row;
    },
    async keepAnswer(userId, key, kept) {
      await tx.insert(idempotencyKeys).values({ userId, key, ...kept });
    },
    async saveItem(userId, collection, { id, seq, body, attempts, lostAncestors = [] }) {
      const changedAt = sql`now()`;
      await tx
        .insert(userItems)
        .values({
          userId,
          collection,
          id,
          seq,
          body,
          attempts: [...attempts],
          lostAncestors: [...lostAncestors],
        })
        .onConflictDoUpdate({
          target: [userItems.userId, userItems.collection, userItems.id],
          set: { seq, body, attempts: [...attempts], lostAncestors: [...lostAncestors], changedAt },
        });
    },
    async usage(userId, of) {
      const { table, ownerId, size } = USAGE[of];
      const [row] = await tx
        .select({ rows: count(), bytes: sql`coalesce(sum(${size}), 0)`.mapWith(Number) })
        .from(table)
        .where(eq(ownerId, userId));
      return row ?? { rows: 0, bytes: 0 };
    },
    async countItems(userId, collection) {
      const [row] = await tx
        .select({ items: count() })
        .from(userItems)
        .where(and(ofCollection(userId, collection), isNotNull(userItems.body)));
      return row?.items ?? 0;
    },
    async favorite(userId, kind, itemId) {
      const [row] = await tx
        .select({ ...favorite, attempts: favorites.attempts })
        .from(favorites)
        .where(ofFavorite(userId, kind, itemId));
      return row;
    },
    async countFavorites(userId) {
      const [row] = await tx
        .select({ items: count() })
        .from(favorites)
        .where(and(eq(favorites.userId, userId), eq(favorites.isOn, true)));
      return row?.items ?? 0;
    },
    async saveFavorite(userId, { kind, itemId, isOn, seq, attempts }) {
      await tx
        .insert(favorites)
        .values({ userId, kind, itemId, isOn, seq, attempts: [...attempts] })
        .onConflictDoUpdate({
          target: [favorites.userId, favorites.kind, favorites.itemId],
          set: { isOn, seq, attempts: [...attempts], changedAt: sql`now()` },
        });
    },
    async publishedRow(userId, kind, itemId) {
      const [row] = await tx
        .select()
        .from(published)
        .where(ofPublished(userId, kind, itemId));
      return row;
    },
    async claimSlug(row) {
      // Waits for a concurrent transaction that claims the same slug, whose row then wins.
      const claimed = await tx
        .insert(published)
        .values(row)
        .onConflictDoNothing({ target: [published.kind, published.slug] })
        .returning({ slug: published.slug });
      return claimed.length > 0;
    },
    async releaseSlug(userId, kind, itemId) {
      await tx.delete(published).where(and(ofPublished(userId, kind, itemId), isNull(published.hiddenAt)));
    },
    async addPicture(userId, picture) {
      await tx.insert(pictures).values({ userId, ...picture });
    },
    async removePicture(userId, id) {
      await tx.delete(pictures).where(and(eq(pictures.userId, userId), eq(pictures.id, id)));
    },
    async userPicture(userId) {
      const [row] = await tx.select({ picture: users.picture }).from(users).where(eq(users.id, userId));
      return row;
    },
    async setUserPicture(userId, picture) {
      await tx.update(users).set({ picture }).where(eq(users.id, userId));
    },
    async removeTombstones(userId, before) {
      const items = await tx
        .delete(userItems)
        .where(and(eq(userItems.userId, userId), isNull(userItems.body), lt(userItems.changedAt, before)))
        .returning({ seq: userItems.seq });
      const taken = await tx
        .delete(favorites)
        .where(and(eq(favorites.userId, userId), eq(favorites.isOn, false), lt(favorites.changedAt, before)))
        .returning({ seq: favorites.seq });
      const seqs = [...items, ...taken].map(({ seq }) => seq);
      return { removed: seqs.length, lastSeq: largest(seqs, 0) };
    },
    async raiseFloor(userId, floor) {
      await tx
        .update(users)
        .set({ floor: sql`greatest(${users.floor}, ${floor}::bigint)` })
        .where(eq(users.id, userId));
    },
    async removeAnswers(before) {
      await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
    },
  };
}

function ofCollection(userId: string, collection: DocumentCollection): SQL | undefined {
  return and(eq(userItems.userId, userId), eq(userItems.collection, collection));
}

function ofFavorite(userId: string, kind: PublishedKind, itemId: string): SQL | undefined {
  return and(eq(favorites.userId, userId), eq(favorites.kind, kind), eq(favorites.itemId, itemId));
}

function ofPublished(userId: string, kind: PublishedKind, itemId: string): SQL | undefined {
  return and(eq(published.userId, userId), eq(published.kind, kind), eq(published.itemId, itemId));
}

/** Existing rows, and tombstones from a sequence number on. */
function withTombstones(isThere: SQL, seq: AnyPgColumn, from: number | undefined): SQL | undefined {
  return from === undefined ? isThere : or(isThere, gte(seq, from));
}

function shownBy(by: Parameters<UserReads['shown']>[1]): SQL | undefined {
  if ('slug' in by) return eq(published.slug, by.slug);
  return 'ids' in by ? inArray(published.itemId, [...by.ids]) : eq(published.userId, by.userId);
}

function itemRow({ body, ...row }: { id: string; seq: number; body: unknown; lostAncestors: number[] }) {
  return { ...row, body: fieldsOf(body) };
}

/** Null for a tombstone. */
function fieldsOf(body: unknown): Fields | null {
  return isRecord(body) ? body : null;
}
