import type { ConnectionOption } from '../../../src/model/schemas/connection-option.ts';
import type { CountryFacts } from './country-facts.ts';
import { crossingOptions } from './crossing-options.ts';
import { joinHops, quickestFlight, type HopsByOrigin } from './connecting-flights.ts';
import { flightOption, isNonStop, jetHop, turned, type Hop } from './flight-options.ts';
import { MAX_BOAT_OVER_ROAD, crossingFaresUsd, feederTo, type LandJourney } from './land-journey.ts';
import type { LandRouters } from './land-routers.ts';
import { hoursOf, type Candidate } from './option-parts.ts';
import type { Place } from './place.ts';
import { createRailRouter } from './rail-options.ts';
import { memoize } from './memoize.ts';
import { reversed } from './reversed.ts';
import { rankOptions } from './rank-options.ts';
import { busOptions, isDirect, vehicleOptions, walkOptions } from './road-options.ts';

interface Overland {
  options: Candidate[];
  /** Of those open all year. */
  fastest: LandJourney | null;
  /** All, with those for other months. */
  journeys: readonly LandJourney[];
}

interface World {
  land: LandRouters;
  airportOf: (code: string) => Place | null;
}

export interface OptionMaker {
  make: (from: Place, to: Place) => ConnectionOption[];
  nearestGateway: (place: Place) => Place | null;
}

/** Domestic flights are offered from this many hours overland. */
const MIN_HOURS_FOR_FLIGHT = 4;
/** Maximum distance to an airport by app or taxi; the bus drives further. */
const MAX_RIDE_KM = 30;
const UNKNOWN_FARE_USD_PER_KM = 0.1;
/** Maximum hours overland to an airport for a domestic flight. */
const MAX_FEEDER_HOURS = 5;
/** Maximum share of a long overland journey that may be spent getting to an airport instead. */
const MAX_FEEDER_SHARE = 0.6;
/** Maximum hours to an airport if there is no overland journey. */
const MAX_ONLY_FLIGHT_FEEDER_HOURS = 14;
/** Minimum hours overland for a flight with two changes. */
const MIN_HOURS_FOR_TWO_CHANGES = 20;
/** Beyond these hours overland a gateway is reached by air, from an airport within this share of them. */
const FAR_GATEWAY = { hours: 7, share: 0.48 };
/** Maximum hours by road from an airport without international flights to a gateway. */
const MAX_HOURS_TO_GATEWAY = 2;
const OVER_BORDERS: ReadonlySet<Candidate['mode']> = new Set(['bus', 'private', 'rental', 'rental-4x4']);

