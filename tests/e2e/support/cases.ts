import type { Size } from './fixtures.ts';
import { type Country, STOPS } from './planner-actions.ts';
import type { Locale } from './translations.ts';

export interface JourneyCase {
  locale: Locale;
  size: Size;
  country: Country;
}

/**
 * The cases of a journey: those named, which cross languages, sizes and countries pairwise; with
 * `npm run test:full` every combination.
 */
export function journeyCases(pairwise: readonly JourneyCase[]): readonly JourneyCase[] {
  if (!process.env['RUCKSACK_FULL']) return pairwise;
  return (['en', 'de'] as const).flatMap((locale) =>
    (['desktop', 'phone'] as const).flatMap((size) =>
      (Object.keys(STOPS) as Country[]).map((country) => ({ locale, size, country })),
    ),
  );
}
