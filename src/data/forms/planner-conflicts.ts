import type { Conflict } from '../../model/merge/conflict.ts';
import { entryPath } from '../../model/merge/entry-path.ts';
import { type FormEdit, mergeForm } from '../../model/merge/merge-form.ts';
import { joinPath } from '../../model/merge/merge-values.ts';
import type { BookingBase, Bookings, ItineraryEntry } from '../../model/plan.ts';
import type { BookingPatch, EntryFields } from '../planner/planner-state.ts';

/** Conflicts between the planner's forms and the current tour, by the rules of `mergeForm`. */

type PatchField = Exclude<keyof BookingPatch, 'adoptPlannedDates' | 'booked' | 'notes' | 'price'>;
/** Times of a journey are only planned until something is booked. */
const BOOKED = ['date', 'dateReturn', 'arrival', 'arrivalReturn'] as const satisfies PatchField[];
const ENTERED = Object.keys({
  reference: 0,
  confirmationLink: 0,
  currency: 0,
  amount: 0,
  rate: 0,
  name: 0,
  address: 0,
  phone: 0,
  checkIn: 0,
  checkOut: 0,
  airline: 0,
  flightNumber: 0,
  terminal: 0,
  seat: 0,
  flightNumberReturn: 0,
  terminalReturn: 0,
  seatReturn: 0,
} satisfies Record<Exclude<PatchField, (typeof BOOKED)[number]>, 0>);

const BOOKING_KINDS = ['accommodation', 'flights', 'transport', 'rentals'] as const;

/** What the user entered for a booking, as a patch: an estimated price and empty notes count as null. */
export function writtenFields(booking: BookingBase): BookingPatch {
  const { booked, notes, price, priceEdited } = booking;
  const keepsPrice = booked || priceEdited === true;
  const written: BookingPatch = {
    booked,
    notes: notes === '' ? null : notes,
    price: keepsPrice ? price : null,
  };
  const entered = new Set<string>([...ENTERED, ...(booked ? BOOKED : [])]);
  return Object.assign(
    written,
    Object.fromEntries(Object.entries(booking).filter(([field]) => entered.has(field))),
  );
}

export function bookingConflicts(
  bookings: Bookings | null,
  uid: string,
  { opened, changes }: FormEdit<BookingPatch>,
): Conflict[] {
  if (bookings === null || opened === null) return [];
  const { adoptPlannedDates: _dates, ...written } = changes;
  return BOOKING_KINDS.flatMap((kind) => {
    const booking = bookings[kind]?.find((one) => one.uid === uid);
    if (booking === undefined) return [];
    const path = ['bookings', kind, uid].reduce(joinPath, '');
    return mergeForm<BookingPatch>({ opened, changes: written }, writtenFields(booking), path).conflicts;
  });
}

export function entryConflicts(
  itinerary: readonly ItineraryEntry[],
  index: number,
  edit: FormEdit<EntryFields>,
): Conflict[] {
  const [entry, path] = [itinerary[index], entryPath(itinerary, index)];
  if (entry === undefined || path === null) return [];
  const { notes } = entry;
  const justHotel = 'justHotel' in entry && entry.justHotel === true;
  return mergeForm<EntryFields>(edit, { notes: notes === '' ? null : (notes ?? null), justHotel }, path)
    .conflicts;
}

/** Conflicts of a stop's length (`duration` in hours, `nights`) that another device changed since the form opened. */
export function stayConflicts(
  itinerary: readonly ItineraryEntry[],
  index: number,
  opened: ItineraryEntry,
): Conflict[] {
  const [entry, path] = [itinerary[index], entryPath(itinerary, index)];
  if (entry === undefined || path === null) return [];
  return ['duration', 'nights'].flatMap((field): Conflict[] => {
    const [before, now] = [Reflect.get(opened, field), Reflect.get(entry, field)] as unknown[];
    return (before ?? null) === (now ?? null)
      ? []
      : [{ path: joinPath(path, field), value: now ?? null, by: 'theirs' }];
  });
}
