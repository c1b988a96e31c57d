/**
 * Places of one country, or the largest ones of the world, in columns: these compress to half of what rows do.
 * Most important places first. Written by `npm run gazetteer`; places from GeoNames (CC BY).
 */
export interface GazetteerPack {
  /** ISO 3166-1 alpha-2 codes that `country` counts in; one for the pack of a country. */
  countries: readonly string[];
  regions: readonly string[];
  /** IANA. */
  zones: readonly string[];
  /** A number is an id of GeoNames, a text that of a place of our own: `node:thailand/pai`. */
  ids: readonly (number | string)[];
  names: readonly string[];
  /** In thousandths of a degree, about 100 m. */
  lon: readonly number[];
  lat: readonly number[];
  /** Index in `regions`; -1 if unknown. */
  region: readonly number[];
  /** Index in `countries` and `zones`; missing where there is one only. */
  country?: readonly number[];
  zone?: readonly number[];
  /** Binary logarithm of the population, and more for places that travellers know. */
  rank: readonly number[];
  /** By index, where they differ from the name. */
  en: Readonly<Record<string, string>>;
  de: Readonly<Record<string, string>>;
  /** Former, local and other names by index. */
  aliases: Readonly<Record<string, readonly string[]>>;
}

export const COORDINATE_SCALE = 1_000;
