import { catalogueDb, type CatalogueDb } from './catalogue-db.ts';
import { storageFailure } from './storage-failure.ts';
import { getStorageState, setStorageState, type StorageState } from './storage-state.ts';
import type { UserDb } from './user-db.ts';

export type UserWrite<T> =
  { ok: true; value: T } | { ok: false; code: Exclude<StorageState, 'ok' | 'blocked'> };

/**
 * Runs one transaction on the precious database. A dead connection is opened anew once; where the device is
 * full the catalogue, which can be pulled again, makes room first. `run` may therefore run twice.
 */
export async function writeUserData<T>(
  user: UserDb,
  run: () => PromiseLike<T>,
  catalogue: CatalogueDb = catalogueDb,
): Promise<UserWrite<T>> {
  try {
    return succeeded(await run());
  } catch (error) {
    return again(error, () => repair(storageFailure(error), user, catalogue), run);
  }
}

async function again<T>(
  first: unknown,
  mend: () => Promise<boolean>,
  run: () => PromiseLike<T>,
): Promise<UserWrite<T>> {
  const fault = storageFailure(first);
  if (fault === null) throw first;
  try {
    if (!(await mend())) return failed(fault);
    return succeeded(await run());
  } catch (error) {
    console.warn('Storage failed twice', first, error);
    return failed(storageFailure(error) ?? fault);
  }
}

/** Whether another try makes sense. */
async function repair(fault: ReturnType<typeof storageFailure>, user: UserDb, catalogue: CatalogueDb) {
  if (fault === 'full') {
    await catalogue.delete({ disableAutoOpen: false });
    return true;
  }
  // A newer build has taken the database over: old code must not write into it.
  if (fault !== 'broken' || getStorageState() === 'outdated') return false;
  user.close({ disableAutoOpen: false });
  await user.open();
  return true;
}

function succeeded<T>(value: T): UserWrite<T> {
  setStorageState('ok');
  return { ok: true, value };
}

function failed(fault: 'full' | 'broken' | 'refused'): {
  ok: false;
  code: Exclude<StorageState, 'ok' | 'blocked'>;
} {
  setStorageState(fault);
  return { ok: false, code: getStorageState() === 'outdated' ? 'outdated' : fault };
}
