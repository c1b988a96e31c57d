import { readTourValue, type FoundTour, type TourError } from '../../../data/tours/files/import-tour.ts';
import type { PlannedTour } from '../../../data/planner/planned-tour.ts';
import type { OwnExperience } from '../../../model/schemas/own-experience.ts';
import { reversedId } from '../../../model/base/reversed-id.ts';
import { itemsOf, publicItems } from '../../../model/items/stop-items.ts';
import { isStop, type ItineraryEntry, type StopEntry } from '../../../model/plan.ts';
import { filePlaceOf, type FilePlace } from '../../../model/tour-file.ts';
import type { Tour } from '../../../model/schemas/tour.ts';
import { ownExperiencesOf } from './make-file.ts';

/**
 * A tour inside a link, in the fragment, which browsers never send to a server: `t=1.` followed by deflated JSON in
 * base64url. 1 is the version, increased when an older reader would misread the rest.
 */
const VERSION = 1;
const PARAM = 't';
/** Length that messengers and browsers accept without truncating. */
export const SHARE_MAX_CHARACTERS = 8_000;
/** Limit against decompression bombs. */
const DECOMPRESSED_MAX_BYTES = 1024 * 1024;

/** The fragment, without `#`; null if the tour is too large for a link. */
export async function shareFragment(planned: Pick<PlannedTour, 'tour' | 'facts'>): Promise<string | null> {
  const places = ownExperiencesOf(planned).map(sharedPlace);
  const shared = { ...sharedTour(planned.tour), ...(places.length > 0 && { places }) };
  const compressed = await pipeThrough(
    new TextEncoder().encode(JSON.stringify(shared)),
    new CompressionStream('deflate-raw'),
    Infinity,
  );
  const fragment = `${PARAM}=${VERSION}.${base64Url(compressed)}`;
  return fragment.length > SHARE_MAX_CHARACTERS ? null : fragment;
}

/** Parses a fragment. @param fragment with or without `#` */
export async function readShareFragment(
  fragment: string,
  now: Date = new Date(),
): Promise<FoundTour | TourError> {
  const value = new RegExp(`^#?${PARAM}=(\\d{1,6})\\.([A-Za-z0-9_-]+)$`).exec(fragment);
  if (value === null) return { code: 'not-a-tour' };
  if (Number(value[1]) > VERSION) return { code: 'newer' };
  try {
    const decompressed = await pipeThrough(
      bytesOf(value[2] ?? ''),
      new DecompressionStream('deflate-raw'),
      DECOMPRESSED_MAX_BYTES,
    );
    const shared: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(decompressed));
    if (typeof shared !== 'object' || shared === null) return { code: 'not-a-tour' };
    // Bookings and notes are private: ignored even if someone put them in.
    const { places, ...tour } = { places: undefined, ...shared, bookings: null, notes: '' };
    return readTourValue(tour, places, now);
  } catch {
    // Truncated or corrupted in transit: the page says so.
    return { code: 'not-a-tour' };
  }
}

/** The public part of a tour: the plan, without notes, bookings and prices paid. Defaults are omitted. */
function sharedTour(tour: Tour) {
  const { name, countries, startDate, endDate, travellers, homeAirport } = tour;
  const used = new Set(tour.itinerary.map((entry) => (isStop(entry) ? '' : entry.connection_id)));
  const own = Object.entries(tour.ownConnections).filter(([id]) => used.has(id) || used.has(reversedId(id)));
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

/** Allowlist: a field added later is private until it is listed here. */
function sharedEntry(entry: ItineraryEntry): Partial<ItineraryEntry> {
  const shared = isStop(entry)
    ? {
        experience_id: entry.experience_id,
        nights: entry.nights,
        duration: entry.duration,
        items: sharedItems(entry),
      }
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

function sharedItems(stop: StopEntry): StopEntry['items'] {
  const items = publicItems(itemsOf(stop));
  return items.length > 0 ? items : undefined;
}

/** Name, kind and location of an own experience; its texts only if it is published anyway. */
function sharedPlace(own: OwnExperience): FilePlace {
  const place = filePlaceOf(own);
  if (own.published) return place;
  const { address: _address, ...rest } = place;
  return { ...rest, description: '' };
}

async function pipeThrough(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
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
