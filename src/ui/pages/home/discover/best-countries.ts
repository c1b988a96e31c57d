import type { CountrySummary, ExperienceSummary } from '../../../../model/schemas/catalogue.ts';

const SHOWN = 4;

/** Countries for which the month is among the best, those with the most places that are good then first. */
export function bestCountries<Country extends Pick<CountrySummary, 'key' | 'coming_soon' | 'best_months'>>(
  countries: readonly Country[],
  places: readonly Pick<ExperienceSummary, 'country_key' | 'months'>[],
  month: number,
): { country: Country; count: number }[] {
  const counts = new Map<string, number>();
  for (const { country_key: key, months } of places)
    if (months.includes(month)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return countries
    .filter((country) => !country.coming_soon && country.best_months.includes(month))
    .map((country) => ({ country, count: counts.get(country.key) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.country.key < b.country.key ? -1 : 1))
    .slice(0, SHOWN);
}
