/**
 * Outcome of an account's last sync cycle. `signed-out`: the session expired, everything waits for the next login of
 * the same user. `outdated`: the server no longer supports this build, the outbox waits for the update.
 */
export interface UserSyncState {
  phase: 'idle' | 'offline' | 'signed-out' | 'outdated' | 'server' | 'bad-answer' | 'storage-full' | 'closed';
}
