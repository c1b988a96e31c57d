import { joinLines, type RouteLine } from '../../../src/model/place/route-line.ts';
import type { RoadEdge, TransportFacts } from '../../../src/model/schemas/transport.ts';
import { knownJourney } from './known-journey.ts';
import { must } from './must.ts';
import { BREAKS, type LandJourney, type LandRouter } from './overland.ts';
import type { Joint, Place } from './place.ts';
import { buildRoadGraph, drawPath, stricterAccess, weightierHint, type RoadGraph } from './road-graph.ts';

/** Maximum distance from a bus road for a bus option. */
const BUS_SPUR_KM = 10;
/** Overland journeys within one country. */
export function createLandRouter(facts: TransportFacts): LandRouter {
  const { network } = facts;
  if (!network) {
    const line = (from: Place, to: Place) => knownJourney(from, to)?.route ?? straightLine(from, to);
    return { byCar: knownJourney, byBusRoads: knownJourney, line };
  }
  const busRoads = network.busRoads && new Set(network.busRoads);
  const car = buildRoadGraph(network, () => true);
  const bus = busRoads ? buildRoadGraph(network, (edge) => servesBus(edge, busRoads)) : car;

  const classOf = (spur: Joint) => must(network.classes[spur.spurClass], spur.spurClass);

  const over = (graph: RoadGraph, from: Place, to: Place): LandJourney | null => {
    if (!from.joint || !to.joint) return null;
    const path = graph.path(from.joint.node, to.joint.node);
    if (!path) return null;
    const spurs = [from.joint, to.joint];
    const driveHours = path.driveHours + spurs.reduce((sum, spur) => sum + spurHours(spur), 0);
    let { access, hint } = path;
    if (from.fourByFour || to.fourByFour) {
      access = stricterAccess(access, 'four-by-four');
      hint = weightierHint(hint, 'four-by-four');
    }
    for (const spur of spurs) {
      if (spur.spurKm > 0) access = stricterAccess(access, classOf(spur).access ?? 'any');
      hint = weightierHint(hint, spur.hint ?? (spur.spurKm > 0 ? (classOf(spur).hint ?? null) : null));
    }
    return {
      km: path.km + spurs.reduce((sum, { spurKm }) => sum + spurKm, 0),
      hours: driveHours * BREAKS + (path.ferry?.hours ?? 0),
      ferry: path.ferry,
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
      const path = from.joint && to.joint && car.path(from.joint.node, to.joint.node);
      if (!path || !from.joint || !to.joint) return straightLine(from, to);
      const middle = drawPath(path, from.joint.node, network);
      return joinLines(spurEnd(from.joint, from.at), middle, spurEnd(to.joint, to.at));
    },
  };
}

const servesBus = (edge: RoadEdge, roads: ReadonlySet<string>) =>
  edge.road.split('/').some((road) => roads.has(road));

const spurEnd = ({ spurKm }: Joint, at: Place['at']): RouteLine => ({
  line: spurKm > 0 ? [at] : [],
  crossed: [],
});

const straightLine = (from: Place, to: Place): RouteLine => ({ line: [from.at, to.at], crossed: [] });
