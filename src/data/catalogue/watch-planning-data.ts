import { liveQuery } from 'dexie';
import type { CatalogueDb } from '../storage/catalogue-db.ts';
import { readMeta } from '../storage/catalogue-db.ts';

const COLLECTIONS = ['countries', 'experiences', 'transport', 'airports'] as const;

/** Pull state of the collections that planning needs. */
export interface FactsState {
  /** Changes whenever one of the collections does. */
  version: string;
  /** All pulled completely, or no pull in progress that could bring the rest. */
  settled: boolean;
}

/** Notifies now and on every change; observes four cursors and the versions of the networks instead of the rows. Returns the unsubscribe. */
export function watchFacts(db: CatalogueDb, listener: (state: FactsState) => void): () => void {
  const subscription = liveQuery(() => readFactsState(db)).subscribe({
    next: listener,
    error: (error: unknown) => console.error('The facts of the catalogue cannot be watched', error),
  });
  return () => subscription.unsubscribe();
}

async function readFactsState(db: CatalogueDb): Promise<FactsState> {
  const rows = await db.cursors.bulkGet([...COLLECTIONS]);
  const networks = await db.networks.orderBy('version').keys();
  const phase = (await readMeta(db, 'sync'))?.phase;
  const complete = rows.every((row) => row !== undefined && row.head !== null);
  return {
    version: [...rows.map((row) => row?.cursor ?? ''), ...networks.map(String)].join(' '),
    settled: complete || phase === 'offline' || phase === 'failed',
  };
}
