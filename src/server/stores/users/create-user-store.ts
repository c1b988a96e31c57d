import { isRecord } from '../../../model/base/is-record.ts';
import { ACCOUNT_QUOTAS, type AccountQuotas, type FullPart } from '../../../contract/account-limits.ts';
import { headCursor } from '../../memory/sync-page.ts';
import { attemptOf, attemptsWith } from '../accounts/past-attempts.ts';
import { documentOf, imageOf, pictureIdsOf, serverFieldsOf } from './user-documents.ts';
import { isOverQuota, shrinks, withDeletionReserve } from '../quotas/quota-checks.ts';
import { boundsOf, documentEntry, favoriteEntry, favoriteOf, readPage } from './user-pages.ts';
import type {
  Attempt,
  DocumentCollection,
  Fields,
  PublishedItem,
  PublishedKind,
  Rejection,
  UserDocument,
  UserStore,
} from './user-store.ts';
import type { ItemRow, PublishedItemRow, UserTables, UserWrites } from './user-tables.ts';

const EVERYTHING = 1_000_000;
/** Names and slugs come from URLs, which may contain text that a database rejects. */
const VALID_NAME = /^[\w-]{1,100}$/;
const COLLECTION_OF: Record<PublishedKind, DocumentCollection> = { tour: 'tours', experience: 'experiences' };

/** Rolls the transaction back with a rejection. */
class RejectedWrite extends Error {
  readonly rejection: Rejection;
  constructor(rejection: Rejection) {
    super(rejection.rejected);
    this.rejection = rejection;
  }
}

/** Stored answer for retries; documents without the parts that the request repeats. */
interface StoredAnswer {
  status: number;
  document?: Fields;
}

