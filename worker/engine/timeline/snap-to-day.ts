import { at, dayOf, EARLY_MINUTE, LATE_MINUTE, type Minutes } from '../moment.ts';

/** Snaps the end of a stay of `requested` minutes to the day's window: never at night, at EARLY after a night. */
export function snapToDay(arrival: Minutes, requested: number): Minutes {
  const arrivalDay = dayOf(arrival);
  const departure = arrival + requested;
  const departureDay = dayOf(departure);
  if (departureDay > arrivalDay) return at(departureDay, EARLY_MINUTE);
  if (departure < at(arrivalDay, EARLY_MINUTE)) return at(arrivalDay, EARLY_MINUTE);
  if (departure > at(arrivalDay, LATE_MINUTE)) return at(arrivalDay + 1, EARLY_MINUTE);
  return departure;
}

/** An arrival before EARLY needs an extra night, unless it is the start of the tour. */
export function isExtraNightDue(arrival: Minutes, isFirstEntry: boolean): boolean {
  return !isFirstEntry && arrival < at(dayOf(arrival), EARLY_MINUTE);
}
