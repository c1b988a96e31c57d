import { greatCircleKm, type LonLat } from '../../model/place/geo.ts';
import { localNames } from './local-names.ts';
import { mergeTwins } from './merge-twins.ts';
import { placeNames, PlaceNames } from './place-names.ts';
import type { NamedPlace } from './read-names.ts';
import type { Place } from './read-places.ts';

/** Places of a country while they are collected. */
export class CountryPlaces {
  readonly byName = new PlaceNames();
  /** The line of the table of travellers' names. */
  readonly lineOf = new Map<Place, NamedPlace>();
  readonly #places: Place[];
  readonly #towns: readonly Place[];
  readonly #country: string;
  readonly #released: ReadonlySet<string>;

  /** @param released ids of places of our own that a pack has had: tours on devices may have been planned with them */
  constructor(country: string, source: readonly Place[], released: ReadonlySet<string>) {
    const towns = mergeTwins(source);
    this.#country = country;
    this.#released = released;
    this.#places = towns.map(({ twinNames, ...town }) => ({
      ...town,
      aliases: [...localNames(country, town.aliases), ...twinNames],
    }));
    this.#towns = [...this.#places];
    this.#towns.forEach((place, index) =>
      this.byName.add(place, placeNames({ own: [place.name, ...(towns[index]?.aliases ?? [])] })),
    );
  }

  get all(): readonly Place[] {
    return this.#places;
  }

  /** A place that the source does not have; region and zone are those of the nearest town. */
  add(id: string, name: string, at: LonLat): Place {
    const near = this.#nearest(at);
    const place = {
      id,
      formerIds: [],
      name,
      country: this.#country,
      aliases: [],
      at,
      region: near?.region ?? '',
      zone: near?.zone ?? '',
      population: 0,
      isNamed: false,
      isNode: false,
    };
    this.#places.push(place);
    return place;
  }

  /** Merges a town into another place that is the same. */
  merge(town: Place, place: Place): void {
    this.#places.splice(this.#places.indexOf(town), 1);
    this.byName.move(town, place);
    place.aliases.push(town.name, ...town.aliases);
    place.formerIds.push(town.id, ...town.formerIds);
    place.population = Math.max(place.population, town.population);
  }

  /** Keeps an id by which the place may be known to devices. */
  keepId(place: Place, id: string): void {
    if (id !== place.id && this.#released.has(id)) place.formerIds.push(id);
  }

  #nearest(at: LonLat): Place | undefined {
    let best: { town: Place; km: number } | undefined;
    for (const town of this.#towns) {
      const km = greatCircleKm(town.at, at);
      if (!best || km < best.km) best = { town, km };
    }
    return best?.town;
  }
}

/** Whether it has its position from GeoNames. */
export const isTown = ({ id }: Place) => id.startsWith('geonames:');
