import { joinLines, type Crossed, type RouteLine } from '../../../src/model/place/route-line.ts';
import type { LonLat } from '../../../src/model/place/geo.ts';
import type { Network, TransportHint } from '../../../src/model/schemas/network.ts';
import type { CountryFacts } from './country-facts.ts';
import { buildGraph, turnAround, type Graph, type GraphPath } from './graph.ts';
import {
  CROSSING_WAIT_HOURS,
  isRare,
  isShortWalk,
  linksOf,
  openMonths,
  stricterAccess,
  weightierHint,
  type Access,
  type Link,
} from './links.ts';
import { must } from './must.ts';
import type { Joint, Place } from './place.ts';

/** A boat, or a train that is the only access, on a journey. */
export interface JourneyCrossing {
  by: Link['by'];
  /** Names of the nodes, in the order of travel. */
  from: string;
  to: string;
  km: number;
  hours: number;
  fareUsd: number;
  carFareUsd: number;
  operator: string | null;
  timetable: NonNullable<Link['crossing']>['timetable'];
  forward: boolean;
}

/** An overland journey between two places. */
export interface LandJourney {
  km: number;
  /** From door to door, with a driver's breaks and waits before later crossings. */
  hours: number;
  roadKm: number;
  roadHours: number;
  /** By road to the first crossing. */
  hoursBefore: number;
  /** On roads for four-wheel drive or with a guide only. */
  restrictedKm: number;
  /** With a guide or in the operator's vehicle only. */
  guidedKm: number;
  /** Not only at its start or end. */
  guidedMidway: boolean;
  /** By bus: the rides from and to the bus stops by tuk-tuk or taxi. */
  feederKm: number;
  /** By bus: names of the stops where it is boarded and left, as far as they are not in the towns themselves. */
  stops: readonly [from: string | null, to: string | null];
  /** By bus: the number of airports that a bus of their own joins to the stops. */
  airportBuses: number;
  /** Above the country's fare per km. */
  busSurchargeUsd: number;
  crossings: readonly JourneyCrossing[];
  access: Access;
  hint: TransportHint | null;
  months: readonly number[] | null;
  /** A part of it is an estimate. */
  estimated: boolean;
}

/**
 * `road`: by car; `self-drive`: by one's own car; `car-ferry`: the same, with ferries that take cars; `bus`: on roads
 * with buses; `any`: by car, boat and the trains that are the only access; `bus-any`: the same, by bus; `…-all-year`:
 * without what closes for a season; `…-in-<month>`: without what is closed then; `boat`: by boat alone, all year.
 */
export type JourneyKind =
  | 'road'
  | 'self-drive'
  | 'car-ferry'
  | 'bus'
  | 'boat'
  | AnyKind
  | `${AnyKind}-all-year`
  | `${AnyKind}-in-${number}`;
type AnyKind = 'any' | 'bus-any';

export interface LandRouter {
  /** Null if no connection of that kind is known. */
  journey: (kind: JourneyKind, from: Place, to: Place) => LandJourney | null;
  line: (from: Place, to: Place) => RouteLine;
}

/** Overland journey between a place and an airport or a station: by road where there is one. */
export const feederTo = (land: Pick<LandRouter, 'journey'>, place: Place, end: Place): LandJourney | null =>
  land.journey('road', place, end) ?? land.journey('any', place, end);

/** Time factor for breaks of a driver: ten minutes per two hours. The stops of buses are in the country's `busTimeFactor`. */
const BREAKS = 1 + 10 / 120;
/** Maximum distance to the nearest bus stop, by tuk-tuk or taxi; an airport has a bus of its own. */
const MAX_BUS_STOP_KM = 30;
const MAX_AIRPORT_STOP_KM = 45;
/** Maximum distance by taxi to a pier without buses, which has taxis to the whole island. */
const MAX_PIER_KM = 50;
/** Maximum hours of a way with a boat that leaves once a day, if there is another. */
const MAX_HOURS_WITH_RARE = 5;
/** After a longer way to it one takes the next day's, as most leave in the morning. */
const RARE_WAIT_HOURS = 12;
/** A boat is offered beside a road if it takes at most this much longer. */
export const MAX_BOAT_OVER_ROAD = 1.25;
const WALK_KMH = 4.5;
/** A longer spur without cars is not walked: a shuttle drives it. */
const MAX_WALKED_SPUR_KM = 5;

type Usable = (link: Link) => boolean;

const byRoadOrWalk: Usable = (link) => link.by === 'road' || isShortWalk(link);
const byOwnCar: Usable = (link) => byRoadOrWalk(link) && link.access !== 'guided';
const isByBus = (kind: JourneyKind) => kind.startsWith('bus');

