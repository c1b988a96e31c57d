import type { ConnectionOption } from '../../../src/model/schemas/connection-option.ts';
import { greatCircleKm } from '../../../src/model/place/geo.ts';
import { totalSeconds } from '../../../src/model/total-duration.ts';
import type { CountryFacts } from './country-facts.ts';
import { crossingOptions } from './crossing-options.ts';
import { flightOption, jetFareUsd, jetHours, needsStop, type Hop } from './flight-options.ts';
import { BOAT_BESIDE_ROAD, crossingFaresUsd, type LandJourney } from './land-journey.ts';
import type { LandRouters } from './land-routers.ts';
import { openMonths } from './links.ts';
import type { Candidate } from './option-parts.ts';
import type { Place } from './place.ts';
import { createRailRouter } from './rail-options.ts';
import { memoize } from './memoize.ts';
import { reversed } from './reversed.ts';
import { rankOptions } from './rank-options.ts';
import { busOptions, vehicleOptions, walkOptions } from './road-options.ts';

interface World {
  land: LandRouters;
  airportOf: (code: string) => Place | null;
}

export interface OptionMaker {
  make: (from: Place, to: Place) => ConnectionOption[];
  nearestGateway: (place: Place) => Place | null;
}

/** Domestic flights are offered from this many hours overland. */
const FLIGHT_FROM_HOURS = 4;
const RIDE_KM = 30;
const UNKNOWN_FARE_USD_PER_KM = 0.1;
/** Maximum hours overland to an airport for a domestic flight. */
const FEEDER_HOURS = 5;
/** Maximum share of a long overland journey that may be spent getting to an airport instead. */
const FEEDER_SHARE = 0.6;
/** Time to change planes, and the additional inconvenience of it in the choice of a flight. */
const CHANGE_HOURS = 1.5;
const CHANGE_PENALTY_SECONDS = 3_600;
/** Maximum feeder hours where there is no overland journey. */
const ONLY_FLIGHT_FEEDER_HOURS = 14;
/** Beyond this many hours with a ferry a gateway is reached by air from a nearer airport. */
const GATEWAY_BY_SEA_HOURS = 12;
const OVER_BORDERS: ReadonlySet<Candidate['mode']> = new Set(['bus', 'private', 'rental', 'rental-4x4']);

