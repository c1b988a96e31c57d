import type { Locale } from '../../model/base/locale.ts';

/** A UTC instant ("2026-11-20T08:14:00.000Z") on the clock of this device: date and time. */
export function formatInstant(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-US', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant));
}