function usableFor(kind: JourneyKind): Usable {
  if (kind === 'road') return byRoadOrWalk;
  if (kind === 'self-drive') return byOwnCar;
  if (kind === 'car-ferry')
    return (link) => byOwnCar(link) || (link.by === 'ferry' && link.crossing?.cars === true);
  if (kind === 'boat') return ({ by, months }) => by === 'ferry' && months === null;
  if (kind === 'bus') return (link) => link.bus || isShortWalk(link);
  const isAny: Usable = isByBus(kind) ? (link) => link.by !== 'road' || link.bus : () => true;
  return (link) => isAny(link) && isOpenFor(kind, link.months);
}

/** Whether what is open in these months, or all year, is part of such a journey. */
export function isOpenFor(kind: JourneyKind, months: readonly number[] | null): boolean {
  if (months === null) return true;
  const [, month] = kind.split('-in-');
  return month === undefined ? !kind.endsWith('-all-year') : months.includes(Number(month));
}

/** Overland journeys within one country. */
export function createLandRouter({ network }: CountryFacts): LandRouter {
  if (!network) return { journey: () => null, line: straightLine };
  const graphs = new Map<string, Graph>();
  const graphOf = (kind: JourneyKind, withRare = true): Graph => {
    const name = withRare ? kind : `${kind} often`;
    let graph = graphs.get(name);
    if (!graph) {
      const isUsable = usableFor(kind);
      graph = buildGraph(network, (link) => isUsable(link) && (withRare || !isRare(link)));
      graphs.set(name, graph);
    }
    return graph;
  };
  /** On a long way one hardly is in time for a boat that leaves once a day. */
  const pathOf = (kind: JourneyKind, from: string, to: string): GraphPath | null => {
    const path = graphOf(kind).path(from, to);
    if (!path?.some(({ link }) => isRare(link))) return path;
    const hours = path.reduce((sum, { link }) => sum + link.hours, 0);
    return hours > MAX_HOURS_WITH_RARE ? (graphOf(kind, false).path(from, to) ?? path) : path;
  };

  const names = new Map(network.nodes.map(({ id, en }) => [id, en]));
  const servedNodes = findServedNodes(network);
  const stops = new Map<string, readonly BusStop[]>();
  /** The node itself if a bus stops there, else the nearest stops by road. */
  const stopsNear = (node: string): readonly BusStop[] => {
    let found = stops.get(node);
    if (found) return found;
    const here = { node, path: [], name: null };
    found = servedNodes.has(node) ? [here] : findStops(node, servedNodes, graphOf('road'), network);
    stops.set(node, found);
    return found;
  };
  const byBus = (kind: JourneyKind, from: Place, to: Place): BusWay | null => {
    const [start, end] = [from.joint, to.joint];
    if (!start || !end || isOffBusRoad(from) || isOffBusRoad(to)) return null;
    let best: BusWay | null = null;
    for (const boarding of stopsNear(start.node)) {
      for (const exit of stopsNear(end.node)) {
        const ride = pathOf(kind, boarding.node, exit.node);
        if (!ride) continue;
        const path = [...boarding.path, ...ride, ...turnAround(exit.path)];
        const journey = sumUp(path, start, end, { names, breaks: 1 });
        if (best && journey.hours >= best.journey.hours) continue;
        const rides = [
          { place: from, km: rideKm(start, boarding.path) },
          { place: to, km: rideKm(end, exit.path) },
        ];
        const feederKm = rides.reduce((sum, { place, km }) => sum + (place.airport ? 0 : km), 0);
        const airportBuses = rides.filter(({ place, km }) => place.airport && km > 0).length;
        // An airport's own bus leaves from the airport.
        const ends = [from.airport ? null : boarding.name, to.airport ? null : exit.name] as const;
        best = { journey: { ...journey, feederKm, stops: ends, airportBuses }, path };
      }
    }
    return best;
  };
  const byRoad = (kind: JourneyKind, { joint: start }: Place, { joint: end }: Place): LandJourney | null => {
    const path = start && end && pathOf(kind, start.node, end.node);
    return path && sumUp(path, start, end, { names, breaks: BREAKS });
  };

  /** A pair has one line: if a boat is offered beside a road, it is the boat's. */
  const pathToDraw = (from: Place, to: Place): GraphPath | null => {
    const path = from.joint && to.joint && pathOf('any', from.joint.node, to.joint.node);
    const road = path?.every(({ link }) => link.by === 'road') ? byRoad('any', from, to) : null;
    const bus = road && byBus('bus-any', from, to);
    const isByBoat =
      bus && bus.journey.crossings.length > 0 && bus.journey.hours <= road.hours * MAX_BOAT_OVER_ROAD;
    return isByBoat ? bus.path : path;
  };

  return {
    journey: (kind, from, to) =>
      isByBus(kind) ? (byBus(kind, from, to)?.journey ?? null) : byRoad(kind, from, to),
    line: (from, to) => {
      const path = pathToDraw(from, to);
      if (!path || !from.joint || !to.joint) return straightLine(from, to);
      const middle = drawPath(path, from.joint.node, network);
      return joinLines(spurEnd(from.joint, from.at), middle, spurEnd(to.joint, to.at));
    },
  };
}

