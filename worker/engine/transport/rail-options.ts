import { routeLink, trainsLink } from '../../../src/model/provider-links.ts';
import type { CountryFacts } from './country-facts.ts';
import { crossingFaresUsd, type LandJourney } from './land-journey.ts';
import { openMonths, weightierHint } from './links.ts';
import { makeOption, shownSeconds, type Candidate } from './option-parts.ts';
import type { Place } from './place.ts';
import { airportBusUsd } from './road-options.ts';
import { createRouteFinder, type RailRoute, type Station } from './rail-routes.ts';

/** Maximum distance to a station, by tuk-tuk or taxi; by an airport's bus. */
const MAX_FEEDER_KM = 25;
const MAX_AIRPORT_FEEDER_KM = 45;
/** Maximum time to a station if it includes a boat. */
const MAX_FEEDER_HOURS_BY_BOAT = 1.5;
/** Waiting time before the first train. */
const WAIT_HOURS = 0.25;
/** Trains that take this long need a reservation. */
const RESERVED_FROM_HOURS = 3;
/** With a reservation one has to be at the station this long before the departure: the option's `lead`. */
const RESERVED_LEAD_HOURS = 20 / 60;
/** Trains that are slower than the road by more than this are not offered, unless a bus that is offered is slower still. */
const MAX_OVER_ROAD = { factor: 1.8, plusHours: 0.75 };
/** Stricter factor for trains with a change. */
const MAX_OVER_ROAD_FACTOR_CHANGING = 1.4;
/** Trains that are neither scenic nor within this factor of the road's time are ranked last. */
const MAX_FAST_FACTOR = 1.25;
/** Trains that run less often are ranked last, unless they are scenic. */
const MIN_TRAINS_A_DAY = 3;

/** What runs on a line: the coaches of a timetable are found as trains are. */
export type LineMeans = 'train' | 'bus';

/** From door to door. */
interface RailJourney {
  means: LineMeans;
  route: RailRoute;
  /** With the waiting time and the feeder rides. */
  hours: number;
  /** Rides to the first station and from the last one. */
  feeders: readonly [LandJourney, LandJourney];
  railKm: number;
  feederKm: number;
}

/**
 * Trains or coaches between stations near both places. Distance and price include the rides to and from the stations; the
 * duration does, too, unless a timetable is known: then they are in `lead` and `trail`.
 */
export function createRailRouter(
  means: LineMeans,
  facts: CountryFacts,
  feederTo: (place: Place, station: Place) => LandJourney | null,
) {
  const rail = linesOf(means, facts);
  if (!rail) return () => [];
  const findRoute = createRouteFinder(rail);
  const stations = rail.stations.map((station) => ({ station, place: stationPlace(station, facts) }));
  const near = new Map<string, { station: Station; feeder: LandJourney }[]>();
  const stationsNear = (place: Place) => {
    let found = near.get(place.id);
    if (!found) {
      found = stations.flatMap((one) => {
        const feeder = feederTo(place, one.place);
        return feeder && isNear(feeder, place) ? [{ station: one.station, feeder }] : [];
      });
      near.set(place.id, found);
    }
    return found;
  };

  return (from: Place, to: Place, road: LandJourney | null, busHours = 0): Candidate[] => {
    let best: (Pick<RailJourney, 'route' | 'hours' | 'feeders'> & { cost: number }) | null = null;
    for (const start of stationsNear(from)) {
      for (const end of stationsNear(to)) {
        const route = findRoute(start.station.id, end.station.id);
        if (!route) continue;
        const feederHours = start.feeder.hours + end.feeder.hours;
        const hours = route.hours + feederHours + waitHours(route);
        // Time to and from the stations counts three times: most of the journey should be on the train.
        const cost = hours + feederHours * 2;
        if (best && best.cost <= cost) continue;
        best = { route, hours, feeders: [start.feeder, end.feeder], cost };
      }
    }
    if (!best) return [];
    const { route, hours, feeders } = best;
    const feederKm = feeders[0].km + feeders[1].km;
    const factor = route.legs.length > 1 ? MAX_OVER_ROAD_FACTOR_CHANGING : MAX_OVER_ROAD.factor;
    if (road && hours > Math.max(road.hours * factor + MAX_OVER_ROAD.plusHours, busHours)) return [];
    const railKm = route.legs.reduce((sum, { km }) => sum + km, 0);
    // Not a train journey if the rides to the stations are most of it.
    if (feederKm > railKm) return [];
    return [railOption(from, to, { means, route, hours, feeders, railKm, feederKm }, facts, road)];
  };
}

const linesOf = (means: LineMeans, { network }: CountryFacts) =>
  means === 'train' ? network?.rail : network?.coaches;

