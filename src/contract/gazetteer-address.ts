/** Folder of the packs of places, by ISO 3166-1 code. */
export const GAZETTEER_FOLDER = '/gazetteer/';
/** The pack of the largest places of all countries. */
export const WORLD_PACK = 'world';
/** The pack of smaller places of all countries that travellers know: Petra is found by who plans a tour of Vietnam. */
export const KNOWN_PACK = 'known';

/** URL of a pack; a release with other places has other URLs. */
export function gazetteerAddress(name: string): string {
  return `${GAZETTEER_FOLDER}${name}.json?v=${import.meta.env.VITE_GAZETTEER_VERSION}`;
}

/** Packs to look places up in: those of the countries, and what travellers know elsewhere. */
export function placePacks(countries: readonly string[]): readonly string[] {
  return [...countries, KNOWN_PACK];
}