/** Creates the function that lists all transport options between two places, ranked. */
export function createOptionMaker({ land, airportOf }: World): OptionMaker {
  /** Overland journey to or from an airport or station; null if there is none. */
  const feeder = (place: Place, end: Place): LandJourney | null =>
    land.journey('road', place, end) ?? land.journey('any', place, end);
  const railOf = memoize((facts: CountryFacts) => createRailRouter('train', facts, feeder));
  const coachesOf = memoize((facts: CountryFacts) => createRailRouter('bus', facts, feeder));
  const feederHours = (place: Place, airport: Place): number =>
    place === airport ? 0 : (feeder(place, airport)?.hours ?? Infinity);
  const fly = (from: Place, to: Place, hop: Hop): Candidate =>
    flightOption(
      from,
      to,
      hop,
      {
        before: from === hop.origin ? null : feeder(from, hop.origin),
        after: to === hop.destination ? null : feeder(to, hop.destination),
      },
      (trip) => feederFareUsd(to.facts ?? from.facts, trip),
    );

  const quickest = (place: Place, airports: readonly Place[]): Place | null => {
    let best: { airport: Place; hours: number } | null = null;
    for (const airport of airports) {
      const hours = feederHours(place, airport);
      if (hours < (best?.hours ?? Infinity)) best = { airport, hours };
    }
    return best?.airport ?? null;
  };
  const airportsOf = (codes: readonly string[]): Place[] =>
    codes.map(airportOf).filter((airport) => airport !== null);
  /** Airports with a flight to a gateway, for places without overland access to one. */
  const feederAirports = memoize((facts: CountryFacts): Place[] => {
    const routes = (facts.network?.flights ?? []).map(({ from, to }) => [from, to]);
    const codes = routes.filter((ends) => ends.some((code) => facts.gateways.includes(code))).flat();
    return airportsOf([...new Set(codes)]);
  });
  const nearestGateway = memoize((place: Place): Place | null => {
    const { facts } = place;
    if (!facts) return place.airport ? place : null;
    const gateway = quickest(place, airportsOf(facts.gateways));
    if (gateway && !isFarBySea(feeder(place, gateway))) return gateway;
    return quickest(place, feederAirports(facts)) ?? gateway;
  });
  /** Departure airport of an international journey: the airport itself only if it has international flights. */
  const internationalAirport = (place: Place): Place | null => {
    const { airport, facts } = place;
    if (airport && (!facts || facts.gateways.includes(place.id))) return place;
    if (airport && facts && feederAirports(facts).includes(place)) return place;
    return nearestGateway(place);
  };

  const domesticFlights = (from: Place, to: Place, journey: LandJourney | null): Candidate[] => {
    const { facts } = from;
    if (!facts || (journey && journey.hours < FLIGHT_FROM_HOURS)) return [];
    const feederMost = journey
      ? Math.min(ONLY_FLIGHT_FEEDER_HOURS, Math.max(FEEDER_HOURS, journey.hours * FEEDER_SHARE))
      : ONLY_FLIGHT_FEEDER_HOURS;
    const hops = hopsOf(facts);
    const leaving = hops.filter(({ origin }) => feederHours(from, origin) <= feederMost);
    const isNearEnd = ({ destination }: Hop) => feederHours(to, destination) <= feederMost;
    const direct = leaving.filter((hop) => isNearEnd(hop));
    const changing = leaving.flatMap((first) =>
      hops.flatMap((second) => {
        if (second.origin !== first.destination || second.destination === first.origin) return [];
        return isNearEnd(second) ? [withChange(first, second)] : [];
      }),
    );
    const flights = [...direct, ...changing].map((hop) => fly(from, to, hop));
    const [best] = flights.sort((one, other) => flightSeconds(one) - flightSeconds(other));
    return best && savesTime(best, journey) ? [best] : [];
  };
  /** Domestic flights in both directions. */
  const hopsOf = memoize((facts: CountryFacts): Hop[] =>
    (facts.network?.flights ?? []).flatMap((flight) =>
      [flight, reversed(flight)].flatMap(({ from, to, hours, fareUsd, provider, months, timetable }) => {
        const [origin, destination] = [airportOf(from), airportOf(to)];
        if (!origin || !destination) return [];
        const hop = { origin, destination, hours, fareUsd, provider, months, estimated: false };
        return [{ ...hop, timetable: timetable?.outbound }];
      }),
    ),
  );
  const internationalFlights = (from: Place, to: Place, journey: LandJourney | null): Candidate[] => {
    const [origin, destination] = [internationalAirport(from), internationalAirport(to)];
    if (!origin || !destination || origin === destination) return [];
    const known = knownFlight(origin, destination);
    if (known) {
      const flight = fly(from, to, { origin, destination, ...known, estimated: false });
      return savesTime(flight, journey) ? [flight] : [];
    }
    const change = needsStop(origin, destination);
    const hours = jetHours(origin, destination, change ? 1 : 0);
    const fareUsd = jetFareUsd(origin, destination);
    const flight = fly(from, to, { origin, destination, hours, fareUsd, change, estimated: true });
    return savesTime(flight, journey) ? [flight] : [];
  };

  /** Boats, and trains that are the only access; beside a road only where they take little longer. */
  const crossingsBetween = (
    from: Place,
    to: Place,
    { road, any, domestic }: { road: LandJourney | null; any: LandJourney | null; domestic: boolean },
    facts: CountryFacts,
  ): Candidate[] => {
    const bus = land.journey('bus-any', from, to);
    const car = domestic ? land.journey('car-ferry', from, to) : null;
    const most = (road?.hours ?? Infinity) * BOAT_BESIDE_ROAD;
    const fits = (journey: LandJourney | null) =>
      journey !== null && journey.crossings.length > 0 && journey.hours <= most ? journey : null;
    // The car may save a little by the road where those on foot take the boat.
    const first = fits(any) ?? fits(bus);
    if (!first) return [];
    const found = crossingOptions(from, to, { any: first, bus: fits(bus), car: fits(car) }, facts);
    if (!first.months) return found;
    const allYear = fits(land.journey('any-all-year', from, to));
    const others = { by: 'all-year', bus: fits(land.journey('bus-any-all-year', from, to)), car: null };
    return allYear ? [...found, ...crossingOptions(from, to, { ...others, any: allYear }, facts)] : found;
  };

  const overlandOptions = (from: Place, to: Place): { options: Candidate[]; fastest: LandJourney | null } => {
    if (!from.facts || !to.facts) return { options: [], fastest: null };
    const domestic = land.isDomestic(from, to);
    const facts = domestic ? from.facts : overBorder(from.facts, to.facts);
    const road = land.journey('road', from, to);
    const any = land.journey('any', from, to);
    const vehicles = road ? vehicleOptions(from, to, road, facts) : [];
    // Within one town there is no line.
    const hasBus = road !== null && from.joint?.node !== to.joint?.node;
    const options = [
      ...walkOptions(from, to, road),
      // A rental car crosses a border only if it is the default mode in both countries.
      ...vehicles.filter(
        ({ mode }) => domestic || !mode.startsWith('rental') || [from, to].every(rentalFirst),
      ),
      ...(hasBus ? busOptions(from, to, land.journey('bus', from, to), facts) : []),
      ...crossingsBetween(from, to, { road, any, domestic }, facts),
      ...(domestic ? railOf(from.facts)(from, to, road ?? any) : []),
      ...(domestic ? coachesOf(from.facts)(from, to, road ?? any) : []),
    ];
    // What closes for a season does not make a flight unnecessary.
    const allYear = any?.months ? land.journey('any-all-year', from, to) : any;
    return { options, fastest: quicker(road?.months ? null : road, allYear) };
  };

  return {
    nearestGateway,
    make(from, to) {
      const { options, fastest } = overlandOptions(from, to);
      const domestic = land.isDomestic(from, to);
      const candidates = [
        ...options,
        ...(domestic ? domesticFlights(from, to, fastest) : internationalFlights(from, to, fastest)),
      ];
      return rankOptions(candidates, from.facts ?? to.facts, !domestic && from.airport && to.airport);
    },
  };
}