function isNear({ km, hours, crossings, estimated }: LandJourney, { airport }: Place): boolean {
  const hasAcceptableBoats = crossings.length === 0 || (hours <= MAX_FEEDER_HOURS_BY_BOAT && !estimated);
  return km <= (airport ? MAX_AIRPORT_FEEDER_KM : MAX_FEEDER_KM) && hasAcceptableBoats;
}

function railOption(
  from: Place,
  to: Place,
  { means, route, hours, feeders, railKm, feederKm }: RailJourney,
  facts: CountryFacts,
  road: LandJourney | null,
): Candidate {
  const { legs } = route;
  const names = new Map((linesOf(means, facts)?.stations ?? []).map(({ id, name }) => [id, name]));
  const fareUsd = legs.reduce((sum, leg) => sum + leg.fareUsd, 0);
  // With a change the connecting train is not known.
  const timetable = legs.length === 1 ? legs[0]?.timetable : undefined;
  const { tukTukUsdPerKm, rideHailingUsdPerKm, taxiUsdPerKm, busUsdPerKm } = facts.costs;
  const feederUsdPerKm = tukTukUsdPerKm ?? rideHailingUsdPerKm ?? taxiUsdPerKm ?? busUsdPerKm ?? 0;
  const feederFareUsd = (feeder: LandJourney, { airport }: Place) => {
    const busUsd = airport && feeder.access === 'any' ? airportBusUsd(feeder.roadKm, facts) : Infinity;
    return crossingFaresUsd(feeder) + Math.min(busUsd, feeder.roadKm * feederUsdPerKm);
  };
  const option = makeOption({
    type: means,
    by: [...new Set(legs.map(({ line }) => line.id))].sort().join('+'),
    from,
    to,
    hours: timetable ? route.hours : isReserved(route) ? hours - waitHours(route) : hours,
    km: railKm + feederKm,
    priceUsd: fareUsd + feederFareUsd(feeders[0], from) + feederFareUsd(feeders[1], to),
    hint: legs.reduce<ReturnType<typeof weightierHint>>(
      (hint, { line }) => weightierHint(hint, line.hint ?? null),
      null,
    ),
    link:
      means === 'train'
        ? trainsLink(facts.key, route.from.name, route.to.name)
        : routeLink(route.from.name, route.to.name),
    estimated: feeders.some(({ estimated }) => estimated),
    months: [...feeders.map(({ months }) => months), ...legs.map(({ line }) => line.months ?? null)].reduce(
      openMonths,
      null,
    ),
  });
  if (timetable) {
    Object.assign(option, timetable);
    option.lead = shownSeconds(feeders[0].hours + waitHours(route));
    option.trail = shownSeconds(feeders[1].hours);
  } else if (isReserved(route)) {
    option.lead = shownSeconds(waitHours(route));
  }
  option.from = route.from.name;
  option.to = route.to.name;
  option.line = {
    en: [...new Set(legs.map(({ line }) => line.en))].join(' + '),
    de: [...new Set(legs.map(({ line }) => line.de))].join(' + '),
  };
  option.legs = legs.map((leg) => ({
    type: means === 'train' ? 'Train' : 'Bus',
    from: names.get(leg.from) ?? leg.from,
    to: names.get(leg.to) ?? leg.to,
    providers: leg.line.operator === undefined ? [] : [leg.line.operator],
  }));
  const isScenic = legs.length === 1 && legs.some(({ line }) => line.scenic === true);
  const isFrequent = legs.every(({ line }) => line.trainsPerDay >= MIN_TRAINS_A_DAY);
  const isFast = !road || hours <= road.hours * MAX_FAST_FACTOR;
  const isNearby = feeders.every(({ km }) => km <= MAX_FEEDER_KM);
  const isWorthTheTime = isScenic && isNearby && (!road || hours <= road.hours * MAX_OVER_ROAD.factor);
  return { mode: means, option, demoted: !(isWorthTheTime || (isFast && isFrequent)) };
}

const isReserved = ({ hours }: RailRoute) => hours >= RESERVED_FROM_HOURS;

function waitHours(route: RailRoute): number {
  const checkInMinutes = route.legs[0]?.line.checkInMinutes;
  if (checkInMinutes !== undefined) return checkInMinutes / 60;
  return isReserved(route) ? RESERVED_LEAD_HOURS : WAIT_HOURS;
}

function stationPlace(station: Station, facts: CountryFacts): Place {
  return {
    id: `station:${station.id}`,
    at: station.at,
    airport: false,
    facts,
    joint: {
      node: station.node,
      nodeName: station.name,
      spurKm: station.spurKm,
      spurHours: station.spurKm / facts.estimate.speedKmh,
      access: 'any',
      hint: null,
      ownHint: null,
      carFree: false,
      guessed: false,
    },
  };
}
