import type { Climate } from '../../src/model/catalogue.ts';
import { type Point, distanceMetres } from './distance-metres.ts';

/** °C colder per metre above the place that was measured. */
const LAPSE_C_PER_METRE = 0.006;
/** Beyond it the nearest place says nothing. */
const FAR_METRES = 300_000;
/** Rain of a rainy day in the warm countries of the catalogue; the number of such days is an estimate. */
const RAINY_DAY_MM = 9;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export interface MonthWeather {
  month: number;
  low_c: number;
  high_c: number;
  rain_mm: number;
  rainy_days: number;
}

/**
 * Twelve months at a point from the nearest measured place, corrected by the height where that is
 * known. Null where none is near enough.
 */
export function weatherNear(
  places: readonly Climate[],
  point: Point,
  elevationMetres?: number,
): { months: MonthWeather[]; place: string; distanceMetres: number } | null {
  const nearest = places
    .map((place) => ({ place, distance: distanceMetres(place.location.coordinates, point) }))
    .sort((a, b) => a.distance - b.distance)[0];
  if (!nearest || nearest.distance > FAR_METRES) return null;
  const { place, distance } = nearest;
  const higher =
    elevationMetres === undefined || place.elevation_m === undefined
      ? 0
      : elevationMetres - place.elevation_m;
  const colder = higher * LAPSE_C_PER_METRE;
  const months = MONTH_DAYS.map((days, index) => {
    const rain = place.rain_mm[index] ?? 0;
    return {
      month: index + 1,
      low_c: Math.round((place.tmin_c[index] ?? 0) - colder),
      high_c: Math.round((place.tmax_c[index] ?? 0) - colder),
      rain_mm: rain,
      rainy_days: Math.min(days, Math.round(rain / RAINY_DAY_MM)),
    };
  });
  return { months, place: place.place, distanceMetres: Math.round(distance) };
}
