import type { Maybe } from './base/maybe.ts';
import type { ConnectionOption, ConnectionTable } from './schemas/connection-option.ts';
import type { ConnectionType } from './connection-type.ts';
import type { StopItem } from './schemas/stop-item.ts';
import type { FlightDetails, RideDetails, StayDetails } from './booking-details.ts';

/**
 * Input and output of the engine; its rules are in worker/engine/README.md. In optional fields `null` is the same as
 * missing. Types only: the engine's `validate-input` checks untrusted values.
 */

/** Wall-clock moment without a zone, `"2027-01-10T08:00"`. */
export type Moment = string;
/** Calendar date, `"2027-01-10"`. */
export type DateText = string;

/** A stay at an experience. `duration` is in hours. */
export interface StopEntry {
  experience_id: string;
  connection_id?: undefined;
  id?: Maybe<string>;
  nights?: Maybe<number>;
  duration?: Maybe<number>;
  notes?: Maybe<string>;
  /** What to do there; the engine passes them through unchanged. */
  items?: Maybe<StopItem[]>;
}

/** A connection between two stops; `selected` is an index into the options of `connection_id`. */
export interface ConnectionEntry {
  connection_id: string;
  experience_id?: undefined;
  id?: Maybe<string>;
  selected?: Maybe<number>;
  /** Stable key of the selected option; resolved to the index before planning. */
  selectedKey?: Maybe<string>;
  departureTime?: Maybe<string>;
  justHotel?: Maybe<boolean>;
  notes?: Maybe<string>;
}

export type ItineraryEntry = StopEntry | ConnectionEntry;

export interface ExperienceFacts {
  /** Recommended stay in hours. */
  duration: number;
  price?: Maybe<number>;
  price_per_night?: Maybe<number>;
  /** No overnight stays possible. */
  day_only?: Maybe<boolean>;
  categories?: Maybe<readonly string[]>;
  country_key?: Maybe<string>;
  /** Longitude, then latitude. */
  location?: Maybe<{ coordinates: readonly [number, number] }>;
  /** IANA name of its time zone, among the input's `zones`. */
  zone?: Maybe<string>;
}

export interface AirportFacts {
  location?: Maybe<{ coordinates: readonly [number, number] }>;
  zone?: Maybe<string>;
}

/** `[from when in UTC, minutes ahead of UTC]`, ascending. The first offset also applies before its moment. */
export type ZoneOffsets = readonly (readonly [Moment, number])[];

export type Op =
  | { op: 'reduce' | 'increase'; entry: number }
  | { op: 'setNights'; entry: number; nights: number }
  | { op: 'setDeparture'; entry: number; departureTime?: Maybe<string> }
  | { op: 'select'; entry: number; option: number }
  | { op: 'move'; from: number; to: number }
  | { op: 'remove'; stop: number }
  | { op: 'add'; experience_id: string; at?: Maybe<number | 'best'> }
  | { op: 'reverse' }
  | { op: 'optimise'; fixStart?: Maybe<boolean>; fixEnd?: Maybe<boolean> }
  | { op: 'returnJourney'; on: boolean }
  | { op: 'setAirport'; airport: string; gateway?: Maybe<string> }
  | { op: 'adjustDays'; days: number };

export interface PlanInput {
  now?: Maybe<Moment>;
  startDate?: Maybe<DateText>;
  newCalc?: Maybe<boolean>;
  itinerary: readonly ItineraryEntry[];
  experiences: Record<string, ExperienceFacts>;
  connections: ConnectionTable;
  airports?: Maybe<Record<string, AirportFacts>>;
  zones?: Maybe<Record<string, ZoneOffsets>>;
  benchmarks?: Maybe<Record<string, { price_per_night: number }>>;
  bookings?: Maybe<Bookings>;
  statistics?: Maybe<Statistics>;
  ops?: Maybe<readonly Op[]>;
}

interface TimelineSpan {
  key: string;
  dayFrom: number;
  dayTo: number;
  arrival: Moment;
  departure: Moment;
  nights: number;
  /** Hours. */
  duration: number;
}

export interface TimelineStop extends TimelineSpan {
  timelineType: 'experience';
  /** Hours, as in the experience. */
  recDuration: number;
  canReduce: boolean;
  canIncrease: boolean;
  /** Index in the itinerary. */
  itinIndex: number;
}

export interface TimelineGroup extends TimelineSpan {
  timelineType: 'connectionGroup';
  connectionGroup: number;
  residualTravelTime: number;
}

