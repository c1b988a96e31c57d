import type { ExperienceSummary, TourSummary } from '../../model/schemas/catalogue.ts';
import type { Locale } from '../../model/base/locale.ts';
import type { OwnExperience } from '../../model/schemas/own-experience.ts';
import type { ItineraryEntry } from '../../model/plan.ts';
import type { Tour } from '../../model/schemas/tour.ts';
import { deleteDocument } from '../storage/document-table.ts';
import { emptyRow } from '../storage/empty-row.ts';
import { cardOf, emptyTour, withNewStopIds } from './tour-document.ts';
import { writeTourIndex } from './write-tour-index.ts';
import { userDb, type TourCard, type UserDb } from '../storage/user-db.ts';
import { uuidV7 } from '../../model/uuid-v7.ts';
import { writeUserData, type UserWrite } from '../storage/write-user-data.ts';

/**
 * The user's tours on this device. Each function is one transaction; those that create a tour return its id, or the
 * storage failure (also in `storage-state.ts`).
 */
export type TourWrite = UserWrite<string>;

/** Creates a tour of these countries, or reuses an untouched one of the same countries. */
export async function createTour(
  countries: readonly string[],
  now: Date = new Date(),
  db: UserDb = userDb,
): Promise<TourWrite> {
  const wanted = [...countries].sort().join();
  return writeUserData(db, () =>
    db.transaction('rw', db.tours, db.cards, db.meta, async () => {
      const cards = await db.cards.toArray();
      const untouched = cards.find((card) => !card.touched && [...card.countries].sort().join() === wanted);
      if (!untouched) return insert(db, emptyTour(countries, now));
      await rememberTour(db, untouched.id);
      return untouched.id;
    }),
  );
}

/**
 * Creates a tour that starts with this experience, or reuses one that has it as its only stop and nothing else:
 * pressing the same card twice makes one draft.
 */
export async function createFromExperience(
  experience: Pick<ExperienceSummary, 'key' | 'country_key'>,
  now: Date = new Date(),
  db: UserDb = userDb,
): Promise<TourWrite> {
  const blank = emptyTour([experience.country_key], now);
  const tour: Tour = { ...blank, itinerary: withNewStopIds([{ experience_id: experience.key }]) };
  const result = await writeUserData(db, () =>
    db.transaction('rw', db.tours, db.cards, db.meta, async () => {
      const rows = await db.tours.toArray();
      const existing = rows.find(({ local }) => local !== null && startsOnlyWith(local, experience));
      if (!existing) return insert(db, tour);
      await rememberTour(db, existing.id);
      return existing.id;
    }),
  );
  if (result.ok) await writeTourIndex(db);
  return result;
}

/** Whether the user added nothing but the first stop; derived values do not count. */
function startsOnlyWith(
  tour: Tour,
  { key, country_key }: Pick<ExperienceSummary, 'key' | 'country_key'>,
): boolean {
  return (
    tour.countries.join() === country_key &&
    tour.itinerary.map((entry) => entry['experience_id']).join() === key &&
    [tour.name, tour.notes].join('') === '' &&
    tour.startDate === null &&
    tour.homeAirport === null
  );
}

/** Copies a ready-made tour: the itinerary of its first variant, named like it by default. */
export async function createFromReadyMade(
  summary: TourSummary,
  locale: Locale,
  now: Date = new Date(),
  db: UserDb = userDb,
  name: string = summary[locale].title,
): Promise<TourWrite> {
  return addTour(db, { ...copyOfReadyMade(summary, locale, now), name }, summary.days);
}

/** The document of such a copy; nothing is written. */
export function copyOfReadyMade(summary: TourSummary, locale: Locale, now: Date): Tour {
  return {
    ...emptyTour(summary.countries, now),
    name: summary[locale].title,
    itinerary: withNewStopIds((summary.variants[0]?.itinerary ?? []).filter(isEntry)),
  };
}

/** Duplicates a tour without its bookings, publication and version. */
export async function duplicateTour(
  id: string,
  name: string,
  now: Date = new Date(),
  db: UserDb = userDb,
): Promise<TourWrite | { ok: false; code: 'not-found' }> {
  const original = await readTour(id, db);
  const card = await db.cards.get(id);
  if (!original) return { ok: false, code: 'not-found' };
  const tour: Tour = {
    ...original,
    id: uuidV7(now.getTime()),
    version: null,
    name,
    itinerary: withNewStopIds(original.itinerary),
    bookings: null,
    published: false,
    slug: null,
    updatedAt: now.toISOString(),
  };
  return addTour(db, tour, card?.days ?? null);
}

/** Deletes it at once; if the server may have it a tombstone stays until that is acknowledged. */
export async function deleteTour(id: string, db: UserDb = userDb): Promise<UserWrite<void>> {
  const result = await writeUserData(db, () =>
    db.transaction('rw', db.tours, db.cards, () => deleteTourRow(db, id)),
  );
  if (result.ok) await writeTourIndex(db);
  return result;
}

/** Deletes a tour and its card, within a transaction with both tables. */
export async function deleteTourRow(db: UserDb, id: string): Promise<void> {
  await deleteDocument(db.tours, id);
  await db.cards.delete(id);
}

export async function readTour(id: string, db: UserDb = userDb): Promise<Tour | null> {
  return (await db.tours.get(id))?.local ?? null;
}

/** The user's tours: those with at least one edit, newest first. */
export async function listUserTours(db: UserDb = userDb): Promise<TourCard[]> {
  const cards = await db.cards.orderBy('updatedAt').reverse().toArray();
  return cards.filter((card) => card.touched);
}

/** The tour opened last, if it still exists; else the newest of the user's tours; else null. */
export async function lastTourId(db: UserDb = userDb): Promise<string | null> {
  const remembered = (await db.meta.get(LAST_TOUR))?.value;
  if (typeof remembered === 'string' && (await db.cards.get(remembered))) return remembered;
  const [newest] = await listUserTours(db);
  return newest?.id ?? null;
}

/** Stores this tour as the one opened last. */
export async function rememberTour(db: UserDb, id: string): Promise<void> {
  await db.meta.put({ name: LAST_TOUR, value: id });
}

const LAST_TOUR = 'lastTour';

/**
 * Stores a new tour, and the experiences that came with it as own ones.
 * @param days null if it is not planned yet
 */
export async function addTour(
  db: UserDb,
  tour: Tour,
  days: number | null,
  places: readonly OwnExperience[] = [],
): Promise<TourWrite> {
  const result = await writeUserData(db, () =>
    db.transaction('rw', db.tours, db.cards, db.meta, db.ownExperiences, async () => {
      const rows = places.map((local) => emptyRow(local.id, local, uuidV7()));
      await db.ownExperiences.bulkPut(rows);
      return insert(db, tour, days);
    }),
  );
  if (result.ok) await writeTourIndex(db);
  return result;
}

async function insert(db: UserDb, tour: Tour, days: number | null = null): Promise<string> {
  const stamp = uuidV7();
  await db.tours.put(emptyRow(tour.id, tour, stamp));
  await db.cards.put({ ...cardOf(tour, null, stamp), days });
  await rememberTour(db, tour.id);
  return tour.id;
}

type RawEntry = TourSummary['variants'][number]['itinerary'][number];

function isEntry(entry: RawEntry): entry is RawEntry & ItineraryEntry {
  return entry.experience_id !== undefined || entry.connection_id !== undefined;
}