interface BusWay {
  journey: LandJourney;
  path: GraphPath;
}

interface BusStop {
  node: string;
  /** By road from the place's node. */
  path: GraphPath;
  /** Null at the place's node itself. */
  name: string | null;
}

/** Nodes with a bus, pier or platform, and how far the tuk-tuks or taxis that wait there drive. */
function findServedNodes(network: Network): ReadonlyMap<string, number> {
  const served = new Map<string, number>();
  for (const { by, bus, from, to } of linksOf(network)) {
    if (bus) served.set(from, MAX_BUS_STOP_KM).set(to, MAX_BUS_STOP_KM);
    else if (by !== 'road') for (const end of [from, to]) served.set(end, served.get(end) ?? MAX_PIER_KM);
  }
  return served;
}

/** Stops within reach of a tuk-tuk or taxi, with no other stop on the way. */
function findStops(
  node: string,
  served: ReadonlyMap<string, number>,
  roads: Graph,
  { nodes }: Network,
): readonly BusStop[] {
  return nodes.flatMap(({ id, en }): BusStop[] => {
    const reachKm = id === node ? undefined : served.get(id);
    const path = reachKm === undefined ? null : roads.path(node, id);
    if (reachKm === undefined || !path) return [];
    const km = path.reduce((sum, { link }) => sum + link.km, 0);
    const passes = path.slice(0, -1).some(({ link, forward }) => served.has(forward ? link.to : link.from));
    // No taxi waits inside a park.
    const isRough = path.some(({ link }) => link.access !== 'any' || link.hint === 'park-gates');
    return km <= reachKm && !passes && !isRough ? [{ node: id, path, name: en }] : [];
  });
}

/** Below this one walks to the stop. */
const MAX_WALK_TO_STOP_KM = 3;

/** From a place to its bus stop. A shuttle that belongs to a car-free place is part of the bus ride. */
const rideKm = ({ spurKm, carFree }: Joint, path: GraphPath) =>
  path.reduce((sum, { link }) => sum + link.km, spurKm > MAX_WALK_TO_STOP_KM && !carFree ? spurKm : 0);

/** Shuttles drive to places without cars. */
function isOffBusRoad({ joint, airport }: Place): boolean {
  if (!joint || joint.access === 'four-by-four') return true;
  return joint.spurKm > (airport ? MAX_AIRPORT_STOP_KM : MAX_BUS_STOP_KM) && !joint.carFree;
}

/** Fares of all boats, and of trains that are the only access. */
export const crossingFaresUsd = ({ crossings }: LandJourney): number =>
  crossings.reduce((sum, { fareUsd }) => sum + fareUsd, 0);

/** Whether cars cannot come close: the rest is too far to walk. */
export const isBeyondCars = ({ joint }: Place): boolean =>
  joint?.carFree === true && joint.spurKm > MAX_WALKED_SPUR_KM;

function spurHours({ spurKm, spurHours: hours, carFree }: Joint, breaks: number): number {
  return carFree && spurKm <= MAX_WALKED_SPUR_KM ? Math.max(hours, spurKm / WALK_KMH) : hours * breaks;
}

interface Ride {
  /** Names of the network's nodes by id. */
  names: ReadonlyMap<string, string>;
  /** Time factor for breaks. */
  breaks: number;
}

