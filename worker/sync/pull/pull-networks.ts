import { z } from 'zod/mini';
import { CATALOGUE_CALLS } from '../../../src/contract/api/catalogue-calls.ts';
import type { Fetch } from '../../../src/data/api/call-api.ts';
import { readMeta, type CatalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { writeMeta } from '../../../src/data/storage/write-meta.ts';
import { networkSchema } from '../../../src/model/schemas/network.ts';
import { getAnswer } from '../rest-client.ts';

const answerSchema = z.object({ networks: z.array(networkSchema) });
/** Countries per request. */
const BATCH = 4;

/** Calls run one after the other: a page and the sync often need the same country, which then is loaded once. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * Loads the networks of the countries that this device has ever needed, where they are missing or outdated. Networks are
 * large and few are needed, so unlike the collections they are loaded by country.
 * @param countries needed now
 * @throws SyncFailure
 */
export function pullNetworks(
  db: CatalogueDb,
  fetch: Fetch,
  countries: readonly string[] = [],
): Promise<void> {
  const pull = () => pullStale(db, fetch, countries);
  // A failure belongs to the call that failed.
  const next = previous.then(pull, pull);
  previous = next;
  return next;
}

async function pullStale(db: CatalogueDb, fetch: Fetch, countries: readonly string[]): Promise<void> {
  const before = (await readMeta(db, 'wantedNetworks')) ?? [];
  const wanted = [...new Set([...before, ...countries])];
  if (wanted.length > before.length) await writeMeta(db, 'wantedNetworks', wanted);
  const stale = await staleNetworks(db, wanted);
  for (let start = 0; start < stale.length; start += BATCH) {
    const query = { country_key: stale.slice(start, start + BATCH).join(',') };
    const { networks } = await getAnswer(fetch, CATALOGUE_CALLS.networks, answerSchema, { query });
    await db.networks.bulkPut(networks);
  }
}

/** Countries whose stored network is not the one that their transport facts name. */
async function staleNetworks(db: CatalogueDb, countries: readonly string[]): Promise<string[]> {
  const [transport, networks] = await Promise.all([
    db.transport.bulkGet([...countries]),
    db.networks.bulkGet([...countries]),
  ]);
  return countries.filter((_, index) => {
    const version = transport[index]?.networkVersion;
    return version !== undefined && version !== networks[index]?.version;
  });
}
