import { greatCircleKm } from '../../model/place/geo.ts';
import { foldText } from '../../../worker/catalogue/fold-text.ts';
import { SAME_NAME_KM } from './place-names.ts';
import type { NamedPlace } from './read-names.ts';
import type { Place } from './read-places.ts';

/**
 * Removes aliases that are the name of another known place around: the table gives towns the names of sights near them,
 * and the sight itself is found by its name once it is a place of its own.
 * @param lineOf lines of the table of names
 */
export function dropNamesOfOthers(places: readonly Place[], lineOf: ReadonlyMap<Place, NamedPlace>): void {
  const ownNames = (place: Place) =>
    [place.name, place.en ?? '', place.de ?? '', lineOf.get(place)?.name ?? ''].map(foldText).filter(Boolean);
  const bearers = new Map<string, Place[]>();
  for (const place of places) {
    if (!place.isNamed && !place.isNode) continue;
    for (const name of new Set(ownNames(place))) bearers.set(name, [...(bearers.get(name) ?? []), place]);
  }
  for (const place of places) {
    // `Ngorongoro` stays a name of Ngorongoro Crater.
    const own = ownNames(place).map((name) => ` ${name} `);
    place.aliases = place.aliases.filter((alias) => {
      const text = foldText(alias);
      if (own.some((name) => name.includes(` ${text} `))) return true;
      const others = (bearers.get(text) ?? []).filter((other) => other !== place);
      return !others.some((other) => greatCircleKm(other.at, place.at) <= SAME_NAME_KM);
    });
  }
}
