const FIRST_MS = 1_000;
const LONGEST_MS = 300_000;

/** How long to wait after the `failures`-th failure in a row (from 1): full jitter, at least what was asked. */
export function backOffMs(failures: number, retryAfterMs: number | null, random: () => number): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
  return Math.max(retryAfterMs ?? 0, random() * ceiling);
}
