import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { getStorageState, setStorageState } from '../../../src/data/storage/storage-state.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';

afterEach(() => {
  vi.useRealTimers();
  setStorageState('ok');
});

/** A tab of an older build that ignores version changes. */
function olderTab(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 10);
  request.addEventListener('upgradeneeded', () => {
    for (const table of ['tours', 'cards']) request.result.createObjectStore(table, { keyPath: 'id' });
    request.result.createObjectStore('meta', { keyPath: 'name' });
    request.transaction?.objectStore('cards').createIndex('updatedAt', 'updatedAt');
  });
  return new Promise((resolve) => {
    request.addEventListener('success', () => resolve(request.result));
  });
}

it('a connection queued behind another for a blocked database reports "blocked" until it opens', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const older = await olderTab('user-behind');
  // Only the first in the queue receives "blocked": here that is the worker.
  const worker = indexedDB.open('user-behind', 40);
  await new Promise((resolve) => {
    worker.addEventListener('blocked', resolve);
  });
  const page = new UserDb('user-behind');
  const opened = page.open();
  vi.advanceTimersByTime(3_900);
  expect(getStorageState()).toBe('ok');
  vi.advanceTimersByTime(200);
  expect(getStorageState()).toBe('blocked');

  worker.addEventListener('success', () => worker.result.close());
  worker.addEventListener('upgradeneeded', () => worker.transaction?.abort());
  older.close();
  await opened;
  expect(getStorageState()).toBe('ok');
  await page.delete();
});

it('a database that opens at once is never reported as blocked', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = new UserDb('user-free');
  await page.open();
  vi.advanceTimersByTime(10_000);
  expect(getStorageState()).toBe('ok');
  await page.delete();
});
