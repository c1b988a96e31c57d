import type { SyncState } from '../../src/contract/data-api.ts';

/**
 * `former-epoch`: a backup was restored on the server; the heads have the new epoch. `signed-out`: the session expired
 * or belongs to another account. `closed`: the user logged out here during the cycle.
 */
export type SyncFailureCode =
  'offline' | 'signed-out' | 'closed' | 'former-epoch' | Extract<SyncState, { phase: 'failed' }>['code'];

/** Why a cycle was aborted; caught once, by the cycle. */
export class SyncFailure extends Error {
  readonly code: SyncFailureCode;
  /** The server's `Retry-After`, or null. */
  readonly retryAfterMs: number | null;

  constructor(code: SyncFailureCode, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.name = 'SyncFailure';
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}
