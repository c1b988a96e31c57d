import type { Locale } from '../../model/base/locale.ts';
import { memoizeOnce } from '../../model/base/memoize-once.ts';

/** Consecutive runs of months, wrapping around the year: [11,12,1,2,7] gives [[11,2],[7,7]]; all twelve give []. */
export function monthRuns(months: readonly number[]): [number, number][] {
  const set = new Set(months);
  if (set.size >= 12) return [];
  const starts = [...set].filter((month) => !set.has(month === 1 ? 12 : month - 1)).sort((a, b) => a - b);
  return starts.map((start) => {
    let end = start;
    while (set.has((end % 12) + 1)) end = (end % 12) + 1;
    return [start, end];
  });
}

export function monthName(month: number, locale: Locale, width: 'narrow' | 'short' | 'long'): string {
  return monthNames(locale, width)[month - 1] ?? '';
}

const monthNames = memoizeOnce((locale: Locale, width: 'narrow' | 'short' | 'long') => {
  const name = new Intl.DateTimeFormat(locale, { month: width, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => name.format(new Date(Date.UTC(2027, index, 1))));
});

/** "Apr–Oct", "Jan–Mar, Jul"; empty for all twelve months, which the page labels itself. */
export function formatMonths(months: readonly number[], locale: Locale, width: 'short' | 'long'): string {
  const dash = width === 'short' ? '–' : ' – ';
  return monthRuns(months)
    .map(([from, to]) =>
      from === to
        ? monthName(from, locale, width)
        : monthName(from, locale, width) + dash + monthName(to, locale, width),
    )
    .join(', ');
}
