import { countryName } from '../../../model/place/country-name.ts';
import { nameOfKey } from '../../../model/base/name-of-key.ts';
import type { PlannedTour, TourFacts } from '../../../data/planner/planned-tour.ts';
import type { ConnectionOption } from '../../../model/schemas/connection-option.ts';
import type { ConnectionType } from '../../../model/connection-type.ts';
import type { LonLat } from '../../../model/place/geo.ts';
import type { Crossed } from '../../../model/place/route-line.ts';
import { clocksDiffer } from '../../../model/calendar/zoned-moment.ts';
import { zoneOfPlace } from '../../../model/place/place-zone.ts';
import type {
  AccommodationBooking,
  Booking,
  DateText,
  Moment,
  Plan,
  TimelineConnection,
  TimelineStop,
} from '../../../model/plan.ts';
import { MOMENT } from '../../../model/booking-details.ts';
import { rentalEntries } from '../../../model/rental-entries.ts';
import { bookingDetails } from '../../format/booking-details.ts';
import { optionLabels } from '../../format/option-labels.ts';
import type { Translation } from '../../shell/i18n/use-translation.ts';
import { outlineItems, type OutlineItem } from './outline-items.ts';

/**
 * Language-specific view of a planned tour, by day: the common input of all exports and of printing. Moments are
 * wall-clock strings on the clock of the place where they happen.
 */
export interface Outline {
  tourId: string;
  name: string;
  notes: string;
  /** Time of the last change, UTC with milliseconds. */
  updatedAt: string;
  start: Moment;
  end: Moment;
  dayCount: number;
  /** False if no start date was chosen: the plan then starts in four weeks. */
  dated: boolean;
  travellers: number;
  days: OutlineDay[];
}

export interface OutlineDay {
  /** Starts at 1. */
  day: number;
  date: DateText;
  entries: OutlineEntry[];
}

export type OutlineEntry = OutlineStop | OutlineConnection;

export interface OutlineStop {
  kind: 'stop';
  /** The stop's own id. */
  id: string;
  key: string;
  /** Stop number, starting at 1. */
  number: number;
  title: string;
  name: string;
  region: string;
  country: string;
  address: string;
  at: LonLat | null;
  /** IANA time zone of its moments; null if unknown. */
  zone: string | null;
  arrival: Moment;
  departure: Moment;
  nights: number;
  hours: number;
  booking: OutlineBooking | null;
  /** Notes on the stop itself, if it has no booking to store them; may be empty. */
  notes: string;
  items: readonly OutlineItem[];
}

export interface OutlineConnection {
  kind: 'connection';
  /** Connection id and its occurrence: `kandy_ella#1`. */
  id: string;
  from: string;
  to: string;
  type: ConnectionType | null;
  /** "Train"; null if no connection is known. */
  mode: string | null;
  /** Line, provider, vehicle; may be empty. */
  detail: string;
  departure: Moment;
  arrival: Moment;
  seconds: number;
  meters: number | null;
  estimated: boolean;
  /** Departure and arrival are each on the clock of their place. */
  zones: { from: string | null; to: string | null };
  clocksDiffer: boolean;
  /** Road geometry where known; the two ends otherwise; empty if these are unknown. */
  line: readonly LonLat[];
  /** Where a boat goes, or the only train. */
  crossed: readonly Crossed[];
  booking: OutlineBooking | null;
  /** Notes on the connection itself, if it has no booking to store them, such as a walk; may be empty. */
  notes: string;
  /** A night before or during the journey. */
  night: OutlineNight | null;
}

export interface OutlineNight {
  /** Where the night before the departure is spent; null for a night en route. */
  place: { name: string; at: LonLat | null } | null;
  from: DateText;
  to: DateText;
  nights: number;
  booking: OutlineBooking;
}

export interface OutlineBooking {
  booked: boolean;
  reference: string;
  /** A URL; empty if there is none. */
  link: string;
  notes: string;
  /** What was entered of a booked flight or stay, as lines. */
  details: readonly string[];
  /** Name and address of a booked stay; may be empty. */
  lodging: string;
}

type Wording = Pick<Translation, 't' | 'locale'>;

