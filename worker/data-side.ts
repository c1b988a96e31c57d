import type { DataApi, ExperienceQuery, ListResponse, ListQuery } from '../src/contract/data-api.ts';
import { DEVICE_CACHES } from '../src/contract/device-caches.ts';
import { gazetteerAddress, FAMOUS_PLACES_PACK } from '../src/contract/gazetteer-address.ts';
import { editorsRank } from '../src/model/editors-rank.ts';
import type { GazetteerPack } from '../src/model/gazetteer/gazetteer-pack.ts';
import { isIsoKey } from '../src/model/place/country-name.ts';
import { regionSheet } from '../src/model/place/region-shapes.ts';
import type { Locale } from '../src/model/base/locale.ts';
import { deviceFetch } from '../src/data/api/call-api.ts';
import { callLocale, setCallLocale } from '../src/data/api/call-locale.ts';
import { catalogueDb } from '../src/data/storage/catalogue-db.ts';
import { databaseExists } from '../src/data/storage/database-exists.ts';
import { deleteOldCatalogues } from '../src/data/storage/delete-old-catalogues.ts';
import { ownSummaries, placesByKeys } from '../src/data/own-experiences/own-summaries.ts';
import { openChannel } from '../src/data/storage/open-channel.ts';
import { PACKS_CHANNEL, packsDb } from '../src/data/storage/packs-db.ts';
import { webLocks } from '../src/data/storage/web-locks.ts';
import { switchUserDb, UserDb, userDb, userDbName } from '../src/data/storage/user-db.ts';
import { userTours } from '../src/data/tours/user-queries.ts';
import { savesData } from '../src/data/network/data-saver.ts';
import { createDevicePlaces } from './catalogue/places/device-places.ts';
import type { createDeviceSearch } from './catalogue/device-search.ts';
import { filterExperiences, sortExperiences } from './catalogue/filter-experiences.ts';
import { answerSiteList } from './catalogue/site-lists.ts';
import { syncAccount } from './sync/sync-account.ts';
import { withCycleLock } from './sync/cycle-lock.ts';
import { createPresence } from './sync/presence.ts';
import { pullNetworks } from './sync/pull/pull-networks.ts';
import { countriesOfTexts, countriesOfTours, noteOpened } from './sync/pull/countries-of-texts.ts';
import { lacksTexts, loadTexts, requestTexts } from './sync/pull/pull-texts.ts';
import { pullCatalogue } from './sync/pull/pull.ts';
import { sendMessages } from './sync/send-messages.ts';
import { SyncFailure } from './sync/sync-failure.ts';
import { createSyncRunner } from './sync/sync-runner.ts';

const LOCK = 'sync:catalogue';

const presence = createPresence(LOCK);

const PACKS_LOCK = 'keep:packs';
const packsPresence = createPresence(PACKS_LOCK);
let packsRequested = false;
let packsRunning = false;
/** The page has queued or changed a pack. */
let packsChanged = false;
openChannel(PACKS_CHANNEL)?.addEventListener('message', () => {
  packsChanged = true;
  startPackQueue();
});

let account: string | null = null;
/** Account of the running or last sync cycle. */
let cycleOf: string | null = null;
/** The account's part of the running cycle is over. */
let pulling = false;