/** Creates the function that lists all transport options between two places, ranked. */
export function createOptionMaker({ land, airportOf }: World): OptionMaker {
  const feeder = (place: Place, airport: Place) => feederTo(land, place, airport);
  const railOf = memoize((facts: CountryFacts) => createRailRouter('train', facts, land));
  const coachesOf = memoize((facts: CountryFacts) => createRailRouter('bus', facts, land));
  const hoursFrom = memoize((place: Place) =>
    memoize((airport: Place) => (place === airport ? 0 : (feeder(place, airport)?.hours ?? Infinity))),
  );
  const feederHours = (place: Place, airport: Place): number => hoursFrom(place)(airport);
  const fly = (from: Place, to: Place, hop: Hop): Candidate =>
    flightOption(
      from,
      to,
      hop,
      {
        before: from === hop.origin ? null : feeder(from, hop.origin),
        after: to === hop.destination ? null : feeder(to, hop.destination),
      },
      (ride) => feederFareUsd(to.facts ?? from.facts, ride),
    );

  /** Unless it saves too little of the overland time. */
  const flyIfQuicker = (from: Place, to: Place, hop: Hop, journey: LandJourney | null): Candidate[] => {
    const flight = fly(from, to, hop);
    return savesTime(flight, journey) ? [flight] : [];
  };
  /** Domestic flights in both directions. */
  const hopsOf = memoize((facts: CountryFacts): HopsByOrigin => {
    const hops = new Map<Place, Hop[]>();
    for (const flight of facts.network?.flights ?? []) {
      for (const { from, to, hours, fareUsd, provider, months, timetable } of [flight, reversed(flight)]) {
        const [origin, destination] = [airportOf(from), airportOf(to)];
        if (!origin || !destination) continue;
        const leaving = hops.get(origin) ?? [];
        hops.set(origin, leaving);
        const hop = { origin, destination, hours, fareUsd, provider, months, estimated: false };
        leaving.push({ ...hop, timetable: timetable?.outbound });
      }
    }
    return hops;
  });

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
    const gatewayHours = gateway ? feederHours(place, gateway) : Infinity;
    if (gatewayHours <= FAR_GATEWAY.hours) return gateway;
    const nearer = quickest(place, feederAirports(facts));
    return nearer && feederHours(place, nearer) < gatewayHours * FAR_GATEWAY.share ? nearer : gateway;
  });
  /** Departure airport of an international journey: from one without international flights one flies on, or drives if near. */
  const internationalAirport = (place: Place): Place | null => {
    const gateway = nearestGateway(place);
    const fliesOn = place.airport && place.facts !== null && feederAirports(place.facts).includes(place);
    return fliesOn && gateway && feederHours(place, gateway) > MAX_HOURS_TO_GATEWAY ? place : gateway;
  };

  const domesticFlights = (from: Place, to: Place, journey: LandJourney | null): Candidate[] => {
    const { facts } = from;
    if (!facts || (journey && journey.hours < MIN_HOURS_FOR_FLIGHT)) return [];
    const most = journey
      ? Math.min(MAX_ONLY_FLIGHT_FEEDER_HOURS, Math.max(MAX_FEEDER_HOURS, journey.hours * MAX_FEEDER_SHARE))
      : MAX_ONLY_FLIGHT_FEEDER_HOURS;
    const before = (airport: Place) => feederHours(from, airport);
    const after = (airport: Place) => feederHours(to, airport);
    const mayChangeTwice = !journey || journey.hours > MIN_HOURS_FOR_TWO_CHANGES;
    const hop = quickestFlight(hopsOf(facts), { before, after, most }, mayChangeTwice);
    return hop ? flyIfQuicker(from, to, hop, journey) : [];
  };
  const internationalFlights = (from: Place, to: Place, journey: LandJourney | null): Candidate[] => {
    const ends = isNonStop(from, to) ? [from, to] : [internationalAirport(from), internationalAirport(to)];
    const [origin, destination] = ends;
    if (!origin || !destination || origin === destination) return [];
    return flyIfQuicker(from, to, hopAbroad(origin, destination), journey);
  };
  /** Unless there is a nonstop flight, between gateways, with domestic flights to and from them. */
  const hopAbroad = (origin: Place, destination: Place): Hop => {
    if (isNonStop(origin, destination)) return jetHop(origin, destination);
    const trips = hopsToGateways(origin).flatMap((there) =>
      hopsToGateways(destination).map((back) => {
        const [out, home] = [there.at(-1)?.destination ?? origin, back.at(-1)?.destination ?? destination];
        return joinHops([...there, jetHop(out, home), ...back.map(turned)]);
      }),
    );
    return trips.reduce((best, trip) => (trip.hours < best.hours ? trip : best));
  };
  /** None where the airport is a gateway, or no flight to one is known. */
  const hopsToGateways = (airport: Place): Hop[][] => {
    const { facts } = airport;
    if (!facts || facts.gateways.includes(airport.id)) return [[]];
    const hops = (hopsOf(facts).get(airport) ?? []).filter(({ destination }) =>
      facts.gateways.includes(destination.id),
    );
    return hops.length > 0 ? hops.map((hop) => [hop]) : [[]];
  };

  /** Boats, and trains that are the only access; beside a road only if they take little longer. */
  const crossingsBetween = (
    from: Place,
    to: Place,
    { road, any, domestic }: { road: LandJourney | null; any: LandJourney | null; domestic: boolean },
    facts: CountryFacts,
  ): { options: Candidate[]; others: LandJourney[] } => {
    const bus = land.journey('bus-any', from, to);
    const car = domestic ? land.journey('car-ferry', from, to) : null;
    const maxHours = (road?.hours ?? Infinity) * MAX_BOAT_OVER_ROAD;
    const fits = (journey: LandJourney | null) =>
      journey !== null && journey.crossings.length > 0 && journey.hours <= maxHours ? journey : null;
    // A car may be a little faster by road where walkers take the boat.
    const first = fits(any) ?? fits(bus);
    if (!first) return { options: [], others: [] };
    const direct = bus && isDirect(bus, first) ? fits(bus) : null;
    const found = crossingOptions(from, to, { any: first, bus: direct, car: fits(car) }, facts);
    const inOtherMonths = ([by, other]: readonly [Season, LandJourney]) => {
      const onlyBus = fits(land.journey(`bus-any-${by}`, from, to));
      return crossingOptions(from, to, { by, any: other, bus: onlyBus, car: null }, facts);
    };
    const others = otherSeasons(first, (season) => fits(land.journey(`any-${season}`, from, to)));
    return {
      options: [...found, ...others.flatMap(inOtherMonths)],
      others: others.map(([, other]) => other),
    };
  };

  const overlandOptions = (from: Place, to: Place): Overland => {
    if (!from.facts || !to.facts) return { options: [], fastest: null, journeys: [] };
    const domestic = land.isDomestic(from, to);
    const facts = domestic ? from.facts : overBorder(from.facts, to.facts);
    const road = land.journey('road', from, to);
    const any = land.journey('any', from, to);
    const own = road && (road.guidedKm > 0 ? land.journey('self-drive', from, to) : null);
    const vehicles = road ? vehicleOptions(from, to, { journey: road, own: own ?? road }, facts) : [];
    const bus = road && land.journey('bus', from, to);
    // Within one town there is no line, except to its airport.
    const hasBus = from.joint?.node !== to.joint?.node || (bus?.airportBuses ?? 0) > 0;
    const buses = bus && hasBus && isDirect(bus, road) ? busOptions(from, to, bus, facts) : [];
    const crossings = crossingsBetween(from, to, { road, any, domestic }, facts);
    const options = [
      ...walkOptions(from, to, road),
      // A rental car crosses a border only if it is the default mode in both countries.
      ...vehicles.filter(
        ({ mode }) => domestic || !mode.startsWith('rental') || [from, to].every(rentalFirst),
      ),
      ...buses,
      ...crossings.options,
    ];
    const byBus = options.map(({ option }) => option).filter(isByBus);
    const lines = domestic ? [railOf(from.facts), coachesOf(from.facts)] : [];
    options.push(...lines.flatMap((line) => line(from, to, road ?? any, byBus)));
    // What closes for a season does not make a flight unnecessary.
    const allYear = any?.months ? land.journey('any-all-year', from, to) : any;
    const journeys = [road, any, ...crossings.others].filter((journey) => journey !== null);
    return { options, fastest: quicker(road?.months ? null : road, allYear), journeys };
  };

  return {
    nearestGateway,
    make(from, to) {
      const { options, fastest, journeys } = overlandOptions(from, to);
      const domestic = land.isDomestic(from, to);
      const flights = domestic ? domesticFlights(from, to, fastest) : internationalFlights(from, to, fastest);
      // Where the transfer closes for the same season as quicker ways, the flight has no advantage.
      const worthwhile = flights.filter((flight) => isQuickestInSomeMonth(flight, journeys));
      // The seasons of its parts may leave no month.
      const candidates = [...options, ...worthwhile].filter(({ option }) => option.months?.length !== 0);
      const ends = { areAirports: from.airport && to.airport, isAbroad: !domestic };
      return rankOptions(candidates, from.facts ?? to.facts, ends);
    },
  };
}

