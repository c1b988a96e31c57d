import type { ExperienceSummary } from '../schemas/catalogue.ts';
import type { Practical } from '../schemas/practical.ts';
import { heritage } from '../editors-rank.ts';
import { largest, smallest } from './extremes.ts';
import { greatCircleKm, type LonLat } from './geo.ts';

type Region = Practical['regions'][number];

export interface MainPlace {
  number: number;
  place: ExperienceSummary;
}

export interface RegionPlaces {
  region: Region;
  main: MainPlace[];
  /** All of its places. */
  places: ExperienceSummary[];
}

const MOST_PLACES = 14;
const MOST_OF_REGION = 3;
/** Share of the country's extent between two pins, which else cover each other. */
const APART = 0.1;
/** More columns do not fit. */
const MOST_CONNECTED = 8;

/**
 * The places that stand for each region on its map, numbered from the first region to the last.
 * World heritage leads, then the order of `places`.
 * @param places recommended ones first
 */
export function mainPlaces(regions: readonly Region[], places: readonly ExperienceSummary[]): RegionPlaces[] {
  const shown = regions.flatMap((region) => {
    const own = places
      .filter(({ key }) => region.places.includes(key))
      .toSorted((a, b) => heritage(b) - heritage(a));
    return own.length === 0 ? [] : [{ region, own }];
  });
  const perRegion = Math.min(MOST_OF_REGION, Math.floor(MOST_PLACES / shown.length));
  const apartKm = APART * extentKm(places);
  const taken: LonLat[] = [];
  let number = 0;
  return shown.flatMap(({ region, own }) => {
    const main: MainPlace[] = [];
    for (const place of own) {
      const at = place.location.coordinates;
      if (main.length === perRegion) break;
      if (taken.some((other) => greatCircleKm(other, at) < apartKm)) continue;
      taken.push(at);
      number += 1;
      main.push({ place, number });
    }
    return main.length === 0 ? [] : [{ region, main, places: own }];
  });
}

/** Places of the table of connections: first the best one of each region, then the second best; in the order of the map. */
export function placesOfConnections(regions: readonly RegionPlaces[]): ExperienceSummary[] {
  const stays = regions.map(({ main }) => main.filter(({ place }) => place.day_only !== true));
  const ranked = [0, 1, 2].flatMap((rank) => stays.flatMap((main) => main[rank] ?? []));
  return ranked
    .slice(0, MOST_CONNECTED)
    .toSorted((a, b) => a.number - b.number)
    .map(({ place }) => place);
}

function extentKm(places: readonly ExperienceSummary[]): number {
  const lons = places.map(({ location }) => location.coordinates[0]);
  const lats = places.map(({ location }) => location.coordinates[1]);
  return places.length === 0
    ? 0
    : greatCircleKm([smallest(lons), smallest(lats)], [largest(lons), largest(lats)]);
}
