import type { ConnectionOption } from '../../../src/model/connection-option.ts';
import { trainsLink, transitLink } from '../../../src/model/provider-links.ts';
import type { TransportFacts } from '../../../src/model/transport.ts';
import { ferryOptions } from './ferry-options.ts';
import { flightOption, jetFareUsd, jetHours, turbopropHours, type Hop } from './flight-options.ts';
import { estimateCrossing, estimateLandAndSea, type LandJourney } from './land-journey.ts';
import type { LandRouters } from './land-routers.ts';
import { makeOption, straightKm, townName, type Candidate } from './option-parts.ts';
import type { Place } from './place.ts';
import { createRailRouter } from './rail-options.ts';
import { remember } from './remember.ts';
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

/** A flight within a country pays from this many hours on the road. */
const FLIGHT_FROM_HOURS = 4;
const FLIGHT_FROM_KM = 300;
const RIDE_KM = 60;
const UNKNOWN_FARE_USD_PER_KM = 0.1;
/** Nobody goes further to an airport within the country, in hours. */
const FEEDER_HOURS = 1.75;

/** All ways between two places, put in order. */
export function createOptionMaker({ land, airportOf }: World): OptionMaker {
  const railOf = remember((facts: TransportFacts) => createRailRouter(facts, land.byCar));

  /** The way to an airport; to one on another island by whatever boat there is. */
  const feeder = (place: Place, airport: Place): LandJourney | null => {
    if (place === airport) return null;
    return land.byCar(place, airport) ?? estimateCrossing(place, airport);
  };
  const fly = (from: Place, to: Place, hop: Hop): Candidate =>
    flightOption(from, to, hop, [feeder(from, hop.origin), feeder(hop.destination, to)], (km) =>
      feederFareUsd(to.facts ?? from.facts, km),
    );

  const quickest = (place: Place, airports: readonly Place[]): Place | null => {
    let best: { airport: Place; hours: number } | null = null;
    for (const airport of airports) {
      const hours = place === airport ? 0 : (feeder(place, airport)?.hours ?? Infinity);
      if (!best || hours < best.hours) best = { airport, hours };
    }
    return best?.airport ?? null;
  };
  const nearestGateway = remember((place: Place): Place | null => {
    if (place.airport && !place.facts) return place;
    const codes = place.facts?.gateways ?? [];
    return quickest(
      place,
      codes.map(airportOf).filter((airport) => airport !== null),
    );
  });

  const domesticFlights = (from: Place, to: Place, journey: LandJourney | null): Candidate[] => {
    const { facts } = from;
    if (!facts || (journey && journey.hours < FLIGHT_FROM_HOURS)) return [];
    const hops = facts.flights ? timetabled(facts, from, to) : anyTwoAirports(facts, from, to, journey);
    const flights = hops.map((hop) => fly(from, to, hop));
    const best = flights.sort((a, b) => a.option.duration - b.option.duration)[0];
    return best && pays(best, journey) ? [best] : [];
  };
  /** Airports with timetabled flights that one goes to by land. */
  const airportsNear = remember((place: Place) => {
    const codes = new Set((place.facts?.flights ?? []).flatMap(({ from, to }) => [from, to]));
    return new Set([...codes].filter((code) => isNear(place, airportOf(code))));
  });
  const isNear = (place: Place, airport: Place | null) =>
    airport !== null && (feeder(place, airport)?.hours ?? 0) <= FEEDER_HOURS;
  const timetabled = (facts: TransportFacts, from: Place, to: Place): Hop[] => {
    const [start, end] = [airportsNear(from), airportsNear(to)];
    if (start.size === 0 || end.size === 0) return [];
    return (facts.flights ?? []).flatMap((flight) =>
      [
        [flight.from, flight.to],
        [flight.to, flight.from],
      ].flatMap(([originCode = '', destinationCode = '']) => {
        const [origin, destination] = [airportOf(originCode), airportOf(destinationCode)];
        if (!origin || !destination || !start.has(originCode) || !end.has(destinationCode)) return [];
        const hours = turbopropHours(origin, destination);
        return [{ origin, destination, hours, fareUsd: flight.fareUsd, provider: flight.provider }];
      }),
    );
  };
  const anyTwoAirports = (
    facts: TransportFacts,
    from: Place,
    to: Place,
    journey: LandJourney | null,
  ): Hop[] => {
    if (journey && straightKm(from, to) < FLIGHT_FROM_KM) return [];
    const scheduled = facts.gateways.map(airportOf).filter((airport) => airport !== null);
    const [origin, destination] = [quickest(from, scheduled), quickest(to, scheduled)];
    if (!origin || !destination || origin === destination) return [];
    const hours = jetHours(origin, destination);
    return [{ origin, destination, hours, fareUsd: jetFareUsd(origin, destination) }];
  };

  const abroad = (from: Place, to: Place, journey: LandJourney | null): Candidate[] => {
    const origin = from.airport ? from : nearestGateway(from);
    const destination = to.airport ? to : nearestGateway(to);
    if (!origin || !destination || origin === destination) return [];
    const hours = jetHours(origin, destination);
    const flight = fly(from, to, { origin, destination, hours, fareUsd: jetFareUsd(origin, destination) });
    return pays(flight, journey) ? [flight] : [];
  };

  const onTheGround = (from: Place, to: Place, journey: LandJourney | null): Candidate[] => {
    const facts = from.facts ?? to.facts;
    if (!facts || !journey) return [];
    if (journey.ferry) return ferryOptions(from, to, journey, facts);
    const domestic = land.isDomestic(from, to);
    const vehicles = vehicleOptions(from, to, journey, facts).filter(
      // A rental car crosses a border only where both countries live by it.
      ({ mode }) => domestic || !mode.startsWith('rental') || [from, to].every(rentalFirst),
    );
    return [
      ...walkOptions(from, to, journey),
      ...vehicles,
      ...busOptions(from, to, land.byBusRoads(from, to), facts),
      ...(domestic ? railOf(facts)(from, to, journey) : []),
      ...(domestic ? estimatedTrain(from, to, journey, facts) : []),
    ];
  };

  return {
    nearestGateway,
    make(from, to) {
      const journey = land.byCar(from, to);
      const domestic = land.isDomestic(from, to);
      const candidates = [
        ...onTheGround(from, to, journey),
        ...(domestic ? domesticFlights(from, to, journey) : abroad(from, to, journey)),
      ];
      if (candidates.length === 0 && domestic) {
        candidates.push(...onTheGround(from, to, estimateLandAndSea(from, to)));
      }
      return rankOptions(candidates, from.facts ?? to.facts);
    },
  };
}

