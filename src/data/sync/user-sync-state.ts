/**
 * How the last cycle of an account ended. `signed-out`: the session is over, everything waits for a new sign-in
 * of the same person. `outdated`: this build is no longer served, the outbox waits for the update.
 */
export interface UserSyncState {
  phase: 'idle' | 'offline' | 'signed-out' | 'outdated' | 'server' | 'bad-answer' | 'storage-full' | 'closed';
}
