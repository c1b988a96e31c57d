import type { LonLat } from '../place/geo.ts';
import type { Locale } from '../base/locale.ts';

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
  /** Indices of islands and regions with several towns. */
  areas?: readonly number[];
  /** By index, where they differ from the name. */
  en: Readonly<Record<string, string>>;
  de: Readonly<Record<string, string>>;
  /** Former, local and other names by index. */
  aliases: Readonly<Record<string, readonly string[]>>;
  /** By index: `Paris of the North`. */
  nicknames?: Readonly<Record<string, readonly string[]>>;
  /** Ids of places that were merged into the one at this index; tours on devices may have them. */
  formerIds?: Readonly<Record<string, readonly (number | string)[]>>;
}

export const COORDINATE_SCALE = 1_000;

/** A place as it is shown and added to a tour. */
export interface GazetteerPlace {
  /** `geonames:1151601` or `node:thailand/pai`. */
  id: string;
  /** Missing where there are none. */
  formerIds?: string[];
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  region: string;
  zone: string;
  at: LonLat;
}

/** Every name of the place at this index, the shown ones first. */
export function namesAt(pack: GazetteerPack, index: number): string[] {
  return [
    pack.names[index] ?? '',
    pack.en[index] ?? '',
    pack.de[index] ?? '',
    ...(pack.aliases[index] ?? []),
  ].filter((name) => name !== '');
}

export function placeAt(pack: GazetteerPack, index: number, locale: Locale): GazetteerPlace {
  const formerIds = pack.formerIds?.[index]?.map(unpackedId);
  return {
    id: unpackedId(pack.ids[index] ?? ''),
    ...(formerIds ? { formerIds } : {}),
    name: pack[locale][index] ?? pack.names[index] ?? '',
    country: pack.countries[pack.country?.[index] ?? 0] ?? '',
    region: pack.regions[pack.region[index] ?? -1] ?? '',
    zone: pack.zones[pack.zone?.[index] ?? 0] ?? '',
    at: [(pack.lon[index] ?? 0) / COORDINATE_SCALE, (pack.lat[index] ?? 0) / COORDINATE_SCALE],
  };
}

const unpackedId = (id: number | string) => (typeof id === 'number' ? `geonames:${id}` : id);
