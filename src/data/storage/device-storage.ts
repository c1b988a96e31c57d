import type { Dexie } from 'dexie';
import type { DataApi } from '../../contract/data-api.ts';
import type { WorkerHandle } from '../planner/supervised-worker.ts';

/** In-memory fallback if the browser provides no IndexedDB (private window, blocked by a setting). */
export interface Memory {
  /** Workers cannot share the page's memory, so the data side runs in the page. */
  startDataSide: () => WorkerHandle<DataApi>;
}

/** `now` is undefined if the device has databases; otherwise writes succeed and are lost when the page closes. */
export const inMemory: { now?: Memory } = {};

const OPEN_TIMEOUT_MS = 1_500;

/**
 * Called once per page before its first query: opens a database that the page needs anyway and that can be pulled
 * again; if that fails, loads the code that deletes it on a full device, or falls back to memory for all databases.
 */
export async function openWithFallback(
  db: Dexie,
  load: () => Promise<{ handleOpenFailure: (db: Dexie, error: unknown) => Promise<void> }>,
): Promise<void> {
  try {
    await Promise.race([db.open(), new Promise((resolve) => setTimeout(resolve, OPEN_TIMEOUT_MS))]);
  } catch (error) {
    await (await load()).handleOpenFailure(db, error);
  }
}
