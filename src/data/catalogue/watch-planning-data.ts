import { liveQuery } from 'dexie';
import type { CatalogueDb } from '../storage/catalogue-db.ts';
import { readMeta } from '../storage/catalogue-db.ts';

const COLLECTIONS = ['countries', 'experiences', 'transport', 'airports'] as const;

/** What the device knows of the facts that planning needs. */
export interface FactsState {
  /** Changes whenever one of the collections does. */
  version: string;
  /** All pulled to the end once, or no pull under way that could still bring them. */
  settled: boolean;
}

/** Tells the state now and on each change, by four cursors instead of the rows. */
export function watchFacts(db: CatalogueDb, listener: (state: FactsState) => void): () => void {
  const subscription = liveQuery(() => readFactsState(db)).subscribe({
    next: listener,
    error: (error: unknown) => console.error('The facts of the catalogue cannot be watched', error),
  });
  return () => subscription.unsubscribe();
}

async function readFactsState(db: CatalogueDb): Promise<FactsState> {
  const rows = await db.cursors.bulkGet([...COLLECTIONS]);
  const phase = (await readMeta(db, 'sync'))?.phase;
  const complete = rows.every((row) => row !== undefined && row.head !== null);
  return {
    version: rows.map((row) => row?.cursor ?? '').join(' '),
    settled: complete || phase === 'offline' || phase === 'failed',
  };
}
