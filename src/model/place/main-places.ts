import type { ExperienceSummary } from '../schemas/catalogue.ts';
import type { Practical } from '../schemas/practical.ts';
import { type CountryOutline, onSheet, type SheetPoint } from './country-outline.ts';

type Region = Practical['regions'][number];

export interface MainPlace {
  number: number;
  place: ExperienceSummary;
  at: SheetPoint;
}

export interface RegionPlaces {
  region: Region;
  main: MainPlace[];
  /** Of all its places. */
  points: SheetPoint[];
}

const MOST_PLACES = 14;
const MOST_OF_REGION = 3;
/** Share of the sheet's width between two pins, which else cover each other. */
const APART = 0.085;

/**
 * The places that stand for each region on its map, numbered from the first region to the last.
 * @param places recommended ones first
 */
export function mainPlaces(
  regions: readonly Region[],
  places: readonly ExperienceSummary[],
  outline: CountryOutline,
): RegionPlaces[] {
  const perRegion = Math.max(1, Math.min(MOST_OF_REGION, Math.floor(MOST_PLACES / regions.length)));
  const apart = APART * Math.min(...outline.size);
  const taken: SheetPoint[] = [];
  const at = (place: ExperienceSummary) => onSheet(outline, place.location.coordinates);
  let number = 0;
  return regions.flatMap((region) => {
    const own = places.filter(({ key }) => region.places.includes(key));
    const main: Omit<MainPlace, 'number'>[] = [];
    for (const place of own) {
      if (main.length === perRegion) break;
      const point = at(place);
      if (taken.some(([x, y]) => Math.hypot(x - point[0], y - point[1]) < apart)) continue;
      taken.push(point);
      main.push({ place, at: point });
    }
    if (main.length === 0) return [];
    return [
      {
        region,
        points: own.map(at),
        main: main.map((one) => {
          number += 1;
          return { ...one, number };
        }),
      },
    ];
  });
}
