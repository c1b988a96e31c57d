import { catalogueDb, type CatalogueDb } from './catalogue-db.ts';
import { storageFailure } from './storage-failure.ts';
import { getStorageState, setStorageState, type StorageState } from './storage-state.ts';
import type { UserDb } from './user-db.ts';

export type UserWrite<T> =
  { ok: true; value: T } | { ok: false; code: Exclude<StorageState, 'ok' | 'blocked'> };

/**
 * Runs one transaction on the user database and retries it once after a storage failure: a lost connection is reopened;
 * when over quota the catalogue, which can be pulled again, is evicted first. `run` may therefore run twice.
 */
export async function writeUserData<T>(
  user: UserDb,
  run: () => PromiseLike<T>,
  catalogue: CatalogueDb = catalogueDb,
): Promise<UserWrite<T>> {
  try {
    return succeeded(await run());
  } catch (error) {
    return retryAfterRepair(error, () => repair(storageFailure(error), user, catalogue), run);
  }
}

async function retryAfterRepair<T>(
  first: unknown,
  tryRepair: () => Promise<boolean>,
  run: () => PromiseLike<T>,
): Promise<UserWrite<T>> {
  const failure = storageFailure(first);
  if (failure === null) throw first;
  try {
    if (!(await tryRepair())) return failed(failure);
    return succeeded(await run());
  } catch (error) {
    console.warn('Storage failed twice', first, error);
    return failed(storageFailure(error) ?? failure);
  }
}

/** Returns whether a retry makes sense. */
async function repair(failure: ReturnType<typeof storageFailure>, user: UserDb, catalogue: CatalogueDb) {
  if (failure === 'full') {
    await catalogue.delete({ disableAutoOpen: false });
    return true;
  }
  // A newer build has upgraded the database: old code must not write into it.
  if (failure !== 'broken' || getStorageState() === 'outdated') return false;
  user.close({ disableAutoOpen: false });
  await user.open();
  return true;
}

function succeeded<T>(value: T): UserWrite<T> {
  setStorageState('ok');
  return { ok: true, value };
}

function failed(failure: 'full' | 'broken' | 'denied'): {
  ok: false;
  code: Exclude<StorageState, 'ok' | 'blocked'>;
} {
  setStorageState(failure);
  return { ok: false, code: getStorageState() === 'outdated' ? 'outdated' : failure };
}
