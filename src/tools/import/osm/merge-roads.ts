import type { Crossing, Network, NetworkSource, RoadEdge } from '../../../model/schemas/network.ts';
import { ROAD_CLASSES } from './road-tags.ts';
import { SmallGraph } from './small-graph.ts';

/** Key of the import in a network's `sources`. */
export const OSM = 'osm';

export interface ImportedRoads {
  source: NetworkSource;
  /** Towns, piers and junctions that the network did not have. */
  nodes: Network['nodes'];
  edges: readonly RoadEdge[];
  ferries: readonly Crossing[];
  /** Access of experiences and airports that is not known by hand. */
  places: Network['places'];
}

/** An edge of the previous network and the imported roads that took its place. */
export interface ReplacedEdge {
  before: RoadEdge;
  km: number;
  hours: number;
}

/** Imported roads that are longer than this are another road: the one that was known stays. */
const SAME_ROAD = { factor: 1.25, plusKm: 2 };

/**
 * A network with imported roads. What a map does not know is kept: buses, seasons and hints of the roads that the import
 * replaces, roads that it does not have or that not every car may drive, fares of ferries, railways, flights, places.
 */
export function mergeRoads(
  before: Network,
  imported: ImportedRoads,
): { network: Network; replaced: ReplacedEdge[] } {
  const accessOf = ({ class: name }: RoadEdge) => before.classes[name]?.access;
  const restricted = new Set(
    before.edges.filter((edge) => edge.source !== OSM && accessOf(edge) !== undefined).map(pairOf),
  );
  const edges = imported.edges
    .filter((edge) => !restricted.has(pairOf(edge)))
    .map((edge) => structuredClone(edge));
  const between = pathFinder(edges);
  const kept: RoadEdge[] = [];
  const replaced: ReplacedEdge[] = [];
  for (const edge of before.edges) {
    const path = between(edge.from, edge.to);
    const km = path.reduce((sum, one) => sum + one.km, 0);
    const isByHand = edge.source !== OSM;
    const isSame = path.length > 0 && km <= edge.km * SAME_ROAD.factor + SAME_ROAD.plusKm;
    if (isSame && !restricted.has(pairOf(edge))) {
      for (const part of path) inherit(part, edge, before.classes);
      const hours = path.reduce((sum, one) => sum + (one.hours ?? 0), 0);
      replaced.push({ before: edge, km, hours });
    } else if (isByHand) kept.push(edge);
  }
  const crossings = mergeFerries(before.crossings ?? [], imported.ferries);
  const places = {
    ...Object.fromEntries(Object.entries(before.places).filter(([, { source }]) => source !== OSM)),
    ...imported.places,
  };
  const all = [...kept, ...edges];
  const named = new Set([
    ...[...all, ...crossings].flatMap(({ from, to }) => [from, to]),
    ...Object.values(places).map(({ node }) => node),
    ...[before.rail, before.coaches].flatMap((lines) => lines?.stations.map(({ node }) => node) ?? []),
  ]);
  const known = new Set(imported.nodes.map(({ id }) => id));
  const nodes = [...before.nodes.filter(({ id }) => !known.has(id)), ...imported.nodes].filter(
    ({ id, source }) => source !== OSM || named.has(id),
  );
  const used = new Set([
    ...all.map((edge) => edge.class),
    ...Object.values(places).flatMap(({ spurClass }) => spurClass ?? []),
  ]);
  const classes = Object.fromEntries(
    Object.entries({ ...before.classes, ...ROAD_CLASSES }).filter(
      ([name]) => used.has(name) || ROAD_CLASSES[name] === undefined,
    ),
  );
  const network: Network = {
    ...before,
    classes,
    nodes,
    edges: all,
    ...(crossings.length > 0 || before.crossings ? { crossings } : {}),
    places,
    sources: { ...before.sources, [OSM]: imported.source },
  };
  return { network, replaced };
}

/** Hints of a class that the tags of a road give as well, and more exactly. */
const MAPPED_HINTS: ReadonlySet<string> = new Set(['toll', 'gravel', 'salt-road', 'four-by-four']);

/** What only a person knows of a road; the surface of an imported one may forbid buses. */
function inherit(edge: RoadEdge, before: RoadEdge, classes: Network['classes']): void {
  const { bus, months, road } = before;
  const ofClass = classes[before.class]?.hint;
  const hint = before.hint ?? (ofClass !== undefined && !MAPPED_HINTS.has(ofClass) ? ofClass : undefined);
  const isForCars = ROAD_CLASSES[edge.class]?.access === undefined;
  if (bus && isForCars) edge.bus = true;
  if (months && !edge.months) edge.months = months;
  if (hint !== undefined) edge.hint = hint;
  if (edge.road === '') edge.road = road;
}

/** Edges on the fastest path between two nodes; none where there is no path. */
function pathFinder(edges: readonly RoadEdge[]): (from: string, to: string) => RoadEdge[] {
  const ids = [...new Set(edges.flatMap(({ from, to }) => [from, to]))];
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  const graph = new SmallGraph(ids.length);
  const edgeOf = new Map<string, RoadEdge>();
  for (const edge of edges) {
    graph.join(indexOf.get(edge.from)!, indexOf.get(edge.to)!, edge.hours ?? edge.km);
    edgeOf.set(`${edge.from} ${edge.to}`, edge).set(`${edge.to} ${edge.from}`, edge);
  }
  return (from, to) => {
    const [start, end] = [indexOf.get(from), indexOf.get(to)];
    const points = start === undefined || end === undefined ? [] : (graph.path(start, end)?.points ?? []);
    return points
      .slice(1)
      .flatMap((point, index) => edgeOf.get(`${ids[points[index]!]} ${ids[point]}`) ?? []);
  };
}

/** Fares, seasons and timetables are those that were known; kilometers and hours are the map's. */
function mergeFerries(before: readonly Crossing[], ferries: readonly Crossing[]): Crossing[] {
  const left = new Map(ferries.map((ferry) => [pairOf(ferry), ferry]));
  const merged = before.flatMap((crossing) => {
    const ferry = crossing.by === 'ferry' ? left.get(pairOf(crossing)) : undefined;
    if (ferry) {
      left.delete(pairOf(crossing));
      return updated(crossing, ferry);
    }
    // An estimate of an earlier import that the map no longer has.
    if (crossing.source === OSM && crossing.estimated) return [];
    const { source, ...own } = crossing;
    return source === OSM ? own : crossing;
  });
  return [...merged, ...left.values()];
}

function updated(crossing: Crossing, ferry: Crossing): Crossing {
  const { cars = ferry.cars, operator = ferry.operator } = crossing;
  return {
    ...crossing,
    km: ferry.km,
    // A timetable's hours are those of its boat.
    hours: crossing.timetable ? crossing.hours : ferry.hours,
    ...(cars === undefined ? {} : { cars }),
    ...(operator === undefined ? {} : { operator }),
    source: OSM,
  };
}

const pairOf = ({ from, to }: { from: string; to: string }) => [from, to].sort().join(' ');
