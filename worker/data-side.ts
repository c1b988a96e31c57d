import { Dexie } from 'dexie';
import type { DataApi, ExperienceQuery, ListAnswer, ListQuery } from '../src/contract/data-api.ts';
import { editorsRank } from '../src/model/editors-rank.ts';
import { catalogueDb } from '../src/data/storage/catalogue-db.ts';
import { deleteOldCatalogues } from '../src/data/storage/delete-old-catalogues.ts';
import { ownSummaries, placesByKeys } from '../src/data/own-experiences/own-summaries.ts';
import { PACKS_CHANNEL, packsDb } from '../src/data/storage/packs-db.ts';
import { switchUserDb, UserDb, userDb, userDbName } from '../src/data/storage/user-db.ts';
import { savesData } from '../src/data/network/data-saver.ts';
import { createDeviceSearch } from './catalogue/device-search.ts';
import { filterExperiences, sortExperiences } from './catalogue/filter-experiences.ts';
import { answerSiteList } from './catalogue/site-lists.ts';
import { syncAccount } from './sync/account-cycle.ts';
import { withCycleLock } from './sync/cycle-lock.ts';
import { createPresence } from './sync/presence.ts';
import { pullCatalogue } from './sync/pull/pull.ts';
import { sendOutgoing } from './sync/send-outgoing.ts';
import { createSyncRunner } from './sync/sync-runner.ts';

const LOCK = 'sync:catalogue';

const presence = createPresence(LOCK);
const SEND_LOCK = 'send:outgoing';
const sendPresence = createPresence(SEND_LOCK);

const PACKS_LOCK = 'keep:packs';
const packsPresence = createPresence(PACKS_LOCK);
let packsAsked = false;
let packsAtWork = false;
// The page wrote what the person wants to take along.
new BroadcastChannel(PACKS_CHANNEL).addEventListener('message', keepPacks);

let account: string | null = null;
/** Whose things the cycle that is or was under way last keeps in step. */
let cycleOf: string | null = null;

