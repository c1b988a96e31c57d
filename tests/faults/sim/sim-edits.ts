import { matchedPlace } from '../../builders/matched-place.ts';
import type { MatchedPlace } from '../../../src/contract/place-list.ts';
import type { LonLat } from '../../../src/model/place/geo.ts';
import type { OwnExperienceFields } from '../../../src/data/own-experiences/own-experiences.ts';
import type { SettingsFields } from '../../../src/data/account/user-settings.ts';
import {
  isStop,
  type BookingBase,
  type Bookings,
  type FlightBooking,
  type ItineraryEntry,
  type TransportBooking,
} from '../../../src/model/plan.ts';
import type { OwnExperience } from '../../../src/model/schemas/own-experience.ts';
import type { Tour } from '../../../src/model/schemas/tour.ts';
import type { UserSettings } from '../../../src/contract/user-things.ts';
import { editTour, tourOf, type Edit } from '../../builders/edited-tours.ts';

/** What a user can change of each document: every field of the interface. */

/** Gives each change a unique value, if its type has enough values. */
interface Change {
  /** Which entry. */
  at: number;
  to: number;
  serial: number;
}

const STRUCTURE = [
  ...(['name', 'notes', 'airport', 'start', 'stop-note', 'stop-nights', 'add-stop', 'remove-stop'] as const),
  ...(['move-stop', 'choose', 'detour', 'book', 'reference', 'drop-country', 'own-connection'] as const),
  ...(['reverse', 'country', 'departure', 'bare', 'unbook', 'price', 'replan'] as const),
] satisfies Edit['kind'][];

const ITEM_EDITS = ['add-item', 'name-item', 'time-item', 'move-item', 'remove-item'] as const;

const FIELDS: readonly ((tour: Tour, change: Change) => Tour)[] = [
  (tour, { serial }) => ({ ...tour, endDate: dateOf(serial) }),
  (tour, { serial }) => ({ ...tour, travellers: 1 + (serial % 20) }),
  (tour, change) => onEntry(tour, change, isStop, { nights: change.serial % 367 }),
  (tour, change) => onEntry(tour, change, isStop, { duration: change.serial + 0.5 }),
  (tour, change) => onEntry(tour, change, isConnection, { notes: markOf(change) }),
  (tour, change) => onEntry(tour, change, isConnection, { justHotel: change.serial % 2 === 0 }),
  (tour, change) => onBooking(tour, change, { notes: markOf(change) }),
  (tour, change) => onBooking(tour, change, { confirmationLink: `https://example.org/${markOf(change)}` }),
  (tour, change) =>
    onBooking(tour, change, {
      amount: change.serial * 3,
      currency: `C${change.serial}`,
      rate: change.serial + 0.25,
      price: change.serial,
      priceEdited: true,
    }),
  (tour, change) => onBooking(tour, change, bookedWith(change)),
];

/** A common tour: two stops, something to do at one of them, a flight, a bus, and only its notes filled in. */
export function blankTour(id: string, stops: number, mark: string): Tour {
  const tour = editTour(tourOf(stops), [{ kind: 'add-item', at: 0, to: 0 }], mark);
  const bookings: Bookings = {
    accommodation: tour.bookings?.accommodation ?? [],
    flights: [flight('flight:FRA_CMB')],
    transport: [ride('ride:place0_place1')],
  };
  return { ...tour, id, version: null, notes: `${mark}!`, bookings };
}

const CHANGES = STRUCTURE.length + FIELDS.length;
/** One change in eight is about an item. */
const EIGHTHS = 8;

/** `how` that changes an item. @param to with `move-item` its stop and day */
export function howOfItem(kind: (typeof ITEM_EDITS)[number], to: number): number {
  return ITEM_EDITS.indexOf(kind) + CHANGES * (EIGHTHS * (to + 1) - 1);
}

export function changeTour(tour: Tour, how: number, serial: number): Tour {
  const which = how % CHANGES;
  const at = Math.floor(how / CHANGES) % EIGHTHS;
  if (at === EIGHTHS - 1) {
    const kind = ITEM_EDITS[which % ITEM_EDITS.length] ?? 'name-item';
    return editTour(tour, [{ kind, at, to: Math.floor(how / CHANGES / EIGHTHS) % 8 }], `M${serial}`);
  }
  const to = Math.floor(how / CHANGES / 3) % 8;
  const field = FIELDS[which - STRUCTURE.length];
  if (field) return field(tour, { at, to, serial });
  return editTour(tour, [{ kind: STRUCTURE[which] ?? 'name', at, to }], `M${serial}`);
}

const PLACE_FIELDS: readonly ((change: Change) => Partial<OwnExperienceFields>)[] = [
  (change) => ({ description: markOf(change) }),
  (change) => ({ title: markOf(change) }),
  (change) => ({ region: markOf(change) }),
  (change) => ({ address: markOf(change) }),
  ({ serial }) => ({ location: { coordinates: [serial % 180, serial % 90] } }),
  ({ serial }) => ({ duration: 1 + (serial % 8_000) }),
  ({ serial }) => ({ months: [1 + (serial % 12)] }),
  ({ serial }) => ({ price: serial }),
  ({ serial }) => ({ price_per_night: serial }),
  ({ serial }) => ({ country_key: `land-${String.fromCodePoint(97 + (serial % 26))}` }),
];

