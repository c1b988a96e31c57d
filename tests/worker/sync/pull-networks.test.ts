import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Fetch } from '../../../src/data/api/call-api.ts';
import { CatalogueDb, readMeta } from '../../../src/data/storage/catalogue-db.ts';
import type { Network } from '../../../src/model/schemas/network.ts';
import { pullNetworks } from '../../../worker/sync/pull/pull-networks.ts';
import { factsOf, networks } from '../engine/transport/real-facts.ts';

let db: CatalogueDb;
/** Networks on the server, and the countries of each request. */
let served: Map<string, Network>;
let requests: string[];

const fetch: Fetch = (address) => {
  const countries = new URL(address, 'http://localhost').searchParams.get('country_key')?.split(',') ?? [];
  requests.push(countries.join());
  const rows = countries.flatMap((key) => served.get(key) ?? []);
  return Promise.resolve(Response.json({ networks: rows }));
};

function serve(key: string, version: string): Network {
  const network = networks.find((one) => one.key === key);
  if (!network) throw new Error(`no network of ${key}`);
  const row = { ...network, version };
  served.set(key, row);
  return row;
}

const nameVersion = (key: string, networkVersion: string) =>
  db.transport.put({ ...factsOf(key), networkVersion });

beforeEach(async () => {
  db = new CatalogueDb('catalogue-networks');
  served = new Map();
  requests = [];
  for (const key of ['peru', 'laos', 'kenya', 'japan', 'italy']) {
    serve(key, 'v1');
    await nameVersion(key, 'v1');
  }
});
afterEach(() => db.delete());

describe('networks by country', () => {
  it('loads a requested country once', async () => {
    await pullNetworks(db, fetch, ['peru']);
    await pullNetworks(db, fetch, ['peru']);
    expect(requests).toEqual(['peru']);
    expect(await db.networks.get('peru')).toEqual(served.get('peru'));
    expect(await db.networks.count()).toBe(1);
  });

  it('loads a country once for calls at the same time, of which one fails', async () => {
    const broken = pullNetworks(db, () => Promise.reject(new TypeError('fetch failed')), ['peru']);
    const both = [pullNetworks(db, fetch, ['peru']), pullNetworks(db, fetch, ['peru'])];
    await expect(broken).rejects.toMatchObject({ code: 'offline' });
    await Promise.all(both);
    expect(requests).toEqual(['peru']);
  });

  it('loads it again when the transport facts name another version, and no other country', async () => {
    await pullNetworks(db, fetch, ['peru', 'laos']);
    serve('peru', 'v2');
    await nameVersion('peru', 'v2');
    await pullNetworks(db, fetch);
    expect(requests).toEqual(['peru,laos', 'peru']);
    expect((await db.networks.get('peru'))?.version).toBe('v2');
  });

  it('retries at the next sync what could not be loaded', async () => {
    await expect(pullNetworks(db, () => Promise.reject(new Error('offline')), ['kenya'])).rejects.toThrow(
      /not reached/,
    );
    expect(await db.networks.count()).toBe(0);
    expect(await readMeta(db, 'wantedNetworks')).toEqual(['kenya']);
    await pullNetworks(db, fetch);
    expect(await db.networks.toCollection().primaryKeys()).toEqual(['kenya']);
  });

  it('requests at most four countries at a time', async () => {
    await pullNetworks(db, fetch, ['peru', 'laos', 'kenya', 'japan', 'italy']);
    expect(requests).toEqual(['peru,laos,kenya,japan', 'italy']);
    expect(await db.networks.count()).toBe(5);
  });

  it('requests nothing for a country without a network', async () => {
    await pullNetworks(db, fetch, ['atlantis']);
    expect(requests).toEqual([]);
  });
});
