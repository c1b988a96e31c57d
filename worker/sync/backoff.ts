const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 300_000;

/**
 * Exponential backoff with full jitter after the `failures`-th failure in a row (from 1), in milliseconds.
 * @param retryAfterMs lower bound that the server asked for (`Retry-After`)
 */
export function backOffMs(failures: number, retryAfterMs: number | null, random: () => number): number {
  const ceiling = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
  return Math.max(retryAfterMs ?? 0, random() * ceiling);
}
