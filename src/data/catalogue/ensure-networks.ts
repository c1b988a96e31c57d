import { withTimeout } from '../../model/base/with-timeout.ts';
import type { CatalogueDb } from '../storage/catalogue-db.ts';
import { startDataClient } from './data-client.ts';

/** Planning goes on without a network that takes longer; it is planned again once it arrives. */
const TIMEOUT_MS = 5_000;

/** Waits for the networks of countries that this device lacks; resolves without them if they cannot be loaded now. */
export async function ensureNetworks(db: CatalogueDb, countries: readonly string[]): Promise<void> {
  const missing = await missingNetworks(db, countries);
  if (missing.length === 0) return;
  const loading = startDataClient()
    .networks(missing)
    .catch((error: unknown) => console.warn('The networks could not be loaded yet', error));
  // Without a connection the request is only noted for the next sync.
  if (navigator.onLine) await withTimeout(loading, TIMEOUT_MS);
}

/** Has the data worker load the networks of countries that this device lacks; before the first sync, at its end. */
export async function requestNetworks(db: CatalogueDb, countries: readonly string[]): Promise<void> {
  const missing = await withoutNetwork(db, countries);
  if (missing.length > 0) await startDataClient().networks(missing);
}

/** Countries whose facts name a network that this device lacks. */
export async function missingNetworks(db: CatalogueDb, countries: readonly string[]): Promise<string[]> {
  const transport = await db.transport.bulkGet([...countries]);
  return withoutNetwork(
    db,
    countries.filter((_, index) => transport[index]?.networkVersion !== undefined),
  );
}

async function withoutNetwork(db: CatalogueDb, countries: readonly string[]): Promise<string[]> {
  const stored = new Set(await db.networks.where('key').anyOf(countries).primaryKeys());
  return countries.filter((key) => !stored.has(key));
}
