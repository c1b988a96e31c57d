import { countryName } from '../../model/place/country-name.ts';
import type { Localized } from '../../model/base/locale.ts';
import { isRecord } from '../../model/base/is-record.ts';
import { itemConflict, type ItemConflict } from '../../model/items/item-conflicts.ts';
import { ITEM_POSITION, stopKey } from '../../model/merge/entry-path.ts';
import { isStop } from '../../model/plan.ts';
import type { Tour } from '../../model/schemas/tour.ts';
import { catalogueDb } from '../storage/catalogue-db.ts';
import { deleteDocument } from '../storage/document-table.ts';
import { keepTheirs, listConflicts, takeMine, type ShownConflict } from './conflicts.ts';
import { resolveConflict } from './conflict-rows.ts';
import { deleteTourRow } from '../tours/tours.ts';
import { userDb, type UserDb } from '../storage/user-db.ts';
import { writeTourIndex } from '../tours/write-tour-index.ts';
import { writeUserData, type UserWrite } from '../storage/write-user-data.ts';

/** A conflict for display, with the names of what it belongs to. */
export interface DescribedConflict extends ShownConflict {
  /** Name of the field, or of the whole entry. */
  field: string;
  /**
   * Names of the experiences concerned: one for a stop, two for a connection, of an item its title; empty for the document
   * itself.
   */
  places: Localized<string>[];
  /**
   * For a conflict of order: the experiences in the order that lost, and in the current one. For an item that was moved
   * to two stops: both stops.
   */
  orders?: { lost: Localized<string>[]; standing: Localized<string>[] };
}

/** For a live query: all open conflicts, grouped by document. */
export async function describeConflicts(db: UserDb = userDb): Promise<DescribedConflict[]> {
  const conflicts = await listConflicts(undefined, db);
  const tours = new Map<string, Tour | null>();
  for (const { collection, documentId } of conflicts) {
    if (collection === 'tours') tours.set(documentId, (await db.tours.get(documentId))?.local ?? null);
  }
  const listed = conflicts.map((conflict) => {
    const tour = tours.get(conflict.documentId) ?? null;
    return { conflict, about: aboutConflict(conflict, tour) };
  });
  const all = listed.flatMap(({ about }) => [...about.keys, ...about.lost, ...about.standing]);
  const names = await namesOf([...new Set(all)], db);
  const named = (keys: readonly string[]) => keys.flatMap((key) => names.get(key) ?? []);
  return listed
    .map(({ conflict, about: { field, keys, title, lost, standing } }): DescribedConflict => {
      const hasOrders = conflict.kind === 'order' || lost.length > 0;
      const orders = hasOrders ? { lost: named(lost), standing: named(standing) } : null;
      const places = title === undefined ? named(keys) : [{ en: title, de: title }];
      return Object.assign({}, conflict, { field, places }, orders ? { orders } : {});
    })
    .toSorted((a, b) => (a.documentId < b.documentId ? -1 : a.documentId > b.documentId ? 1 : 0));
}

/** Resolves a conflict. @param take writes its value into the document instead of keeping the document's */
export function decideConflict(
  { id }: Pick<DescribedConflict, 'id'>,
  take: boolean,
  db: UserDb = userDb,
): Promise<UserWrite<'done' | 'no-place'>> {
  if (take) return takeMine(id, db);
  return keepTheirs(id, db).then((result) => (result.ok ? { ok: true, value: 'done' } : result));
}

/** Deletes a document that came back after a deletion, for good. */
export async function deleteReappeared(
  { id, collection, documentId }: DescribedConflict,
  db: UserDb = userDb,
): Promise<UserWrite<void>> {
  const result = await writeUserData(db, () =>
    db.transaction('rw', db.tours, db.cards, db.ownExperiences, db.conflicts, async () => {
      if (collection === 'tours') await deleteTourRow(db, documentId);
      if (collection === 'experiences') await deleteDocument(db.ownExperiences, documentId);
      await resolveConflict(db, id);
    }),
  );
  if (result.ok) await writeTourIndex(db);
  return result;
}

/** What a conflict is about, as keys of experiences; `lost` and `standing` only for a conflict of order. */
function aboutConflict({ kind, path, value }: ShownConflict, tour: Tour | null): About {
  if (kind === 'order') return { field: 'order', keys: [], ...ordersOf(value, tour) };
  const parts = path.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const item = itemConflict(tour?.itinerary ?? [], parts);
  if (item?.placed) return aboutItem(item, value, tour);
  return { ...aboutOf(parts, tour), lost: [], standing: [] };
}

