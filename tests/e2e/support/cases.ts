import type { Size } from './fixtures.ts';
import { type Country, STOPS } from './planner-actions.ts';
import type { Locale } from './translations.ts';

export interface JourneyCase {
  locale: Locale;
  size: Size;
  country: Country;
}

const engines = process.env['BROWSER_ENGINES'] ?? 'chromium';

/**
 * `npm run test:full` runs every combination of language, size and country in Chromium; every walk, but not every
 * combination, in the other engines, whose drivers need four times as long.
 */
export const EVERY_COMBINATION = process.env['RUCKSACK_FULL'] === '1' && engines === 'chromium';

/**
 * The cases of a journey: those named, which cross languages, sizes and countries pairwise; in
 * the full run every combination.
 */
export function journeyCases(pairwise: readonly JourneyCase[]): readonly JourneyCase[] {
  if (!EVERY_COMBINATION) return pairwise;
  return (['en', 'de'] as const).flatMap((locale) =>
    (['desktop', 'phone'] as const).flatMap((size) =>
      (Object.keys(STOPS) as Country[]).map((country) => ({ locale, size, country })),
    ),
  );
}
