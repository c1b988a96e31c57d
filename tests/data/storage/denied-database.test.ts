import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { getStorageState, setStorageState } from '../../../src/data/storage/storage-state.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';

afterEach(() => {
  vi.restoreAllMocks();
  setStorageState('ok');
});

it.each([
  ['The operation is insecure.', 'SecurityError'],
  ['The user denied permission to access the database.', 'UnknownError'],
])('the first read reports a denied database: %s', async (message, name) => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException(message, name);
  });
  const db = new UserDb('user-denied');
  await expect(db.tours.toArray()).rejects.toThrow(message);
  await vi.waitFor(() => expect(getStorageState()).toBe('denied'));
});
