import type { OpeningSeason } from '../schemas/opening.ts';

type Hours = OpeningSeason['week'][number];

export interface WeekRow {
  /** First and last weekday of each run, from 0 for Monday. */
  days: [first: number, last: number][];
  /** Empty for closed days. */
  hours: Hours;
}

/** A week with the days of the same hours in one row, as on a sign: in order of their first day, closed days last. */
export function weekRows(week: readonly Hours[]): WeekRow[] {
  const rows = new Map<string, WeekRow>();
  for (const [day, hours] of week.entries()) {
    const key = JSON.stringify(hours);
    const row = rows.get(key) ?? { days: [], hours };
    const run = row.days.at(-1);
    if (run?.[1] === day - 1) run[1] = day;
    else row.days.push([day, day]);
    rows.set(key, row);
  }
  return [...rows.values()].toSorted((a, b) => Number(a.hours.length === 0) - Number(b.hours.length === 0));
}
