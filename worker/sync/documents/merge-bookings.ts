import type { Conflict } from '../../../src/model/merge/conflict.ts';
import type { Booking, BookingBase, Bookings } from '../../../src/model/plan.ts';
import { mergeKeyed } from './merge-keyed.ts';
import {
  joinPath,
  mergeFields,
  mergeQuietly,
  mergeScalar,
  putField,
  ruleOf,
  sameValue,
  type FieldRule,
} from '../../../src/model/merge/merge-values.ts';

const PATH = 'bookings';

type FieldOf<T> = T extends unknown ? keyof T : never;

/**
 * `date`: the user's once something is booked, derived before that. `price`: paid or typed by the user (`booked`,
 * `priceEdited`), else derived. The planner recomputes what is derived after every merge.
 */
const BOOKING_RULES = {
  uid: 'entered',
  booked: 'entered',
  notes: 'entered',
  reference: 'entered',
  confirmationLink: 'entered',
  currency: 'entered',
  amount: 'entered',
  rate: 'entered',
  name: 'entered',
  address: 'entered',
  phone: 'entered',
  checkIn: 'entered',
  checkOut: 'entered',
  airline: 'entered',
  flightNumber: 'entered',
  terminal: 'entered',
  seat: 'entered',
  flightNumberReturn: 'entered',
  terminalReturn: 'entered',
  seatReturn: 'entered',
  arrival: 'date',
  departure: 'date',
  date: 'date',
  dateReturn: 'date',
  arrivalReturn: 'date',
  pickUp: 'date',
  dropOff: 'date',
  price: 'price',
  priceEdited: 'price',
  stale: 'derived',
  itinIndex: 'derived',
  maIndex: 'derived',
  exp_key: 'derived',
  connection_id: 'derived',
  plannedArrival: 'derived',
  plannedDeparture: 'derived',
  nights: 'derived',
  hotelOnly: 'derived',
  price_per_night: 'derived',
  flight: 'derived',
  deep_link: 'derived',
  plannedDate: 'derived',
  plannedReturnDate: 'derived',
  expBefore: 'derived',
  expAfter: 'derived',
  type: 'derived',
  drivingType: 'derived',
  text: 'derived',
  link: 'derived',
  subtitle: 'derived',
  plannedPickUp: 'derived',
  plannedDropOff: 'derived',
  days: 'derived',
  perDay: 'derived',
  legs: 'derived',
} satisfies Record<FieldOf<Booking>, FieldRule>;
const DATES = Object.entries(BOOKING_RULES).flatMap(([field, rule]) => (rule === 'date' ? [field] : []));
/** What the planner writes besides what it derives. */
const BARE: ReadonlySet<string> = new Set(['uid', 'booked', 'notes', 'price']);

/** Merges bookings by their `uid`, field by field of what the user entered. Null if nothing was planned yet. */
export function mergeBookings(
  sides: Record<'base' | 'local' | 'remote', Bookings | null>,
  conflicts: Conflict[],
): Bookings | null {
  const kind = <K extends keyof Bookings>(name: K) => ({
    base: listOf(sides.base, name),
    local: listOf(sides.local, name, sides.base),
    remote: listOf(sides.remote, name, sides.base),
  });
  const hasRentals = Object.values(sides).some((side) => side?.rentals !== undefined);
  const merged: Bookings = {
    accommodation: mergeKind(joinPath(PATH, 'accommodation'), kind('accommodation'), conflicts),
    flights: mergeKind(joinPath(PATH, 'flights'), kind('flights'), conflicts),
    transport: mergeKind(joinPath(PATH, 'transport'), kind('transport'), conflicts),
    ...(hasRentals && { rentals: mergeKind(joinPath(PATH, 'rentals'), kind('rentals'), conflicts) }),
  };
  if (Object.values(merged).some((list) => list.length > 0)) return merged;
  const isNull = mergeQuietly({
    base: sides.base === null,
    local: sides.local === null,
    remote: sides.remote === null,
  });
  return isNull ? null : merged;
}

/** A side without the list was written by a version that does not know it, and did not change it. */
function listOf<K extends keyof Bookings>(
  bookings: Bookings | null,
  kind: K,
  base: Bookings | null = null,
): NonNullable<Bookings[K]> | [] {
  return bookings?.[kind] ?? (bookings && base?.[kind]) ?? [];
}

function mergeKind<T extends BookingBase>(
  path: string,
  lists: Record<'base' | 'local' | 'remote', readonly T[]>,
  conflicts: Conflict[],
): T[] {
  const merged = mergeKeyed(
    path,
    lists,
    { keyOf: ({ uid }) => uid, isEdited: isEditedBooking, merge: mergeBooking },
    conflicts,
  );
  return merged.map(({ entry }) => entry);
}

