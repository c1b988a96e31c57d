import { ACCOUNT_QUOTAS, type AccountQuotas } from '../../src/contract/account-limits.ts';
import type { HistoryStore, StoredHistory } from '../../src/server/history/history-store.ts';
import { createUserStore } from '../../src/server/stores/users/create-user-store.ts';
import { ROW_BYTES } from '../../src/server/stores/quotas/quota-checks.ts';
import type { WithAttempts } from '../../src/server/stores/accounts/past-attempts.ts';
import type {
  Like,
  NewPicture,
  PublicUser,
  PublishedKind,
  SequenceState,
  UserStore,
} from '../../src/server/stores/users/user-store.ts';
import type {
  FavoriteRow,
  ItemRow,
  PublishedRow,
  UserReads,
  UserTables,
  UserWrites,
} from '../../src/server/stores/users/user-tables.ts';

/**
 * In-memory user store with the server's rules, for simulations that run thousands of servers. One transaction at a
 * time; one that throws is rolled back. It passes the same conformance tests as PGlite and PostgreSQL.
 */
export interface MemoryUserStore {
  store: UserStore;
  tables: UserTables;
  addUser(userId: string, username: string, fields?: Partial<Pick<PublicUser, 'picture' | 'location'>>): void;
  /** Deletes the user with all data. */
  removeUser(userId: string): void;
  /** As the operator does. */
  hide(kind: PublishedKind, slug: string): void;
  /** The history of this database. */
  history: HistoryStore;
  /** A copy of all data; `putBack` restores it, like a data folder that is copied by hand. */
  copy(): MemoryCopy;
  putBack(copy: MemoryCopy): void;
  /** Replaces the database by a new one with the same accounts. */
  wipe(): void;
}

/** Contents of a backup. */
export interface MemoryCopy {
  readonly state: State;
}

interface State {
  history: StoredHistory;
  users: ReadonlyMap<string, PublicUser & SequenceState & { floor: number }>;
  items: ReadonlyMap<
    string,
    ItemRow & WithAttempts & { userId: string; collection: string; changedAt: number }
  >;
  favorites: ReadonlyMap<string, FavoriteRow & WithAttempts & { userId: string; changedAt: number }>;
  answers: ReadonlyMap<
    string,
    { userId: string; requestHash: string; status: number; answer: unknown; at: number }
  >;
  published: ReadonlyMap<string, PublishedRow & { order: number; isHidden: boolean }>;
  pictures: ReadonlyMap<string, NewPicture & { userId: string }>;
}

