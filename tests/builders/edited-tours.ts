import fc from 'fast-check';
import { changeItems, type ItemChange } from '../../src/model/items/change-items.ts';
import { placedItems, type PlacedItem } from '../../src/model/items/stop-items.ts';
import { stopKey } from '../../src/model/merge/entry-path.ts';
import {
  isStop,
  type AccommodationBooking,
  type ItineraryEntry,
  type StopEntry,
} from '../../src/model/plan.ts';
import type { Tour } from '../../src/model/schemas/tour.ts';

/**
 * Tours edited on two devices: the common base, and the edits of each. Every entered value is a unique text, so that a
 * lost one is detected.
 */
export interface Edit {
  kind: (typeof EDITS)[number];
  at: number;
  to: number;
}

const EDITS = [
  ...(['name', 'notes', 'airport', 'start', 'own-connection', 'country', 'drop-country'] as const),
  ...(['stop-note', 'stop-nights', 'add-stop', 'remove-stop', 'move-stop', 'reverse'] as const),
  ...(['choose', 'departure', 'detour', 'bare'] as const),
  ...(['add-item', 'name-item', 'time-item', 'move-item', 'remove-item'] as const),
  ...(['book', 'unbook', 'reference', 'price', 'replan', 'drop-booking', 'no-bookings'] as const),
] as const;

const PLANNED = '2027-01-10T18:00';

export const anyEdit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom(...EDITS),
  at: fc.nat(9),
  to: fc.nat(9),
});

export function stopId(serial: number): string {
  return `0193480e-0000-7000-8000-${String(serial).padStart(12, '0')}`;
}

/** A planned tour from home over `stopCount` stops and back, without booked bookings. */
export function tourOf(stopCount: number): Tour {
  const stops = Array.from({ length: stopCount }, (_, index) => stop(index));
  return {
    id: stopId(999_999),
    version: 1,
    name: 'base',
    notes: '',
    countries: ['sri-lanka'],
    startDate: null,
    endDate: null,
    travellers: 2,
    homeAirport: 'FRA',
    itinerary: withWays(stops, []),
    ownConnections: {},
    bookings: {
      accommodation: stops.map(stayAt),
      flights: [],
      transport: [],
    },
    originalOrder: null,
    published: false,
    slug: null,
    updatedAt: '2026-11-21T22:00:00.000Z',
  };
}

/** The tour after the edits of one device; all its entered values start with `mark`. */
export function editTour(tour: Tour, edits: readonly Edit[], mark: string): Tour {
  return edits.reduce((edited, edit, index) => editOnce(edited, edit, `${mark}${index}`), tour);
}

/** All values that were entered by a user, in every field. */
export function marksIn(value: unknown): Set<string> {
  return new Set(JSON.stringify(value).match(/[MT]\d+!/g) ?? []);
}

interface EditArgs {
  tour: Tour;
  stops: StopEntry[];
  /** Index of a stop. */
  place: number;
  at: number;
  to: number;
  mark: string;
  name: string;
}

const withStops = ({ tour }: EditArgs, stops: StopEntry[]): Tour => ({
  ...tour,
  itinerary: withWays(stops, tour.itinerary),
});
const onStop = ({ tour, place }: EditArgs, fields: Record<string, unknown>): Tour => ({
  ...tour,
  itinerary: changeStop(tour.itinerary, place, fields),
});
const onPath = ({ tour, at }: EditArgs, fields: Record<string, unknown>): Tour => ({
  ...tour,
  itinerary: changeWay(tour.itinerary, at, fields),
});

/** Changes an item, if the tour has any. */
const onItem = ({ tour, stops, at }: EditArgs, change: (placed: PlacedItem) => ItemChange): Tour => {
  const items = placedItems(stops);
  const placed = items[items.length === 0 ? 0 : at % items.length];
  return placed === undefined ? tour : withItemChange(tour, change(placed));
};
const withItemChange = (tour: Tour, change: ItemChange): Tour => ({
  ...tour,
  itinerary: changeItems(tour.itinerary, change) ?? tour.itinerary,
});

