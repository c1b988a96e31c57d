import type { BookingRow } from './booking/booking-rows.ts';

/** Rows that start on one day; `date` is null for rows without a date. */
export interface BookingDay {
  date: string | null;
  rows: BookingRow[];
}

/** The checklist by day and time; rows without a date come last. */
export function rowsByDate(rows: readonly BookingRow[]): BookingDay[] {
  const days = new Map<string | null, BookingRow[]>();
  const inOrder = rows.toSorted((a, b) => compare(a.from, b.from) || itineraryIndex(a) - itineraryIndex(b));
  for (const row of inOrder) {
    const date = row.from?.slice(0, 10) ?? null;
    const existing = days.get(date);
    if (existing) existing.push(row);
    else days.set(date, [row]);
  }
  return [...days].map(([date, ofDay]) => ({ date, rows: ofDay }));
}

/** Moments have a fixed length, so string order is chronological. */
function compare(a: string | null, b: string | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
}

function itineraryIndex({ booking }: BookingRow): number {
  return booking.itinIndex ?? Number.MAX_SAFE_INTEGER;
}