/** Rules of user data, on top of any database's rows. */
export function createUserStore(tables: UserTables, quotas: AccountQuotas = ACCOUNT_QUOTAS): UserStore {
  /** An idempotent write: retries get the stored answer. */
  async function attempt<T>(
    { userId, key, requestHash }: Attempt,
    work: (rows: UserWrites, seq: number) => Promise<{ outcome: T; kept: StoredAnswer }>,
    again: (kept: StoredAnswer) => T,
    isRemoval = false,
  ): Promise<T | Rejection> {
    return catchRejection(() =>
      tables.write(async (rows) => {
        const seq = await rows.raiseCounter(userId);
        if (seq === undefined) throw new RejectedWrite({ rejected: 'no-user' });
        const before = key === undefined ? undefined : await rows.answer(userId, key);
        if (before && before.requestHash !== requestHash) throw new RejectedWrite({ rejected: 'key-reused' });
        if (before) return again(parseStoredAnswer(before.answer));
        if (key !== undefined)
          await checkQuota(rows, userId, 'writes', isRemoval ? withDeletionReserve(quotas) : quotas);
        const { outcome, kept } = await work(rows, seq);
        if (key !== undefined) {
          await rows.keepAnswer(userId, key, { requestHash, status: kept.status, answer: kept });
        }
        return outcome;
      }),
    );
  }

  return {
    put(write) {
      const { userId, key, collection, id, expected, body, serverFields, max, lostAncestors } = write;
      return attempt(
        write,
        async (rows, seq) => {
          const before = await rows.item(userId, collection, id);
          const made = expected === null ? attemptOf(before, key) : undefined;
          if (before && !before.body && made) {
            // Created by this very attempt and deleted since: answer the creation again.
            await rows.saveItem(userId, collection, { ...before, seq });
            const document = documentOf({ ...body, ...serverFieldsOf(serverFields, {}) }, made.seq);
            return { outcome: { document, created: true }, kept: { status: 201, document } };
          }
          checkVersion(before, expected);
          const isNew = !before?.body;
          if (isNew && (await rows.countItems(userId, collection)) >= max) {
            throw new RejectedWrite({ rejected: 'too-many' });
          }
          const own = serverFieldsOf(serverFields, before?.body ?? {});
          const stored = { ...body, ...own };
          // A retried change is recognized by its version, a retried creation only by this.
          const attempts = isNew ? attemptsWith(before, key, seq) : (before?.attempts ?? []);
          await rows.saveItem(userId, collection, {
            id,
            seq,
            body: stored,
            attempts,
            lostAncestors: lostAncestorsWith(before, lostAncestors),
          });
          if (!shrinks(stored, before?.body)) await checkQuota(rows, userId, 'documents', quotas);
          const document = documentOf(stored, seq);
          const status = isNew ? 201 : 200;
          return {
            outcome: { document, created: isNew },
            kept: { status, document: { ...own, updatedAt: stored['updatedAt'], version: seq } },
          };
        },
        (kept) => ({
          document: documentOf({ ...body, ...kept.document }, versionOf(kept)),
          created: kept.status === 201,
        }),
      );
    },

    remove(write) {
      const { userId, collection, id, expected, lostAncestors } = write;
      return attempt(
        write,
        async (rows, seq) => {
          const there = await rows.item(userId, collection, id);
          const before = there && { ...there, lostAncestors: lostAncestorsWith(there, lostAncestors) };
          if (before?.body) {
            checkVersion(before, expected);
            await rows.saveItem(userId, collection, { ...before, seq, body: null });
            await removeDependents(rows, userId, collection, { ...before, body: before.body });
          }
          return { outcome: { removed: true as const }, kept: { status: 204 } };
        },
        () => ({ removed: true as const }),
        true,
      );
    },

    async read(userId, collection, id) {
      const row = await tables.rows.item(userId, collection, id);
      return row?.body ? documentOf(row.body, row.seq) : undefined;
    },

    async readSome(userId, collection, ids) {
      const rows = ids.length === 0 ? [] : await tables.rows.items(userId, collection, ids);
      return rows.flatMap(({ body, seq }) => (body ? [documentOf(body, seq)] : []));
    },

    page(userId, collection, cursor, limit, { tombstonesFrom } = {}) {
      return readPage(
        tables,
        { userId, collection, cursor, limit },
        {
          byKey: async (rows, after, max) =>
            (await rows.itemsById(userId, collection, after, max, tombstonesFrom)).map(documentEntry),
          bySeq: async (rows, after, max) =>
            (await rows.itemsBySeq(userId, collection, after, max)).map(documentEntry),
        },
      );
    },

    favoritesPage(userId, cursor, limit, { tombstonesFrom } = {}) {
      return readPage(
        tables,
        { userId, collection: 'favorites', cursor, limit },
        {
          byKey: async (rows, after, max) =>
            (await rows.favoritesById(userId, after, max, tombstonesFrom)).map(favoriteEntry),
          bySeq: async (rows, after, max) =>
            (await rows.favoritesBySeq(userId, after, max)).map(favoriteEntry),
        },
      );
    },

    sequenceState: (userId) => tables.rows.sequenceState(userId),

    async heads(userId) {
      const bounds = await boundsOf(tables.rows, userId);
      return {
        tours: headCursor(bounds.tours),
        experiences: headCursor(bounds.experiences),
        savedLists: headCursor(bounds.savedLists),
        settings: headCursor(bounds.settings),
        favorites: headCursor(bounds.favorites),
        conflicts: headCursor(bounds.conflicts),
      };
    },

    setFavorite(write) {
      const { userId, key, kind, id, on, max } = write;
      return attempt(
        write,
        async (rows, seq) => {
          const before = await rows.favorite(userId, kind, id);
          const changes = !attemptOf(before, key) && (before?.isOn ?? false) !== on;
          if (changes && on && (await rows.countFavorites(userId)) >= max) {
            throw new RejectedWrite({ rejected: 'too-many' });
          }
          // Record no-ops too: a retry after a later contrary write must not apply again.
          if (changes || before) {
            const row = changes || !before ? { kind, itemId: id, isOn: on, seq } : before;
            await rows.saveFavorite(userId, { ...row, attempts: attemptsWith(before, key, seq) });
            if (!before) await checkQuota(rows, userId, 'favorites', quotas);
          }
          return { outcome: { done: true as const }, kept: { status: 204 } };
        },
        () => ({ done: true as const }),
      );
    },

    likes: () => tables.rows.likes(),

    publish(write) {
      const { userId, key, kind, id, isPublished, slugs } = write;
      return attempt(
        write,
        (rows, seq) =>
          amend(rows, { userId, key, collection: COLLECTION_OF[kind], id, seq }, async (before) => {
            if (before['published'] === isPublished) return undefined;
            if (!isPublished) {
              await rows.releaseSlug(userId, kind, id);
              return { published: false, slug: null };
            }
            const there = await rows.publishedRow(userId, kind, id);
            const slug = there?.slug ?? (await claimFirst(rows, { kind, userId, itemId: id }, slugs(before)));
            return { published: true, slug };
          }),
        wholeDocument,
      );
    },

    async publishedBySlug(kind, slug) {
      const [row] = VALID_NAME.test(slug) ? await tables.rows.shown(kind, { slug }) : [];
      return row && publishedItem(row);
    },
    async publishedByIds(kind, ids) {
      if (ids.length === 0) return [];
      // Ids are made on devices: a copied id refers to the item published first.
      const first = new Map((await tables.rows.shown(kind, { ids })).map((row) => [row.body['id'], row]));
      return [...first.values()].map(publishedItem);
    },
    async publishedOf(userId, kind) {
      return (await tables.rows.shown(kind, { userId })).map(({ body, seq }) => documentOf(body, seq));
    },
    async userByName(username) {
      return VALID_NAME.test(username) ? tables.rows.person(username.toLowerCase()) : undefined;
    },

    setExperiencePicture(write) {
      const { userId, key, id, picture } = write;
      return attempt(
        write,
        (rows, seq) =>
          amend(rows, { userId, key, collection: 'experiences', id, seq }, async (before) => {
            await rows.addPicture(userId, picture);
            for (const previous of pictureIdsOf(before)) await rows.removePicture(userId, previous);
            await checkQuota(rows, userId, 'pictures', quotas);
            return { image_uris: [imageOf(picture)] };
          }),
        wholeDocument,
      );
    },

    setUserPicture(write) {
      const { userId, picture } = write;
      return attempt(
        write,
        async (rows) => {
          const previous = (await rows.userPicture(userId))?.picture ?? null;
          if (picture) await rows.addPicture(userId, picture);
          await rows.setUserPicture(userId, picture?.id ?? null);
          if (previous !== null) await rows.removePicture(userId, previous);
          if (picture) await checkQuota(rows, userId, 'pictures', quotas);
          return { outcome: { done: true as const }, kept: { status: 200 } };
        },
        () => ({ done: true as const }),
      );
    },
    picture: (id) => tables.rows.picture(id),
    pictureBytes: (id) => tables.rows.pictureBytes(id),

    async purgeTombstones(before) {
      let removed = 0;
      for (const userId of await tables.rows.peopleWithGraves(before)) {
        removed += await tables.write(async (rows) => {
          if ((await rows.raiseCounter(userId)) === undefined) return 0;
          const tombstones = await rows.removeTombstones(userId, before);
          await rows.raiseFloor(userId, tombstones.lastSeq);
          return tombstones.removed;
        });
      }
      return removed;
    },

    sweepAnswers: (before) => tables.write((rows) => rows.removeAnswers(before)),

    everythingOf(userId) {
      return tables.snapshot(async (rows) => {
        const all = async (collection: DocumentCollection) =>
          (await rows.itemsById(userId, collection, '', EVERYTHING)).flatMap(({ body, seq }) =>
            body ? [documentOf(body, seq)] : [],
          );
        return {
          tours: await all('tours'),
          experiences: await all('experiences'),
          savedLists: await all('savedLists'),
          settings: await all('settings'),
          conflicts: await all('conflicts'),
          favorites: (await rows.favoritesById(userId, '', EVERYTHING)).map(favoriteOf),
        };
      });
    },
  };
}

