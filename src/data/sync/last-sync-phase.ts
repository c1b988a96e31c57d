import type { UserSyncState } from './user-sync-state.ts';
import { META, type UserDb } from '../storage/user-db.ts';

const PHASES = ['idle', 'offline', 'signed-out', 'outdated', 'server', 'bad-answer', 'storage-full'] as const;

/** Outcome of the account's last sync cycle; null before the first. */
export async function lastSyncPhase(db: UserDb): Promise<UserSyncState['phase'] | null> {
  const row = await db.meta.get(META.sync);
  if (!row) return null;
  const state: unknown = JSON.parse(row.value);
  const phase = typeof state === 'object' && state !== null && 'phase' in state ? state.phase : null;
  return PHASES.find((known) => known === phase) ?? null;
}
