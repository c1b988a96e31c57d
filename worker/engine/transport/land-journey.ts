import { greatCircleKm, type LonLat } from '../../../src/model/geo.ts';
import type { RoadEdge, TransportFacts, TransportHint } from '../../../src/model/transport.ts';
import { must } from './must.ts';
import type { Joint, Place } from './place.ts';
import {
  buildRoadGraph,
  drawWay,
  stricterAccess,
  weightierHint,
  type RoadGraph,
  type RoadWay,
} from './road-graph.ts';

/** A journey on the ground between two places, by car where it is by road. */
export interface LandJourney {
  km: number;
  /** With breaks: ten minutes in two hours at the wheel. */
  hours: number;
  ferry: RoadWay['ferry'];
  access: RoadWay['access'];
  hint: TransportHint | null;
  estimated: boolean;
}

export interface LandRouter {
  /** Null where only a flight goes. */
  byCar: (from: Place, to: Place) => LandJourney | null;
  /** Only over the roads that buses serve, and only from and to places near them. */
  byBusRoads: (from: Place, to: Place) => LandJourney | null;
  line: (from: Place, to: Place) => LonLat[];
}

/** Ten minutes of rest for every two hours at the wheel. */
const BREAKS = 1 + 10 / 120;
/** Further than this from a bus road nobody would change to a bus. */
const BUS_SPUR_KM = 10;
/** Boats over more open sea than this are ships or flights: not estimated. */
const CROSSING_KM = 150;
const CROSSING_KMH = 28;
const CROSSING_DETOUR = 1.2;
/** The boat at the end of a long way by land. */
const BOAT_KM = 30;
/** On the way to the pier, and waiting there. */
const CROSSING_EXTRA_HOURS = 1;

/** Journeys on the ground within one country. */
export function createLandRouter(facts: TransportFacts): LandRouter {
  const { network } = facts;
  if (!network) return { byCar: estimateJourney, byBusRoads: estimateJourney, line: straightLine };
  const busRoads = network.busRoads && new Set(network.busRoads);
  const car = buildRoadGraph(network, () => true);
  const bus = busRoads ? buildRoadGraph(network, (edge) => servesBus(edge, busRoads)) : car;

  const classOf = (spur: Joint) => must(network.classes[spur.spurClass], spur.spurClass);

  const over = (graph: RoadGraph, from: Place, to: Place): LandJourney | null => {
    if (!from.joint || !to.joint) return null;
    const way = graph.way(from.joint.node, to.joint.node);
    if (!way) return null;
    const spurs = [from.joint, to.joint];
    const driveHours = way.driveHours + spurs.reduce((sum, spur) => sum + spurHours(spur), 0);
    let { access, hint } = way;
    for (const spur of spurs) {
      if (spur.spurKm > 0) access = stricterAccess(access, classOf(spur).access ?? 'any');
      hint = weightierHint(hint, spur.hint ?? (spur.spurKm > 0 ? (classOf(spur).hint ?? null) : null));
    }
    return {
      km: way.km + spurs.reduce((sum, { spurKm }) => sum + spurKm, 0),
      hours: driveHours * BREAKS + (way.ferry?.hours ?? 0),
      ferry: way.ferry,
      access,
      hint,
      estimated: spurs.some(({ guessed }) => guessed),
    };
  };
  const spurHours = (spur: Joint) => spur.spurKm / classOf(spur).speedKmh;

  return {
    byCar: (from, to) => over(car, from, to),
    byBusRoads: (from, to) => {
      // Within one town there is no line.
      if (from.joint?.node === to.joint?.node) return null;
      if (!busRoads) return over(bus, from, to);
      const near = [from, to].every(({ joint }) => joint && joint.spurKm <= BUS_SPUR_KM);
      return near ? over(bus, from, to) : null;
    },
    line: (from, to) => {
      const way = from.joint && to.joint && car.way(from.joint.node, to.joint.node);
      if (!way || !from.joint || !to.joint) return straightLine(from, to);
      const middle = drawWay(way, from.joint.node, network);
      return [...spurEnd(from.joint, from.at), ...middle, ...spurEnd(to.joint, to.at)];
    },
  };
}

const servesBus = (edge: RoadEdge, roads: ReadonlySet<string>) =>
  edge.road.split('/').some((road) => roads.has(road));

const spurEnd = ({ spurKm }: Joint, at: LonLat) => (spurKm > 0 ? [at] : []);

const straightLine = (from: Place, to: Place): LonLat[] => [from.at, to.at];

/**
 * Without a network: great circle × detour at the country's speed, over the sea by boat. It is a
 * mean of both countries over a border. Null between islands that lie too far apart.
 */
export function estimateJourney(from: Place, to: Place): LandJourney | null {
  const straightKm = greatCircleKm(from.at, to.at);
  if (from.island !== to.island) return straightKm <= CROSSING_KM ? estimateCrossing(from, to) : null;
  const [one, other] = [from.facts?.estimate, to.facts?.estimate];
  if (!one || !other) return null;
  const km = (straightKm * (one.detour + other.detour)) / 2;
  return {
    km,
    hours: (km / ((one.speedKmh + other.speedKmh) / 2)) * BREAKS,
    ferry: null,
    access: 'any',
    hint: null,
    estimated: true,
  };
}

/** A boat between islands however far: also the way to an island's nearest airport. */
export function estimateCrossing(from: Place, to: Place): LandJourney {
  const km = greatCircleKm(from.at, to.at) * CROSSING_DETOUR;
  const hours = km / CROSSING_KMH + CROSSING_EXTRA_HOURS;
  return {
    km,
    hours,
    ferry: { hours, km, fareUsd: 5 + km * 0.25 },
    access: 'any',
    hint: 'ferry',
    estimated: true,
  };
}

/** To an island that no airport serves, from far inland: by land, then the boat. */
export function estimateLandAndSea(from: Place, to: Place): LandJourney {
  const estimate = from.facts?.estimate ?? to.facts?.estimate;
  const km = greatCircleKm(from.at, to.at) * (estimate?.detour ?? CROSSING_DETOUR);
  const sea = {
    hours: BOAT_KM / CROSSING_KMH + CROSSING_EXTRA_HOURS,
    km: BOAT_KM,
    fareUsd: 5 + BOAT_KM * 0.25,
  };
  return {
    km: km + BOAT_KM,
    hours: (km / (estimate?.speedKmh ?? CROSSING_KMH)) * BREAKS + sea.hours,
    ferry: sea,
    access: 'any',
    hint: 'ferry',
    estimated: true,
  };
}
