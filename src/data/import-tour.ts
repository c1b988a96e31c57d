import type { EngineFailure } from '../contract/engine-api.ts';
import { isStop } from '../model/plan.ts';
import {
  type FilePlace,
  summaryOfFilePlace,
  TOUR_FILE_FORMAT,
  TOUR_FILE_MAX_BYTES,
  TOUR_FILE_VERSION,
} from '../model/tour-file.ts';
import type { Tour } from '../model/tour.ts';
import { uuidV7 } from '../model/uuid-v7.ts';
import { catalogueDb } from './catalogue-db.ts';
import { checkPlaces, checkTour, type FieldPath } from './check-tour.ts';
import { engineClient } from './engine-client.ts';
import { keepStorage } from './keep-storage.ts';
import { localMoment } from './local-moment.ts';
import type { PlannedTourParts } from './planned-tour.ts';
import { withNewStopIds } from './tour-document.ts';
import { TourPlanner } from './tour-planner.ts';
import { addTour } from './tours.ts';
import { userDb } from './user-db.ts';

/** A tour from outside, checked, with the places that came along. */
export interface FoundTour {
  tour: Tour;
  places: FilePlace[];
}

export type TourFault =
  | { code: 'too-big' | 'not-json' | 'not-a-tour' | 'newer' | 'unreadable' }
  /** `path` leads to the field that does not fit, from the tour on. */
  | { code: 'invalid'; path: FieldPath }
  /** The device did not keep it. */
  | { code: 'not-kept' };

export type TourImport =
  | {
      ok: true;
      tourId: string;
      name: string;
      /** Stops that are not in this device's catalogue: their titles where the file tells them, else their keys. */
      unknown: string[];
    }
  | { ok: false; fault: TourFault };

/** Nothing that a person makes is nested deeper; what is could not even be copied into the database. */
const DEEPEST = 40;

/** Reads a tour out of the text of a file. */
export function readTourFile(text: string, now: Date = new Date()): FoundTour | TourFault {
  if (text.length > TOUR_FILE_MAX_BYTES) return { code: 'too-big' };
  if (depthOf(text) > DEEPEST) return { code: 'not-a-tour' };
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

/** Checks a tour and its places, wherever they came from. */
export function readTourValue(tour: unknown, places: unknown, now: Date = new Date()): FoundTour | TourFault {
  const checked = checkTour(tour, now);
  if (!checked.ok) return { code: 'invalid', path: checked.path };
  const guests = checkPlaces(places);
  if (!guests.ok) return { code: 'invalid', path: guests.path };
  return { tour: checked.tour, places: guests.places };
}

/** Reads a file that somebody chose and keeps its tour as a new one. Never throws; writes all of it or nothing. */
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

/** Keeps the tour under a new id, its stops under new ones; what the engine would refuse is not kept. */
export async function importTour(
  { tour: found, places }: FoundTour,
  parts: Partial<PlannedTourParts> = {},
  now: Date = new Date(),
): Promise<TourImport> {
  const { user = userDb, catalogue = catalogueDb, engine = engineClient() } = parts;
  const tour: Tour = {
    ...found,
    id: uuidV7(now.getTime()),
    version: null,
    itinerary: withNewStopIds(found.itinerary),
    published: false,
    slug: null,
    updatedAt: now.toISOString(),
  };
  const guests = places.map((place) => summaryOfFilePlace(place, tour.updatedAt));
  const planner = new TourPlanner(engine, catalogue, localMoment, guests);
  const planned = await planner.plan({ tour, ops: [] }, null);
  const fault = 'code' in planned ? faultOf(planned) : null;
  if (fault !== null) return { ok: false, fault };
  const days = 'code' in planned ? null : planned.plan.days;
  const written = await addTour(user, tour, days);
  if (!written.ok) return { ok: false, fault: { code: 'not-kept' } };
  await keepStorage();
  const keys = [...new Set(tour.itinerary.filter(isStop).map((stop) => stop.experience_id))];
  const rows = await catalogue.experiences.bulkGet(keys);
  const titles = new Map(places.map(({ id, title }) => [id, title]));
  const unknown = keys.filter((_key, index) => rows[index] === undefined);
  return {
    ok: true,
    tourId: tour.id,
    name: tour.name,
    unknown: unknown.map((key) => titles.get(key) ?? key),
  };
}

/** A tour does not depend on an engine that has crashed: it is kept and planned the next time. */
function faultOf(failure: EngineFailure): TourFault | null {
  return failure.code === 'invalid' ? { code: 'invalid', path: enginePath(failure.path) } : null;
}

/** `itinerary[3].nights` in its parts. */
function enginePath(path: string): FieldPath {
  return path
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** How deep brackets are nested, outside of texts. */
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