const runner = createSyncRunner({
  random: Math.random,
  later(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  async cycle(reason) {
    cycleOf = account;
    const mine =
      account === null ? null : await syncAccount({ db: userDb, userId: account, fetch: globalFetch });
    const pulled = await withCycleLock(
      { locks: navigator.locks, name: LOCK, othersSilentMs: () => presence.othersSilentMs() },
      async () => {
        const rest = presence.atWork();
        try {
          const withDetails = reason === 'manual' || !savesData();
          const heads = mine?.catalogueHeads ?? null;
          const parts = { db: catalogueDb, fetch: globalFetch, nowMs: Date.now };
          return await pullCatalogue({ ...parts, withDetails, heads });
        } finally {
          rest();
        }
      },
    );
    if (!mine?.unsent) return pulled;
    return { ...pulled, unsent: true, retryAfterMs: mine.retryAfterMs ?? pulled.retryAfterMs };
  },
});

/**
 * The data side of one tab: it pulls, filters and searches. It runs in a worker of its own; where the browser gives
 * no database it runs in the page, whose memory is the only place that has one.
 */
export const dataSide: DataApi = {
  async sync(reason, userId = null) {
    workFor(userId);
    // One under way may be that of whoever was signed in before.
    if (runner.isRunning() && cycleOf !== userId) await runner.sync(reason);
    sendMessages().catch((error: unknown) => console.warn('Messages wait for the next time', error));
    const state = await runner.sync(reason);
    // The catalogue of a former build goes when this one's has taken its place.
    if (state.phase === 'idle') await deleteOldCatalogues();
    if (state.phase !== 'offline' && (await takesAlong())) keepPacks();
    return state;
  },
  async experiences(query, userId = null) {
    workFor(userId);
    const asked = userDb;
    try {
      return await findExperiences(query);
    } catch (error) {
      // Somebody signed in or out while the former database was read.
      if (asked === userDb) throw error;
      return findExperiences(query);
    }
  },
  list: findList,
  search: createDeviceSearch({ readRows: readSearchRows, readState: readSearchState }),
  sendMessages(userId = null) {
    workFor(userId);
    return sendMessages();
  },
  ping: () => true,
};

/** The page says whose things are in use, with each call: a worker reads no localStorage, and may be a new one. */
function workFor(userId: string | null): void {
  account = userId;
  switchUserDb(userId)?.close();
}

/** What is taken along goes on where it stood; a device that takes nothing along loads nothing for it. */
function keepPacks(): void {
  packsAsked = true;
  if (packsAtWork) return;
  packsAtWork = true;
  workOffPacks()
    .catch((error: unknown) => console.warn('What is taken along waits for the next time', error))
    .finally(() => {
      packsAtWork = false;
    });
}

async function takesAlong(): Promise<boolean> {
  return (await Dexie.exists(packsDb.name)) && (await packsDb.packs.count()) > 0;
}

async function workOffPacks(): Promise<void> {
  const { workPacks } = await import('./sync/packs/pack-queue.ts');
  while (packsAsked) {
    packsAsked = false;
    await withCycleLock(
      { locks: navigator.locks, name: PACKS_LOCK, othersSilentMs: () => packsPresence.othersSilentMs() },
      async () => {
        const rest = packsPresence.atWork();
        try {
          const parts = { db: packsDb, catalogue: catalogueDb, caches, fetch: globalFetch, nowMs: Date.now };
          await workPacks(parts);
        } finally {
          rest();
        }
      },
    );
  }
}

/** One context at a time. Without locks a message may go out twice, and is stored once. */
function sendMessages(): Promise<void> {
  return withCycleLock(
    { locks: navigator.locks, name: SEND_LOCK, othersSilentMs: () => sendPresence.othersSilentMs() },
    async () => {
      const rest = sendPresence.atWork();
      try {
        await sendOutgoing({ db: userDb, fetch: globalFetch, nowMs: Date.now });
        if (account === null) return;
        // What was written before signing in goes out too.
        const anonymous = new UserDb(userDbName(null));
        try {
          await sendOutgoing({ db: anonymous, fetch: globalFetch, nowMs: Date.now });
        } finally {
          anonymous.close();
        }
      } finally {
        rest();
      }
    },
  );
}

async function findExperiences(query: ExperienceQuery): Promise<string[]> {
  const { countries, sort, locale } = query;
  const inCountries = catalogueDb.experiences.where('country_key').anyOf([...countries]);
  const [rows, own, stops, tours] = await Promise.all([
    countries.length > 0 ? inCountries.toArray() : catalogueDb.experiences.toArray(),
    ownSummaries(countries),
    placesByKeys(query.near),
    catalogueDb.tours.toArray(),
  ]);
  const near = stops.map((stop) => stop.location.coordinates);
  const order = sort === 'route' ? 'nearest' : sort;
  return sortExperiences(filterExperiences([...own, ...rows], query), order, {
    locale,
    near,
    ranks: editorsRank(tours),
  }).map(({ key }) => key);
}

async function findList(query: ListQuery): Promise<ListAnswer> {
  const [countries, experiences, tours, posts] = await Promise.all([
    catalogueDb.countries.toArray(),
    catalogueDb.experiences.toArray(),
    catalogueDb.tours.toArray(),
    catalogueDb.blogposts.toArray(),
  ]);
  return answerSiteList({ countries, experiences, tours, posts }, query);
}

async function readSearchRows() {
  const [countries, experiences, details, tours, posts] = await Promise.all([
    catalogueDb.countries.toArray(),
    catalogueDb.experiences.toArray(),
    catalogueDb.experienceDetails.toArray(),
    catalogueDb.tours.toArray(),
    catalogueDb.blogposts.toArray(),
  ]);
  return { countries, experiences, details, tours, posts };
}

/** Cursors move in the transaction that writes the rows. */
async function readSearchState(): Promise<string> {
  const cursors = await catalogueDb.cursors.toArray();
  return cursors.map(({ collection, cursor }) => `${collection}:${cursor}`).join();
}

function globalFetch(address: string, init: RequestInit): Promise<Response> {
  return fetch(address, init);
}
