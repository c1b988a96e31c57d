import type { CountryDetails, CountrySummary } from '../../model/catalogue.ts';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import type { RegisterCatalogue } from './api-routes.ts';
import { pick, words } from './list-query.ts';

export function countryRoutes(get: RegisterCatalogue): void {
  get(ENDPOINTS.countries, ({ query, catalogue }) => {
    const { countries, countryDetails } = catalogue.collections;
    const asked = query.key === undefined ? countries.list : pick(countries.rows, words(query.key));
    const shown =
      query.comingSoon === undefined
        ? asked
        : asked.filter(({ coming_soon }) => coming_soon === (query.comingSoon === 'true'));
    return {
      countries:
        query.details === 'true'
          ? shown.map((row) => withDetails(row, countryDetails.rows.get(row.key)))
          : [...shown],
    };
  });

  get(ENDPOINTS.countryDetails, ({ query, catalogue }) => {
    const { countryDetails } = catalogue.collections;
    const asked = query.key === undefined ? countryDetails.list : pick(countryDetails.rows, words(query.key));
    return { countryDetails: [...asked] };
  });

  get(ENDPOINTS.benchmarks, ({ catalogue }) => ({
    benchmarks: Object.fromEntries(
      catalogue.collections.countries.list.map(({ key, price_per_night }) => [key, { price_per_night }]),
    ),
  }));
}

function withDetails(row: CountrySummary, details: CountryDetails | undefined) {
  if (!details) return row;
  return { ...row, ...details, en: { ...row.en, ...details.en }, de: { ...row.de, ...details.de } };
}
