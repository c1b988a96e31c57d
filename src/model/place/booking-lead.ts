const DAYS_PER_WEEK = 7;
const DAYS_PER_MONTH = 30;

/** How long ahead to book, in the unit that people say it in. */
export interface BookingLead {
  unit: 'days' | 'weeks' | 'months';
  count: number;
}

/** Null for what is booked on the spot. Weeks and months are rounded. */
export function bookingLead(days: number): BookingLead | null {
  if (days === 0) return null;
  if (days === DAYS_PER_MONTH || days >= 2 * DAYS_PER_MONTH)
    return { unit: 'months', count: Math.round(days / DAYS_PER_MONTH) };
  if (days === DAYS_PER_WEEK || days >= 2 * DAYS_PER_WEEK)
    return { unit: 'weeks', count: Math.round(days / DAYS_PER_WEEK) };
  return { unit: 'days', count: days };
}
