import type { NetworkSource } from '../../model/schemas/network.ts';
import { catalogueDb } from '../storage/catalogue-db.ts';

/** For `useLiveQuery`: imported sources of the networks of some countries, as far as these are on the device; each once. */
export async function networkSources(countries: readonly string[]): Promise<NetworkSource[]> {
  const networks = await catalogueDb.networks.bulkGet([...new Set(countries)]);
  const sources = networks.flatMap((network) => Object.values(network?.sources ?? {}));
  return [
    ...new Map(sources.map((source) => [`${source.of} ${source.name} ${source.date}`, source])).values(),
  ];
}
