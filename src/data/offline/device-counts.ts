import { catalogueDb } from '../storage/catalogue-db.ts';
import { userTours } from '../tours/user-queries.ts';

/** Number of countries, experiences and user's tours on this device. */
export async function deviceCounts(): Promise<{ countries: number; places: number; tours: number }> {
  const [countries, places, tours] = await Promise.all([
    catalogueDb.countries.count(),
    catalogueDb.experiences.count(),
    userTours(),
  ]);
  return { countries, places, tours: tours.length };
}