export interface TimelineConnection extends TimelineSpan {
  timelineType: 'connection';
  connectionGroup: number;
  connectionGroupIndex: number;
  residualTravelTime: number;
  selected: number;
  departureTime: string | null;
  itinIndex: number;
}

export type TimelineEntry = TimelineStop | TimelineGroup | TimelineConnection;

/** Additional fields of each booking, which the engine passes through unchanged. */
export interface BookingExtras {
  reference?: Maybe<string>;
  confirmationLink?: Maybe<string>;
  currency?: Maybe<string>;
  /** Amount paid, in `currency`; `price` is the same in USD at the stored `rate`. */
  amount?: Maybe<number>;
  /** Units of `currency` per USD on the day it was entered. */
  rate?: Maybe<number>;
}

export interface BookingBase extends BookingExtras {
  uid: string;
  booked: boolean;
  notes: string | null;
  price: number | null;
  priceEdited?: boolean;
  stale?: boolean;
  itinIndex: number | null;
  /** Index of its entry in the plan's `timeline`. */
  maIndex: number | null;
}

export interface AccommodationBooking extends BookingBase, StayDetails {
  exp_key?: string;
  connection_id?: string;
  /** What was booked, once `booked`; else as planned. */
  arrival: Moment;
  departure: Moment;
  plannedArrival: Moment | null;
  plannedDeparture: Moment | null;
  nights: number;
  hotelOnly: boolean;
  price_per_night: number | null;
}

export interface FlightBooking extends BookingBase, FlightDetails {
  connection_id: string;
  flight: ConnectionOption['flight'] | null;
  deep_link: string | null;
  /** What was booked, once `booked`; else as planned. */
  date: Moment;
  plannedDate: Moment | null;
  dateReturn?: Moment;
  plannedReturnDate?: Moment | null;
  expBefore: string | null;
  expAfter: string | null;
}

export interface TransportBooking extends BookingBase, RideDetails {
  connection_id: string;
  type: ConnectionType | null;
  drivingType: string | null;
  /** What was booked, once `booked`; else as planned. */
  date: Moment;
  plannedDate: Moment | null;
  text: string | null;
  link: string | null;
  subtitle: string | null;
}

/** One rental car for all connections that are driven with it. */
export interface RentalBooking extends BookingBase {
  drivingType: string;
  /** What was booked, once `booked`; else as planned. */
  pickUp: Moment;
  dropOff: Moment;
  plannedPickUp: Moment | null;
  plannedDropOff: Moment | null;
  /** Calendar days, both ends counted. */
  days: number;
  perDay: number | null;
  /** Ids of connections, in order. */
  legs: string[];
}

export type Booking = AccommodationBooking | FlightBooking | TransportBooking | RentalBooking;

export interface Bookings {
  accommodation: AccommodationBooking[];
  flights: FlightBooking[];
  transport: TransportBooking[];
  /** Missing in tours that were last planned by a version without it. */
  rentals?: RentalBooking[];
}

export type PlannedBookings = Required<Bookings>;

/** Money in USD, distances in km, times in hours, all whole numbers. */
export interface Statistics {
  tourCategories: { key: string; count: number }[];
  numberOfExp: number;
  duration: { days: number; nights: number; perExp: number; onRoad: number; onFlight: number };
  distance: { total: number; road: number; flight: number };
  cost: {
    total: number;
    totalBenchmark: number;
    accommodation: number;
    accommodationBenchmark: number;
    flight: number;
    transport: number;
    activities: number;
  };
  /** Kilograms. */
  co2: number;
  previous: Omit<Statistics, 'previous'> | null;
}

export type PlanWarning =
  | { code: 'connection-missing' | 'option-missing'; connection_id: string }
  | { code: 'booking-date-mismatch'; uid: string }
  | { code: 'step-impossible'; experience_id: string }
  | { code: 'days-not-reached'; wanted: number; reached: number };

export interface Plan {
  start: Moment;
  end: Moment;
  days: number;
  specificDays: boolean;
  itinerary: ItineraryEntry[];
  originalOrder?: string[];
  timeline: TimelineEntry[];
  bookings: PlannedBookings;
  statistics: Statistics;
  warnings: PlanWarning[];
}

export function isStop(entry: ItineraryEntry): entry is StopEntry {
  return typeof entry.experience_id === 'string';
}

export function isConnection(entry: ItineraryEntry): entry is ConnectionEntry {
  return typeof entry.connection_id === 'string';
}
