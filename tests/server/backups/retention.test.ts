import { expect, it } from 'vitest';
import { backupName, backupTimeMs, expiredBackups } from '../../../src/server/backups/retention.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = Date.parse('2026-11-22T21:20:10Z');

/** Ages in hours of the backups that remain after one every ten minutes for some days, pruned after each. */
function remainingAges(days: number): number[] {
  let names: string[] = [];
  for (let at = NOW - days * DAY_MS; at <= NOW; at += HOUR_MS / 6) {
    names.push(backupName(new Date(at)));
    const expired = new Set(expiredBackups(names));
    names = names.filter((name) => !expired.has(name));
  }
  return names.map((name) => (NOW - (backupTimeMs(name) ?? 0)) / HOUR_MS).toSorted((a, b) => a - b);
}

it('backupName contains the time of the backup, and backupTimeMs reads it', () => {
  expect(backupName(new Date(NOW))).toBe('rucksack-2026-11-22T21-20-10Z.jsonl.gz');
  expect(backupTimeMs(backupName(new Date(NOW)))).toBe(NOW);
  expect(backupTimeMs('notes.txt')).toBeUndefined();
});

it('expiredBackups keeps one backup for each of 24 hours, 7 days and 5 weeks, and the newest', () => {
  const ages = remainingAges(60);
  expect(ages[0]).toBe(0);
  expect(ages.filter((hours) => hours < 24)).toHaveLength(24);
  const days = new Set(ages.map((hours) => Math.floor((NOW - hours * HOUR_MS) / DAY_MS)));
  for (let back = 0; back < 7; back += 1) expect(days).toContain(Math.floor(NOW / DAY_MS) - back);
  // The newest of the fifth calendar week, counted from this one, is 22 to 28 days old.
  expect(Math.max(...ages)).toBeGreaterThan(21 * 24);
  expect(Math.max(...ages)).toBeLessThan(29 * 24);
  expect(ages.length).toBeLessThanOrEqual(24 + 7 + 5);
});

it('expiredBackups keeps the backups of a server that was off for months', () => {
  const names = [400, 300, 200].map((days) => backupName(new Date(NOW - days * DAY_MS)));
  expect(expiredBackups(names)).toEqual([]);
});

it('expiredBackups ignores files with other names', () => {
  const names = Array.from({ length: 100 }, (_, index) => backupName(new Date(NOW - index * 60_000)));
  expect(expiredBackups(['verified.json', 'mine.tar', ...names])).not.toContain('mine.tar');
  // 100 minutes are in three clock hours, the newest of each stays.
  expect(expiredBackups(['verified.json', ...names])).toHaveLength(97);
});
