import type { DeviceResult } from '../../../contract/data-api.ts';
import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import type { Locale } from '../../../model/base/locale.ts';
import { matchesCountry, orderCountries } from './country-order.ts';

/** A country to plan or to read about, or a result of the search that opens its page. */
export type HeroItem =
  { country: CountrySummary; result?: never } | { result: DeviceResult; country?: never };

/**
 * Countries whose name begins as typed, then what the search has, best first: a country that it names otherwise, or with
 * a typo, can be planned, too.
 */
export function heroItems(
  countries: readonly CountrySummary[],
  found: { typed: string; all: readonly DeviceResult[]; shown: readonly DeviceResult[] },
  locale: Locale,
): HeroItem[] {
  const ordered = orderCountries(countries, locale);
  if (found.typed === '') return ordered.map((country) => ({ country }));
  const begun = ordered.filter((country) => matchesCountry(country, found.typed, locale));
  const named = found.all.flatMap(({ type, key }) =>
    type === 'country' && !begun.some((country) => country.key === key)
      ? ordered.filter((country) => country.key === key)
      : [],
  );
  const toPlan = [...begun, ...named].map((country): HeroItem => ({ country }));
  const results = found.shown.map((result): HeroItem => ({ result }));
  // `Visa Namibia` asks for the guide, `Sudafrika` for the country.
  return begun.length > 0 || found.all[0]?.type === 'country'
    ? [...toPlan, ...results]
    : [...results, ...toPlan];
}

/** Identity of an item. */
export function heroItemId({ country, result }: HeroItem): string {
  return country === undefined
    ? JSON.stringify([result.type, result.key, result.section, result.filters, result.highlight?.key])
    : country.key;
}
