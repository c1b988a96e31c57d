import { greatCircleKm, type LonLat } from '../../model/place/geo.ts';
import { foldText } from '../../../worker/catalogue/fold-text.ts';
import type { Place } from './read-places.ts';
import { isSpelling, nameKey } from './spelling.ts';

/** A name and a place that bears it mean the same within this distance: islands and communes are large. */
export const SAME_NAME_KM = 25;
/** For another spelling of it. */
const SPELLING_KM = 15;
/** Positions of the table are written from memory. */
export const FORMER_NAME_KM = 10;
/** Farther away another name of a place is that of a sight or island near it. */
const OTHER_NAME_KM = 3;
/** A park is not the town whose name it bears, however close. */
const PARK = /( national ?park| nature reserve| game reserve)$|^(parque nacional|taman negara) /;

/** A name, and how far from a place of that name the same is meant. */
export interface PlaceName {
  text: string;
  km: number;
}

/** Names that a place is called by, and those by which it is found, too. */
interface Names {
  own: readonly string[];
  former?: readonly string[];
  others?: readonly string[];
}

export function placeNames({ own, former = [], others = [] }: Names): PlaceName[] {
  return [
    ...own.map((text) => ({ text, km: SAME_NAME_KM })),
    ...former.map((text) => ({ text, km: FORMER_NAME_KM })),
    ...others.map((text) => ({ text, km: reachOf(text, own) })),
  ];
}

/** How far from a place another name of it says that the same is meant. */
function reachOf(text: string, own: readonly string[]): number {
  if (own.some((one) => isSpelling(text, one))) return SPELLING_KM;
  return PARK.test(foldText(text)) ? 0 : OTHER_NAME_KM;
}

/** Places by their names, in any spelling. */
export class PlaceNames {
  readonly #byKey = new Map<string, (PlaceName & { place: Place })[]>();

  add(place: Place, names: readonly PlaceName[]): void {
    for (const name of names) {
      const key = nameKey(name.text);
      if (key === '') continue;
      const bearers = this.#byKey.get(key);
      if (bearers) bearers.push({ ...name, place });
      else this.#byKey.set(key, [{ ...name, place }]);
    }
  }

  /** Places that one of these names means at this position, the nearest first. */
  find(names: readonly PlaceName[], at: LonLat): { place: Place; km: number }[] {
    return names
      .flatMap((name) =>
        (this.#byKey.get(nameKey(name.text)) ?? []).map((bearer) => ({
          place: bearer.place,
          most: Math.min(name.km, bearer.km),
          km: greatCircleKm(bearer.place.at, at),
        })),
      )
      .filter(({ km, most }) => km <= most)
      .sort((a, b) => a.km - b.km);
  }

  /** Whether the place is called so, letter for letter, rather than only found by the name. */
  isOwn(place: Place, name: string): boolean {
    return this.#exactly(name).some((bearer) => bearer.place === place && bearer.km === SAME_NAME_KM);
  }

  /** Gives the names of a place to another one. */
  move(from: Place, to: Place): void {
    for (const bearers of this.#byKey.values()) {
      for (const bearer of bearers) if (bearer.place === from) bearer.place = to;
    }
  }

  /** Places of exactly this name. */
  named(name: string): Place[] {
    return this.#exactly(name).map(({ place }) => place);
  }

  #exactly(name: string) {
    const folded = foldText(name);
    return (this.#byKey.get(nameKey(name)) ?? []).filter(({ text }) => foldText(text) === folded);
  }
}
