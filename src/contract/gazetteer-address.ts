/** Folder of the packs of places, by ISO 3166-1 code. */
export const GAZETTEER_FOLDER = '/gazetteer/';
/** The pack of the largest places of all countries. */
export const WORLD_PACK = 'world';
/** The pack of smaller places that travellers know, in the countries of the catalogue; for searches without a country. */
export const KNOWN_PACK = 'known';

/** URL of a pack; a release with other places has other URLs. */
export function gazetteerAddress(name: string): string {
  return `${GAZETTEER_FOLDER}${name}.json?v=${import.meta.env.VITE_GAZETTEER_VERSION}`;
}

/** Packs to look places up in: those of the countries, or what travellers know where there is none yet. */
export function placePacks(countries: readonly string[]): readonly string[] {
  return countries.length > 0 ? countries : [KNOWN_PACK];
}
