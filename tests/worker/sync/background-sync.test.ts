import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, expect, it, vi } from 'vitest';
import { META, UserDb } from '../../../src/data/storage/user-db.ts';
import { addTour } from '../../../src/data/tours/tours.ts';
import { syncInBackground } from '../../../worker/sync/background-sync.ts';
import { acknowledged } from '../../builders/answers.ts';
import { tourOf } from '../../builders/edited-tours.ts';

const ANNA = '0193480e-0000-7000-8000-000000000001';
const fetches = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

afterEach(async () => {
  fetches.mockReset();
  await Dexie.delete(`user-${ANNA}`);
});

async function withTour(): Promise<UserDb> {
  const db = new UserDb(`user-${ANNA}`);
  await addTour(db, { ...tourOf(1), version: null }, null);
  return db;
}

it('sends the edits of a closed page when the browser starts the service worker', async () => {
  const db = await withTour();
  fetches.mockImplementation((address, init) => {
    if (init.method === 'PUT') {
      return Promise.resolve(acknowledged(init, { tour: { ...tourOf(1), version: 5 } }, 201));
    }
    const heads = { catalogue: {}, user: {} };
    expect(address).toBe('/api/sync/heads');
    return Promise.resolve(Response.json(heads, { headers: { ETag: '"1"' } }));
  });
  await syncInBackground(`user:${ANNA}`, fetches);
  expect((await db.tours.toArray())[0]).toMatchObject({ rev: 5, dirty: false, inflight: null });
  db.close();
});

it('rejects without a response, so that the browser retries, and keeps the edits', async () => {
  const db = await withTour();
  fetches.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(syncInBackground(`user:${ANNA}`, fetches)).rejects.toThrow('offline');
  const [row] = await db.tours.toArray();
  expect(row?.dirty).toBe(true);
  expect(row?.inflight?.body?.id).toBe(row?.id);
  db.close();
});

it('does nothing after logging out and creates no database', async () => {
  await syncInBackground(`user:${ANNA}`, fetches);
  expect(await Dexie.getDatabaseNames()).not.toContain(`user-${ANNA}`);
  const db = await withTour();
  await db.meta.put({ name: META.closed, value: 'signed out' });
  await syncInBackground(`user:${ANNA}`, fetches);
  await syncInBackground('something-else', fetches);
  expect(fetches).not.toHaveBeenCalled();
  db.close();
});
