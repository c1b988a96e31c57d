import { IDEMPOTENCY_HEADER } from '../../../src/contract/message-limits.ts';
import { isIntendedUser } from '../../../src/server/accounts/sessions.ts';
import { createApp, type AppDeps } from '../../../src/server/app.ts';
import { openCatalogueMemory } from '../../../src/server/memory/catalogue-memory.ts';
import { readSettings } from '../../../src/server/settings.ts';
import { markBehind } from './sim-outgoing.ts';
import type { HistoryStore } from '../../../src/server/history/history-store.ts';
import type { UserStore } from '../../../src/server/stores/users/user-store.ts';

import type { SimStore } from './sim-epochs.ts';

/**
 * The server as a function of a request: the whole app on a given store. The cookie is the user id of the session;
 * the catalogue is empty.
 */
export interface SimServer {
  store: SimStore;
  /** Starts another history: effects of keys in the former one do not count. */
  clearEffects: () => void;
  request: (address: string, init: RequestInit, cookie: string | null) => Promise<Response>;
  /** Effects of a write by its key: more than one violates I4 (`README.md`). */
  effectsByKey: Map<string, Set<string>>;
  /** Requests by their key: retries have to be identical, byte for byte. */
  requestsByKey: Map<string, Set<string>>;
  /** The mark behind each accepted picture. */
  pictures: Set<string>;
  /** How often a message was stored, by its text. */
  messages: Map<string, number>;
}

const ORIGIN = 'https://example.org';

/** One app for all schedules: creating its routes takes longer than a schedule. */
export interface SimApp {
  /** @param pageRows rows of a page at most; null for the requested number */
  withStore: (store: SimStore, pageRows?: number | null) => SimServer;
}

export async function createSimApp(): Promise<SimApp> {
  let current: SimStore | null = null;
  let messages = new Map<string, number>();
  let messageIds = new Set<string>();
  const memory = await openCatalogueMemory({
    snapshotAfter: () => Promise.resolve({ items: [], heads: [] }),
  });
  const must = (): SimStore => {
    if (!current) throw new Error('no store was given');
    return current;
  };
  const users = new Proxy(Object.create(null), {
    get: (_target, name) => Reflect.get(must(), name),
  });
  const app = createApp(
    depsWith({
      settings: readSettings({ PUBLIC_ORIGIN: ORIGIN }),
      memory,
      accounts: absent,
      users,
      history: {
        read: () => historyIn(must()).read(),
        startEpoch: (options) => historyIn(must()).startEpoch(options),
        raiseMark: () => historyIn(must()).raiseMark(),
      },
      limits: { ...absent, take: () => Promise.resolve({ ok: true }) },
      messages: {
        ...absent,
        has: (id) => Promise.resolve(messageIds.has(id)),
        save({ id, body }) {
          const text = String(body['comments']);
          messageIds.add(id);
          messages.set(text, (messages.get(text) ?? 0) + 1);
          return Promise.resolve('stored');
        },
      },
      sessionOf(request) {
        const userId = request.headers.get('Cookie');
        const isThere = userId !== null && isIntendedUser(request, userId);
        return Promise.resolve(isThere ? { userId, signedInAt: new Date(0) } : null);
      },
    }),
  );
  return {
    withStore(store, pageRows = null) {
      const effectsByKey = new Map<string, Set<string>>();
      const requestsByKey = new Map<string, Set<string>>();
      const pictures = new Set<string>();
      messages = new Map();
      messageIds = new Set();
      const isThereByKey = new Map<string, () => Promise<boolean>>();
      const note = (key: string | undefined, effect: string, isThere: () => Promise<boolean>) => {
        if (key === undefined) return;
        effectsByKey.set(key, (effectsByKey.get(key) ?? new Set()).add(effect));
        isThereByKey.set(key, isThere);
      };
      const readOf = ({ userId, collection, id }: Parameters<UserStore['remove']>[0]) =>
        store.read(userId, collection, id);
      const watched: SimStore = {
        ...store,
        async put(write) {
          const outcome = await store.put(write);
          const isThere = async () => (await readOf(write)) !== undefined;
          if ('document' in outcome) note(write.key, String(outcome.document.version), isThere);
          return outcome;
        },
        async remove(write) {
          const before = await readOf(write);
          const outcome = await store.remove(write);
          const isThere = async () => (await readOf(write)) !== undefined;
          if (before && !(await isThere())) note(write.key, `removed ${before.version}`, isThere);
          return outcome;
        },
        async setFavorite(write) {
          const before = await store.heads(write.userId);
          const outcome = await store.setFavorite(write);
          const { favorites } = await store.heads(write.userId);
          const isThere = async () => {
            const { favorites: all } = await store.everythingOf(write.userId);
            return all.some(({ kind, id, on }) => on && kind === write.kind && id === write.id);
          };
          if (before.favorites !== favorites) note(write.key, `${write.on} ${favorites}`, isThere);
          return outcome;
        },
        async purgeTombstones(before) {
          const purged = await store.purgeTombstones(before);
          // A device that was offline for longer than tombstones are kept sends a forgotten document again: it exists again,
          // as after any edit that meets a deletion.
          for (const [key, isThere] of isThereByKey) if (!(await isThere())) effectsByKey.delete(key);
          return purged;
        },
      };
      current = watched;
      return {
        store: watched,
        clearEffects() {
          effectsByKey.clear();
          isThereByKey.clear();
        },
        effectsByKey,
        requestsByKey,
        pictures,
        messages,
        async request(address, init, cookie) {
          const headers = new Headers(init.headers);
          headers.set('Origin', ORIGIN);
          if (cookie !== null) headers.set('Cookie', cookie);
          const { method = 'GET', body = null } = init;
          const picture = body instanceof Blob ? await markBehind(body) : null;
          const key = headers.get(IDEMPOTENCY_HEADER);
          if (key !== null) {
            // A retry in another epoch has the same body and names that epoch.
            const version = headers.get('If-Match')?.replace(/\.\d+"$/, '"') ?? null;
            const conditions = [version, headers.get('If-None-Match')];
            const sent = JSON.stringify([method, address, conditions, picture ?? body]);
            requestsByKey.set(key, (requestsByKey.get(key) ?? new Set()).add(sent));
          }
          const asked = pageRows === null ? address : address.replace(/limit=\d+/, `limit=${pageRows}`);
          const response = await app.request(`${ORIGIN}${asked}`, { method, headers, body });
          if (picture !== null && response.status === 200) pictures.add(picture);
          return response;
        },
      };
    },
  };
}

function historyIn({ epochs }: SimStore): HistoryStore {
  return epochs?.history ?? NEVER_RESTORED;
}

const HISTORY = { id: crypto.randomUUID(), epoch: 0, first: 0, mark: 0, key: 'c2lt', known: [] };
/** History of a store that is never restored. */
const NEVER_RESTORED: HistoryStore = {
  read: () => Promise.resolve(HISTORY),
  startEpoch: () => Promise.reject(new Error('nothing was restored')),
  raiseMark: () => Promise.resolve(HISTORY),
};

/** A placeholder for dependencies that no sync request uses. */
const absent = new Proxy(Object.create(null), {
  get: (_target, name) => (name === 'oauth' ? new Map() : absent),
});

/** Leaves out dependencies that no sync request uses. */
function depsWith(known: Partial<AppDeps>): AppDeps {
  const isEnough = (deps: Partial<AppDeps>): deps is AppDeps =>
    deps.users !== undefined && deps.sessionOf !== undefined;
  if (!isEnough(known)) throw new Error('the store is missing');
  return known;
}
