import { beforeEach, describe, expect, it } from 'vitest';
import type { Favorite } from '../../../src/contract/user-things.ts';
import { uuidV7 } from '../../../src/model/uuid-v7.ts';
import type {
  Attempt,
  DocumentCollection,
  Fields,
  NewPicture,
  PublishedKind,
  UserStore,
} from '../../../src/server/stores/users/user-store.ts';

export interface UserStoreUnderTest {
  store: UserStore;
  /** Adds an account. */
  addUser(username: string): Promise<string>;
  removeUser(userId: string): Promise<void>;
  /** As the operator does. */
  hide(kind: PublishedKind, slug: string): Promise<void>;
}

const SERVER_FIELDS: Record<DocumentCollection, Fields> = {
  tours: { published: false, slug: null },
  experiences: { published: false, slug: null, image_uris: [] },
  savedLists: {},
  settings: {},
  conflicts: {},
};
const soon = () => new Date(Date.now() + 60_000);
let keys = 0;

/** The tests that every implementation of UserStore has to pass. */
export function userStoreConformance(open: () => UserStoreUnderTest): void {
  let under: UserStoreUnderTest;
  let store: UserStore;
  let ada: string;
  let ben: string;

  beforeEach(async () => {
    under = open();
    store = under.store;
    ada = await under.addUser(`ada${uuidV7().replaceAll('-', '').slice(0, 20)}`);
    ben = await under.addUser(`ben${uuidV7().replaceAll('-', '').slice(0, 20)}`);
  });

  const attempt = (userId: string, request = uuidV7(), key?: string): Attempt => ({
    userId,
    key,
    requestHash: request,
  });
  const fresh = () => {
    keys += 1;
    return `key-${keys}`;
  };

  function put(
    userId: string,
    id: string,
    body: Fields,
    expected: number | null = null,
    more: { collection?: DocumentCollection; key?: string; request?: string; max?: number } = {},
  ) {
    const { collection = 'tours', max = 1000 } = more;
    return store.put({
      ...attempt(userId, more.request, more.key),
      collection,
      id,
      expected,
      body,
      serverFields: SERVER_FIELDS[collection],
      max,
    });
  }

  function remove(userId: string, id: string, expected: number | null, more: Partial<Attempt> = {}) {
    return store.remove({ ...attempt(userId), collection: 'tours', id, expected, ...more });
  }

  function publish(
    userId: string,
    id: string,
    isPublished: boolean,
    slugs = ['my-tour', 'my-tour-2', uuidV7()],
    more: Partial<Attempt> = {},
  ) {
    return store.publish({
      ...attempt(userId),
      kind: 'tour',
      id,
      isPublished,
      slugs: () => slugs.map((slug) => `${slug}-${ada}`),
      ...more,
    });
  }

  async function written(outcome: ReturnType<UserStore['put']>) {
    const done = await outcome;
    if ('rejected' in done) throw new Error(`rejected: ${done.rejected}`);
    return done.document;
  }

  function favorite(userId: string, id: string, on: boolean, more: Partial<Attempt> & { max?: number } = {}) {
    return store.setFavorite({ ...attempt(userId), kind: 'experience', id, on, max: 5000, ...more });
  }

  async function page(userId: string, cursor: string, limit = 500, collection: DocumentCollection = 'tours') {
    const found = await store.page(userId, collection, cursor, limit);
    if ('reset' in found) throw new Error(`${cursor} was reset`);
    return found;
  }

  /** Pulls page after page as a device does, and returns the documents that it then has. */
  async function pull(userId: string, limit: number, from = '', known = new Map<string, unknown>()) {
    let cursor = from;
    const listed = new Set<string>();
    let listing = from === '';
    for (;;) {
      const found = await page(userId, cursor, limit);
      for (const row of found.rows) {
        known.set(String(row['id']), row);
        listed.add(String(row['id']));
      }
      for (const id of found.deleted) known.delete(id);
      if (listing && found.cursor.startsWith('i.')) {
        for (const id of known.keys()) if (!listed.has(id)) known.delete(id);
        listing = false;
      }
      cursor = found.cursor;
      if (!found.more) return { known, cursor };
    }
  }

  describe('documents', () => {
    it('creates a new document once, with the next version of its owner', async () => {
      const first = await put(ada, 'a', { id: 'a', name: 'One', updatedAt: 'then' });
      expect(first).toEqual({
        document: { id: 'a', name: 'One', updatedAt: 'then', published: false, slug: null, version: 1 },
        created: true,
      });
      expect(await put(ada, 'a', { id: 'a', name: 'Two' })).toEqual({
        rejected: 'version-mismatch',
        current: { id: 'a', name: 'One', updatedAt: 'then', published: false, slug: null, version: 1 },
      });
      expect(await store.read(ada, 'tours', 'a')).toMatchObject({ name: 'One', version: 1 });
      expect(await store.readSome(ada, 'tours', ['a', 'b'])).toMatchObject([{ name: 'One', version: 1 }]);
      expect(await store.readSome(ada, 'tours', [])).toEqual([]);
    });

    it('counts versions per user: they rise with every write in any collection', async () => {
      const a = await written(put(ada, 'a', { id: 'a' }));
      const settings = await written(
        put(ada, 'settings', { id: 'settings' }, null, { collection: 'settings' }),
      );
      const again = await written(put(ada, 'a', { id: 'a', name: 'Two' }, a.version));
      expect([a.version, settings.version, again.version]).toEqual([1, 2, 3]);
      expect((await written(put(ben, 'a', { id: 'a' }))).version).toBe(1);
    });

    it('rejects a write on an outdated version and returns the stored document', async () => {
      const { version } = await written(put(ada, 'a', { id: 'a', name: 'One' }));
      await written(put(ada, 'a', { id: 'a', name: 'Two' }, version));
      expect(await put(ada, 'a', { id: 'a', name: 'Late' }, version)).toMatchObject({
        rejected: 'version-mismatch',
        current: { name: 'Two', version: version + 1 },
      });
      expect(await put(ada, 'nowhere', { id: 'nowhere' }, 7)).toEqual({
        rejected: 'version-mismatch',
        current: null,
      });
    });

    it('separates users: the same id of another user is another document', async () => {
      await written(put(ada, 'a', { id: 'a', name: 'Ada’s' }));
      expect(await store.read(ben, 'tours', 'a')).toBeUndefined();
      expect(await put(ben, 'a', { id: 'a' }, 1)).toEqual({ rejected: 'version-mismatch', current: null });
      expect(await remove(ben, 'a', 1)).toEqual({ removed: true });
      expect(await store.read(ada, 'tours', 'a')).toMatchObject({ name: 'Ada’s' });
    });

    it('ignores server fields of a request body', async () => {
      const first = await written(put(ada, 'a', { id: 'a', published: true, slug: 'mine' }));
      expect(first).toMatchObject({ published: false, slug: null });
      await publish(ada, 'a', true);
      const after = await store.read(ada, 'tours', 'a');
      const second = await written(
        put(ada, 'a', { id: 'a', published: false, slug: null }, after?.version ?? 0),
      );
      expect(second).toMatchObject({ published: true, slug: after?.['slug'] });
    });

    it('leaves a tombstone after a deletion with the current version, and a repeated deletion succeeds', async () => {
      const { version } = await written(put(ada, 'a', { id: 'a', name: 'One' }));
      expect(await remove(ada, 'a', version + 5)).toMatchObject({
        rejected: 'version-mismatch',
        current: { name: 'One' },
      });
      expect(await remove(ada, 'a', version)).toEqual({ removed: true });
      expect(await store.read(ada, 'tours', 'a')).toBeUndefined();
      expect(await remove(ada, 'a', version)).toEqual({ removed: true });
      expect(await remove(ada, 'never', 3)).toEqual({ removed: true });
      expect((await page(ada, 'i.0')).deleted).toEqual(['a']);
    });

    it('rejects a change of a deleted document, and creates it again with a higher version', async () => {
      const { version } = await written(put(ada, 'a', { id: 'a' }));
      await remove(ada, 'a', version);
      expect(await put(ada, 'a', { id: 'a' }, version)).toEqual({
        rejected: 'version-mismatch',
        current: null,
      });
      const back = await put(ada, 'a', { id: 'a', name: 'Back' });
      expect(back).toMatchObject({ created: true, document: { name: 'Back' } });
      expect((await written(Promise.resolve(back))).version).toBeGreaterThan(version + 1);
      expect((await page(ada, 'i.0')).deleted).toEqual([]);
    });

    it('rejects a new document over the limit, but not a change of an existing one', async () => {
      await written(put(ada, 'a', { id: 'a' }, null, { max: 2 }));
      const b = await written(put(ada, 'b', { id: 'b' }, null, { max: 2 }));
      expect(await put(ada, 'c', { id: 'c' }, null, { max: 2 })).toEqual({ rejected: 'too-many' });
      await written(put(ada, 'b', { id: 'b', name: 'B' }, b.version, { max: 2 }));
      await remove(ada, 'a', 1);
      await written(put(ada, 'c', { id: 'c' }, null, { max: 2 }));
    });

    it('writes nothing for a deleted account and deletes everything of it', async () => {
      await written(put(ada, 'a', { id: 'a' }, null, { key: 'k' }));
      await favorite(ada, 'kandy', true);
      await publish(ada, 'a', true);
      await under.removeUser(ada);
      expect(await put(ada, 'b', { id: 'b' })).toEqual({ rejected: 'no-user' });
      expect(await store.read(ada, 'tours', 'a')).toBeUndefined();
      expect(await store.publishedBySlug('tour', `my-tour-${ada}`)).toBeUndefined();
      expect((await page(ada, '')).rows).toEqual([]);
    });
  });

  describe('idempotency keys', () => {
    it('repeat the first answer, also after the document has changed', async () => {
      const key = fresh();
      const first = await put(ada, 'a', { id: 'a', name: 'One', updatedAt: 't1' }, null, {
        key,
        request: 'r1',
      });
      await written(put(ada, 'a', { id: 'a', name: 'Two', updatedAt: 't2' }, 1));
      const again = await put(ada, 'a', { id: 'a', name: 'One', updatedAt: 't9' }, null, {
        key,
        request: 'r1',
      });
      expect(again).toEqual(first);
      expect(await store.read(ada, 'tours', 'a')).toMatchObject({ name: 'Two' });
    });

    it('reject another request under the same key', async () => {
      const key = fresh();
      await put(ada, 'a', { id: 'a' }, null, { key, request: 'r1' });
      expect(await put(ada, 'a', { id: 'a' }, 1, { key, request: 'r2' })).toEqual({ rejected: 'key-reused' });
      expect(await favorite(ada, 'kandy', true, { key, requestHash: 'r3' })).toEqual({
        rejected: 'key-reused',
      });
    });

    it('are separate for each user', async () => {
      const key = fresh();
      await put(ada, 'a', { id: 'a', name: 'Ada’s' }, null, { key, request: 'r' });
      expect(await put(ben, 'a', { id: 'a', name: 'Ben’s' }, null, { key, request: 'r' })).toMatchObject({
        created: true,
        document: { name: 'Ben’s' },
      });
    });

    it('do not store a rejection: the same request may succeed later', async () => {
      const key = fresh();
      expect(await put(ada, 'a', { id: 'a' }, 4, { key, request: 'r' })).toMatchObject({
        rejected: 'version-mismatch',
      });
      for (let version = 0; version < 4; version += 1) {
        await put(ada, 'a', { id: 'a', version }, version === 0 ? null : version);
      }
      expect(await put(ada, 'a', { id: 'a', name: 'Now' }, 4, { key, request: 'r' })).toMatchObject({
        document: { name: 'Now', version: 5 },
      });
    });

    it('apply a deletion and a favorite once, whatever was written in between', async () => {
      const [gone, liked] = [fresh(), fresh()];
      await written(put(ada, 'a', { id: 'a' }));
      await remove(ada, 'a', 1, { key: gone, requestHash: 'd' });
      await written(put(ada, 'a', { id: 'a', name: 'Back' }));
      expect(await remove(ada, 'a', 1, { key: gone, requestHash: 'd' })).toEqual({ removed: true });
      expect(await store.read(ada, 'tours', 'a')).toMatchObject({ name: 'Back' });

      await favorite(ada, 'kandy', true, { key: liked, requestHash: 'f' });
      await favorite(ada, 'kandy', false);
      await favorite(ada, 'kandy', true, { key: liked, requestHash: 'f' });
      expect((await store.favoritesPage(ada, '', 10)) as { rows: Favorite[] }).toMatchObject({ rows: [] });
    });

    it('treat a retry as a new request after the answers were swept, subject to its condition', async () => {
      const key = fresh();
      await put(ada, 'a', { id: 'a' }, null, { key, request: 'r' });
      await store.sweepAnswers(soon());
      expect(await put(ada, 'a', { id: 'a' }, null, { key, request: 'r' })).toMatchObject({
        rejected: 'version-mismatch',
        current: { version: 1 },
      });
    });

    it('[I4] apply creation, favorite and publication once, also after the answers were swept', async () => {
      const [made, liked, shown] = [fresh(), fresh(), fresh()];
      const make = () => put(ada, 'a', { id: 'a', name: 'One' }, null, { key: made, request: 'r' });
      const first = await written(make());
      await remove(ada, 'a', 1);
      await store.sweepAnswers(soon());
      expect(await make()).toEqual({ document: first, created: true });
      expect(await store.read(ada, 'tours', 'a')).toBeUndefined();
      // The device that retries may have pulled the deletion before: it gets it again.
      expect(await page(ada, 'i.2')).toMatchObject({ rows: [], deleted: ['a'], cursor: 'i.3' });
      // Undoing the deletion has a new key.
      expect(await put(ada, 'a', { id: 'a', name: 'One' })).toMatchObject({ document: { version: 4 } });

      const like = () => favorite(ada, 'kandy', true, { key: liked, requestHash: 'f' });
      const other = fresh();
      await like();
      await favorite(ada, 'kandy', true, { key: other, requestHash: 'f' });
      await favorite(ada, 'kandy', false);
      const { favorites } = await store.heads(ada);
      await store.sweepAnswers(soon());
      expect(await like()).toEqual({ done: true });
      await favorite(ada, 'kandy', true, { key: other, requestHash: 'f' });
      expect((await store.heads(ada)).favorites).toBe(favorites);
      expect(await store.favoritesPage(ada, '', 10)).toMatchObject({ rows: [] });

      const show = () => publish(ada, 'a', true, ['again'], { key: shown, requestHash: 'p' });
      await show();
      await publish(ada, 'a', false);
      await store.sweepAnswers(soon());
      expect(await show()).toMatchObject({ document: { published: false } });
    });
  });

  describe('pages', () => {
    it('list the whole collection with any page size', async () => {
      for (const id of ['b', 'd', 'a', 'c', 'e']) await written(put(ada, id, { id }));
      await remove(ada, 'c', 4);
      for (const limit of [1, 2, 4, 500]) {
        const { known, cursor } = await pull(ada, limit);
        expect([...known.keys()], `pages of ${limit}`).toEqual(['a', 'b', 'd', 'e']);
        expect(cursor).toBe('i.6');
      }
    });

    it('list ids in byte order, so that a page continues after the last one', async () => {
      const ids = ['a-b', 'a1', 'A2', 'ab', '1a'];
      for (const id of ids) await written(put(ada, id, { id }));
      const first = await page(ada, '', 2);
      expect(first.rows.map((row) => row['id'])).toEqual(['1a', 'A2']);
      expect(first).toMatchObject({ cursor: 'f.A2.5', more: true });
      expect((await page(ada, first.cursor, 2)).rows.map((row) => row['id'])).toEqual(['a-b', 'a1']);
    });

    it('list only changes after a cursor, in the order of the changes, and deletions by id', async () => {
      for (const id of ['a', 'b', 'c']) await written(put(ada, id, { id }));
      const { cursor } = await pull(ada, 500);
      await written(put(ada, 'b', { id: 'b', name: 'B' }, 2));
      await remove(ada, 'a', 1);
      const changes = await page(ada, cursor);
      expect(changes).toMatchObject({ deleted: ['a'], cursor: 'i.5', more: false });
      expect(changes.rows).toMatchObject([{ id: 'b', name: 'B', version: 4 }]);
      expect(await page(ada, cursor, 1)).toMatchObject({ deleted: [], cursor: 'i.4', more: true });
      expect(await page(ada, 'i.5')).toEqual({ rows: [], deleted: [], cursor: 'i.5', more: false });
    });

    it('do not miss writes between the pages of a listing', async () => {
      for (const id of ['a', 'b', 'c', 'd']) await written(put(ada, id, { id }));
      const first = await page(ada, '', 2);
      await remove(ada, 'a', 1);
      await written(put(ada, 'aa', { id: 'aa' }));
      await written(put(ada, 'z', { id: 'z' }));
      const known = new Map<string, unknown>(first.rows.map((row) => [String(row['id']), row]));
      const end = await pull(ada, 2, first.cursor, known);
      expect([...end.known.keys()].sort()).toEqual(['aa', 'b', 'c', 'd', 'z']);
    });

    it('have fewer rows when the documents are large', async () => {
      const text = 'x'.repeat(200_000);
      for (let index = 10; index < 25; index += 1) {
        await written(put(ada, `t${index}`, { id: `t${index}`, text }));
      }
      const first = await page(ada, '', 500);
      expect(first.rows).toHaveLength(10);
      expect(first.more).toBe(true);
      expect((await pull(ada, 500)).known.size).toBe(15);
      expect((await page(ada, 'i.0', 500)).cursor).toBe('i.10');
      expect((await pull(ada, 500, 'i.0')).known.size).toBe(15);
    });

    it('answer a reset to a cursor above the head and to a malformed one', async () => {
      await written(put(ada, 'a', { id: 'a' }));
      for (const cursor of ['i.9', 'f.a.9', 'nonsense', 'i.-1']) {
        expect([cursor, await store.page(ada, 'tours', cursor, 10)]).toEqual([cursor, { reset: true }]);
      }
    });

    it('end with the cursor that heads returns, one for each collection', async () => {
      expect(await store.heads(ada)).toEqual({
        tours: 'i.0',
        experiences: 'i.0',
        settings: 'i.0',
        favorites: 'i.0',
        savedLists: 'i.0',
        conflicts: 'i.0',
      });
      await written(put(ada, 'a', { id: 'a' }));
      await written(put(ada, 'settings', { id: 'settings' }, null, { collection: 'settings' }));
      await favorite(ada, 'kandy', true);
      await remove(ada, 'a', 1);
      await written(put(ada, 'c', { id: 'c' }, null, { collection: 'conflicts' }));
      expect(await store.heads(ada)).toEqual({
        tours: 'i.4',
        experiences: 'i.0',
        settings: 'i.2',
        favorites: 'i.3',
        savedLists: 'i.0',
        conflicts: 'i.5',
      });
      expect((await pull(ada, 1)).cursor).toBe('i.4');
      expect(await store.heads(ben)).toMatchObject({ tours: 'i.0' });
    });

    it('[I8] answer a reset to cursors before purged tombstones, and do not reuse versions', async () => {
      for (const id of ['a', 'b', 'c']) await written(put(ada, id, { id }));
      const before = await pull(ada, 500);
      await remove(ada, 'b', 2);
      await written(put(ada, 'd', { id: 'd' }));
      expect(await store.purgeTombstones(new Date(Date.now() - 60_000))).toBe(0);
      expect(await store.purgeTombstones(soon())).toBeGreaterThanOrEqual(1);
      expect(await store.page(ada, 'tours', before.cursor, 10)).toEqual({ reset: true });
      expect(await store.page(ada, 'tours', 'f.a.3', 10)).toEqual({ reset: true });
      const after = await pull(ada, 500, '', before.known);
      expect([...after.known.keys()]).toEqual(['a', 'c', 'd']);
      expect(await page(ada, after.cursor)).toMatchObject({ rows: [], more: false });
      expect((await store.heads(ada)).tours).toBe(after.cursor);
      // The tombstone is gone, but its version is not reused.
      const back = await written(put(ada, 'b', { id: 'b' }));
      expect(back.version).toBeGreaterThan(5);
      expect(await remove(ada, 'zzz', 2)).toEqual({ removed: true });
    });
  });

  describe('favorites', () => {
    it('are a set: a repeated addition and the removal of a missing one change nothing', async () => {
      await favorite(ada, 'kandy', true);
      await favorite(ada, 'kandy', true);
      expect((await store.heads(ada)).favorites).toBe('i.1');
      await favorite(ada, 'ella', false);
      expect(await store.favoritesPage(ada, '', 10)).toEqual({
        rows: [{ kind: 'experience', id: 'kandy', on: true }],
        deleted: [],
        cursor: 'i.1',
        more: false,
      });
    });

    it('send a removal to a device that knew the favorite, and leave it out of listings', async () => {
      await favorite(ada, 'kandy', true);
      await store.setFavorite({ ...attempt(ada), kind: 'tour', id: 'kandy', on: true, max: 10 });
      await favorite(ada, 'kandy', false);
      expect(await store.favoritesPage(ada, 'i.2', 10)).toMatchObject({
        rows: [{ kind: 'experience', id: 'kandy', on: false }],
        deleted: [],
        cursor: 'i.3',
      });
      expect(await store.favoritesPage(ada, '', 10)).toMatchObject({
        rows: [{ kind: 'tour', id: 'kandy', on: true }],
      });
    });

    it('are listed in pages', async () => {
      for (const id of ['c', 'a', 'b']) await favorite(ada, id, true);
      const first = await store.favoritesPage(ada, '', 2);
      expect(first).toMatchObject({ cursor: 'f.experience-b.3', more: true });
      expect(await store.favoritesPage(ada, 'f.experience-b.3', 2)).toMatchObject({
        rows: [{ id: 'c' }],
        cursor: 'i.3',
        more: false,
      });
    });

    it('count as likes once per user', async () => {
      const place = uuidV7();
      const other = uuidV7();
      await favorite(ada, place, true);
      await favorite(ada, place, true);
      await favorite(ben, place, true);
      await favorite(ben, other, true);
      await favorite(ben, other, false);
      const likes = (await store.likes()).filter(({ id }) => id === place || id === other);
      expect(likes).toEqual([{ kind: 'experience', id: place, count: 2 }]);
    });

    it('are limited, and removed ones are purged', async () => {
      await favorite(ada, 'a', true, { max: 1 });
      expect(await favorite(ada, 'b', true, { max: 1 })).toEqual({ rejected: 'too-many' });
      await favorite(ada, 'a', false);
      await favorite(ada, 'b', true, { max: 1 });
      await store.purgeTombstones(soon());
      expect(await store.favoritesPage(ada, 'i.1', 10)).toEqual({ reset: true });
      expect(await store.favoritesPage(ada, '', 10)).toMatchObject({ rows: [{ id: 'b' }], more: false });
    });
  });

  describe('publishing', () => {
    it('assigns an unused slug and a new version', async () => {
      await written(put(ada, 'a', { id: 'a', name: 'Mine' }));
      await written(put(ben, 'b', { id: 'b' }));
      expect(await publish(ada, 'a', true)).toMatchObject({
        document: { published: true, slug: `my-tour-${ada}`, version: 2 },
      });
      expect(await publish(ben, 'b', true)).toMatchObject({ document: { slug: `my-tour-2-${ada}` } });
      expect(await store.publishedBySlug('tour', `my-tour-${ada}`)).toMatchObject({
        userId: ada,
        document: { id: 'a', name: 'Mine' },
      });
      expect((await page(ada, 'i.1')).rows).toMatchObject([{ published: true, version: 2 }]);
    });

    it('is idempotent, and unpublishing frees the slug', async () => {
      await written(put(ada, 'a', { id: 'a' }));
      await written(put(ben, 'b', { id: 'b' }));
      await publish(ada, 'a', true);
      expect(await publish(ada, 'a', true)).toMatchObject({ document: { version: 2 } });
      expect(await publish(ada, 'a', false)).toMatchObject({ document: { published: false, slug: null } });
      expect(await store.publishedBySlug('tour', `my-tour-${ada}`)).toBeUndefined();
      expect(await publish(ben, 'b', true)).toMatchObject({ document: { slug: `my-tour-${ada}` } });
    });

    it('rejects an unknown document and one of another user', async () => {
      await written(put(ada, 'a', { id: 'a' }));
      expect(await publish(ben, 'a', true)).toEqual({ rejected: 'not-found' });
      expect(await publish(ada, 'b', true)).toEqual({ rejected: 'not-found' });
    });

    it('shows the current document, the newest first, and no deleted one', async () => {
      await written(put(ada, 'a', { id: 'a', name: 'A' }));
      await written(put(ada, 'b', { id: 'b', name: 'B' }));
      await publish(ada, 'a', true, ['one']);
      await publish(ada, 'b', true, ['two']);
      await written(put(ada, 'a', { id: 'a', name: 'New' }, 3));
      expect((await store.publishedOf(ada, 'tour')).map((tour) => tour['name'])).toEqual(['B', 'New']);
      await remove(ada, 'b', 4);
      expect((await store.publishedOf(ada, 'tour')).map((tour) => tour['name'])).toEqual(['New']);
    });

    it('never shows what the operator hid, also after publishing it again', async () => {
      await written(put(ada, 'a', { id: 'a' }));
      await publish(ada, 'a', true);
      await under.hide('tour', `my-tour-${ada}`);
      const seen = async () => [
        await store.publishedBySlug('tour', `my-tour-${ada}`),
        ...(await store.publishedOf(ada, 'tour')),
        ...(await store.publishedByIds('tour', ['a'])).filter(({ userId }) => userId === ada),
      ];
      expect(await seen()).toEqual([undefined]);
      await publish(ada, 'a', false);
      expect(await publish(ada, 'a', true)).toMatchObject({ document: { slug: `my-tour-${ada}` } });
      expect(await seen()).toEqual([undefined]);
      const again = await store.read(ada, 'tours', 'a');
      await remove(ada, 'a', again?.version ?? 0);
      await written(put(ada, 'a', { id: 'a' }));
      await publish(ada, 'a', true);
      expect(await seen()).toEqual([undefined]);
    });

    it('repeats the first answer to the same idempotency key', async () => {
      await written(put(ada, 'a', { id: 'a' }));
      const key = fresh();
      const first = await publish(ada, 'a', true, ['x'], { key, requestHash: 'p' });
      await publish(ada, 'a', false);
      expect(await publish(ada, 'a', true, ['x'], { key, requestHash: 'p' })).toEqual(first);
      expect(await store.read(ada, 'tours', 'a')).toMatchObject({ published: false });
    });

    it('returns the document that was published first when two users share an id', async () => {
      const id = uuidV7();
      for (const userId of [ada, ben]) {
        await written(put(userId, id, { id }));
        await publish(userId, id, true);
      }
      expect(await store.publishedByIds('tour', [id, 'x'])).toMatchObject([{ userId: ada }]);
      expect(await store.publishedByIds('experience', [id])).toEqual([]);
      expect(await store.publishedByIds('tour', [])).toEqual([]);
    });

    it('finds a user by name case-insensitively', async () => {
      const name = `Cleo${uuidV7().replaceAll('-', '').slice(0, 20)}`;
      const userId = await under.addUser(name);
      const found = { userId, username: name, picture: null, location: null };
      expect(await store.userByName(name.toUpperCase())).toMatchObject(found);
      expect(await store.userByName('nobody-at-all')).toBeUndefined();
    });
  });

  describe('pictures', () => {
    const picture = (): NewPicture => ({
      id: uuidV7().replaceAll('-', ''),
      bytes: new Uint8Array([1, 2, 3, 255]),
      hash: 'abc',
      focalX: 0.25,
      focalY: 0.75,
      colour: '#102030',
    });

    it('of an own experience are in its document, replace the former one, and are deleted with it', async () => {
      await written(put(ada, 'e', { id: 'e' }, null, { collection: 'experiences' }));
      const [first, second] = [picture(), picture()];
      const set = (to: NewPicture) => store.setExperiencePicture({ ...attempt(ada), id: 'e', picture: to });
      expect(await set(first)).toMatchObject({
        document: {
          version: 2,
          image_uris: [{ uri: `/images/user/${first.id}.webp`, fp_x: 0.25, fp_y: 0.75, colour: '#102030' }],
        },
      });
      expect([...((await store.pictureBytes(first.id)) ?? [])]).toEqual([1, 2, 3, 255]);
      await set(second);
      expect(await store.picture(first.id)).toBeUndefined();
      expect(await store.picture(second.id)).toMatchObject({ hash: 'abc', focalX: 0.25 });
      const changed = await written(
        put(ada, 'e', { id: 'e', title: 'T', image_uris: [] }, 3, { collection: 'experiences' }),
      );
      expect(changed).toMatchObject({ image_uris: [{ uri: `/images/user/${second.id}.webp` }] });
      await store.remove({ ...attempt(ada), collection: 'experiences', id: 'e', expected: 4 });
      expect(await store.picture(second.id)).toBeUndefined();
    });

    it('are rejected for an unknown experience, and not stored', async () => {
      const lost = picture();
      expect(await store.setExperiencePicture({ ...attempt(ada), id: 'none', picture: lost })).toEqual({
        rejected: 'not-found',
      });
      expect(await store.picture(lost.id)).toBeUndefined();
    });

    it('of a user are replaced, removed, and deleted with the account', async () => {
      const [first, second, third] = [picture(), picture(), picture()];
      const set = (given: NewPicture | null) => store.setUserPicture({ ...attempt(ada), picture: given });
      expect(await set(first)).toEqual({ done: true });
      await set(second);
      expect(await store.picture(first.id)).toBeUndefined();
      await set(null);
      expect(await store.picture(second.id)).toBeUndefined();
      const once = { ...attempt(ada, 'third', uuidV7()), picture: third };
      await store.setUserPicture(once);
      // Retried, with a picture encoded again from the same bytes.
      expect(await store.setUserPicture({ ...once, picture: picture() })).toEqual({ done: true });
      expect(await store.picture(third.id)).toBeDefined();
      await under.removeUser(ada);
      expect(await store.picture(third.id)).toBeUndefined();
      expect(await set(picture())).toEqual({ rejected: 'no-user' });
    });
  });

  it('everythingOf returns all documents and favorites of a user', async () => {
    await written(put(ada, 'a', { id: 'a' }));
    await written(put(ada, 'b', { id: 'b' }));
    await remove(ada, 'b', 2);
    await written(put(ada, 'settings', { id: 'settings' }, null, { collection: 'settings' }));
    await favorite(ada, 'kandy', true);
    await written(put(ada, 'c', { id: 'c', value: { nights: 2 } }, null, { collection: 'conflicts' }));
    expect(await store.everythingOf(ada)).toMatchObject({
      tours: [{ id: 'a', version: 1 }],
      experiences: [],
      settings: [{ id: 'settings' }],
      conflicts: [{ id: 'c', value: { nights: 2 }, version: 6 }],
      favorites: [{ kind: 'experience', id: 'kandy', on: true }],
    });
  });

  it('[I6] page shows every committed row to a reader of cursors with 16 concurrent writers', async () => {
    const WRITERS = 16;
    const ROUNDS = 8;
    let writing = true;
    const seen = new Map<string, number>();
    const held = new Map<string, { version: number; round: number }>();

    async function read(): Promise<void> {
      let cursor = 'i.0';
      for (;;) {
        const last = !writing;
        const found = await page(ada, cursor, 3);
        for (const row of found.rows) {
          const id = String(row['id']);
          expect(row.version).toBeGreaterThan(seen.get(id) ?? 0);
          seen.set(id, row.version);
          held.set(id, { version: row.version, round: Number(row['round']) });
        }
        for (const id of found.deleted) held.delete(id);
        cursor = found.cursor;
        if (last && !found.more) return;
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    }

    async function writer(number: number): Promise<void> {
      const own = `own-${number}`;
      let version: number | null = null;
      for (let round = 1; round <= ROUNDS; round += 1) {
        version = (await written(put(ada, own, { id: own, round }, version, { key: fresh() }))).version;
        // One that all writers change: most get a version mismatch.
        const shared = await store.read(ada, 'tours', 'shared');
        await put(ada, 'shared', { id: 'shared', round: number }, shared?.version ?? null);
        if (round === ROUNDS / 2) {
          await remove(ada, own, version);
          version = null;
        }
      }
      if (number % 4 === 0) await remove(ada, own, version);
    }

    const reading = read();
    await Promise.all(Array.from({ length: WRITERS }, (_, number) => writer(number)));
    writing = false;
    await reading;

    const stored = await store.everythingOf(ada);
    const now = new Map(
      stored.tours.map((row) => [String(row['id']), { version: row.version, round: Number(row['round']) }]),
    );
    expect(held).toEqual(now);
    expect(now.size).toBe(WRITERS - 4 + 1);
  });
}