const runner = createSyncRunner({
  random: Math.random,
  later(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  async cycle(reason) {
    cycleOf = account;
    const accountOutcome = await syncCurrentAccount();
    const pulled = await withCycleLock(
      { locks: webLocks(), name: LOCK, othersSilentMs: () => presence.othersSilentMs() },
      async () => {
        const stopHeartbeat = presence.atWork();
        pulling = true;
        try {
          const withDetails = reason === 'manual' || !savesData();
          const heads = accountOutcome?.catalogueHeads ?? null;
          const parts = { db: catalogueDb, fetch: deviceFetch, nowMs: Date.now };
          return await pullCatalogue({
            ...parts,
            withDetails,
            heads,
            countries: await ofCurrentUser(countriesOfTours),
            countriesOfTexts: () => ofCurrentUser((user) => countriesOfTexts(user, catalogueDb)),
          });
        } finally {
          pulling = false;
          stopHeartbeat();
        }
      },
    );
    if (!accountOutcome?.unsent) return pulled;
    return { ...pulled, unsent: true, retryAfterMs: accountOutcome.retryAfterMs ?? pulled.retryAfterMs };
  },
});

const devicePlaces = createDevicePlaces(loadGazetteerPack);

/**
 * The data side of one tab: syncs, filters and searches. It runs in a worker; if the browser provides no IndexedDB
 * it runs in the page, since the in-memory fallback exists only there.
 */
export const dataSide: DataApi = {
  async sync(reason, userId = null, locale) {
    if (locale !== undefined) setCallLocale(locale);
    workFor(userId);
    // A cycle in progress may be that of another account, logged in before.
    if (runner.isRunning() && cycleOf !== userId) await runner.sync(reason);
    // The first pull takes minutes on a slow device; what the user saves does not wait for it.
    if (pulling) await syncCurrentAccount();
    sendAccountMessages().catch((error: unknown) =>
      console.warn('Messages could not be sent; the next sync retries', error),
    );
    const state = await runner.sync(reason);
    // This build's catalogue is complete: delete those of older builds.
    if (state.phase === 'idle') await deleteOldCatalogues();
    if (state.phase !== 'offline' && (await hasPacks())) startPackQueue();
    return state;
  },
  experiences: (query, userId = null) => queryFor(userId, () => findExperiences(query)),
  list: (query, userId = null) => queryFor(userId, () => findList(query)),
  async networks(countries) {
    try {
      await pullNetworks(catalogueDb, deviceFetch, countries);
    } catch (error) {
      // The next sync retries, and reports why it fails.
      if (!(error instanceof SyncFailure)) throw error;
    }
    if (savesData()) return;
    // Whoever plans in a country reads about it; planning does not wait for that.
    loadTexts(catalogueDb, deviceFetch, countries).catch((error: unknown) => {
      if (!(error instanceof SyncFailure)) console.warn('The texts could not be loaded yet', error);
    });
  },
  async texts(countries, userId = null, requested = false) {
    // The catalogue knows nothing of other countries.
    const known = countries.filter((key) => !isIsoKey(key));
    await queryFor(userId, () => noteOpened(userDb, known));
    if (!(await lacksTexts(catalogueDb, known))) return 'here';
    if (requested) await requestTexts(catalogueDb, known);
    else if (savesData()) return 'saving';
    try {
      await loadTexts(catalogueDb, deviceFetch, known);
      return 'here';
    } catch (error) {
      // The next sync retries.
      if (!(error instanceof SyncFailure)) throw error;
      return error.code === 'offline' ? 'offline' : 'failed';
    }
  },
  search: async (query) => (await loadSearch())(query),
  places: (query) => devicePlaces.search(query),
  placeNear: (query) => devicePlaces.nearest(query),
  regionSheet,
  async placeList({ file, name, locale }, userId = null) {
    workFor(userId);
    const [{ readPlaceList }, { matchPlaces }] = await Promise.all([
      import('./place-list/read-place-list.ts'),
      import('./place-list/match-places.ts'),
    ]);
    const read = await readPlaceList(file, name);
    if (!read.ok) return read;
    const experiences = await knownExperiences(locale);
    const { places, missing } = await matchPlaces(read.list.places, {
      experiences,
      places: devicePlaces,
      locale,
    });
    return { ok: true, list: { ...read.list, places }, missing };
  },
  sendMessages(userId = null) {
    workFor(userId);
    return sendAccountMessages();
  },
  ping: () => true,
};

let deviceSearch: Promise<ReturnType<typeof createDeviceSearch>> | null = null;

/** Its vocabulary is not needed to sync; a chunk that did not load is requested again by the next search. */
function loadSearch(): Promise<ReturnType<typeof createDeviceSearch>> {
  deviceSearch ??= import('./catalogue/device-search.ts').then((search) =>
    search.createDeviceSearch({
      readRows: readSearchRows,
      readState: readSearchState,
      places: devicePlaces,
      packsToSearch,
    }),
  );
  deviceSearch.catch(() => {
    deviceSearch = null;
  });
  return deviceSearch;
}

/** The service worker keeps what was loaded. */
async function loadGazetteerPack(name: string): Promise<GazetteerPack | null> {
  const response = await deviceFetch(gazetteerAddress(name), {
    headers: { 'Content-Language': callLocale() },
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The places of ${name}: ${response.status}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of our own build
  return (await response.json()) as GazetteerPack;
}

/** The packs that the service worker keeps, and that of known places. */
async function packsToSearch(): Promise<string[]> {
  const known = savesData() ? [] : [FAMOUS_PLACES_PACK];
  // Only a secure context has caches.
  if (!('caches' in globalThis)) return known;
  const requests = await (await caches.open(DEVICE_CACHES.gazetteer)).keys();
  return [
    ...known,
    ...requests.flatMap(({ url }) => /\/(\w+)\.json$/.exec(new URL(url).pathname)?.[1] ?? []),
  ];
}

async function syncCurrentAccount() {
  return account === null ? null : syncAccount({ db: userDb, userId: account, fetch: deviceFetch });
}

/** Every call names the account: workers cannot read localStorage, and this one may have been restarted. */
function workFor(userId: string | null): void {
  account = userId;
  switchUserDb(userId)?.close();
}

function queryFor<T>(userId: string | null, run: () => Promise<T>): Promise<T> {
  workFor(userId);
  return ofCurrentUser(run);
}

/** A login or logout during the query closes the previous database: then it runs again on the new one. */
async function ofCurrentUser<T>(run: (user: UserDb) => Promise<T>): Promise<T> {
  const queried = userDb;
  try {
    return await run(queried);
  } catch (error) {
    if (queried === userDb) throw error;
    return run(userDb);
  }
}

/** Resumes the downloads of packs; devices without packs never load its code. */
function startPackQueue(): void {
  packsRequested = true;
  if (packsRunning) return;
  packsRunning = true;
  runPackQueue()
    .catch((error: unknown) => console.warn('The pack queue failed; the next sync retries', error))
    .finally(() => {
      packsRunning = false;
    });
}

async function hasPacks(): Promise<boolean> {
  return (await databaseExists(packsDb.name)) && (await packsDb.packs.count()) > 0;
}

async function runPackQueue(): Promise<void> {
  const { processPackQueue } = await import('./sync/packs/pack-queue.ts');
  while (packsRequested) {
    packsRequested = false;
    await withCycleLock(
      { locks: webLocks(), name: PACKS_LOCK, othersSilentMs: () => packsPresence.othersSilentMs() },
      async () => {
        const stopHeartbeat = packsPresence.atWork();
        try {
          const parts = { db: packsDb, catalogue: catalogueDb, caches, fetch: deviceFetch, nowMs: Date.now };
          const retryNow = packsChanged;
          packsChanged = false;
          await processPackQueue(parts, retryNow);
        } finally {
          stopHeartbeat();
        }
      },
    );
  }
}

async function sendAccountMessages(): Promise<void> {
  const sender = userDb;
  // Messages written before the login are in the guest database.
  const guest = account === null ? null : new UserDb(userDbName(null));
  try {
    await sendMessages(guest ? [sender, guest] : [sender], deviceFetch);
  } catch (error) {
    // A login or logout has closed the database: the next account's sync sends them.
    if (sender === userDb) throw error;
  } finally {
    guest?.close();
  }
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

/** Experiences of the catalogue and of the user, to find those that a file names. */
async function knownExperiences(locale: Locale) {
  const [rows, own] = await Promise.all([catalogueDb.experiences.toArray(), ownSummaries(null)]);
  return [...own, ...rows].map(({ key, en, de, location }) => ({
    key,
    title: { en, de }[locale].short_title,
    names: [en.title, en.short_title, de.title, de.short_title],
    at: location.coordinates,
  }));
}

async function findList(query: ListQuery): Promise<ListResponse> {
  const [countries, experiences, tours, posts, own] = await Promise.all([
    catalogueDb.countries.toArray(),
    catalogueDb.experiences.toArray(),
    catalogueDb.tours.toArray(),
    catalogueDb.blogposts.toArray(),
    query.own === true ? userTours() : [],
  ]);
  return answerSiteList({ countries, experiences, tours, posts, userTours: own }, query);
}

async function readSearchRows() {
  const [countries, experiences, details, tours, roundups, posts, faqs] = await Promise.all([
    catalogueDb.countries.toArray(),
    catalogueDb.experiences.toArray(),
    catalogueDb.experienceDetails.toArray(),
    catalogueDb.tours.toArray(),
    catalogueDb.roundups.toArray(),
    catalogueDb.blogposts.toArray(),
    catalogueDb.faqs.toArray(),
  ]);
  return { countries, experiences, details, tours, roundups, posts, faqs };
}

/** Cursors are written in the same transaction as the rows, so they are a version of these. */
async function readSearchState(): Promise<string> {
  const cursors = await catalogueDb.cursors.toArray();
  return cursors.map(({ collection, cursor }) => `${collection}:${cursor}`).join();
}
