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
): { place: Place; distanceMetres: number }[] {
  return places
    .filter((place) => place.active && place.key !== to.key)
    .map((place) => ({
      place,
      distanceMetres: greatCircleKm(to.location.coordinates, place.location.coordinates) * 1000,
    }))
    .toSorted((a, b) => a.distanceMetres - b.distanceMetres || (a.place.key < b.place.key ? -1 : 1))
    .slice(0, max);
}
