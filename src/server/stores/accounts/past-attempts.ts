/**
 * What a row remembers of attempts to write it. A version tells a change that is sent again, an answer that is kept
 * for some days tells everything; these tell a creation, a heart or a picture that is sent again after that.
 */
export interface Remembering {
  attempts: readonly PastAttempt[];
}

export interface PastAttempt {
  /** `Idempotency-Key`. */
  key: string;
  /** Number in the user's counting that the attempt had. */
  seq: number;
}

/** A device has one under way for a row: so many others have to come in before one that comes again seems new. */
const ATTEMPTS_MOST = 16;

export function attemptOf(row: Remembering | undefined, key: string | undefined): PastAttempt | undefined {
  return key === undefined ? undefined : row?.attempts.find((past) => past.key === key);
}

/** With this one as the newest, the oldest forgotten. */
export function attemptsWith(
  row: Remembering | undefined,
  key: string | undefined,
  seq: number,
): readonly PastAttempt[] {
  const past = row?.attempts ?? [];
  if (key === undefined || attemptOf(row, key)) return past;
  return [...past, { key, seq }].slice(-ATTEMPTS_MOST);
}
