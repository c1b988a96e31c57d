import type { Translation } from '../../shell/i18n/use-translation.ts';

/**
 * Hours of a stay rounded for display to `.0` or `.5`: under 15 minutes rounds down, from 45 up, in between is the
 * half. Singular up to 1.
 */
export function roundHours(hours: number): { hours: number; singular: boolean } {
  const minutes = Math.round(hours * 60);
  const whole = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const shown = rest < 15 ? whole : rest < 45 ? whole + 0.5 : whole + 1;
  return { hours: shown, singular: shown <= 1 };
}

/** "2 nights", or "6.0 hours" for a stay without a night; `number` formats digits in the locale. */
export function stayLabel(
  stay: { nights: number; duration: number },
  texts: Pick<Translation, 't' | 'tn'>,
  number: (value: number, digits: number) => string,
): string {
  if (stay.nights > 0) return texts.tn('planner.nights', stay.nights);
  const shown = roundHours(stay.duration);
  return texts.t(shown.singular ? 'planner.hours.one' : 'planner.hours.other', {
    hours: number(shown.hours, 1),
  });
}

/** Minutes as hours, in halves: "9", "2.5". */
export function formatHours(minutes: number, number: (value: number, digits: number) => string): string {
  const { hours } = roundHours(minutes / 60);
  return number(hours, Number.isInteger(hours) ? 0 : 1);
}
