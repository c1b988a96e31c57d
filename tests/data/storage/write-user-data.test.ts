import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CatalogueDb } from '../../../src/data/storage/catalogue-db.ts';
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

/** One transaction that notes its name; the first `failures` of them fail. */
function writing(failures: number, error: () => unknown) {
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

async function kept(): Promise<string | undefined> {
  return (await user.meta.get('lastTour'))?.value;
}

describe('writing what is precious', () => {
  it('where the device is full the catalogue makes room and the write goes through', async () => {
    const full = writing(1, () => new DOMException('no room', 'QuotaExceededError'));
    expect(await writeUserData(user, full, catalogue)).toEqual({ ok: true, value: 'written' });
    expect(await kept()).toBe('kept');
    expect(await Dexie.exists('catalogue-write')).toBe(false);
    // And it can be filled anew by the same connection.
    await catalogue.countries.put(country('sri-lanka'));
    expect(await catalogue.countries.count()).toBe(1);
  });

  it('what fails in another way at the second try is told as what it was at first', async () => {
    const errors = [new DOMException('no room', 'QuotaExceededError'), new TypeError('of the code')];
    const twice = writing(2, () => errors.shift());
    expect(await writeUserData(user, twice, catalogue)).toEqual({ ok: false, code: 'full' });
    expect(getStorageState()).toBe('full');
  });

  it('the quota fault is seen inside an AbortError, as Chromium tells it', async () => {
    const inner = new DOMException('no room', 'QuotaExceededError');
    const full = writing(1, () => Object.assign(new Error('aborted'), { name: 'AbortError', inner }));
    expect((await writeUserData(user, full, catalogue)).ok).toBe(true);
    expect(await Dexie.exists('catalogue-write')).toBe(false);
  });

  it('where it stays full the write says so and nothing is half there', async () => {
    const full = writing(2, () => new DOMException('no room', 'QuotaExceededError'));
    expect(await writeUserData(user, full, catalogue)).toEqual({ ok: false, code: 'full' });
    expect(getStorageState()).toBe('full');
    expect(await kept()).toBeUndefined();
  });

  it.each(['InvalidStateError', 'UnknownError', 'DatabaseClosedError'])(
    'a connection that died with %s is opened once more and the write goes through',
    async (name) => {
      const dead = writing(1, () => Object.assign(new Error('connection lost'), { name }));
      expect(await writeUserData(user, dead, catalogue)).toEqual({ ok: true, value: 'written' });
      expect(await kept()).toBe('kept');
      expect(await Dexie.exists('catalogue-write')).toBe(true);
    },
  );

  it('a connection that stays dead never says that it wrote', async () => {
    const dead = writing(2, () => Object.assign(new Error('connection lost'), { name: 'InvalidStateError' }));
    expect(await writeUserData(user, dead, catalogue)).toEqual({ ok: false, code: 'broken' });
    expect(getStorageState()).toBe('broken');
  });

  it('a browser without a database is a state of its own', async () => {
    const refused = new Dexie.MissingAPIError('no IndexedDB');
    expect(await writeUserData(user, () => Promise.reject(refused), catalogue)).toEqual({
      ok: false,
      code: 'refused',
    });
    expect(getStorageState()).toBe('refused');
  });

  it('a fault of the code is thrown, not taken for a fault of the device', async () => {
    const bug = new TypeError('undefined is not a function');
    await expect(writeUserData(user, () => Promise.reject(bug), catalogue)).rejects.toThrow(TypeError);
    expect(storageFailure(new TypeError('x'))).toBeNull();
  });

  it('an older build loses its connection for good when a newer one upgrades the database', async () => {
    await user.open();
    const newer = new Dexie('user-write');
    newer.version(2).stores({ tours: 'id', cards: 'id, updatedAt', meta: 'name', more: 'id' });
    await newer.open();
    const late = await writeUserData(
      user,
      () => user.meta.put({ name: 'lastTour', value: 'old' }),
      catalogue,
    );
    expect(late).toEqual({ ok: false, code: 'outdated' });
    expect(await newer.table('meta').count()).toBe(0);
    newer.close();
  });
});
