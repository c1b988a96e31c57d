import type { ConnectionTable } from '../../model/schemas/connection-option.ts';
import { loadFacts } from '../catalogue/load-planning-data.ts';
import { watchFacts } from '../catalogue/watch-planning-data.ts';
import { catalogueDb } from '../storage/catalogue-db.ts';
import { engineClient } from './engine-client.ts';

/** Options between all pairs of a country's places, worked out on this device; null where that is impossible. */
async function connectionsBetween(
  country: string,
  places: readonly string[],
): Promise<ConnectionTable | null> {
  const facts = await loadFacts(catalogueDb, [country], places);
  const table = await engineClient().connections(facts, places);
  if (!('failure' in table)) return table;
  console.warn(`The connections in ${country} could not be worked out`, table.failure);
  return null;
}

/** Notifies once the transport data is complete, and on every change of it. Returns the unsubscribe. */
export function watchConnectionsBetween(
  country: string,
  places: readonly string[],
  listener: (table: ConnectionTable | null) => void,
): () => void {
  let latest = 0;
  const stop = watchFacts(catalogueDb, ({ settled }) => {
    if (!settled) return;
    latest += 1;
    const request = latest;
    connectionsBetween(country, places).then(
      (table) => {
        if (request === latest) listener(table);
      },
      (error: unknown) => {
        console.error(`The connections in ${country} could not be worked out`, error);
        if (request === latest) listener(null);
      },
    );
  });
  return () => {
    latest += 1;
    stop();
  };
}
