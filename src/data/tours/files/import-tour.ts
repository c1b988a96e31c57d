import type { EngineFailure } from '../../../contract/engine-api.ts';
import { summaryOfOwn } from '../../../model/own-summary.ts';
import { isStop } from '../../../model/plan.ts';
import {
  type FilePlace,
  ownOfFilePlace,
  TOUR_FILE_FORMAT,
  TOUR_FILE_MAX_BYTES,
  TOUR_FILE_VERSION,
} from '../../../model/tour-file.ts';
import type { Tour } from '../../../model/schemas/tour.ts';
import { uuidV7 } from '../../../model/uuid-v7.ts';
import { catalogueDb } from '../../storage/catalogue-db.ts';
import { isRecord } from '../../../model/base/is-record.ts';
import { checkPlaces, checkTour, type FieldPath } from './check-tour.ts';
import { engineClient } from '../../planner/engine-client.ts';
import { persistStorage } from '../../offline/persist-storage.ts';
import { localMoment } from '../local-moment.ts';
import { ownPlacesOn, type PlannedTourParts } from '../../planner/planned-tour.ts';
import { withNewStopIds } from '../tour-document.ts';
import { TourPlanner } from '../../planner/tour-planner.ts';
import { addTour } from '../tours.ts';
import { userDb, type UserDb } from '../../storage/user-db.ts';

/** A validated tour from a file or the server, with the experiences that came with it. */
export interface FoundTour {
  tour: Tour;
  places: FilePlace[];
}

export type TourError =
  | { code: 'too-big' | 'not-json' | 'not-a-tour' | 'newer' | 'unreadable' }
  /** `path` of the invalid field, relative to the tour. */
  | { code: 'invalid'; path: FieldPath }
  /** The device could not store it. */
  | { code: 'not-saved' };

export type TourImport =
  | {
      ok: true;
      tourId: string;
      name: string;
      /** Keys of stops that are neither in this device's catalogue nor in the file. */
      unknown: string[];
    }
  | { ok: false; fault: TourError };

/** Real tours are nested far less; deeper values could not even be cloned into the database. */
const DEPTH_MAX = 40;

/** Parses and validates the text of a tour file. */
export function readTourFile(text: string, now: Date = new Date()): FoundTour | TourError {
  if (text.length > TOUR_FILE_MAX_BYTES) return { code: 'too-big' };
  if (depthOf(text) > DEPTH_MAX) return { code: 'not-a-tour' };
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { code: 'not-json' };
  }
  if (!isRecord(file) || file['format'] !== TOUR_FILE_FORMAT) return { code: 'not-a-tour' };
  const version = file['version'];
  if (typeof version !== 'number') return { code: 'not-a-tour' };
  if (version > TOUR_FILE_VERSION) return { code: 'newer' };
  return readTourValue(file['tour'], file['places'], now);
}

/** Validates a tour and the experiences that came with it. */
export function readTourValue(tour: unknown, places: unknown, now: Date = new Date()): FoundTour | TourError {
  const checked = checkTour(tour, now);
  if (!checked.ok) return { code: 'invalid', path: checked.path };
  const guests = checkPlaces(places);
  if (!guests.ok) return { code: 'invalid', path: guests.path };
  return { tour: checked.tour, places: guests.places };
}

/** Imports a tour file as a new tour. Never throws; writes everything or nothing. */
export async function importTourFile(
  file: Blob,
  parts: Partial<PlannedTourParts> = {},
  now: Date = new Date(),
): Promise<TourImport> {
  if (file.size > TOUR_FILE_MAX_BYTES) return { ok: false, fault: { code: 'too-big' } };
  try {
    const found = readTourFile(await file.text(), now);
    return 'code' in found ? { ok: false, fault: found } : await importTour(found, parts, now);
  } catch (error) {
    console.warn('The file could not be read', error);
    return { ok: false, fault: { code: 'unreadable' } };
  }
}

/**
 * Stores the tour and its stops under new ids, unless the engine rejects it. An experience that came with it becomes
 * the user's own under a new id, unless the user has it already.
 */
export async function importTour(
  found: FoundTour,
  parts: Partial<PlannedTourParts> = {},
  now: Date = new Date(),
): Promise<TourImport> {
  const { user = userDb, catalogue = catalogueDb, engine = engineClient() } = parts;
  const { tour: copy, places } = withNewPlaceIds(found, await knownOwn(found, user), now);
  const tour: Tour = {
    ...copy,
    id: uuidV7(now.getTime()),
    version: null,
    itinerary: withNewStopIds(copy.itinerary),
    published: false,
    slug: null,
    updatedAt: now.toISOString(),
  };
  const brought = places.map((place) => ownOfFilePlace(place, tour.updatedAt));
  const own = [...(await ownPlacesOn(tour, user)), ...brought].map(summaryOfOwn);
  const planner = new TourPlanner(engine, catalogue, localMoment, () => Promise.resolve(own));
  const planned = await planner.plan({ tour, ops: [] }, null);
  const error = 'code' in planned ? importErrorOf(planned) : null;
  if (error !== null) return { ok: false, fault: error };
  const days = 'code' in planned ? null : planned.plan.days;
  const written = await addTour(user, tour, days, brought);
  if (!written.ok) return { ok: false, fault: { code: 'not-saved' } };
  persistStorage();
  const keys = [...new Set(tour.itinerary.filter(isStop).map((stop) => stop.experience_id))];
  const rows = await catalogue.experiences.bulkGet(keys);
  const ownKeys = new Set(own.map(({ key }) => key));
  const unknown = keys.filter((key, index) => rows[index] === undefined && !ownKeys.has(key));
  return { ok: true, tourId: tour.id, name: tour.name, unknown };
}

/** Ids of the experiences that the user has already. */
async function knownOwn({ places }: FoundTour, user: UserDb): Promise<ReadonlySet<string>> {
  const rows = await user.ownExperiences.bulkGet(places.map(({ id }) => id));
  return new Set(rows.flatMap((row) => (row?.local ? [row.id] : [])));
}

/** Replaces ids of experiences throughout the tour: in stops, both ends of connections, and bookings. */
function withNewPlaceIds(found: FoundTour, known: ReadonlySet<string>, now: Date): FoundTour {
  const places = found.places.filter(({ id }) => !known.has(id));
  if (places.length === 0) return { tour: found.tour, places };
  const ids = new Map(places.map(({ id }) => [id, uuidV7(now.getTime())]));
  let text = JSON.stringify(found.tour);
  for (const [oldId, newId] of ids) text = text.replaceAll(oldId, newId);
  const checked = checkTour(JSON.parse(text), now);
  // Cannot fail: it was validated before, and ids of the same form change nothing about that.
  if (!checked.ok) throw new Error(`invalid ids at ${checked.path.join('.')}`);
  return {
    tour: checked.tour,
    places: places.map((place) => withId(place, ids.get(place.id) ?? place.id)),
  };
}

function withId(place: FilePlace, id: string): FilePlace {
  return { ...place, id };
}

/** A crashed engine does not fail the import: the tour is stored and planned when it is opened. */
function importErrorOf(failure: EngineFailure): TourError | null {
  return failure.code === 'invalid' ? { code: 'invalid', path: enginePath(failure.path) } : null;
}

/** Splits `itinerary[3].nights` into its parts. */
function enginePath(path: string): FieldPath {
  return path
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** Nesting depth of brackets outside of strings. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\' && inText) at += 1;
    else if (character === '"') inText = !inText;
    else if (!inText && (character === '[' || character === '{')) depth += 1;
    else if (!inText && (character === ']' || character === '}')) depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