/** @param clock for the age of tombstones and answers */
export function createMemoryUserStore(
  clock: () => Date = () => new Date(),
  quotas: AccountQuotas = ACCOUNT_QUOTAS,
): MemoryUserStore {
  let state: State = {
    history: newHistory(0, []),
    users: new Map(),
    items: new Map(),
    favorites: new Map(),
    answers: new Map(),
    published: new Map(),
    pictures: new Map(),
  };
  let order = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** Copy on write: a table that was read earlier does not change. */
  function set<Name extends Exclude<keyof State, 'history'>>(
    name: Name,
    key: string,
    row: (State[Name] extends ReadonlyMap<string, infer Row> ? Row : never) | undefined,
  ): void {
    const copy = new Map<string, unknown>(state[name]);
    if (row === undefined) copy.delete(key);
    else copy.set(key, row);
    state = { ...state, [name]: copy };
  }

  const writes = (): UserWrites => ({
    ...readsOf(() => state),
    raiseCounter: (userId) => {
      const user = state.users.get(userId);
      if (!user) return later(undefined);
      const counter = Math.max(user.counter, state.history.epoch) + 1;
      set('users', userId, { ...user, counter });
      return later(counter);
    },
    answer: (userId, key) => later(state.answers.get(`${userId} ${key}`)),
    keepAnswer: (userId, key, kept) =>
      later(
        set('answers', `${userId} ${key}`, {
          ...kept,
          userId,
          answer: asJson(kept.answer),
          at: clock().getTime(),
        }),
      ),
    saveItem: (userId, collection, { id, seq, body, attempts, lostAncestors = [] }) =>
      later(
        set('items', `${userId} ${collection} ${id}`, {
          userId,
          collection,
          id,
          seq,
          body: body && asJson(body),
          attempts,
          lostAncestors,
          changedAt: clock().getTime(),
        }),
      ),
    usage: (userId, of) => {
      const size = (value: unknown) => (value === null ? 0 : JSON.stringify(value).length);
      const own = <Row extends { userId: string }>(
        rows: ReadonlyMap<string, Row>,
        sizeOf: (row: Row) => number,
      ) => [...rows.values()].filter((row) => row.userId === userId).map(sizeOf);
      const sizes = {
        documents: () => own(state.items, ({ body, attempts }) => size(body) + size(attempts) + ROW_BYTES),
        pictures: () => own(state.pictures, ({ bytes }) => bytes.byteLength),
        favorites: () => own(state.favorites, () => 0),
        writes: () => own(state.answers, ({ answer }) => size(answer) + ROW_BYTES),
      }[of]();
      return later({ rows: sizes.length, bytes: sizes.reduce((all, one) => all + one, 0) });
    },
    countItems: (userId, collection) =>
      later(
        [...state.items.values()].filter(
          (row) => row.userId === userId && row.collection === collection && row.body !== null,
        ).length,
      ),
    favorite: (userId, kind, itemId) => later(state.favorites.get(`${userId} ${kind} ${itemId}`)),
    countFavorites: (userId) =>
      later([...state.favorites.values()].filter((row) => row.userId === userId && row.isOn).length),
    saveFavorite: (userId, row) =>
      later(
        set('favorites', `${userId} ${row.kind} ${row.itemId}`, {
          ...row,
          userId,
          changedAt: clock().getTime(),
        }),
      ),
    publishedRow: (userId, kind, itemId) => later(publishedRow(userId, kind, itemId)),
    claimSlug: (row) => {
      if (state.published.has(`${row.kind} ${row.slug}`)) return later(false);
      order += 1;
      set('published', `${row.kind} ${row.slug}`, { ...row, order, isHidden: false });
      return later(true);
    },
    releaseSlug: (userId, kind, itemId) => {
      const row = publishedRow(userId, kind, itemId);
      if (row && !row.isHidden) set('published', `${kind} ${row.slug}`, undefined);
      return later(undefined);
    },
    addPicture: (userId, picture) => later(set('pictures', picture.id, { ...picture, userId })),
    removePicture: (userId, id) => {
      if (state.pictures.get(id)?.userId === userId) set('pictures', id, undefined);
      return later(undefined);
    },
    userPicture: (userId) => later(state.users.get(userId)),
    setUserPicture: (userId, picture) => {
      const user = state.users.get(userId);
      if (user) set('users', userId, { ...user, picture });
      return later(undefined);
    },
    removeTombstones: (userId, before) => {
      const isOld = (row: { userId: string; changedAt: number }) =>
        row.userId === userId && row.changedAt < before.getTime();
      const items = [...state.items].filter(([, row]) => isOld(row) && row.body === null);
      const taken = [...state.favorites].filter(([, row]) => isOld(row) && !row.isOn);
      for (const [key] of items) set('items', key, undefined);
      for (const [key] of taken) set('favorites', key, undefined);
      const seqs = [...items, ...taken].map(([, { seq }]) => seq);
      return later({ removed: seqs.length, lastSeq: Math.max(0, ...seqs) });
    },
    raiseFloor: (userId, floor) => {
      const user = state.users.get(userId);
      if (user) set('users', userId, { ...user, floor: Math.max(user.floor, floor) });
      return later(undefined);
    },
    removeAnswers: (before) => {
      for (const [key, { at }] of state.answers) if (at < before.getTime()) set('answers', key, undefined);
      return later(undefined);
    },
  });

  const publishedRow = (userId: string, kind: PublishedKind, itemId: string) =>
    [...state.published.values()].find(
      (row) => row.userId === userId && row.kind === kind && row.itemId === itemId,
    );

  const tables: UserTables = {
    rows: readsOf(() => state),
    snapshot: (work) => {
      const now = state;
      return work(readsOf(() => now));
    },
    write: (work) => {
      const run = async () => {
        const before = state;
        try {
          return await work(writes());
        } catch (error) {
          state = before;
          throw error;
        }
      };
      const done = last.then(run, run);
      last = done.catch(() => undefined);
      return done;
    },
  };

  return {
    store: createUserStore(tables, quotas),
    tables,
    addUser: (userId, username, { picture = null, location = null } = {}) =>
      set('users', userId, { userId, username, picture, location, counter: 0, floor: 0, gaps: [] }),
    removeUser(userId) {
      for (const name of ['items', 'favorites', 'answers', 'published', 'pictures'] as const) {
        for (const [key, row] of state[name]) if (row.userId === userId) set(name, key, undefined);
      }
      set('users', userId, undefined);
    },
    hide(kind, slug) {
      const row = state.published.get(`${kind} ${slug}`);
      if (row) set('published', `${kind} ${slug}`, { ...row, isHidden: true });
    },
    history: {
      read: () => later(state.history),
      startEpoch({ isStillNeeded = () => true, aboveRevision = 0, replacedDatabaseId }) {
        const before = state.history;
        if (!isStillNeeded(before)) return later(before);
        const highest = Math.max(...[...state.users.values()].map(({ counter }) => counter), 0);
        const epoch = Math.max(clock().getTime(), before.epoch + 1, aboveRevision + 1, highest + 1);
        const isOther = replacedDatabaseId !== undefined && replacedDatabaseId !== before.id;
        const known = isOther ? [...before.known, replacedDatabaseId] : before.known;
        for (const [id, user] of state.users) {
          set('users', id, { ...user, counter: epoch, gaps: [...user.gaps, [user.counter, epoch]] });
        }
        state = { ...state, history: { ...before, epoch, known } };
        return later(state.history);
      },
      raiseMark() {
        state = { ...state, history: { ...state.history, mark: state.history.mark + 1 } };
        return later(state.history);
      },
    },
    copy: () => ({ state }),
    putBack(copy) {
      state = copy.state;
    },
    wipe() {
      const { history, users } = state;
      const first = Math.max(clock().getTime(), history.epoch + 1);
      const known = [...history.known, history.id];
      const blank = { items: new Map(), favorites: new Map(), answers: new Map() };
      state = {
        history: { ...newHistory(first, known), key: history.key },
        users: new Map([...users].map(([id, user]) => [id, { ...user, counter: 0, floor: 0, gaps: [] }])),
        ...blank,
        published: new Map(),
        pictures: new Map(),
      };
    },
  };
}

