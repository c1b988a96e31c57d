import { expose, wrap } from 'comlink';
import { Dexie } from 'dexie';
import { IDBKeyRange, indexedDB } from 'fake-indexeddb';
import type { DataApi } from '../../contract/data-api.ts';
import { dataSide } from '../../../worker/data-side.ts';
import { inMemory } from './device-storage.ts';
import { packsDb } from './packs-db.ts';
import { storageFailure } from './storage-failure.ts';
import { setStorageState } from './storage-state.ts';
import type { WorkerHandle } from '../planner/supervised-worker.ts';
import { userDb } from './user-db.ts';

/**
 * In-memory IndexedDB fallback (fake-indexeddb, standards-compliant). Each of its steps is a macrotask: if the
 * browser has neither `scheduler` nor `setImmediate`, a MessageChannel avoids the milliseconds that setTimeout adds.
 */
if (!('scheduler' in globalThis) && !('setImmediate' in globalThis)) {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.addEventListener('message', () => waiting.shift()?.());
  port1.start();
  Object.assign(globalThis, {
    setImmediate(run: () => void) {
      waiting.push(run);
      port2.postMessage(null);
    },
  });
}

/**
 * Deletes `db` where a full device lets no database open; switches all databases that are not open yet to memory if the
 * browser refuses IndexedDB.
 */
export async function handleOpenFailure(db: Dexie, error: unknown): Promise<void> {
  const failure = storageFailure(error);
  if (failure === 'full') await db.delete({ disableAutoOpen: false });
  if (globalThis.indexedDB && failure !== 'denied') return;
  // Dexie reads its dependencies at every open; instances that are created later inherit them from `Dexie`.
  for (const one of [db, userDb, packsDb, Dexie])
    Object.assign(dependenciesOf(one), { indexedDB, IDBKeyRange });
  inMemory.now = { startDataSide };
  setStorageState('denied');
  db.close({ disableAutoOpen: false });
}

function dependenciesOf(of: object): object {
  const found: unknown = Reflect.get(of, '_deps') ?? Reflect.get(of, 'dependencies');
  if (typeof found !== 'object' || found === null) throw new Error('Dexie.dependencies is missing');
  return found;
}

/** The data worker's API, run in the page. */
function startDataSide(): WorkerHandle<DataApi> {
  const { port1, port2 } = new MessageChannel();
  expose(dataSide, port1);
  const api = wrap<DataApi>(port2);
  return { api, ping: () => api.ping(), onFailure: () => undefined, terminate: () => port1.close() };
}
