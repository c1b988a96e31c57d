import type { Climate } from '../schemas/catalogue.ts';
import { greatCircleKm, type LonLat } from './geo.ts';

/** Temperature lapse rate: °C colder per meter above the station. */
const LAPSE_C_PER_METER = 0.006;
/** Farther stations are not representative. */
const FAR_METERS = 300_000;
/** Average rain on a rainy day in the catalogue's warm countries, to estimate the number of rainy days. */
const RAINY_DAY_MM = 9;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Temperature classes by the average daily high, with their lower bounds in °C. */
export const TEMPERATURES = ['cold', 'cool', 'mild', 'warm', 'hot'] as const;
const TEMPERATURE_FROM_C = [Number.NEGATIVE_INFINITY, 6, 14, 22, 30];
/** Wetness classes by the rain of the month, with their lower bounds in millimeters. */
export const WETNESSES = ['dry', 'showers', 'rainy', 'very-rainy'] as const;
const WETNESS_FROM_MM = [0, 30, 100, 200];

export interface MonthWeather {
  temperature: (typeof TEMPERATURES)[number];
  wetness: (typeof WETNESSES)[number];
  month: number;
  low_c: number;
  high_c: number;
  rain_mm: number;
  rainy_days: number;
}

/**
 * Climate of twelve months at a point, from the nearest station, corrected for elevation where known. Null if no
 * station is near enough.
 */
export function weatherNear(
  places: readonly Climate[],
  point: LonLat,
  elevationMeters?: number,
): { months: MonthWeather[]; place: string; distanceMeters: number } | null {
  const nearest = places
    .map((place) => ({ place, distance: greatCircleKm(place.location.coordinates, point) * 1000 }))
    .sort((a, b) => a.distance - b.distance)[0];
  if (!nearest || nearest.distance > FAR_METERS) return null;
  const { place, distance } = nearest;
  const higher =
    elevationMeters === undefined || place.elevation_m === undefined
      ? 0
      : elevationMeters - place.elevation_m;
  const colder = higher * LAPSE_C_PER_METER;
  const months = MONTH_DAYS.map((days, index) => {
    const rain = place.rain_mm[index] ?? 0;
    const high = Math.round((place.tmax_c[index] ?? 0) - colder);
    return {
      month: index + 1,
      temperature: band(TEMPERATURES, TEMPERATURE_FROM_C, high) ?? 'cold',
      wetness: band(WETNESSES, WETNESS_FROM_MM, rain) ?? 'dry',
      low_c: Math.round((place.tmin_c[index] ?? 0) - colder),
      high_c: high,
      rain_mm: rain,
      rainy_days: Math.min(days, Math.round(rain / RAINY_DAY_MM)),
    };
  });
  return { months, place: place.place, distanceMeters: Math.round(distance) };
}

/** The last name whose lower bound the value reaches. */
function band<Name extends string>(
  names: readonly Name[],
  from: readonly number[],
  value: number,
): Name | undefined {
  return names.findLast((_name, index) => value >= (from[index] ?? Number.POSITIVE_INFINITY));
}
