import type { PlacePractical } from '../../model/schemas/place-practical.ts';
import { catalogueDb } from '../storage/catalogue-db.ts';

/** What is known of these places, as far as their texts are on this device. */
export async function practicalOfPlaces(keys: readonly string[]): Promise<Map<string, PlacePractical>> {
  const rows = await catalogueDb.experienceDetails.bulkGet([...keys]);
  return new Map(
    rows.flatMap((row): [string, PlacePractical][] =>
      row?.practical === undefined ? [] : [[row.key, row.practical]],
    ),
  );
}
