/** Folder of the packs of places, by ISO 3166-1 code. */
export const GAZETTEER_FOLDER = '/gazetteer/';
/** The pack of the largest places of all countries. */
export const LARGEST_PLACES_PACK = 'world';
/** The pack of famous smaller places of all countries, so that Petra is also found while planning a tour of Vietnam. */
export const FAMOUS_PLACES_PACK = 'known';

/** URL of a pack; a release with other places has other URLs. */
export function gazetteerAddress(name: string): string {
  return `${GAZETTEER_FOLDER}${name}.json?v=${import.meta.env.VITE_GAZETTEER_VERSION}`;
}

/** Packs to look places up in: those of the countries, and the famous places of all others. */
export function placePacks(countries: readonly string[]): readonly string[] {
  return [...countries, FAMOUS_PLACES_PACK];
}