interface About {
  field: string;
  keys: string[];
  /** Of an item. */
  title?: string;
  lost: string[];
  standing: string[];
}

function aboutItem({ field, placed }: ItemConflict, value: unknown, tour: Tour | null): About {
  const about = { field: field ?? '', keys: [], title: placed?.item.title ?? '' };
  const lost = field === ITEM_POSITION && isRecord(value) ? String(value['stop']) : '';
  if (lost === '' || lost === placed?.stop) return { ...about, lost: [], standing: [] };
  return { ...about, lost: stopKeys(lost, tour), standing: stopKeys(placed?.stop ?? '', tour) };
}

/** Ids of stops and bookings mean nothing to users, so the experiences behind them are named. */
function aboutOf(parts: readonly string[], tour: Tour | null): { field: string; keys: string[] } {
  const [list = '', entry = '', third = '', fourth] = parts;
  if (list === 'itinerary' && entry.includes('>')) {
    return { field: fourth ?? 'selectedKey', keys: endsOf(third) };
  }
  if (list === 'itinerary') return { field: third ?? '', keys: stopKeys(entry, tour) };
  if (list === 'ownConnections') return { field: 'ownConnections', keys: endsOf(entry) };
  if (list === 'bookings') return { field: fourth ?? '', keys: bookingKeys(entry, third, tour) };
  if (list === 'countries') return { field: list, keys: [entry] };
  return { field: list, keys: [] };
}

/** Experience keys of the stops; a stop that has been removed since is left out. */
function ordersOf(value: unknown, tour: Tour | null): { lost: string[]; standing: string[] } {
  const stops = tour?.itinerary.filter(isStop) ?? [];
  const places = new Map(stops.map((stop) => [stopKey(stop), stop.experience_id]));
  const keys: unknown[] = Array.isArray(value) ? value : [];
  return {
    lost: keys.flatMap((key) => (typeof key === 'string' ? (places.get(key) ?? []) : [])),
    standing: stops.map(({ experience_id: place }) => place),
  };
}

/** `colombo_kandy`, with `#n` if it occurs more than once. */
function endsOf(connectionId: string): string[] {
  return (connectionId.split('#')[0] ?? '').split('_').filter((key) => key !== '');
}

function stopKeys(id: string, tour: Tour | null): string[] {
  if (id.startsWith('at:')) return [id.slice('at:'.length)];
  const stop = tour?.itinerary.filter(isStop).find((entry) => entry.id === id);
  return stop ? [stop.experience_id] : [];
}

function bookingKeys(kind: string, uid: string, tour: Tour | null): string[] {
  const { accommodation = [], flights = [], transport = [], rentals = [] } = tour?.bookings ?? {};
  if (kind === 'accommodation') {
    const stay = accommodation.find((booking) => booking.uid === uid);
    if (stay?.exp_key) return [stay.exp_key];
    return stay?.connection_id ? endsOf(stay.connection_id) : [];
  }
  if (kind === 'rentals') return endsOf(rentals.find((booking) => booking.uid === uid)?.legs[0] ?? '');
  const ride = [...flights, ...transport].find((booking) => booking.uid === uid);
  return ride?.connection_id ? endsOf(ride.connection_id) : [];
}

/** Names by key; the fallback is the key itself, as for an airport's code. */
async function namesOf(keys: string[], db: UserDb): Promise<Map<string, Localized<string>>> {
  const [places, owns, countries] = await Promise.all([
    catalogueDb.experiences.bulkGet(keys),
    db.ownExperiences.bulkGet(keys),
    catalogueDb.countries.bulkGet(keys),
  ]);
  return new Map(
    keys.map((key, index) => {
      const [place, own] = [places[index], owns[index]?.local];
      const country = countries[index];
      const inEnglish = countryName(key, country, 'en');
      if (inEnglish !== undefined)
        return [key, { en: inEnglish, de: countryName(key, country, 'de') ?? key }];
      if (place) return [key, { en: place.en.short_title, de: place.de.short_title }];
      return [key, own ? { en: own.title, de: own.title } : { en: key, de: key }];
    }),
  );
}
