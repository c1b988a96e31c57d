import type { CountrySummary } from '../../../model/schemas/catalogue.ts';
import type { Locale } from '../../../model/base/locale.ts';

/** Countries ready to plan first, then others, then upcoming ones; each sorted by localized name. */
export function orderCountries(countries: readonly CountrySummary[], locale: Locale): CountrySummary[] {
  const collator = new Intl.Collator(locale);
  return [...countries].sort((a, b) => rank(a) - rank(b) || collator.compare(a[locale].name, b[locale].name));
}

function rank({ planner, coming_soon: isUpcoming }: CountrySummary): number {
  return isUpcoming ? 2 : Number(!planner);
}

/** Case-insensitive prefix match on the localized name. */
export function matchesCountry(country: CountrySummary, typed: string, locale: Locale): boolean {
  const wanted = typed.trim().toLocaleLowerCase(locale);
  return country[locale].name.toLocaleLowerCase(locale).startsWith(wanted);
}
