import type { DateText, Moment } from '../plan.ts';

export const DAY_MS = 86_400_000;
const DATE_LENGTH = 'YYYY-MM-DD'.length;

/** Calendar days between two dates, negative where `to` is earlier; of moments only the date counts. */
export function daysBetween(from: Moment, to: Moment): number {
  return Math.round((dayMs(to) - dayMs(from)) / DAY_MS);
}

export function dateAfter(date: Moment, days: number): DateText {
  return new Date(dayMs(date) + days * DAY_MS).toISOString().slice(0, DATE_LENGTH);
}

function dayMs(text: string): number {
  return Date.parse(`${text.slice(0, DATE_LENGTH)}T00:00Z`);
}