/** Hours and fare of a nonstop flight abroad, in either direction. */
function knownFlight(origin: Place, destination: Place) {
  const flights = [origin, destination].flatMap(({ facts }) => facts?.flightsAbroad ?? []);
  const found = flights.find(
    ({ from, to }) =>
      (from === origin.id && to === destination.id) || (from === destination.id && to === origin.id),
  );
  return found && { hours: found.hours, fareUsd: found.fareUsd, provider: found.provider };
}

/** Two flights with a change. */
function withChange(first: Hop, second: Hop): Hop {
  const km = [first, second].reduce((sum, hop) => sum + greatCircleKm(hop.origin.at, hop.destination.at), 0);
  const months = openMonths(first.months ?? null, second.months ?? null);
  const providers = [...new Set([first, second].flatMap(({ provider }) => provider?.split(', ') ?? []))];
  return {
    origin: first.origin,
    destination: second.destination,
    hours: first.hours + CHANGE_HOURS + second.hours,
    km,
    fareUsd: first.fareUsd + second.fareUsd,
    provider: providers.length > 0 ? providers.join(', ') : undefined,
    ...(months ? { months } : {}),
    change: true,
    estimated: false,
  };
}

const flightSeconds = ({ option }: Candidate) =>
  totalSeconds(option) + (option.hint === 'transport.hint.change' ? CHANGE_PENALTY_SECONDS : 0);

const quicker = (one: LandJourney | null, other: LandJourney | null) =>
  one && other ? (one.hours <= other.hours ? one : other) : (one ?? other);

const isFarBySea = (journey: LandJourney | null) =>
  journey !== null && journey.crossings.length > 0 && journey.hours > GATEWAY_BY_SEA_HOURS;

/** Whether the flight saves at least a fifth of the overland time. */
const savesTime = (flight: Candidate, journey: LandJourney | null) =>
  !journey || totalSeconds(flight.option) / 3600 <= journey.hours * 0.8;

/** To or from an airport, boats included: a ride by app or taxi where it is near, else the bus, on tracks a driver. */
function feederFareUsd(facts: CountryFacts | null, journey: LandJourney): number {
  const { roadKm, access } = journey;
  const { rideHailingUsdPerKm, taxiUsdPerKm, busUsdPerKm, driverUsdPerKm } = facts?.costs ?? {};
  const ride = rideHailingUsdPerKm ?? taxiUsdPerKm ?? driverUsdPerKm;
  const far = access === 'any' ? (busUsdPerKm ?? ride) : (driverUsdPerKm ?? ride);
  const near = access === 'any' ? ride : far;
  return crossingFaresUsd(journey) + roadKm * ((roadKm < RIDE_KM ? near : far) ?? UNKNOWN_FARE_USD_PER_KM);
}

/** Cross-border journeys offer only what both countries have, and no taxi. */
const overBorder = (facts: CountryFacts, other: CountryFacts): CountryFacts => ({
  ...facts,
  offer: facts.offer.filter((mode) => OVER_BORDERS.has(mode) && other.offer.includes(mode)),
});

const rentalFirst = ({ facts }: Place) => facts?.offer[0]?.startsWith('rental') ?? false;
