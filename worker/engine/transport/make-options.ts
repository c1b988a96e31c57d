import type { ConnectionOption } from '../../../src/model/schemas/connection-option.ts';
import { trainsLink, transitLink } from '../../../src/model/provider-links.ts';
import { totalSeconds } from '../../../src/model/total-duration.ts';
import type { TransportFacts } from '../../../src/model/schemas/transport.ts';
import { ferryOptions } from './ferry-options.ts';
import { flightOption, jetFareUsd, jetHours, needsStop, turbopropHours, type Hop } from './flight-options.ts';
import { routeHops } from './known-flights.ts';
import type { LandJourney } from './overland.ts';
import type { LandRouters } from './land-routers.ts';
import { makeOption, straightKm, townName, type Candidate } from './option-parts.ts';
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

/** Domestic flights are offered from this many hours on the road. */
const FLIGHT_FROM_HOURS = 4;
const RIDE_KM = 60;
/** Minimum distance for a train. */
const TRAIN_FROM_KM = 15;
const UNKNOWN_FARE_USD_PER_KM = 0.1;
/** Maximum hours by land to an airport for a domestic flight; a little more where roads are only estimated. */
const FEEDER_HOURS = 1.75;
const ESTIMATED_FEEDER_HOURS = 5;
/** Maximum share of a multi-day overland journey that may be spent getting to an airport instead. */
const FEEDER_SHARE = 0.5;
/** Maximum feeder hours where there is no overland journey. */
const ONLY_FLIGHT_FEEDER_HOURS = 14;
/** Beyond this many hours with a ferry a gateway is reached by air from a nearer airport. */
const GATEWAY_BY_SEA_HOURS = 12;
const OVER_BORDERS: ReadonlySet<Candidate['mode']> = new Set(['bus', 'private', 'rental', 'rental-4x4']);

/** Creates the function that lists all transport options between two places, ranked. */
export function createOptionMaker({ land, airportOf }: World): OptionMaker {
  const railOf = memoize((facts: TransportFacts) => createRailRouter(facts, land.byCar));

  /** Overland journey to or from an airport; null if there is none. */
  const feeder = (place: Place, airport: Place): LandJourney | null => land.byCar(place, airport);
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
      (km) => feederFareUsd(to.facts ?? from.facts, km),
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
  const feederAirports = memoize((facts: TransportFacts): Place[] =>
    airportsOf(
      (facts.known?.routes ?? []).flatMap((route) => {
        const ends = route.split('-');
        return ends.some((code) => facts.gateways.includes(code)) ? ends : [];
      }),
    ).filter((airport) => airport.facts === facts),
  );
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
      ? Math.min(ONLY_FLIGHT_FEEDER_HOURS, Math.max(ESTIMATED_FEEDER_HOURS, journey.hours * FEEDER_SHARE))
      : ONLY_FLIGHT_FEEDER_HOURS;
    const hops = facts.flights
      ? timetabled(facts, from, to)
      : routeHops(facts, airportOf, (airport, end) => {
          const place = end === 'from' ? from : to;
          return feederHours(place, airport) <= feederMost;
        });
    const flights = hops.map((hop) => fly(from, to, hop));
    const best = flights.sort((a, b) => totalSeconds(a.option) - totalSeconds(b.option))[0];
    return best && savesTime(best, journey) ? [best] : [];
  };
  /** Airports with scheduled flights that are reachable overland. */
  const airportsNear = memoize((place: Place) => {
    const codes = new Set((place.facts?.flights ?? []).flatMap(({ from, to }) => [from, to]));
    return new Set([...codes].filter((code) => isNear(place, airportOf(code))));
  });
  const isNear = (place: Place, airport: Place | null) =>
    airport !== null && feederHours(place, airport) <= FEEDER_HOURS;
  const timetabled = (facts: TransportFacts, from: Place, to: Place): Hop[] => {
    const [start, end] = [airportsNear(from), airportsNear(to)];
    if (start.size === 0 || end.size === 0) return [];
    return (facts.flights ?? []).flatMap((flight) =>
      [flight, reversed(flight)].flatMap(({ from: originCode, to: destinationCode, timetable }) => {
        const [origin, destination] = [airportOf(originCode), airportOf(destinationCode)];
        if (!origin || !destination || !start.has(originCode) || !end.has(destinationCode)) return [];
        const hours = turbopropHours(origin, destination);
        const { fareUsd, provider } = flight;
        return [{ origin, destination, hours, fareUsd, provider, timetable: timetable?.outbound }];
      }),
    );
  };
  const internationalFlights = (from: Place, to: Place, journey: LandJourney | null): Candidate[] => {
    const [origin, destination] = [internationalAirport(from), internationalAirport(to)];
    if (!origin || !destination || origin === destination) return [];
    const change = needsStop(origin, destination);
    const hours = jetHours(origin, destination, change ? 1 : 0);
    const fareUsd = jetFareUsd(origin, destination);
    const flight = fly(from, to, { origin, destination, hours, fareUsd, change });
    return savesTime(flight, journey) ? [flight] : [];
  };

  const overlandOptions = (from: Place, to: Place, journey: LandJourney | null): Candidate[] => {
    if (!from.facts || !to.facts || !journey) return [];
    const domestic = land.isDomestic(from, to);
    const facts = domestic ? from.facts : overBorder(from.facts, to.facts);
    if (journey.ferry) return ferryOptions(from, to, journey, facts);
    const vehicles = vehicleOptions(from, to, journey, facts).filter(
      // A rental car crosses a border only if it is the default mode in both countries.
      ({ mode }) => domestic || !mode.startsWith('rental') || [from, to].every(rentalFirst),
    );
    return [
      ...walkOptions(from, to, journey),
      ...vehicles,
      ...busOptions(from, to, land.byBusRoads(from, to), facts),
      ...(domestic ? railOf(facts)(from, to, journey) : []),
    ];
  };

  return {
    nearestGateway,
    make(from, to) {
      const journey = land.byCar(from, to);
      const domestic = land.isDomestic(from, to);
      const candidates = [
        ...overlandOptions(from, to, journey),
        ...(domestic && from.facts ? estimatedTrain(from, to, from.facts) : []),
        ...(domestic ? domesticFlights(from, to, journey) : internationalFlights(from, to, journey)),
      ];
      return rankOptions(candidates, from.facts ?? to.facts, !domestic && from.airport && to.airport);
    },
  };
}

