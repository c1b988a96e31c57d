import { withTimeout } from '../../model/base/with-timeout.ts';
import type { CatalogueDb } from '../storage/catalogue-db.ts';
import { startDataClient } from './data-client.ts';

/** Planning goes on without a network that takes longer; it is planned again once it arrives. */
const TIMEOUT_MS = 5_000;

/**
 * Has the data worker load the networks of countries that this device lacks; before the first sync it notes them for its
 * end. Resolves without them where they cannot be loaded now.
 */
export async function ensureNetworks(db: CatalogueDb, countries: readonly string[]): Promise<void> {
  const [transport, stored] = await Promise.all([
    db.transport.bulkGet([...countries]),
    db.networks.where('key').anyOf(countries).primaryKeys(),
  ]);
  const known = new Set(stored);
  const missing = countries.filter(
    (key, index) => !known.has(key) && (!transport[index] || transport[index].networkVersion !== undefined),
  );
  if (missing.length === 0) return;
  const loading = startDataClient()
    .networks(missing)
    .catch((error: unknown) => console.warn('The networks could not be loaded yet', error));
  // Without a connection the request is only noted for the next sync.
  if (navigator.onLine) await withTimeout(loading, TIMEOUT_MS);
}