/** Null if the tour could not be planned. */
export function outlineOf({ tour, planned, facts }: PlannedTour, translation: Wording): Outline | null {
  if (planned === null) return null;
  const { plan } = planned;
  const write = entryWriter(planned, facts, translation);
  const days: OutlineDay[] = [];
  for (const entry of plan.timeline) {
    if (entry.timelineType === 'connectionGroup') continue;
    const isStop = entry.timelineType === 'experience';
    const date = (isStop ? entry.arrival : entry.departure).slice(0, 10);
    const last = days.at(-1);
    const noteText = isStop ? write.stop(entry) : write.connection(entry);
    if (last?.date === date) last.entries.push(noteText);
    else days.push({ day: entry.dayFrom, date, entries: [noteText] });
  }
  const { name, notes, id: tourId, updatedAt, travellers, startDate } = tour;
  return {
    tourId,
    name: name === '' ? defaultTourName(tour.countries, facts, translation) : name,
    notes,
    updatedAt,
    start: plan.start,
    end: plan.end,
    dayCount: plan.days,
    dated: startDate !== null,
    travellers,
    days,
  };
}

/** Default name of an unnamed tour, the same as in My tours. */
export function defaultTourName(
  countries: readonly string[],
  facts: Pick<TourFacts, 'countries'>,
  { t, locale }: Wording,
): string {
  const names = countries.map((key) => countryName(key, facts.countries.get(key), locale) ?? key);
  if (names.length === 0) return t('export.unnamed');
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  return t('export.unnamedOf', { countries: list });
}

export function stopsOf(outline: Pick<Outline, 'days'>): OutlineStop[] {
  return outline.days.flatMap(({ entries }) => entries.filter((entry) => entry.kind === 'stop'));
}

export function connectionsOf(outline: Pick<Outline, 'days'>): OutlineConnection[] {
  return outline.days.flatMap(({ entries }) => entries.filter((entry) => entry.kind === 'connection'));
}

/** Converts entries in order: it counts stops and repeated connections. */
function entryWriter(planned: NonNullable<PlannedTour['planned']>, facts: TourFacts, translation: Wording) {
  const { locale } = translation;
  const { plan, options, paths } = planned;
  const { modeName, detail } = optionLabels(translation);
  const occurrences = new Map<string, number>();
  let stops = 0;

  const name = (key: string) =>
    facts.places.get(key)?.[locale].short_title ?? facts.airports.get(key)?.[locale].city ?? nameOfKey(key);
  const end = (key: string) => name(key) + (facts.airports.has(key) ? `\u00a0${key}` : '');
  const at = (key: string) =>
    (facts.places.get(key) ?? facts.airports.get(key))?.location.coordinates ?? null;
  const zone = (key: string) => zoneOfPlace(key, facts);

  const notesOn = ({ itinIndex }: TimelineStop | TimelineConnection) =>
    plan.itinerary[itinIndex]?.notes ?? '';

  function stop(entry: TimelineStop): OutlineStop {
    stops += 1;
    const place = facts.places.get(entry.key);
    const stay = plan.bookings.accommodation.find(({ itinIndex }) => itinIndex === entry.itinIndex);
    return {
      kind: 'stop',
      id: plan.itinerary[entry.itinIndex]?.id ?? `${entry.key}-${stops}`,
      key: entry.key,
      number: stops,
      title: place?.[locale].title ?? name(entry.key),
      name: name(entry.key),
      region: place?.[locale].region ?? '',
      country: place
        ? (countryName(place.country_key, facts.countries.get(place.country_key), locale) ?? '')
        : '',
      address:
        facts.placeTexts.get(entry.key)?.[locale].address ??
        facts.ownExperiences.get(entry.key)?.address ??
        '',
      at: at(entry.key),
      zone: zone(entry.key),
      arrival: entry.arrival,
      departure: entry.departure,
      nights: entry.nights,
      hours: entry.duration,
      booking: stay ? bookingOf(stay, translation) : null,
      notes: stay ? '' : notesOn(entry),
      items: outlineItems(plan, entry, facts, locale),
    };
  }

  function connection(entry: TimelineConnection): OutlineConnection {
    const count = (occurrences.get(entry.key) ?? 0) + 1;
    occurrences.set(entry.key, count);
    const [from = '', to = ''] = entry.key.split('_');
    const option = (options[entry.key] ?? [])[entry.selected];
    const ends = [at(from), at(to)].filter((point) => point !== null);
    const along = option?.type === 'flight' ? [] : (paths[entry.key]?.line ?? []);
    const night = plan.bookings.accommodation.find(
      ({ itinIndex, connection_id: id }) => id !== undefined && itinIndex === entry.itinIndex,
    );
    const { booking, isReturn } = bookingOfConnection(plan, entry, option);
    const times = bookedTimes(entry, booking, isReturn);
    const noteText = notesOn(entry);
    // Before anything is booked, a note on the return flight is stored with the outbound flight, one on a walk with the
    // stay.
    const isStoredWithBooking =
      booking?.itinIndex === entry.itinIndex || [booking?.notes, night?.notes].includes(noteText);
    return {
      kind: 'connection',
      id: `${entry.key}#${count}`,
      from: end(from),
      to: end(to),
      type: option?.type ?? null,
      mode: option ? modeName(option) : null,
      detail: option ? detail(option) : '',
      ...times,
      seconds: option?.duration ?? 0,
      meters: option?.distance ?? null,
      estimated: option?.estimated === true,
      zones: { from: zone(from), to: zone(to) },
      clocksDiffer: clocksDiffer(times.departure, zone(from), zone(to)),
      line: along.length > 1 ? along : ends.length === 2 ? ends : [],
      crossed: along.length > 1 ? (paths[entry.key]?.crossed ?? []) : [],
      booking: booking && bookingOf(booking, translation, isReturn),
      notes: isStoredWithBooking ? '' : noteText,
      night: night ? nightOf(night, entry.departure, { name: name(from), at: at(from) }, translation) : null,
    };
  }

  return { stop, connection };
}