const isFarBySea = (journey: LandJourney | null) =>
  journey !== null && journey.ferry !== null && journey.hours > GATEWAY_BY_SEA_HOURS;

/** Whether the flight saves at least a fifth of the overland time. */
const savesTime = (flight: Candidate, journey: LandJourney | null) =>
  !journey || totalSeconds(flight.option) / 3600 <= journey.hours * 0.8;

/** To or from an airport: a ride by app or taxi where it is near, else the bus. */
function feederFareUsd(facts: TransportFacts | null, km: number): number {
  const { rideHailingUsdPerKm, taxiUsdPerKm, busUsdPerKm } = facts?.costs ?? {};
  const ride = rideHailingUsdPerKm ?? taxiUsdPerKm;
  return km * (km < RIDE_KM && ride !== undefined ? ride : (busUsdPerKm ?? ride ?? UNKNOWN_FARE_USD_PER_KM));
}

/** Cross-border journeys offer only what both countries have, and no taxi. */
const overBorder = (facts: TransportFacts, other: TransportFacts): TransportFacts => ({
  ...facts,
  offer: facts.offer.filter((mode) => OVER_BORDERS.has(mode) && other.offer.includes(mode)),
});

const rentalFirst = ({ facts }: Place) => facts?.offer[0]?.startsWith('rental') ?? false;

/** Estimated train between stations of one railway whose lines are not in the facts. */
function estimatedTrain(from: Place, to: Place, facts: TransportFacts): Candidate[] {
  const { trainSpeedKmh, detour } = facts.estimate;
  const fare = facts.costs.trainUsdPerKm;
  if (trainSpeedKmh === undefined || fare === undefined || !facts.offer.includes('train')) return [];
  const railways = facts.known?.stations ?? [];
  if (!railways.some((stations) => stations.includes(from.id) && stations.includes(to.id))) return [];
  const km = straightKm(from, to) * detour;
  if (km < TRAIN_FROM_KM) return [];
  const [start, end] = [townName(from), townName(to)];
  const option = makeOption({
    type: 'train',
    from,
    to,
    hours: km / trainSpeedKmh + 0.5,
    km,
    priceUsd: km * fare,
    hint: null,
    link: start && end ? trainsLink(facts.key, start, end) : transitLink(from.at, to.at),
    estimated: true,
  });
  return [{ mode: 'train', option }];
}
