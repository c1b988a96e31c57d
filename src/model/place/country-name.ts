import type { Locale, Localized } from '../base/locale.ts';

/** Whether a key is the ISO code of a country that the catalogue lacks: its own keys are names. */
export const isIsoKey = (key: string): boolean => key.length === 2;

/** Key of a country: that of the catalogue, or its ISO code in small letters where the catalogue lacks it. */
export function countryKeyOf(iso2: string, catalogue: Iterable<{ key: string; iso2: string }>): string {
  for (const country of catalogue) if (country.iso2 === iso2) return country.key;
  return iso2.toLowerCase();
}

/** ISO codes of countries by their keys, without those of the catalogue that are not on the device yet. */
export function isoCodesOf(
  keys: readonly string[],
  catalogue: ReadonlyMap<string, { iso2: string }>,
): string[] {
  return keys.flatMap((key) => catalogue.get(key)?.iso2 ?? (isIsoKey(key) ? key.toUpperCase() : []));
}

/** Name of a country by its key, also where the catalogue lacks it; undefined if it is not on the device yet. */
export function countryName(
  key: string,
  row: Localized<{ name: string }> | undefined,
  locale: Locale,
): string | undefined {
  if (row !== undefined || !isIsoKey(key)) return row?.[locale].name;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(key.toUpperCase());
}
