import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expose, wrap } from 'comlink';
import type { DataApi, SyncState } from '../../../src/contract/data-api.ts';
import { createDataClient, type DataClient } from '../../../src/data/catalogue/data-client.ts';
import { superviseWorker } from '../../../src/data/planner/supervised-worker.ts';

const HEARTBEAT_MS = 300;
const IDLE: SyncState = { phase: 'idle', at: '2026-11-20T09:00:00.000Z' };
const PAGE = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const reasons: string[] = [];
const userIds: unknown[] = [];
let clients: DataClient[] = [];

beforeEach(() => {
  reasons.length = 0;
  userIds.length = 0;
  vi.stubGlobal('document', PAGE);
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
});

afterEach(() => {
  for (const client of clients) client.stop();
  clients = [];
  vi.unstubAllGlobals();
});

/** A client whose first `deaths` workers die silently before they answer. */
function clientWith(deaths: number): {
  client: DataClient;
  started: () => number;
  terminated: () => number;
  kill: () => void;
} {
  let started = 0;
  let terminated = 0;
  const ports: MessagePort[] = [];
  const api: DataApi = {
    sync(reason) {
      reasons.push(reason);
      return Promise.resolve(IDLE);
    },
    experiences(query, userId) {
      userIds.push(userId);
      return Promise.resolve([...query.countries]);
    },
    list: ({ list }) => Promise.resolve({ keys: [list], total: 1, offered: {}, without: [], prices: null }),
    search: ({ typed }) =>
      Promise.resolve({ results: [{ type: 'country', key: typed, text: typed }], parts: [] }),
    places: () => Promise.resolve({ places: [], missing: [] }),
    placeNear: () => Promise.resolve(null),
    placeList: () => Promise.reject(new Error('unused')),
    regionSheet: () => [],
    sendMessages: () => Promise.resolve(),
    networks: () => Promise.resolve(),
    texts: () => Promise.resolve('here'),
    ping: () => true,
  };
  const client = createDataClient(
    superviseWorker<DataApi>(
      () => {
        started += 1;
        const { port1, port2 } = new MessageChannel();
        ports.push(port2);
        if (started > deaths) expose(api, port2);
        const control = wrap<{ ping(): true }>(port1);
        return {
          api: wrap<DataApi>(port1),
          ping: () => control.ping(),
          onFailure: () => undefined,
          terminate() {
            terminated += 1;
            port1.close();
            port2.close();
          },
        };
      },
      { deadlinesMs: [Infinity, Infinity], heartbeatMs: HEARTBEAT_MS },
    ),
  );
  clients.push(client);
  return { client, started: () => started, terminated: () => terminated, kill: () => ports.at(-1)?.close() };
}

const QUERY = {
  countries: ['namibia'],
  text: '',
  categories: [],
  regions: [],
  months: [],
  durations: [],
  sort: 'name',
  locale: 'en',
  near: [],
} as const;

describe('data client', () => {
  it('syncs at the start, when the network returns and when the page becomes visible', async () => {
    const { client } = clientWith(0);
    dispatchEvent(new Event('online'));
    PAGE.dispatchEvent(new Event('visibilitychange'));
    PAGE.visibilityState = 'hidden';
    PAGE.dispatchEvent(new Event('visibilitychange'));
    PAGE.visibilityState = 'visible';
    expect(await client.sync('manual')).toEqual(IDLE);
    expect(reasons).toEqual(['start', 'online', 'visible', 'manual']);
  });

  it('replaces a worker that never starts', async () => {
    const { client, started } = clientWith(1);
    expect(await client.experiences(QUERY)).toEqual(['namibia']);
    expect(started()).toBe(2);
  });

  it('passes the logged-in user to a replacement worker', async () => {
    const signedIn = JSON.stringify({ id: 'anna-1', username: 'anna' });
    const getItem = (name: string) => (name === 'signedIn' ? signedIn : null);
    vi.stubGlobal('localStorage', { getItem, setItem: () => undefined });
    await clientWith(1).client.experiences(QUERY);
    expect(userIds).toEqual(['anna-1']);
  });

  it('replaces a killed worker at the next call, without waiting for the heartbeat', async () => {
    vi.stubGlobal('setInterval', () => 0);
    const { client, started, kill } = clientWith(0);
    await client.sync('manual');
    kill();
    expect(await client.experiences(QUERY)).toEqual(['namibia']);
    expect(started()).toBe(2);
  });

  it('keeps an idle worker that answers the heartbeat', async () => {
    const { client, started } = clientWith(0);
    await client.sync('manual');
    await new Promise((resolve) => setTimeout(resolve, 4 * HEARTBEAT_MS));
    expect(await client.experiences(QUERY)).toEqual(['namibia']);
    expect(started()).toBe(1);
  });

  it('terminates the worker of a page that enters the back/forward cache, and answers once it is left', async () => {
    const { client, started, terminated } = clientWith(0);
    await client.sync('manual');
    dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }));
    expect(terminated()).toBe(0);
    const asked = client.experiences(QUERY);
    dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
    expect([started(), terminated()]).toEqual([1, 1]);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(await asked).toEqual(['namibia']);
    expect([started(), terminated()]).toEqual([2, 1]);
  });

  it('fails calls instead of hanging when no worker starts', async () => {
    const { client } = clientWith(9);
    await expect(client.experiences(QUERY)).rejects.toThrow('does not respond');
    expect(await client.sync('manual')).toEqual({ phase: 'failed', code: 'server', at: null });
  });
});
