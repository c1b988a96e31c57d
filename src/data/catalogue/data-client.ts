import type { Remote } from 'comlink';
import type {
  DataApi,
  SearchAnswer,
  ExperienceQuery,
  ListResponse,
  ListQuery,
  PlaceNearQuery,
  PlaceQuery,
  PlacesFound,
  SearchQuery,
  SyncState,
  TextsOutcome,
} from '../../contract/data-api.ts';
import type { RegionSheet, RegionSheetQuery } from '../../model/place/region-shapes.ts';
import type { GazetteerPlace } from '../../model/gazetteer/gazetteer-pack.ts';
import type { PlaceListQuery, PlaceListResponse } from '../../contract/place-list.ts';
import { callLocale } from '../api/call-locale.ts';
import { inMemory } from '../storage/device-storage.ts';
import { loggedInUser } from '../account/logged-in-user.ts';
import { superviseWorker, type SupervisedWorker } from '../planner/supervised-worker.ts';
import { workerHandle } from '../planner/worker-handle.ts';

type SyncReason = Parameters<DataApi['sync']>[0];

/** Client of this tab's data worker, which syncs, filters and searches. */
export interface DataClient {
  sync(reason: SyncReason): Promise<SyncState>;
  /** Keys in order; rejects when the worker crashed at every attempt. */
  experiences(query: ExperienceQuery): Promise<string[]>;
  /** One of the site's lists; rejects when the worker crashed at every attempt. */
  list(query: ListQuery): Promise<ListResponse>;
  /** Loads the networks of countries that the device lacks; rejects if they cannot be loaded now. */
  networks(countries: readonly string[]): Promise<void>;
  /** Loads the texts of countries of which a page is open; `requested` by the user in data-saver mode. */
  texts(countries: readonly string[], requested?: boolean): Promise<TextsOutcome>;
  /** At most 20 results, best first; rejects when the worker crashed at every attempt. */
  search(query: SearchQuery): Promise<SearchAnswer>;
  /** Places of the gazetteer; rejects when the worker crashed at every attempt. */
  places(query: PlaceQuery): Promise<PlacesFound>;
  /** The nearest place of the gazetteer. */
  placeNear(query: PlaceNearQuery): Promise<GazetteerPlace | null>;
  /** The regions of a country's map. */
  regionSheet(query: RegionSheetQuery): Promise<RegionSheet>;
  /** Places of another app's file, as far as this device knows them. */
  placeList(query: PlaceListQuery): Promise<PlaceListResponse>;
  /** One attempt to send each message of the outbox. */
  sendMessages(): Promise<void>;
  /** Stops the sync triggers and the worker. */
  stop(): void;
}

const WHILE_VISIBLE_MS = 60_000;
/** A pull may take any time, so calls have no deadline: heartbeats detect a crashed worker. */
const DEADLINES_MS = [Infinity, Infinity, Infinity];

let running: DataClient | null = null;

/**
 * Starts the worker and syncs now, when back online, when the page becomes visible, and every minute while it is
 * visible. A singleton: calling it again returns the same client.
 */
export function startDataClient(): DataClient {
  running ??= createDataClient(
    superviseWorker<DataApi>(
      () =>
        inMemory.now?.startDataSide() ??
        workerHandle(
          new Worker(new URL('../../../worker/data.worker.ts', import.meta.url), {
            type: 'module',
            name: 'data',
          }),
        ),
      { deadlinesMs: DEADLINES_MS },
    ),
  );
  return running;
}

export function createDataClient(worker: SupervisedWorker<DataApi>): DataClient {
  async function sync(reason: SyncReason): Promise<SyncState> {
    const result = await worker.call(
      async (api): Promise<SyncState> => await api.sync(reason, accountId(), callLocale()),
    );
    return result.ok ? result.value : { phase: 'failed', code: 'server', at: null };
  }
  async function ask<T>(run: (api: Remote<DataApi>) => Promise<T>): Promise<T> {
    const result = await worker.call(run);
    if (!result.ok) throw new Error(`the data worker does not respond: ${result.message}`);
    return result.value;
  }
  const pull = (reason: SyncReason) => {
    sync(reason).catch((error: unknown) => console.error('The sync could not be started', error));
  };

  const online = () => pull('online');
  const visible = () => document.visibilityState === 'visible' && pull('visible');
  globalThis.addEventListener('online', online);
  document.addEventListener('visibilitychange', visible);
  const timer = setInterval(() => document.visibilityState === 'visible' && pull('timer'), WHILE_VISIBLE_MS);
  pull('start');

  return {
    sync,
    experiences: (query) => ask((api) => api.experiences(query, accountId())),
    list: (query) => ask((api) => api.list(query, accountId())),
    networks: (countries) => ask((api) => api.networks(countries)),
    texts: (countries, requested) =>
      ask(async (api): Promise<TextsOutcome> => await api.texts(countries, accountId(), requested)),
    search: (query) => ask((api) => api.search(query)),
    places: (query) => ask((api) => api.places(query)),
    placeNear: (query) => ask((api) => api.placeNear(query)),
    regionSheet: (query) => ask((api) => api.regionSheet(query)),
    placeList: (query) =>
      ask(async (api): Promise<PlaceListResponse> => await api.placeList(query, accountId())),
    async sendMessages() {
      const result = await worker.call((api) => api.sendMessages(accountId()));
      if (!result.ok) console.warn('Messages could not be sent:', result.message);
    },
    stop() {
      clearInterval(timer);
      globalThis.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', visible);
      worker.close();
      running = null;
    },
  };
}

/** Read at every call: another tab may have logged out. */
function accountId(): string | null {
  return loggedInUser()?.id ?? null;
}
