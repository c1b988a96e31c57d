import type { BookingRow } from './booking/booking-rows.ts';

/** What begins on one day; `date` is null for what has none. */
export interface BookingDay {
  date: string | null;
  rows: BookingRow[];
}

/** The checklist as a journey goes: by day, within a day by the hour; what has no date comes last. */
export function rowsByDate(rows: readonly BookingRow[]): BookingDay[] {
  const days = new Map<string | null, BookingRow[]>();
  const inOrder = rows.toSorted((a, b) => compare(a.from, b.from) || placeOf(a) - placeOf(b));
  for (const row of inOrder) {
    const date = row.from?.slice(0, 10) ?? null;
    const known = days.get(date);
    if (known) known.push(row);
    else days.set(date, [row]);
  }
  return [...days].map(([date, ofDay]) => ({ date, rows: ofDay }));
}

/** Moments of one length: their texts are in the order of time. */
function compare(a: string | null, b: string | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
}

function placeOf({ booking }: BookingRow): number {
  return booking.itinIndex ?? Number.MAX_SAFE_INTEGER;
}