const APPLY: Record<Edit['kind'], (args: EditArgs) => Tour> = {
  name: ({ tour, mark }) => ({ ...tour, name: mark }),
  notes: ({ tour, mark }) => ({ ...tour, notes: mark }),
  airport: ({ tour, mark }) => ({ ...tour, homeAirport: mark }),
  start: ({ tour, to }) => ({ ...tour, startDate: `2027-0${(to % 9) + 1}-01` }),
  'own-connection': ({ tour, at, mark }) => ({
    ...tour,
    ownConnections: { ...tour.ownConnections, [`own${at}_x`]: [ownOption(mark)] },
  }),
  country: ({ tour, at }) => ({ ...tour, countries: [...new Set([...tour.countries, `country${at}`])] }),
  'drop-country': ({ tour, at }) => ({
    ...tour,
    countries: tour.countries.filter((_, position) => position !== at),
  }),
  'stop-note': (args) => onStop(args, { notes: args.mark }),
  'stop-nights': (args) => onStop(args, { nights: args.to, wish: args.mark }),
  'add-stop'(args) {
    const { stops, at, name, mark } = args;
    const added = { ...stop(serialOf(name)), notes: mark };
    return withStops(args, stops.toSpliced(at % (stops.length + 1), 0, added));
  },
  'remove-stop': (args) => withStops(args, args.stops.toSpliced(args.place, 1)),
  'move-stop'(args) {
    const { stops, place, to, tour } = args;
    const moved = stops[place];
    if (!moved) return tour;
    return withStops(args, stops.toSpliced(place, 1).toSpliced(to % stops.length, 0, moved));
  },
  reverse: (args) => withStops(args, args.stops.toReversed()),
  choose: (args) => onPath(args, { selected: args.to, selectedKey: args.mark }),
  departure: (args) => onPath(args, { departureTime: args.mark }),
  bare: (args) => onPath(args, { selected: args.to }),
  detour: ({ tour, at, mark }) => ({ ...tour, itinerary: detour(tour.itinerary, at, mark) }),
  'add-item'({ tour, stops, place, to, name, mark }) {
    const at = stops[place];
    const id = stopId(5_000_000 + serialOf(name));
    if (!at) return tour;
    const add = { id, kind: 'note', title: mark, ...(to > 1 && { day: to % 3 }) } as const;
    return withItemChange(tour, { add, stop: stopKey(at) });
  },
  'name-item': (args) => onItem(args, ({ item }) => ({ id: item.id, fields: { title: args.mark } })),
  'time-item': (args) =>
    onItem(args, ({ item }) => ({
      id: item.id,
      fields: args.to === 0 ? { start: null } : { start: `0${args.to}:00`, minutes: args.to * 30 },
    })),
  'move-item': (args) =>
    onItem(args, ({ item }) => ({
      move: item.id,
      to: {
        stop: stopKey(args.stops[args.to % args.stops.length] ?? { experience_id: '' }),
        day: args.to === 0 ? null : args.to % 3,
      },
    })),
  'remove-item': (args) => onItem(args, ({ item }) => ({ remove: item.id })),
  book: ({ tour, at, mark }) =>
    changeBooking(tour, at, { booked: true, arrival: `${mark}T18:00`, departure: mark }),
  unbook: ({ tour, at }) => changeBooking(tour, at, { booked: false, arrival: PLANNED, departure: PLANNED }),
  reference: ({ tour, at, mark }) => changeBooking(tour, at, { reference: mark }),
  price: ({ tour, at, to }) => changeBooking(tour, at, { price: to, priceEdited: true }),
  replan: ({ tour, at, to }) =>
    changeBooking(tour, at, { plannedArrival: `2027-02-0${to}T18:00`, nights: to }),
  'drop-booking': ({ tour }) =>
    tour.bookings
      ? { ...tour, bookings: { ...tour.bookings, accommodation: tour.bookings.accommodation.slice(1) } }
      : tour,
  'no-bookings': ({ tour }) => ({ ...tour, bookings: null }),
};

