import { at, dayOf, EARLY_MINUTE, LATE_MINUTE, type Minutes } from '../moment.ts';

/** When a stay of `requested` minutes really ends: by day only, and after a night at EARLY. */
export function settle(arrival: Minutes, requested: number): Minutes {
  const arrivalDay = dayOf(arrival);
  const departure = arrival + requested;
  const departureDay = dayOf(departure);
  if (departureDay > arrivalDay) return at(departureDay, EARLY_MINUTE);
  if (departure < at(arrivalDay, EARLY_MINUTE)) return at(arrivalDay, EARLY_MINUTE);
  if (departure > at(arrivalDay, LATE_MINUTE)) return at(arrivalDay + 1, EARLY_MINUTE);
  return departure;
}

/** Whoever comes in before EARLY needs a bed, unless the tour begins there. */
export function isExtraNightDue(arrival: Minutes, isFirstEntry: boolean): boolean {
  return !isFirstEntry && arrival < at(dayOf(arrival), EARLY_MINUTE);
}