/** Booking of a connection. A return flight may be part of the outbound flight's booking. */
function bookingOfConnection(
  { bookings, itinerary }: Pick<Plan, 'bookings' | 'itinerary'>,
  entry: TimelineConnection,
  option: ConnectionOption | undefined,
): { booking: Booking | null; isReturn: boolean } {
  const own = [...bookings.flights, ...bookings.transport].find(
    ({ itinIndex }) => itinIndex === entry.itinIndex,
  );
  if (own !== undefined) return { booking: own, isReturn: false };
  const rental = bookings.rentals.find((one) => rentalEntries(one, itinerary).includes(entry.itinIndex));
  if (rental !== undefined) return { booking: rental, isReturn: false };
  const { origin, destination } = option?.flight ?? {};
  const out = bookings.flights.find(
    ({ flight, dateReturn, stale }) =>
      stale !== true &&
      dateReturn !== undefined &&
      flight?.origin === destination &&
      flight?.destination === origin,
  );
  const booking = origin === undefined ? null : (out ?? null);
  return { booking, isReturn: booking !== null };
}

/** The times of a booked flight or ride, if they are known; else the planned ones. */
function bookedTimes(
  { departure, arrival }: TimelineConnection,
  booking: Booking | null,
  isReturn: boolean,
): Pick<OutlineConnection, 'departure' | 'arrival'> {
  if (booking?.booked !== true || !('connection_id' in booking) || 'hotelOnly' in booking)
    return { departure, arrival };
  const [leaves, lands] =
    isReturn && 'flight' in booking
      ? [booking.dateReturn, booking.arrivalReturn]
      : [booking.date, booking.arrival];
  return {
    departure: isTime(leaves) ? (leaves ?? departure) : departure,
    arrival: isTime(lands) ? (lands ?? arrival) : arrival,
  };
}

const isTime = (moment: string | null | undefined) => MOMENT.test(moment ?? '');

function bookingOf(booking: Booking, { t }: Pick<Wording, 't'>, isReturn = false): OutlineBooking {
  const offer = 'deep_link' in booking ? booking.deep_link : 'link' in booking ? booking.link : null;
  const links = [booking.confirmationLink, offer];
  return {
    booked: booking.booked,
    reference: booking.reference ?? '',
    link: links.find((one): one is string => typeof one === 'string' && one !== '') ?? '',
    notes: booking.notes ?? '',
    details: bookingDetails(booking, t, isReturn),
    lodging: 'hotelOnly' in booking ? [booking.name, booking.address].filter(Boolean).join(', ') : '',
  };
}

function nightOf(
  night: AccommodationBooking,
  leaves: Moment,
  start: { name: string; at: LonLat | null },
  translation: Wording,
): OutlineNight {
  const { arrival, departure, nights } = night;
  return {
    place: leaves < arrival ? null : start,
    from: arrival.slice(0, 10),
    to: departure.slice(0, 10),
    nights,
    booking: bookingOf(night, translation),
  };
}
