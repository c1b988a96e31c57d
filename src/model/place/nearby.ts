import { greatCircleKm, type LonLat } from './geo.ts';

interface Located {
  key: string;
  active: boolean;
  location: { coordinates: LonLat };
}

/** The nearest places by great-circle distance, without itself and inactive ones; ties are broken by key. */
export function nearestPlaces<Place extends Located>(
  to: Pick<Located, 'key' | 'location'>,
  places: readonly Place[],
  max: number,
): { place: Place; distanceMeters: number }[] {
  return places
    .filter((place) => place.active && place.key !== to.key)
    .map((place) => ({
      place,
      distanceMeters: greatCircleKm(to.location.coordinates, place.location.coordinates) * 1000,
    }))
    .toSorted((a, b) => a.distanceMeters - b.distanceMeters || (a.place.key < b.place.key ? -1 : 1))
    .slice(0, max);
}