/** Converts the exception that rolled the transaction back to the answer. */
async function catchRejection<T>(work: () => Promise<T>): Promise<T | Rejection> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RejectedWrite) return error.rejection;
    throw error;
  }
}

/** @throws RejectedWrite if the account is over quota */
async function checkQuota(
  rows: UserWrites,
  userId: string,
  what: FullPart,
  quotas: AccountQuotas,
): Promise<void> {
  if (isOverQuota(what, await rows.usage(userId, what), quotas))
    throw new RejectedWrite({ rejected: 'full', what });
}

/** Changes fields of an existing document. */
async function amend(
  rows: UserWrites,
  {
    userId,
    key,
    collection,
    id,
    seq,
  }: Pick<Attempt, 'userId' | 'key'> & { collection: DocumentCollection; id: string; seq: number },
  fields: (before: UserDocument) => Promise<Fields | undefined>,
): Promise<{ outcome: { document: UserDocument }; kept: StoredAnswer }> {
  const before = await rows.item(userId, collection, id);
  if (!before?.body) throw new RejectedWrite({ rejected: 'not-found' });
  const isAgain = attemptOf(before, key) !== undefined;
  const changed = isAgain ? undefined : await fields(documentOf(before.body, before.seq));
  const body = { ...before.body, ...changed };
  const attempts = attemptsWith(before, key, seq);
  if (changed) await rows.saveItem(userId, collection, { ...before, id, seq, body, attempts });
  const document = documentOf(body, changed ? seq : before.seq);
  return { outcome: { document }, kept: { status: 200, document } };
}