const quicker = (one: LandJourney | null, other: LandJourney | null) =>
  one && other ? (one.hours <= other.hours ? one : other) : (one ?? other);

type Season = 'all-year' | `in-${number}`;

const MONTHS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Journeys for the months in which the first is closed: one that is open all year, else one for each season. */
function otherSeasons(
  first: LandJourney,
  journeyOf: (season: Season) => LandJourney | null,
): (readonly [Season, LandJourney])[] {
  if (!first.months) return [];
  const allYear = journeyOf('all-year');
  if (allYear) return [['all-year', allYear]];
  const found: (readonly [Season, LandJourney])[] = [];
  const open = new Set(first.months);
  for (const month of MONTHS) {
    const season: Season = `in-${month}`;
    const other = open.has(month) ? null : journeyOf(season);
    if (!other) continue;
    found.push([season, other]);
    for (const one of other.months ?? MONTHS) open.add(one);
  }
  return found;
}

/** Whether there is a month of the flight in which no way that is open for a season is as quick. */
const isQuickestInSomeMonth = (flight: Candidate, journeys: readonly LandJourney[]) =>
  (flight.option.months ?? MONTHS).some((month) =>
    journeys.every(({ months, hours }) => !months?.includes(month) || hoursOf(flight) < hours),
  );

const isByBus = ({ type, drivingType }: ConnectionOption) => type === 'bus' || drivingType === 'bus';

/** Whether the flight saves at least a fifth of the overland time. */
const savesTime = (flight: Candidate, journey: LandJourney | null) =>
  !journey || hoursOf(flight) <= journey.hours * 0.8;

/** Fare to or from an airport with boats: by app or taxi if it is near, else by bus, on tracks with a driver. */
function feederFareUsd(facts: CountryFacts | null, journey: LandJourney): number {
  const { roadKm, restrictedKm } = journey;
  const { rideHailingUsdPerKm, taxiUsdPerKm, busUsdPerKm, driverUsdPerKm } = facts?.costs ?? {};
  const ride = rideHailingUsdPerKm ?? taxiUsdPerKm ?? driverUsdPerKm;
  const usdPerKm = roadKm < MAX_RIDE_KM ? ride : (busUsdPerKm ?? ride);
  return (
    crossingFaresUsd(journey) +
    (roadKm - restrictedKm) * (usdPerKm ?? UNKNOWN_FARE_USD_PER_KM) +
    restrictedKm * (driverUsdPerKm ?? ride ?? UNKNOWN_FARE_USD_PER_KM)
  );
}

/** Cross-border journeys offer only what both countries have, and no taxi. */
const overBorder = (facts: CountryFacts, other: CountryFacts): CountryFacts => ({
  ...facts,
  offer: facts.offer.filter((mode) => OVER_BORDERS.has(mode) && other.offer.includes(mode)),
});

const rentalFirst = ({ facts }: Place) => facts?.offer[0]?.startsWith('rental') ?? false;
