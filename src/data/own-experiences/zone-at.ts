import { withTimeout } from '../../model/base/with-timeout.ts';
import type { LonLat } from '../../model/place/geo.ts';
import { startDataClient } from '../catalogue/data-client.ts';
import { catalogueDb, type CatalogueDb } from '../storage/catalogue-db.ts';

/** Pack that may have to be loaded; a form waits for it. */
const TIMEOUT_MS = 2_000;
/** Zones change at borders, and a better known place farther away may be across one. */
const WITHIN_KM = 0;

/**
 * Time zone (IANA) at a point: that of the nearest known place of its country. Undefined where the device knows none:
 * the country's own applies then.
 */
export async function zoneAt(
  at: LonLat,
  countryKey: string,
  catalogue: CatalogueDb = catalogueDb,
): Promise<string | undefined> {
  const country = await catalogue.countries.get(countryKey);
  const iso2 = country?.iso2 ?? countryKey.toUpperCase();
  let zone: string | undefined;
  const search = async () => {
    const query = { at, withinKm: WITHIN_KM, locale: 'en', countries: [iso2] } as const;
    const near = await startDataClient().placeNear(query);
    if (near?.country === iso2 && near.zone !== '') ({ zone } = near);
  };
  await withTimeout(
    search().catch((error: unknown) => console.warn('The time zone of a place is not known', error)),
    TIMEOUT_MS,
  );
  return zone ?? country?.timezone;
}
