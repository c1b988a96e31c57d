import type { CatalogueStore, CollectionHead, StoredItem } from '../stores/catalogue-store.ts';
import { type CollectionSnapshot, snapshotCollection } from './collection-snapshot.ts';
import { SERVED_COLLECTIONS, type ServedCollection, type ServedRow } from './served-collections.ts';

/** Snapshot of the whole catalogue. `version` changes with every update. */
export interface Catalogue {
  version: number;
  collections: { [Name in ServedCollection]: CollectionSnapshot<ServedRow<Name>> };
}

/**
 * In-memory catalogue, so that lists need no query. Refreshed after writes of this process, and by a timer if other
 * processes share the database.
 */
export interface CatalogueMemory {
  current(): Catalogue;
  /** Reads changes since the last refresh; returns whether there were any. Concurrent calls share one read. */
  refresh(): Promise<boolean>;
  /** Reloads everything after a restore: the current content may not exist in the database. */
  reloadAll(): Promise<void>;
}

export async function openCatalogueMemory(
  store: Pick<CatalogueStore, 'snapshotAfter'>,
): Promise<CatalogueMemory> {
  const items = new Map<string, StoredItem>();
  let seen = 0;
  let floors = '';
  let catalogue = build([], []);
  let reading: Promise<boolean> | undefined;

  async function read(): Promise<boolean> {
    const { items: changed, heads } = await store.snapshotAfter(seen);
    const floorsNow = heads.map(({ collection, floor }) => `${collection}:${floor}`).join();
    if (changed.length === 0 && floorsNow === floors) return false;
    const next = new Map(items);
    for (const item of changed) next.set(`${item.collection}/${item.key}`, item);
    const floorOf = new Map(heads.map(({ collection, floor }) => [collection, floor]));
    for (const [id, { collection, seq, body }] of next) {
      if (body === null && seq <= (floorOf.get(collection) ?? 0)) next.delete(id);
    }
    // Validate everything before replacing anything: an invalid row keeps the previous snapshot.
    catalogue = build([...next.values()], heads);
    items.clear();
    for (const [id, item] of next) items.set(id, item);
    seen = changed.reduce((newest, { seq }) => Math.max(newest, seq), seen);
    floors = floorsNow;
    return true;
  }

  const memory: CatalogueMemory = {
    current: () => catalogue,
    refresh() {
      reading ??= read().finally(() => {
        reading = undefined;
      });
      return reading;
    },
    async reloadAll() {
      await reading;
      seen = 0;
      floors = '';
      items.clear();
      await memory.refresh();
    },
  };
  await memory.refresh();
  return memory;
}

function build(items: readonly StoredItem[], heads: readonly CollectionHead[]): Catalogue {
  const byCollection = new Map<string, StoredItem[]>();
  for (const item of items) {
    const there = byCollection.get(item.collection);
    if (there) there.push(item);
    else byCollection.set(item.collection, [item]);
  }
  const of = (name: ServedCollection) => byCollection.get(name) ?? [];
  const head = (name: ServedCollection) => heads.find(({ collection }) => collection === name);
  const { countries, experiences, transport, networks, airports, tours } = SERVED_COLLECTIONS;
  const { countryDetails, experienceDetails, climate, blogposts, faqs } = SERVED_COLLECTIONS;
  const { tourVariants, blogpostDetails, roundups, roundupDetails, pages } = SERVED_COLLECTIONS;
  return {
    version: heads.reduce((newest, { head: at }) => Math.max(newest, at), 0),
    collections: {
      countries: snapshotCollection(countries.row, of('countries'), head('countries')),
      experiences: snapshotCollection(experiences.row, of('experiences'), head('experiences')),
      transport: snapshotCollection(transport.row, of('transport'), head('transport')),
      networks: snapshotCollection(networks.row, of('networks'), head('networks')),
      airports: snapshotCollection(airports.row, of('airports'), head('airports')),
      tours: snapshotCollection(tours.row, of('tours'), head('tours')),
      countryDetails: snapshotCollection(countryDetails.row, of('countryDetails'), head('countryDetails')),
      experienceDetails: snapshotCollection(
        experienceDetails.row,
        of('experienceDetails'),
        head('experienceDetails'),
      ),
      climate: snapshotCollection(climate.row, of('climate'), head('climate')),
      blogposts: snapshotCollection(blogposts.row, of('blogposts'), head('blogposts')),
      faqs: snapshotCollection(faqs.row, of('faqs'), head('faqs')),
      tourVariants: snapshotCollection(tourVariants.row, of('tourVariants'), head('tourVariants')),
      blogpostDetails: snapshotCollection(
        blogpostDetails.row,
        of('blogpostDetails'),
        head('blogpostDetails'),
      ),
      roundups: snapshotCollection(roundups.row, of('roundups'), head('roundups')),
      roundupDetails: snapshotCollection(roundupDetails.row, of('roundupDetails'), head('roundupDetails')),
      pages: snapshotCollection(pages.row, of('pages'), head('pages')),
    },
  };
}
