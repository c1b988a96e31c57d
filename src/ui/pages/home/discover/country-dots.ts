import type { LonLat } from '../../../../model/place/geo.ts';
import type { ExperienceSummary } from '../../../../model/schemas/catalogue.ts';

export interface CountryDot {
  key: string;
  /** In the middle of its places. */
  at: LonLat;
  count: number;
}

/** The countries of the places. None lies on both sides of the date line. */
export function countryDots(
  places: readonly Pick<ExperienceSummary, 'country_key' | 'location'>[],
): CountryDot[] {
  const sums = new Map<string, { longitude: number; latitude: number; count: number }>();
  for (const { country_key: key, location } of places) {
    const sum = sums.get(key) ?? { longitude: 0, latitude: 0, count: 0 };
    const [longitude, latitude] = location.coordinates;
    sums.set(key, {
      longitude: sum.longitude + longitude,
      latitude: sum.latitude + latitude,
      count: sum.count + 1,
    });
  }
  return [...sums].map(([key, { longitude, latitude, count }]) => ({
    key,
    at: [longitude / count, latitude / count],
    count,
  }));
}
