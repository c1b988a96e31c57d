import { liveQuery } from 'dexie';
import type { UserDb } from '../storage/user-db.ts';

/** Notifies of the stamp of the tour's last write, now and on each write of any tab; null if there is no tour. */
export function watchTour(db: UserDb, id: string, listener: (stamp: string | null) => void): () => void {
  const subscription = liveQuery(async () => (await db.cards.get(id))?.stamp ?? null).subscribe({
    next: listener,
    error: (error: unknown) => console.error('The tour cannot be watched', error),
  });
  return () => subscription.unsubscribe();
}
