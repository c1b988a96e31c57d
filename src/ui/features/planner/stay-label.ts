/**
 * The hours of a stay as people read them: tenths of an hour are only `.0` and `.5`.
 * Under 15 minutes rounds down, from 45 up, in between is the half. Singular up to 1.
 */
export function shownHours(hours: number): { hours: number; singular: boolean } {
  const minutes = Math.round(hours * 60);
  const whole = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const shown = rest < 15 ? whole : rest < 45 ? whole + 0.5 : whole + 1;
  return { hours: shown, singular: shown <= 1 };
}

interface LabelWords {
  t: (key: string, params?: Record<string, string | number>) => string;
  tn: (key: string, count: number) => string;
}

/** "2 nights", or "6.0 hours" for a stay without a night; `number` writes digits in the language. */
export function stayLabel(
  stay: { nights: number; duration: number },
  words: LabelWords,
  number: (value: number, digits: number) => string,
): string {
  if (stay.nights > 0) return words.tn('planner.nights', stay.nights);
  const shown = shownHours(stay.duration);
  return words.t(shown.singular ? 'planner.hours.one' : 'planner.hours.other', {
    hours: number(shown.hours, 1),
  });
}