function sumUp(path: GraphPath, start: Joint, end: Joint, { names, breaks }: Ride): LandJourney {
  const crossings: JourneyCrossing[] = [];
  let [roadKm, roadHours] = [start.spurKm, spurHours(start, breaks)];
  let restrictedKm = [start, end].reduce((sum, joint) => sum + restricted(joint.access, joint.spurKm), 0);
  const rides = [start, ...path.map(({ link }) => link), end].filter((ride) => kmOf(ride) > 0);
  const guided = rides.map(({ access: one }) => one === 'guided');
  let [hoursBefore, waitHours, walkHours, walkKm, busSurchargeUsd] = [0, 0, 0, 0, 0];
  let access = stricterAccess(start.access, end.access);
  let hint = weightierHint(start.hint, end.hint);
  const ownHint = weightierHint(start.ownHint, end.ownHint);
  let months: readonly number[] | null = null;
  let estimated = start.guessed || end.guessed;
  // Without breaks: a bus and a car miss the same boat.
  let hoursSoFar = start.spurHours;
  for (const { link, forward } of path) {
    const { by, crossing } = link;
    access = stricterAccess(access, link.access);
    hint = weightierHint(hint, link.hint);
    months = openMonths(months, link.months);
    estimated ||= link.estimated;
    if (by === 'road') {
      roadKm += link.km;
      restrictedKm += restricted(link.access, link.km);
      busSurchargeUsd += link.busSurchargeUsd;
      roadHours += link.hours * breaks;
    } else if (crossing && !isShortWalk(link)) {
      const isLate = isRare(link) && hoursSoFar > MAX_HOURS_WITH_RARE;
      if (isLate) waitHours += RARE_WAIT_HOURS;
      if (crossings.length === 0) hoursBefore = roadHours + walkHours;
      else if (!isLate) waitHours += CROSSING_WAIT_HOURS;
      crossings.push({
        by,
        from: must(names.get(forward ? link.from : link.to), link.from),
        to: must(names.get(forward ? link.to : link.from), link.to),
        km: link.km,
        hours: link.hours,
        fareUsd: crossing.fareUsd,
        carFareUsd: crossing.carFareUsd ?? 0,
        operator: crossing.operator ?? null,
        timetable: crossing.timetable,
        forward,
      });
    } else {
      walkHours += link.hours;
      walkKm += link.km;
    }
    hoursSoFar += link.hours;
  }
  roadKm += end.spurKm;
  roadHours += spurHours(end, breaks);
  const sum = (of: (crossing: JourneyCrossing) => number) =>
    crossings.reduce((total, crossing) => total + of(crossing), 0);
  // A train that is the only access waits at its platform; before a ferry one waits in the lead of the option.
  if (crossings[0]?.by === 'train' && !crossings[0].timetable) waitHours += CROSSING_WAIT_HOURS;
  return {
    km: roadKm + walkKm + sum(({ km }) => km),
    hours: roadHours + walkHours + waitHours + sum(({ hours }) => hours),
    roadKm,
    roadHours: roadHours + walkHours,
    hoursBefore,
    restrictedKm,
    guidedKm: rides.reduce((total, ride) => total + (ride.access === 'guided' ? kmOf(ride) : 0), 0),
    guidedMidway: guided.slice(guided.indexOf(false), guided.lastIndexOf(false)).includes(true),
    feederKm: 0,
    stops: [null, null],
    airportBuses: 0,
    busSurchargeUsd,
    crossings,
    access,
    // What concerns the place itself says more than the roads there.
    hint: ownHint && !(hint && RESTRICTIONS.has(hint)) ? ownHint : hint,
    months,
    estimated,
  };
}

/** Hints that nothing else replaces. */
const RESTRICTIONS: ReadonlySet<TransportHint> = new Set(['guided', 'four-by-four', 'ferry']);

const kmOf = (ride: Joint | Link) => ('spurKm' in ride ? ride.spurKm : ride.km);

const restricted = (access: Access, km: number) => (access === 'any' ? 0 : km);

/** The geometry of a path, including both ends. */
function drawPath(path: GraphPath, from: string, network: Network): RouteLine {
  const at = new Map(network.nodes.map((node) => [node.id, node.at]));
  const line: LonLat[] = [must(at.get(from), from)];
  const crossed: Crossed[] = [];
  for (const { link, forward } of path) {
    const start = line.length - 1;
    line.push(...(forward ? link.bends : link.bends.toReversed()));
    const end = forward ? link.to : link.from;
    line.push(must(at.get(end), end));
    const { by } = link;
    if (by !== 'ferry' && by !== 'train') continue;
    for (let index = start; index < line.length - 1; index += 1) crossed.push({ at: index, by });
  }
  return { line, crossed };
}

const spurEnd = ({ spurKm }: Joint, at: Place['at']): RouteLine => ({
  line: spurKm > 0 ? [at] : [],
  crossed: [],
});

const straightLine = (from: Place, to: Place): RouteLine => ({ line: [from.at, to.at], crossed: [] });