/** @throws RejectedWrite on a version mismatch */
function checkVersion(before: ItemRow | undefined, expected: number | null): void {
  const current = before?.body ? documentOf(before.body, before.seq) : null;
  const { lostAncestors = [] } = before ?? {};
  const known = lostAncestors.length > 0 ? { lostAncestors } : {};
  if ((current?.version ?? null) !== expected)
    throw new RejectedWrite({ rejected: 'version-mismatch', current, ...known });
}

/** A document lives through few epochs; the oldest entries are dropped. */
const LOST_ANCESTORS_MAX = 32;

function lostAncestorsWith(before: ItemRow | undefined, lostAncestors: readonly number[] = []): number[] {
  return [...new Set([...(before?.lostAncestors ?? []), ...lostAncestors])].slice(-LOST_ANCESTORS_MAX);
}

/** Unpublishes a document and deletes its pictures. */
async function removeDependents(
  rows: UserWrites,
  userId: string,
  collection: DocumentCollection,
  { id, body }: { id: string; body: Fields },
): Promise<void> {
  if (collection === 'tours') await rows.releaseSlug(userId, 'tour', id);
  if (collection !== 'experiences') return;
  await rows.releaseSlug(userId, 'experience', id);
  for (const picture of pictureIdsOf(body)) await rows.removePicture(userId, picture);
}

async function claimFirst(
  rows: UserWrites,
  item: { kind: PublishedKind; userId: string; itemId: string },
  slugs: Iterable<string>,
): Promise<string> {
  for (const slug of slugs) if (await rows.claimSlug({ ...item, slug })) return slug;
  throw new Error('every slug is taken');
}

function publishedItem({ userId, username, seq, body }: PublishedItemRow): PublishedItem {
  return { userId, username, document: documentOf(body, seq) };
}

function wholeDocument(kept: StoredAnswer): { document: UserDocument } {
  return { document: documentOf(kept.document ?? {}, versionOf(kept)) };
}

function versionOf({ document }: StoredAnswer): number {
  return Number(document?.['version']);
}

function parseStoredAnswer(answer: unknown): StoredAnswer {
  if (!isRecord(answer)) throw new Error('a stored answer is invalid');
  const { status, document } = answer;
  return { status: Number(status), ...(isRecord(document) ? { document } : {}) };
}
