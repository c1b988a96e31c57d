import { countryKeyOf } from '../place/country-name.ts';
import type { CountrySummary } from '../schemas/catalogue.ts';
import type { GazetteerPlace } from './gazetteer-pack.ts';

/** A town is left the next day. */
const TYPICAL_STAY_HOURS = 24;
/** An estimate for countries of which no price is known: a simple double room, in USD of 2025. */
const TYPICAL_NIGHT_USD = 45;

/** The source of an own experience that is made from a place. */
export function sourceOf({ id }: Pick<GazetteerPlace, 'id'>): string {
  return id.startsWith('geonames:') ? id : `gazetteer:${id}`;
}

/** The sources that own experiences of this place may have: it may have had other ids when they were made. */
export function sourcesOf({ id, formerIds = [] }: Pick<GazetteerPlace, 'id' | 'formerIds'>): string[] {
  return [id, ...formerIds].map((one) => sourceOf({ id: one }));
}

/** An own experience at a place; stay and price are what is usual in its country. */
export function typicalValues(
  place: Omit<GazetteerPlace, 'id'>,
  countries: readonly Pick<CountrySummary, 'key' | 'iso2' | 'price_per_night'>[],
) {
  const country = countries.find(({ iso2 }) => iso2 === place.country);
  return {
    title: place.name,
    description: '',
    country_key: countryKeyOf(place.country, countries),
    region: place.region,
    address: '',
    location: { coordinates: [...place.at] as [number, number] },
    duration: TYPICAL_STAY_HOURS,
    categories: [],
    months: [],
    price: 0,
    price_per_night: country?.price_per_night ?? TYPICAL_NIGHT_USD,
    ...(place.zone === '' ? {} : { timezone: place.zone }),
  };
}
