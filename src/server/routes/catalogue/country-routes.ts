import {
  filterCountries,
  placesByCountry,
  sortCountries,
} from '../../../../worker/catalogue/filter-countries.ts';
import { editorsRank } from '../../../model/editors-rank.ts';
import type { CountryDetails, CountrySummary } from '../../../model/schemas/catalogue.ts';
import type { z } from 'zod/mini';
import type { Locale } from '../../../model/base/locale.ts';
import { ENDPOINTS } from '../../../contract/endpoints.ts';
import type { Catalogue } from '../../memory/catalogue-memory.ts';
import type { RegisterCatalogue } from './catalogue-route.ts';
import { numbers, pick, position, splitList } from './list-query.ts';

export function countryRoutes(get: RegisterCatalogue): void {
  get(ENDPOINTS.countries, ({ query, locale, catalogue }) => {
    const { countries, countryDetails } = catalogue.collections;
    const requested = query.key === undefined ? countries.list : pick(countries.rows, splitList(query.key));
    const matching = listed(requested, query, locale, catalogue);
    const shown = query.comingSoon === 'false' ? matching.filter((row) => !row.coming_soon) : matching;
    return {
      countries:
        query.details === 'true'
          ? shown.map((row) => withDetails(row, countryDetails.rows.get(row.key)))
          : [...shown],
    };
  });

  get(ENDPOINTS.countryDetails, ({ query, catalogue }) => {
    const { countryDetails } = catalogue.collections;
    const requested =
      query.key === undefined ? countryDetails.list : pick(countryDetails.rows, splitList(query.key));
    return { countryDetails: [...requested] };
  });

  get(ENDPOINTS.benchmarks, ({ catalogue }) => ({
    benchmarks: Object.fromEntries(
      catalogue.collections.countries.list.map(({ key, price_per_night }) => [key, { price_per_night }]),
    ),
  }));
}

type CountryQuery = z.infer<typeof ENDPOINTS.countries.query>;

/** Same search and order as the site's list of destinations; all without a query. */
function listed(
  requested: readonly CountrySummary[],
  query: CountryQuery,
  locale: Locale,
  { collections }: Catalogue,
): readonly CountrySummary[] {
  const { georegions, continents, dry_months, months, budgets, solo_female, lgbtiq, others, sort } = query;
  const filters = [georegions, continents, dry_months, months, budgets, solo_female, lgbtiq, others, sort];
  if (filters.every((filter) => filter === undefined)) return requested;
  const places = placesByCountry(collections.experiences.list, editorsRank(collections.tours.list));
  const found = filterCountries(
    requested,
    {
      georegions: splitList(georegions),
      continents: splitList(continents),
      dryMonths: numbers(dry_months),
      months: numbers(months),
      budgets: numbers(budgets),
      soloFemale: solo_female === 'true',
      lgbtiq: lgbtiq === 'true',
      comingSoon: query.comingSoon === 'true',
      others: splitList(others),
    },
    places,
  );
  const near = position(query.lat, query.long) ?? null;
  return sort === undefined ? found : sortCountries(found, sort, { locale, places, near });
}

function withDetails(row: CountrySummary, details: CountryDetails | undefined) {
  if (!details) return row;
  return { ...row, ...details, en: { ...row.en, ...details.en }, de: { ...row.de, ...details.de } };
}
