import type { Dexie } from 'dexie';
import type { DataApi } from '../../contract/data-api.ts';
import type { WorkerHandle } from '../planner/supervised-worker.ts';

/** Where a browser gives no databases (a private window, a setting) those of the page's memory stand in for them. */
export interface Memory {
  /** No worker shares it: the data side runs in the page. */
  startDataSide: () => WorkerHandle<DataApi>;
}

/** Undefined where the device has databases; else what a page writes succeeds and is gone with it. */
export const inMemory: { now?: Memory } = {};

/** Longer no page waits for its database. */
const PATIENCE_MS = 1_500;

/**
 * To be called once by a page, before it asks for anything: opens a database that it needs anyway, and where that
 * fails loads what may stand in, for this and all others.
 */
export async function openOrStandIn(
  db: Dexie,
  load: () => Promise<{ standIn: (db: Dexie, error: unknown) => void }>,
): Promise<void> {
  try {
    await Promise.race([db.open(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  } catch (error) {
    (await load()).standIn(db, error);
  }
}