function newHistory(first: number, known: string[]): StoredHistory {
  const key = Buffer.from('a key of tests').toString('base64');
  return { id: crypto.randomUUID(), epoch: first, first, mark: 0, key, known };
}

function readsOf(now: () => State): UserReads {
  const items = (userId: string, collection: string) =>
    [...now().items.values()].filter((row) => row.userId === userId && row.collection === collection);
  const favoritesOf = (userId: string) =>
    [...now().favorites.values()].filter((row) => row.userId === userId);
  const keyOf = ({ kind, itemId }: FavoriteRow) => `${kind}-${itemId}`;
  return {
    bounds: (userId) => {
      const last = (rows: readonly { seq: number }[]) => Math.max(0, ...rows.map(({ seq }) => seq));
      return later({
        floor: Math.max(now().users.get(userId)?.floor ?? 0, now().history.epoch),
        tours: last(items(userId, 'tours')),
        experiences: last(items(userId, 'experiences')),
        savedLists: last(items(userId, 'savedLists')),
        settings: last(items(userId, 'settings')),
        conflicts: last(items(userId, 'conflicts')),
        favorites: last(favoritesOf(userId)),
      });
    },
    sequenceState: (userId) => {
      const { counter = 0, gaps = [] } = now().users.get(userId) ?? {};
      return later({ counter, gaps });
    },
    item: (userId, collection, id) => later(now().items.get(`${userId} ${collection} ${id}`)),
    items: (userId, collection, ids) => later(items(userId, collection).filter(({ id }) => ids.includes(id))),
    itemsById: (userId, collection, after, limit, tombstonesFrom = Infinity) =>
      later(
        items(userId, collection)
          .filter(({ id, seq, body }) => (body !== null || seq >= tombstonesFrom) && id > after)
          .sort((a, b) => (a.id < b.id ? -1 : 1))
          .slice(0, limit),
      ),
    itemsBySeq: (userId, collection, after, limit) =>
      later(
        items(userId, collection)
          .filter(({ seq }) => seq > after)
          .sort((a, b) => a.seq - b.seq)
          .slice(0, limit),
      ),
    favoritesById: (userId, after, limit, tombstonesFrom = Infinity) =>
      later(
        favoritesOf(userId)
          .filter((row) => (row.isOn || row.seq >= tombstonesFrom) && keyOf(row) > after)
          .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
          .slice(0, limit),
      ),
    favoritesBySeq: (userId, after, limit) =>
      later(
        favoritesOf(userId)
          .filter(({ seq }) => seq > after)
          .sort((a, b) => a.seq - b.seq)
          .slice(0, limit),
      ),
    likes: () => {
      const likes = new Map<string, Like>();
      for (const row of now().favorites.values()) {
        if (!row.isOn) continue;
        const before = likes.get(keyOf(row))?.count ?? 0;
        likes.set(keyOf(row), { kind: row.kind, id: row.itemId, count: before + 1 });
      }
      return later([...likes.values()]);
    },
    shown: (kind, by) => {
      const rows = [...now().published.values()].filter((row) => {
        if (row.kind !== kind || row.isHidden) return false;
        if ('slug' in by) return row.slug === by.slug;
        return 'ids' in by ? by.ids.includes(row.itemId) : row.userId === by.userId;
      });
      const collection = kind === 'tour' ? 'tours' : 'experiences';
      return later(
        rows
          .sort((a, b) => b.order - a.order)
          .flatMap(({ userId, itemId }) => {
            const user = now().users.get(userId);
            const found = now().items.get(`${userId} ${collection} ${itemId}`);
            if (!user || found?.body?.['published'] !== true) return [];
            return [{ userId, username: user.username, seq: found.seq, body: found.body }];
          }),
      );
    },
    person: (usernameKey) =>
      later([...now().users.values()].find(({ username }) => username.toLowerCase() === usernameKey)),
    picture: (id) => later(now().pictures.get(id)),
    pictureBytes: (id) => later(now().pictures.get(id)?.bytes),
    peopleWithGraves: (before) => {
      const isOld = ({ changedAt }: { changedAt: number }) => changedAt < before.getTime();
      const tombstones = [...now().items.values()].filter((row) => row.body === null && isOld(row));
      const taken = [...now().favorites.values()].filter((row) => !row.isOn && isOld(row));
      return later([...new Set([...tombstones, ...taken].map(({ userId }) => userId))]);
    },
  };
}

/** As read from a JSON column. */
function asJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** Asynchronous, like a database. */
function later<T>(value: T): Promise<T> {
  return Promise.resolve(value);
}
