import type { SyncState } from '../../src/contract/data-api.ts';

export type SyncFailureCode = 'offline' | Extract<SyncState, { phase: 'failed' }>['code'];

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
