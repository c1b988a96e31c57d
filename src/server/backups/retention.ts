const NAME = /^rucksack-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.jsonl\.gz$/;
const HOURS_KEPT = 24;
const DAYS_KEPT = 7;
const WEEKS_KEPT = 5;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** 1970-01-01 was a Thursday; weeks start on Mondays. */
const MONDAY_OFFSET_DAYS = 3;

/** File name of a backup, in UTC, so that names sort by time. */
export function backupName(at: Date): string {
  return `rucksack-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.jsonl.gz`;
}

/** Milliseconds since 1970; undefined for a file of another name. */
export function backupTimeMs(name: string): number | undefined {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  return day === undefined ? undefined : Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
}

/**
 * Retention policy: expires all backups but the newest of each of the last 24 hours, 7 days and 5 weeks that have one.
 * Ignores other files.
 */
export function expiredBackups(names: readonly string[]): string[] {
  const backups = names
    .flatMap((name) => {
      const at = backupTimeMs(name);
      return at === undefined ? [] : [{ name, at }];
    })
    .toSorted((a, b) => b.at - a.at);
  const kept = new Set<string>();
  const keepNewest = (periods: number, periodOf: (at: number) => number): void => {
    const seen = new Set<number>();
    for (const { name, at } of backups) {
      const period = periodOf(at);
      if (seen.has(period)) continue;
      if (seen.size === periods) return;
      seen.add(period);
      kept.add(name);
    }
  };
  keepNewest(HOURS_KEPT, (at) => Math.floor(at / HOUR_MS));
  keepNewest(DAYS_KEPT, (at) => Math.floor(at / DAY_MS));
  keepNewest(WEEKS_KEPT, (at) => Math.floor((Math.floor(at / DAY_MS) + MONDAY_OFFSET_DAYS) / 7));
  return backups.filter(({ name }) => !kept.has(name)).map(({ name }) => name);
}