/** `how` of 0 and 1 are its description and its title. */
export function changePlace(before: OwnExperience | null, how: number, serial: number): OwnExperienceFields {
  const change = { at: 0, to: 0, serial };
  const blank: OwnExperienceFields = {
    title: markOf(change),
    description: '',
    country_key: 'namibia',
    region: '',
    location: { coordinates: [0, 0] },
    duration: 24,
    categories: [],
    months: [],
    price: 0,
    price_per_night: 0,
  };
  if (!before) return blank;
  return { ...placeFields(before), ...PLACE_FIELDS[how % PLACE_FIELDS.length]?.(change) };
}

/** The fields of the form of an own experience. */
export function placeFields(place: OwnExperience): OwnExperienceFields {
  const { title, description, country_key, region, address, location, duration } = place;
  const { categories, months, price, price_per_night } = place;
  return {
    title,
    description,
    country_key,
    region,
    location,
    duration,
    categories,
    months,
    price,
    ...(address === undefined ? {} : { address }),
    price_per_night,
  };
}

export function changeSettings(before: UserSettings | null, how: number, serial: number): SettingsFields {
  const { theme = 'system', currency = null, distanceUnit = 'km', temperatureUnit = 'c' } = before ?? {};
  const changes: readonly Partial<SettingsFields>[] = [
    { theme: (['system', 'light', 'dark'] as const)[serial % 3] ?? 'system' },
    { currency: codeOf(serial) },
    { distanceUnit: distanceUnit === 'km' ? 'mi' : 'km' },
    { temperatureUnit: temperatureUnit === 'c' ? 'f' : 'c' },
  ];
  return { theme, currency, distanceUnit, temperatureUnit, ...changes[how % changes.length] };
}

function markOf({ serial }: Change): string {
  return `M${serial}!`;
}

function dateOf(serial: number): string {
  return new Date(Date.UTC(2027, 0, 1 + serial)).toISOString().slice(0, 10);
}

/** Three letters. */
function codeOf(serial: number): string {
  const letter = (by: number) => String.fromCodePoint(65 + (Math.floor(serial / by) % 26));
  return `${letter(676)}${letter(26)}${letter(1)}`;
}

function isConnection(entry: ItineraryEntry): boolean {
  return !isStop(entry);
}

function onEntry(
  tour: Tour,
  { at }: Change,
  isTarget: (entry: ItineraryEntry) => boolean,
  fields: Record<string, unknown>,
): Tour {
  const targets = tour.itinerary.filter(isTarget);
  const target = targets[targets.length === 0 ? 0 : at % targets.length];
  const itinerary = tour.itinerary.map((entry) => (entry === target ? { ...entry, ...fields } : entry));
  return { ...tour, itinerary };
}

function onBooking(
  tour: Tour,
  { at }: Change,
  fields: Record<string, unknown> | ((booking: BookingBase) => Record<string, unknown>),
): Tour {
  const { bookings } = tour;
  if (!bookings) return tour;
  const all: BookingBase[] = [...bookings.flights, ...bookings.transport, ...bookings.accommodation];
  const target = all[all.length === 0 ? 0 : at % all.length];
  const change = <T extends BookingBase>(list: readonly T[]): T[] =>
    list.map((booking) =>
      booking === target
        ? { ...booking, ...(typeof fields === 'function' ? fields(booking) : fields) }
        : booking,
    );
  const { accommodation, flights, transport } = bookings;
  return {
    ...tour,
    bookings: {
      accommodation: change(accommodation),
      flights: change(flights),
      transport: change(transport),
    },
  };
}

function bookedWith(change: Change) {
  return (booking: BookingBase): Record<string, unknown> => {
    const [from, to] = [`${dateOf(change.serial)}T08:00`, `${dateOf(change.serial + 1)}T08:00`];
    if ('arrival' in booking) return { booked: true, arrival: from, departure: to };
    return { booked: true, date: from, ...('dateReturn' in booking ? { dateReturn: to } : {}) };
  };
}

const PLAIN = { booked: false, notes: null, price: 90, itinIndex: 0, maIndex: null };

function flight(uid: string): FlightBooking {
  return {
    ...PLAIN,
    uid,
    connection_id: 'FRA_CMB',
    flight: null,
    deep_link: null,
    expBefore: null,
    expAfter: null,
    date: '2027-01-10T08:00',
    plannedDate: '2027-01-10T08:00',
    dateReturn: '2027-01-20T08:00',
    plannedReturnDate: '2027-01-20T08:00',
  };
}

function ride(uid: string): TransportBooking {
  return {
    ...PLAIN,
    uid,
    connection_id: 'place0_place1',
    type: 'bus',
    drivingType: null,
    text: null,
    link: null,
    subtitle: null,
    date: '2027-01-11T08:00',
    plannedDate: '2027-01-11T08:00',
  };
}

/** Places of a file, each with a note that occurs once. */
export function placesToSave(how: number, ledger: { newMark: () => string }): MatchedPlace[] {
  return Array.from({ length: 1 + (how % 3) }, (_, index): MatchedPlace => {
    const at: LonLat = [80 + index, 7];
    const note = ledger.newMark();
    return matchedPlace({ at, name: note, note });
  });
}
