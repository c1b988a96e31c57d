import { flightsLink } from '../../../src/model/provider-links.ts';
import { greatCircleKm } from '../../../src/model/place/geo.ts';
import type { Departures } from '../../../src/model/schemas/network.ts';
import type { LandJourney } from './land-journey.ts';
import { openMonths } from './links.ts';
import { makeOption, shownSeconds, type Candidate } from './option-parts.ts';
import type { Place } from './place.ts';

/** One flight between two airports, without the feeder rides to and from them. */
export interface Hop {
  origin: Place;
  destination: Place;
  hours: number;
  /** Flown; the great circle if missing. */
  km?: number | undefined;
  fareUsd: number;
  /** Hours and fare are not those of a known flight. */
  estimated: boolean;
  months?: readonly number[] | undefined;
  provider?: string | undefined;
  /** Known departures; without them the flight leaves when one is ready. */
  timetable?: Departures | undefined;
  /** With a connecting flight. */
  change?: boolean;
}

interface Feeders {
  before: LandJourney | null;
  after: LandJourney | null;
}

/** Time at the airports of a flight, before it leaves and after it has landed. */
const AIRPORT_HOURS = {
  domestic: { before: 1.5, after: 0.5 },
  international: { before: 2.5, after: 1 },
};
/** Maximum lead or trail of an option. */
const MAX_LEAD_SECONDS = 86_400;
/** Layover time of one stop. */
const STOP_HOURS = 2;
/** Longer flights are assumed to have a stop, except on known routes. */
const STOP_BEYOND_KM = 6_000;
/** On shorter ones, connecting flights cost as much more than a nonstop flight over the distance. */
const CONNECTING_FARE_FACTOR = 1.4;

/** Jets: 0.6 h on the ground and climbing, then 760 km/h, and two hours for each stop. */
function jetHours(origin: Place, destination: Place, stops: number): number {
  return 0.6 + greatCircleKm(origin.at, destination.at) / 760 + stops * STOP_HOURS;
}

/** Whether a stop is assumed: no nonstop flight is known, and it is far or both countries' routes are known. */
function needsStop(origin: Place, destination: Place): boolean {
  if (isNonStop(origin, destination)) return false;
  const known = origin.facts !== null && destination.facts !== null;
  return known || greatCircleKm(origin.at, destination.at) > STOP_BEYOND_KM;
}

/**
 * One-way fare in USD, a rough mean of advance fares of 2025: 40, and 7 cents a km up to 1,000 km,
 * 4.5 cents beyond. Frankfurt–Windhoek 430, Frankfurt–Colombo 430, Johannesburg–Windhoek 120.
 */
function jetFareUsd(origin: Place, destination: Place): number {
  const km = greatCircleKm(origin.at, destination.at);
  return Math.round(40 + Math.min(km, 1_000) * 0.07 + Math.max(0, km - 1_000) * 0.045);
}

/** An international flight between two airports: as known, else estimated. */
export function jetHop(origin: Place, destination: Place): Hop {
  const known = flightAbroad(origin, destination);
  if (known) {
    const { hours, fareUsd, provider } = known;
    return { origin, destination, hours, fareUsd, provider, estimated: false };
  }
  const change = needsStop(origin, destination);
  const isShort = greatCircleKm(origin.at, destination.at) <= STOP_BEYOND_KM;
  const fareFactor = change && isShort ? CONNECTING_FARE_FACTOR : 1;
  return {
    origin,
    destination,
    hours: jetHours(origin, destination, change ? 1 : 0),
    fareUsd: Math.round(jetFareUsd(origin, destination) * fareFactor),
    change,
    estimated: true,
  };
}

/** The same flight back, at an unknown time. */
export const turned = (hop: Hop): Hop => ({
  ...hop,
  origin: hop.destination,
  destination: hop.origin,
  timetable: undefined,
});

/** A nonstop flight abroad whose hours and fare are known, in either direction. */
function flightAbroad(origin: Place, destination: Place) {
  const flights = [origin, destination].flatMap(({ facts }) => facts?.flightsAbroad ?? []);
  return flights.find(
    ({ from, to }) =>
      (from === origin.id && to === destination.id) || (from === destination.id && to === origin.id),
  );
}

/** Whether a nonstop flight is known. */
export function isNonStop(origin: Place, destination: Place): boolean {
  const names = [`${origin.id}-${destination.id}`, `${destination.id}-${origin.id}`];
  return (
    flightAbroad(origin, destination) !== undefined ||
    [origin, destination].some(({ facts }) => names.some((name) => facts?.nonStop?.includes(name)))
  );
}

/**
 * An option for a flight between two places. Its duration is the time in the air, so that its departure is the one on
 * the ticket; the feeder rides and the time at the airports are its lead and trail.
 * @param feeders the rides to the first and from the last airport; null if the place is the airport itself
 */
export function flightOption(
  from: Place,
  to: Place,
  hop: Hop,
  feeders: Feeders,
  feederFareUsd: (ride: LandJourney) => number,
): Candidate {
  const feederRides = [feeders.before, feeders.after].filter((ride) => ride !== null);
  const atAirports = isDomestic(hop) ? AIRPORT_HOURS.domestic : AIRPORT_HOURS.international;
  const hopKm = hop.km ?? greatCircleKm(hop.origin.at, hop.destination.at);
  const feederKm = feederRides.reduce((sum, { km }) => sum + km, 0);
  const option = makeOption({
    type: 'flight',
    by: [hop.origin.id, hop.destination.id].sort().join('-'),
    from,
    to,
    hours: hop.hours,
    km: hopKm + feederKm,
    priceUsd: hop.fareUsd + feederRides.reduce((sum, ride) => sum + feederFareUsd(ride), 0),
    hint: hop.change === true ? 'change' : null,
    link: flightsLink({ origin: hop.origin.id, destination: hop.destination.id }),
    estimated: hop.estimated || feederRides.some(({ estimated }) => estimated),
    months: feederRides.reduce<readonly number[] | null>(
      (months, ride) => openMonths(months, ride.months),
      hop.months ?? null,
    ),
  });
  option.lead = leadSeconds(atAirports.before, feeders.before);
  option.trail = leadSeconds(atAirports.after, feeders.after);
  option.flight = {
    origin: hop.origin.id,
    destination: hop.destination.id,
    round: false,
    deep_link: flightsLink({ origin: hop.origin.id, destination: hop.destination.id }),
  };
  Object.assign(option, hop.timetable);
  // The carrier of one of its flights is not that of an assumed one.
  if (hop.provider && !hop.estimated) option.provider = hop.provider;
  return { mode: 'flight', option };
}

const isDomestic = ({ origin, destination }: Hop) =>
  origin.facts !== null && origin.facts === destination.facts;

const leadSeconds = (hours: number, feeder: LandJourney | null) =>
  Math.min(MAX_LEAD_SECONDS, shownSeconds(hours + (feeder?.hours ?? 0)));
