import type { SyncState } from '../../src/contract/data-api.ts';

/**
 * `former-epoch`: a copy was put back on the server; the heads say more. `signed-out`: the session is over, or
 * somebody else's. `closed`: the person signed out here while it ran.
 */
export type SyncFailureCode =
  'offline' | 'signed-out' | 'closed' | 'former-epoch' | Extract<SyncState, { phase: 'failed' }>['code'];

/** Why a cycle ended before its end; caught once, by the cycle. */
export class SyncFailure extends Error {
  readonly code: SyncFailureCode;
  /** What the server asked to wait, or null. */
  readonly retryAfterMs: number | null;

  constructor(code: SyncFailureCode, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.name = 'SyncFailure';
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}
