import type { CountrySummary, ExperienceSummary } from '../../../model/schemas/catalogue.ts';

/** Countries in the order of their best place, then by key; upcoming ones are omitted. */
export function rankDestinations(
  countries: readonly CountrySummary[],
  trending: readonly Pick<ExperienceSummary, 'country_key'>[],
): CountrySummary[] {
  const order = [...new Set(trending.map((place) => place.country_key))];
  const rank = ({ key }: CountrySummary) => (order.includes(key) ? order.indexOf(key) : order.length);
  return countries
    .filter((country) => !country.coming_soon)
    .sort((a, b) => rank(a) - rank(b) || (a.key < b.key ? -1 : 1));
}
