import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CatalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { databaseExists } from '../../../src/data/storage/database-exists.ts';
import { storageFailure } from '../../../src/data/storage/storage-failure.ts';
import { getStorageState, setStorageState } from '../../../src/data/storage/storage-state.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';
import { writeUserData } from '../../../src/data/storage/write-user-data.ts';
import { country } from '../../worker/sync/catalogue-items.ts';

let user: UserDb;
let catalogue: CatalogueDb;

beforeEach(async () => {
  user = new UserDb('user-write');
  catalogue = new CatalogueDb('catalogue-write');
  await catalogue.countries.put(country('namibia'));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(async () => {
  vi.restoreAllMocks();
  setStorageState('ok');
  await user.delete();
  await catalogue.delete();
});

/** A transaction that writes a value; its first `failures` runs fail. */
function failingWrite(failures: number, error: () => unknown) {
  let left = failures;
  return () =>
    user.transaction('rw', user.meta, async () => {
      await user.meta.put({ name: 'lastTour', value: 'kept' });
      if (left > 0) {
        left -= 1;
        throw error();
      }
      return 'written';
    });
}

async function storedValue(): Promise<string | undefined> {
  return (await user.meta.get('lastTour'))?.value;
}

describe('writeUserData', () => {
  it('deletes the catalogue when the quota is exceeded and retries', async () => {
    const full = failingWrite(1, () => new DOMException('no room', 'QuotaExceededError'));
    expect(await writeUserData(user, full, catalogue)).toEqual({ ok: true, value: 'written' });
    expect(await storedValue()).toBe('kept');
    expect(await databaseExists('catalogue-write')).toBe(false);
    // The same connection can fill it again.
    await catalogue.countries.put(country('sri-lanka'));
    expect(await catalogue.countries.count()).toBe(1);
  });

  it('reports the first error when the retry fails differently', async () => {
    const errors = [new DOMException('no room', 'QuotaExceededError'), new TypeError('of the code')];
    const twice = failingWrite(2, () => errors.shift());
    expect(await writeUserData(user, twice, catalogue)).toEqual({ ok: false, code: 'full' });
    expect(getStorageState()).toBe('full');
  });

  it('recognizes a quota error inside an AbortError, as in Chromium', async () => {
    const inner = new DOMException('no room', 'QuotaExceededError');
    const full = failingWrite(1, () => Object.assign(new Error('aborted'), { name: 'AbortError', inner }));
    expect((await writeUserData(user, full, catalogue)).ok).toBe(true);
    expect(await databaseExists('catalogue-write')).toBe(false);
  });

  it('reports "full" and writes nothing when the retry fails too', async () => {
    const full = failingWrite(2, () => new DOMException('no room', 'QuotaExceededError'));
    expect(await writeUserData(user, full, catalogue)).toEqual({ ok: false, code: 'full' });
    expect(getStorageState()).toBe('full');
    expect(await storedValue()).toBeUndefined();
  });

  it.each(['InvalidStateError', 'UnknownError', 'DatabaseClosedError'])(
    'reopens a connection lost with %s and retries',
    async (name) => {
      const dead = failingWrite(1, () => Object.assign(new Error('connection lost'), { name }));
      expect(await writeUserData(user, dead, catalogue)).toEqual({ ok: true, value: 'written' });
      expect(await storedValue()).toBe('kept');
      expect(await databaseExists('catalogue-write')).toBe(true);
    },
  );

  it('reopens a connection that the browser closed in the background', async () => {
    await user.open();
    user.backendDB().close();
    expect(await storedValue()).toBeUndefined();
    user.backendDB().close();
    expect(await writeUserData(user, failingWrite(0, Error), catalogue)).toEqual({
      ok: true,
      value: 'written',
    });
    expect(await storedValue()).toBe('kept');
    expect(getStorageState()).toBe('ok');
  });

  it('reports "broken" when the connection stays lost', async () => {
    const dead = failingWrite(2, () =>
      Object.assign(new Error('connection lost'), { name: 'InvalidStateError' }),
    );
    expect(await writeUserData(user, dead, catalogue)).toEqual({ ok: false, code: 'broken' });
    expect(getStorageState()).toBe('broken');
  });

  it('reports "denied" when the browser has no IndexedDB', async () => {
    const denied = new Dexie.MissingAPIError('no IndexedDB');
    expect(await writeUserData(user, () => Promise.reject(denied), catalogue)).toEqual({
      ok: false,
      code: 'denied',
    });
    expect(getStorageState()).toBe('denied');
  });

  it('rethrows programming errors', async () => {
    const bug = new TypeError('undefined is not a function');
    await expect(writeUserData(user, () => Promise.reject(bug), catalogue)).rejects.toThrow(TypeError);
    expect(storageFailure(new TypeError('x'))).toBeNull();
  });

  it('reports "outdated" after a newer build upgraded the database', async () => {
    await user.open();
    const newer = new Dexie('user-write');
    newer.version(2).stores({ tours: 'id', cards: 'id, updatedAt', meta: 'name', more: 'id' });
    await newer.open();
    const result = await writeUserData(
      user,
      () => user.meta.put({ name: 'lastTour', value: 'old' }),
      catalogue,
    );
    expect(result).toEqual({ ok: false, code: 'outdated' });
    expect(await newer.table('meta').count()).toBe(0);
    newer.close();
  });
});
