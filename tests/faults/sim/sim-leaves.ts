import type { StoredConflict } from '../../../src/contract/user-things.ts';
import { isRecord } from '../../../src/model/base/is-record.ts';

/**
 * A document as the values that users entered, each with its path: `<entry>.<field>=<value>`. Stops and items go by their
 * id, bookings by their uid, connections by their ends, so that a value stays the same when its entry moves.
 * Independent of the merge rules, which it checks.
 */

/** Set by the server or by the planner, not by users. */
const UNTYPED = new Set(
  [
    'id version updatedAt published slug image_uris originalOrder connection_id uid',
    'stale itinIndex maIndex exp_key plannedArrival plannedDeparture hotelOnly flight deep_link',
    'plannedDate plannedReturnDate expBefore expAfter type drivingType text link subtitle',
  ].flatMap((names) => names.split(' ')),
);
/** Calculated by the planner in a booking, but entered by users in a stop or an own experience. */
const PLANNED = new Set(['nights', 'price_per_night']);
/** Entered by users once something is booked. */
const DATES = new Set(['arrival', 'departure', 'date', 'dateReturn']);
/** Each entry is a value of its own. */
const SETS = new Set(['countries']);
/** A record with one value for each key. */
const RECORD = 'ownConnections';

export function leavesOf(id: string, document: object | null): Set<string> {
  const leaves = new Set<string>();
  if (document) walk(id, document, leaves);
  return within(id, leaves);
}

/** The values that a conflict keeps. */
export function leavesOfConflict({ documentId, path, value }: StoredConflict): Set<string> {
  const leaves = new Set<string>();
  const segments = path.split('/').map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  const [field = '', owner = documentId] = segments.toReversed();
  if (owner === RECORD) note(`${documentId}/${RECORD}`, field, value, leaves);
  else if (field === 'position' && isRecord(value)) walk(owner, value, leaves);
  else if (isRecord(value) && ('uid' in value || 'connection_id' in value || 'experience_id' in value)) {
    walk(ownerOf(value) ?? owner, value, leaves);
  } else note(owner.replace(/#\d+$/, ''), field, value, leaves);
  return within(documentId, leaves);
}

/** Two tours may have a stop of the same id. */
function within(id: string, leaves: ReadonlySet<string>): Set<string> {
  return new Set([...leaves].map((leaf) => `${id} ${leaf}`));
}

function walk(owner: string, value: object, leaves: Set<string>): void {
  const isBooking = 'uid' in value;
  for (const [field, found] of Object.entries(value)) {
    if (UNTYPED.has(field) || found === undefined) continue;
    if (isBooking && !isTyped(field, value)) continue;
    // The index belongs to the key.
    if (field === 'selected' && 'selectedKey' in value) continue;
    // It belongs to the price.
    if (isBooking && field === 'priceEdited') continue;
    if (field === RECORD && isRecord(found)) {
      for (const [key, options] of Object.entries(found)) note(`${owner}/${RECORD}`, key, options, leaves);
    } else note(owner, field === 'selected' ? 'selectedKey' : field, found, leaves);
  }
}

function note(owner: string, field: string, value: unknown, leaves: Set<string>): void {
  if (Array.isArray(value) && value.some(isEntry)) {
    for (const entry of value) {
      if (!isRecord(entry)) continue;
      const name = ownerOf(entry) ?? owner;
      walk(name, entry, leaves);
      // Which stop it is at is a choice as well.
      if (field === 'items') leaves.add(`${name}.stop=${canonical(owner)}`);
    }
  } else if (Array.isArray(value) && SETS.has(field)) {
    for (const one of value) leaves.add(`${owner}.${field}=${canonical(one)}`);
  } else if (field === 'bookings' && isRecord(value)) {
    for (const list of Object.values(value)) note(owner, 'bookings', list, leaves);
  } else if (!Array.isArray(value) || value.length > 0) leaves.add(`${owner}.${field}=${canonical(value)}`);
}

function isTyped(field: string, booking: object): boolean {
  const isBooked = 'booked' in booking && booking.booked === true;
  if (PLANNED.has(field)) return false;
  if (DATES.has(field)) return isBooked;
  return field === 'price' ? isBooked || ('priceEdited' in booking && booking.priceEdited === true) : true;
}

function ownerOf(entry: object): string | null {
  for (const field of ['uid', 'connection_id', 'id', 'experience_id']) {
    const found: unknown = Reflect.get(entry, field);
    if (typeof found === 'string') return found;
  }
  return null;
}

function isEntry(value: unknown): boolean {
  return (
    isRecord(value) && ['uid', 'connection_id', 'experience_id', 'kind', 'at'].some((field) => field in value)
  );
}

/** The same text for the same value, whatever the order of its fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, found: unknown) =>
    isRecord(found) ? Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1))) : found,
  );
}