/** Experience keys of the stays that a side has newly booked, or whose booking it changed. */
export function bookedExperienceKeys(base: Bookings | null, side: Bookings | null): Set<string> {
  const previous = new Map(listOf(base, 'accommodation').map((stay) => [stay.uid, stay]));
  return new Set(
    listOf(side, 'accommodation').flatMap((stay) => {
      const before = previous.get(stay.uid);
      const isNew = stay.booked && (!before || isEditedBooking(before, stay));
      return isNew && stay.exp_key ? [stay.exp_key] : [];
    }),
  );
}

function isEditedBooking(base: BookingBase, side: BookingBase): boolean {
  return !sameValue(writtenPart(base), writtenPart(side));
}

/** The fields that the user entered. */
export function writtenPart(booking: BookingBase): Record<string, unknown> {
  const isWritten = (field: string) => {
    const rule = ruleOf(BOOKING_RULES, field);
    if (rule === 'date') return booking.booked;
    return rule === 'price' ? keepsPrice(booking) : rule === 'entered';
  };
  return Object.fromEntries(Object.entries(booking).filter(([field]) => isWritten(field)));
}

/**
 * One side booked other dates while the other one canceled the booking: adds conflicts for these dates, because the
 * planner recomputes dates that are not booked.
 */
function noteRebooked(
  path: string,
  sides: { local: BookingBase; remote: BookingBase; field: string; before: unknown },
  conflicts: Conflict[],
): void {
  for (const by of ['mine', 'theirs'] as const) {
    const side = by === 'mine' ? sides.local : sides.remote;
    const value = valueOf(side, sides.field);
    if (side.booked && !sameValue(value, sides.before)) conflicts.push({ path, value: value ?? null, by });
  }
}

function mergeBooking<T extends BookingBase>(
  path: string,
  sides: { base: T | undefined; local: T; remote: T },
  conflicts: Conflict[],
): T {
  const { local, remote } = sides;
  // Both sides created it: what each entered is compared with the booking as the planner makes it.
  const base = sides.base ?? untouched(remote);
  const merged = mergeFields(path, { base, local, remote }, conflicts, BOOKING_RULES);
  // Booked dates come from the side that booked.
  const bookedBy = !merged.booked || local.booked === remote.booked ? null : local.booked ? local : remote;
  for (const field of DATES) {
    const of = (side: T | undefined) => valueOf(side, field);
    const dates = { base: of(base), local: of(local), remote: of(remote) };
    if (bookedBy) putField(merged, field, of(bookedBy));
    else if (merged.booked) {
      // Both sides booked: dates that were only planned before belong to neither booking.
      const previous = base.booked ? dates.base : undefined;
      putField(merged, field, mergeScalar(joinPath(path, field), { ...dates, base: previous }, conflicts));
    } else {
      putField(merged, field, mergeQuietly(dates));
      noteRebooked(joinPath(path, field), { ...sides, field, before: dates.base }, conflicts);
    }
  }
  const prices = { base: base && priceOf(base), local: priceOf(local), remote: priceOf(remote) };
  const price = mergePrice(joinPath(path, 'price'), prices, conflicts);
  putField(merged, 'price', price?.price);
  putField(merged, 'priceEdited', price?.priceEdited);
  return merged;
}

/** The booking before the user entered anything. */
function untouched<T extends BookingBase>(booking: T): T {
  const before: T = { ...booking, booked: false, notes: null, price: null };
  for (const field of Object.keys(before)) {
    const rule = ruleOf(BOOKING_RULES, field);
    const isPlain = rule === 'derived' || rule === 'date' || BARE.has(field);
    if (!isPlain) Reflect.deleteProperty(before, field);
  }
  return before;
}

interface Price {
  price: unknown;
  priceEdited: unknown;
  kept: boolean;
}

/** A price that the user paid wins over a derived one; two paid prices are merged like scalars. */
function mergePrice(
  path: string,
  prices: { base: Price | undefined; local: Price; remote: Price },
  conflicts: Conflict[],
): Price | undefined {
  const { base, local, remote } = prices;
  if (!local.kept) return mergeQuietly(prices);
  if (!remote.kept) return sameValue(local, base) ? remote : local;
  if (!sameValue(local, remote) && !sameValue(local, base) && !sameValue(remote, base)) {
    conflicts.push({ path, value: local.price ?? null, by: 'mine' });
  }
  return sameValue(remote, base) ? local : remote;
}

function keepsPrice(booking: BookingBase): boolean {
  return booking.booked || booking.priceEdited === true;
}

function priceOf(booking: BookingBase): Price {
  return { price: booking.price, priceEdited: booking.priceEdited, kept: keepsPrice(booking) };
}

function valueOf(side: object | undefined, field: string): unknown {
  const value: unknown = side === undefined ? undefined : Reflect.get(side, field);
  return value;
}
