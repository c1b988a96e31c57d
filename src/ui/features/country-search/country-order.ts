import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import type { Locale } from '../../../model/base/locale.ts';

/** Countries that can be planned first, then upcoming ones; each sorted by localized name. */
export function orderCountries(countries: readonly CountrySummary[], locale: Locale): CountrySummary[] {
  const collator = new Intl.Collator(locale);
  return [...countries].sort(
    (a, b) => Number(canPlan(b)) - Number(canPlan(a)) || collator.compare(a[locale].name, b[locale].name),
  );
}

export function canPlan(country: CountrySummary): boolean {
  return country.planner;
}

/** Case-insensitive prefix match on the localized name. */
export function matchesCountry(country: CountrySummary, typed: string, locale: Locale): boolean {
  const wanted = typed.trim().toLocaleLowerCase(locale);
  return country[locale].name.toLocaleLowerCase(locale).startsWith(wanted);
}
