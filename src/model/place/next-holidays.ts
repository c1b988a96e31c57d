import type { Practical } from '../schemas/practical.ts';

type Holiday = Practical['holidays'][number];

/** The public holidays of the twelve months from the day on, as `2027-02-06`, with their next dates. */
export function nextHolidays(
  holidays: readonly Holiday[],
  today: string,
): { holiday: Holiday; date: string }[] {
  const end = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return holidays
    .flatMap((holiday) => {
      const date = holiday.dates.find((day) => day >= today && day < end);
      return date === undefined ? [] : [{ holiday, date }];
    })
    .toSorted((one, other) => one.date.localeCompare(other.date));
}
