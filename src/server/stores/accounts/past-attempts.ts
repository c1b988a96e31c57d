/**
 * Idempotency keys of past writes to a row. A retried change is recognized by its version, and any retry by its stored
 * answer for some days; these recognize a retried creation, favorite or picture after that.
 */
export interface WithAttempts {
  attempts: readonly PastAttempt[];
}

export interface PastAttempt {
  /** `Idempotency-Key`. */
  key: string;
  /** Sequence number that the attempt was given. */
  seq: number;
}

/** A device has one write in flight per row, so this many other writes must come before a retry looks new. */
const ATTEMPTS_MAX = 16;

export function attemptOf(row: WithAttempts | undefined, key: string | undefined): PastAttempt | undefined {
  return key === undefined ? undefined : row?.attempts.find((past) => past.key === key);
}

/** Appends an attempt and drops the oldest. */
export function attemptsWith(
  row: WithAttempts | undefined,
  key: string | undefined,
  seq: number,
): readonly PastAttempt[] {
  const past = row?.attempts ?? [];
  if (key === undefined || attemptOf(row, key)) return past;
  return [...past, { key, seq }].slice(-ATTEMPTS_MAX);
}
