import type { SyncSummary } from '../../../data/sync/sync-summary.ts';

/** State of the account's sync chip; its labels are the translations `sync.chip.*`. */
export type SyncLook = 'saved' | 'saving' | 'offline' | 'waiting' | 'problem' | 'signedOut' | 'compare';

/** The most urgent state; conflicts are the least urgent. */
export function syncLook(
  { state, waiting, items, conflicts, phase }: SyncSummary,
  online: boolean,
): { look: SyncLook; count: number } {
  const rejected = items.filter(({ parked }) => parked !== null).length;
  if (state === 'problem' && phase === 'signed-out') return { look: 'signedOut', count: waiting };
  if (state === 'problem') return { look: 'problem', count: rejected > 0 ? rejected : waiting };
  // A successful sync cycle says nothing about the current network.
  if (state === 'waiting' || (state === 'saving' && !online)) return { look: 'waiting', count: waiting };
  if (state === 'saving') return { look: 'saving', count: waiting };
  if (conflicts > 0) return { look: 'compare', count: conflicts };
  return { look: online ? 'saved' : 'offline', count: 0 };
}
