import { readTourValue, type FoundTour, type TourError } from '../../../data/tours/files/import-tour.ts';
import type { PlannedTour } from '../../../data/planner/planned-tour.ts';
import type { OwnExperience } from '../../../model/schemas/own-experience.ts';
import { isStop, type ItineraryEntry } from '../../../model/plan.ts';
import { filePlaceOf, type FilePlace } from '../../../model/tour-file.ts';
import type { Tour } from '../../../model/schemas/tour.ts';
import { ownPlacesOf } from './make-file.ts';

/**
 * A tour inside of a link, after the `#`, which browsers never send anywhere: `t=1.` and JSON, deflated, in the
 * letters of base64url. 1 is the version, raised when an older reader would misread the rest.
 */
const VERSION = 1;
const NAME = 't';
/** What messengers and browsers take without cutting. */
export const SHARE_MAX_CHARACTERS = 8_000;
/** A small link can hold a large text: more is not unpacked. */
const UNPACKED_MAX_BYTES = 1024 * 1024;

/** The fragment, without its `#`; null where the tour is too big for a link. */
export async function shareFragment(planned: Pick<PlannedTour, 'tour' | 'facts'>): Promise<string | null> {
  const places = ownPlacesOf(planned).map(sharedPlace);
  const shared = { ...sharedTour(planned.tour), ...(places.length > 0 && { places }) };
  const packed = await throughStream(
    new TextEncoder().encode(JSON.stringify(shared)),
    new CompressionStream('deflate-raw'),
    Infinity,
  );
  const fragment = `${NAME}=${VERSION}.${base64Url(packed)}`;
  return fragment.length > SHARE_MAX_CHARACTERS ? null : fragment;
}

/** What a fragment holds. @param fragment with or without its `#` */
export async function readShareFragment(
  fragment: string,
  now: Date = new Date(),
): Promise<FoundTour | TourError> {
  const value = new RegExp(`^#?${NAME}=(\\d{1,6})\\.([A-Za-z0-9_-]+)$`).exec(fragment);
  if (value === null) return { code: 'not-a-tour' };
  if (Number(value[1]) > VERSION) return { code: 'newer' };
  try {
    const unpacked = await throughStream(
      bytesOf(value[2] ?? ''),
      new DecompressionStream('deflate-raw'),
      UNPACKED_MAX_BYTES,
    );
    const shared: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(unpacked));
    if (typeof shared !== 'object' || shared === null) return { code: 'not-a-tour' };
    // Bookings are nobody else's: what a hand put there is not read.
    const { places, ...tour } = { places: undefined, ...shared, bookings: null, notes: '' };
    return readTourValue(tour, places, now);
  } catch {
    // Cut off or changed on its way: the page says so.
    return { code: 'not-a-tour' };
  }
}

/** What others may see: the plan, without notes, bookings and what was paid. What is not there is as in a new tour. */
function sharedTour(tour: Tour) {
  const { name, countries, startDate, endDate, travellers, homeAirport } = tour;
  const used = new Set(tour.itinerary.map((entry) => (isStop(entry) ? '' : entry.connection_id)));
  const own = Object.entries(tour.ownConnections).filter(([id]) => used.has(id));
  return {
    name,
    countries,
    ...(startDate !== null && { startDate }),
    ...(endDate !== null && { endDate }),
    ...(travellers !== 1 && { travellers }),
    ...(homeAirport !== null && { homeAirport }),
    itinerary: tour.itinerary.map(sharedEntry),
    ...(own.length > 0 && { ownConnections: Object.fromEntries(own) }),
  };
}

/** Named one by one: a field that comes to be later is private until it is named here. */
function sharedEntry(entry: ItineraryEntry): Partial<ItineraryEntry> {
  const shared = isStop(entry)
    ? { experience_id: entry.experience_id, nights: entry.nights, duration: entry.duration }
    : {
        connection_id: entry.connection_id,
        selected: entry.selected,
        selectedKey: entry.selectedKey,
        departureTime: entry.departureTime,
        justHotel: entry.justHotel,
      };
  return Object.fromEntries(
    Object.entries(shared).filter(([, value]) => value !== null && value !== undefined),
  );
}

/** Where and what it is; what was written about it only where everybody may read that anyway. */
function sharedPlace(own: OwnExperience): FilePlace {
  const place = filePlaceOf(own);
  if (own.published) return place;
  const { address: _address, ...rest } = place;
  return { ...rest, description: '' };
}

async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > mostBytes) {
      await reader.cancel();
      throw new RangeError('more than a tour can be');
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function base64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
