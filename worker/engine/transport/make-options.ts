import type { ConnectionOption } from '../../../src/model/schemas/connection-option.ts';
import { totalSeconds } from '../../../src/model/total-duration.ts';
import type { CountryFacts } from './country-facts.ts';
import { crossingOptions } from './crossing-options.ts';
import { flightOption, jetFareUsd, jetHours, needsStop, type Hop } from './flight-options.ts';
import type { LandJourney } from './land-journey.ts';
import type { LandRouters } from './land-routers.ts';
import { isOnFoot } from './links.ts';
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
const RIDE_KM = 60;
const UNKNOWN_FARE_USD_PER_KM = 0.1;
/** Maximum hours overland to an airport for a domestic flight. */
const FEEDER_HOURS = 5;
/** Maximum share of a long overland journey that may be spent getting to an airport instead. */
const FEEDER_SHARE = 0.5;
/** Maximum feeder hours where there is no overland journey. */
const ONLY_FLIGHT_FEEDER_HOURS = 14;
/** Beyond this many hours with a ferry a gateway is reached by air from a nearer airport. */
const GATEWAY_BY_SEA_HOURS = 12;
/** A boat is offered beside a road if it takes at most this much longer. */
const BOAT_BESIDE_ROAD = 1.25;
const OVER_BORDERS: ReadonlySet<Candidate['mode']> = new Set(['bus', 'private', 'rental', 'rental-4x4']);

/** Creates the function that lists all transport options between two places, ranked. */
export function createOptionMaker({ land, airportOf }: World): OptionMaker {
  const railOf = memoize((facts: CountryFacts) =>
    createRailRouter(facts, (from, to) => land.journey('road', from, to)),
  );

  /** Overland journey to or from an airport; null if there is none. */
  const feeder = (place: Place, airport: Place): LandJourney | null =>
    land.journey('road', place, airport) ?? land.journey('any', place, airport);
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
    const flights = (facts.network?.flights ?? []).flatMap((flight) =>
      [flight, reversed(flight)].flatMap((one) => {
        const [origin, destination] = [airportOf(one.from), airportOf(one.to)];
        if (!origin || !destination) return [];
        if (feederHours(from, origin) > feederMost || feederHours(to, destination) > feederMost) return [];
        const { hours, fareUsd, provider, months, timetable } = one;
        const hop = { origin, destination, hours, fareUsd, provider, months, estimated: false };
        return [fly(from, to, { ...hop, timetable: timetable?.outbound })];
      }),
    );
    const best = flights.sort((a, b) => totalSeconds(a.option) - totalSeconds(b.option))[0];
    return best && savesTime(best, journey) ? [best] : [];
  };
  const internationalFlights = (from: Place, to: Place, journey: LandJourney | null): Candidate[] => {
    const [origin, destination] = [internationalAirport(from), internationalAirport(to)];
    if (!origin || !destination || origin === destination) return [];
    const change = needsStop(origin, destination);
    const hours = jetHours(origin, destination, change ? 1 : 0);
    const fareUsd = jetFareUsd(origin, destination);
    const flight = fly(from, to, { origin, destination, hours, fareUsd, change, estimated: true });
    return savesTime(flight, journey) ? [flight] : [];
  };

  const overlandOptions = (from: Place, to: Place): { options: Candidate[]; fastest: LandJourney | null } => {
    if (!from.facts || !to.facts) return { options: [], fastest: null };
    const domestic = land.isDomestic(from, to);
    const facts = domestic ? from.facts : overBorder(from.facts, to.facts);
    const road = land.journey('road', from, to);
    const any = land.journey('any', from, to);
    const boat =
      any && hasCrossing(any) && (!road || any.hours <= road.hours * BOAT_BESIDE_ROAD) ? any : null;
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
      ...(boat
        ? crossingOptions(
            from,
            to,
            {
              any: boat,
              bus: land.journey('bus-any', from, to),
              car: domestic ? land.journey('car-ferry', from, to) : null,
            },
            facts,
          )
        : []),
      ...(domestic ? railOf(from.facts)(from, to, road ?? any) : []),
    ];
    const fastest = road && any ? (road.hours <= any.hours ? road : any) : (road ?? any);
    return { options, fastest };
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

const hasCrossing = ({ crossings }: LandJourney) =>
  crossings.some(({ by }) => !isOnFoot(by) || by === 'foot');

const isFarBySea = (journey: LandJourney | null) =>
  journey !== null && journey.crossings.length > 0 && journey.hours > GATEWAY_BY_SEA_HOURS;

/** Whether the flight saves at least a fifth of the overland time. */
const savesTime = (flight: Candidate, journey: LandJourney | null) =>
  !journey || totalSeconds(flight.option) / 3600 <= journey.hours * 0.8;

/** To or from an airport: a ride by app or taxi where it is near, else the bus. */
function feederFareUsd(facts: CountryFacts | null, km: number): number {
  const { rideHailingUsdPerKm, taxiUsdPerKm, busUsdPerKm } = facts?.costs ?? {};
  const ride = rideHailingUsdPerKm ?? taxiUsdPerKm;
  return km * (km < RIDE_KM && ride !== undefined ? ride : (busUsdPerKm ?? ride ?? UNKNOWN_FARE_USD_PER_KM));
}

/** Cross-border journeys offer only what both countries have, and no taxi. */
const overBorder = (facts: CountryFacts, other: CountryFacts): CountryFacts => ({
  ...facts,
  offer: facts.offer.filter((mode) => OVER_BORDERS.has(mode) && other.offer.includes(mode)),
});

const rentalFirst = ({ facts }: Place) => facts?.offer[0]?.startsWith('rental') ?? false;