/** It saves at least a fifth of the time on the ground. */
const pays = (flight: Candidate, journey: LandJourney | null) =>
  !journey || flight.option.duration / 3600 <= journey.hours * 0.8;

/** To or from an airport: a ride by app or taxi where it is near, else the bus. */
function feederFareUsd(facts: TransportFacts | null, km: number): number {
  const { rideHailingUsdPerKm, taxiUsdPerKm, busUsdPerKm } = facts?.costs ?? {};
  const ride = rideHailingUsdPerKm ?? taxiUsdPerKm;
  return km * (km < RIDE_KM && ride !== undefined ? ride : (busUsdPerKm ?? ride ?? UNKNOWN_FARE_USD_PER_KM));
}

const rentalFirst = ({ facts }: Place) => facts?.offer[0]?.startsWith('rental') ?? false;

/** In countries whose railway is known only by its speed. */
function estimatedTrain(from: Place, to: Place, journey: LandJourney, facts: TransportFacts): Candidate[] {
  const { trainSpeedKmh } = facts.estimate;
  const fare = facts.costs.trainUsdPerKm;
  if (trainSpeedKmh === undefined || fare === undefined || !facts.offer.includes('train')) return [];
  if (journey.km < 15) return [];
  const [start, end] = [townName(from), townName(to)];
  const option = makeOption({
    type: 'train',
    from,
    to,
    hours: journey.km / trainSpeedKmh + 0.5,
    km: journey.km,
    priceUsd: journey.km * fare,
    hint: null,
    link: start && end ? trainsLink(facts.key, start, end) : transitLink(from.at, to.at),
    estimated: true,
  });
  return [{ mode: 'train', option }];
}