function editOnce(tour: Tour, { kind, at, to }: Edit, name: string): Tour {
  const stops = tour.itinerary.filter(isStop);
  const place = stops.length === 0 ? 0 : at % stops.length;
  return APPLY[kind]({ tour, stops, place, at, to, mark: `${name}!`, name });
}

/** Unique per device and edit, like real ids. */
function serialOf(name: string): number {
  return 1_000 * (name.codePointAt(0) ?? 0) + Number(name.slice(1));
}

function stop(serial: number): StopEntry {
  return { id: stopId(serial), experience_id: `place${serial}` };
}

/** Connections between the stops; those of `before` between the same two places are kept. */
function withWays(stops: readonly StopEntry[], before: readonly ItineraryEntry[]): ItineraryEntry[] {
  const had = new Map(
    before.flatMap((entry) => (isStop(entry) ? [] : [[entry.connection_id, entry] as const])),
  );
  const connectionEntry = (from: string, to: string) =>
    had.get(`${from}_${to}`) ?? { connection_id: `${from}_${to}` };
  const first = stops[0]?.experience_id;
  const last = stops.at(-1)?.experience_id;
  if (first === undefined || last === undefined) return [];
  return [
    connectionEntry('FRA', 'CMB'),
    connectionEntry('CMB', first),
    ...stops.flatMap((entry, index) => {
      const next = stops[index + 1]?.experience_id;
      return next === undefined ? [entry] : [entry, connectionEntry(entry.experience_id, next)];
    }),
    connectionEntry(last, 'CMB'),
    connectionEntry('CMB', 'FRA'),
  ];
}

function changeStop(
  itinerary: readonly ItineraryEntry[],
  place: number,
  fields: Record<string, unknown>,
): ItineraryEntry[] {
  const target = itinerary.filter(isStop)[place];
  return itinerary.map((entry) => (entry === target ? { ...entry, ...fields } : entry));
}

function changeWay(
  itinerary: readonly ItineraryEntry[],
  place: number,
  fields: Record<string, unknown>,
): ItineraryEntry[] {
  const ways = itinerary.filter((entry) => !isStop(entry));
  const target = ways.length === 0 ? undefined : ways[place % ways.length];
  return itinerary.map((entry) => (entry === target ? { ...entry, ...fields } : entry));
}

/** Splits a connection into two by inserting a place. */
function detour(itinerary: readonly ItineraryEntry[], place: number, mark: string): ItineraryEntry[] {
  const ways = itinerary.filter((entry) => !isStop(entry));
  const target = ways.length === 0 ? undefined : ways[place % ways.length];
  return itinerary.flatMap((entry): ItineraryEntry[] => {
    if (entry !== target || isStop(entry)) return [entry];
    const [from = '', to = ''] = entry.connection_id.split('_');
    return [{ connection_id: `${from}_hub`, selectedKey: mark }, { connection_id: `hub_${to}` }];
  });
}

function changeBooking(tour: Tour, place: number, fields: Record<string, unknown>): Tour {
  const stays = tour.bookings?.accommodation ?? [];
  if (!tour.bookings || stays.length === 0) return tour;
  const index = place % stays.length;
  const [booking] = stays.slice(index);
  const accommodation = booking ? stays.with(index, { ...booking, ...fields }) : stays;
  return { ...tour, bookings: { ...tour.bookings, accommodation } };
}

function stayAt({ experience_id: key }: StopEntry): AccommodationBooking {
  return {
    uid: `stay:${key}`,
    booked: false,
    notes: null,
    price: 30,
    itinIndex: 0,
    maIndex: null,
    arrival: PLANNED,
    departure: '2027-01-11T08:00',
    plannedArrival: PLANNED,
    plannedDeparture: '2027-01-11T08:00',
    nights: 1,
    hotelOnly: false,
    price_per_night: 30,
  };
}

function ownOption(mark: string): Tour['ownConnections'][string][number] {
  return { key: mark, type: 'bus', duration: 3_600, distance: 1 };
}
