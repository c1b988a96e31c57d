import { greatCircleKm, type LonLat } from '../../../model/place/geo.ts';
import type { Network } from '../../../model/schemas/network.ts';
import { compressedBytes, type Country, MAX_BYTES } from '../country-files.ts';
import { ImportError } from '../import-error.ts';
import { chooseTowns, rounded } from './choose-towns.ts';
import { drawEdge, nameOf } from './draw-edge.ts';
import { crossingOf, usefulFerries } from './ferry-crossings.ts';
import { findFerries, placePiers } from './find-ferries.ts';
import { findJunctions } from './find-junctions.ts';
import { findRoutes, type Point, type Route } from './find-routes.ts';
import { joinPlaces } from './join-places.ts';
import { largestPiece } from './largest-piece.ts';
import { mergeRoads, OSM, type ReplacedEdge } from './merge-roads.ts';
import { lowerBound, readRoads } from './read-roads.ts';
import { joinPassed, reduceRoutes } from './reduce-routes.ts';
import { buildRoadGraph, type RoadGraph } from './road-graph.ts';
import { CLASS_NAMES, FIRST_FOUR_BY_FOUR } from './road-tags.ts';
import { type Snap, snapPoints } from './snap-points.ts';

export interface RoadReport {
  date: string;
  ways: number;
  edges: number;
  ferries: number;
  /** Nodes of the network that lie at none of the roads. */
  apart: readonly string[];
  replaced: readonly ReplacedEdge[];
  bytes: number;
}

/** Bends follow the road to this many km; more where the country would be too large otherwise. */
const BEND_KM = [0.8, 1.5, 3, 6];

/**
 * A country's network with the roads and ferries of an OpenStreetMap extract.
 * @param speed factor on all speeds, for a country whose roads are slower than their limits
 * @throws ImportError for a file that is no extract or none of this country
 */
export function importRoads(
  country: Country,
  file: string,
  { speed = 1 }: { speed?: number } = {},
): { network: Network; report: RoadReport } {
  const before = country.network;
  const isNew = before.nodes.every(({ source }) => source !== undefined);
  const roads = readRoads(file, { withTowns: isNew });
  const known = before.nodes.filter(({ source }) => source !== OSM);
  const chosen = isNew ? chooseTowns(roads.towns, OSM) : [];
  const towns = [...known, ...chosen.filter(({ id }) => known.every((node) => node.id !== id))];
  if (towns.length < 2) throw new ImportError(`${file}: there are no towns in it`);
  const allFerries = findFerries(roads);
  const { idOf, piers } = placePiers(roads, allFerries, towns);
  const open = [...country.ownPlaces].filter(
    ([place]) => !before.places[place] || before.places[place].source === OSM,
  );
  const ats = [...towns, ...piers].map(({ at }) => at);
  const snaps = snapPoints(roads, [...ats, ...open.map(([, at]) => at)]);
  if (snaps.slice(0, towns.length).filter(Boolean).length < 2)
    throw new ImportError(`${file}: none of its roads lie at nodes of ${country.key}`);
  const graph = buildRoadGraph(
    roads,
    snaps.flatMap((snap) => snap?.node ?? []),
  );
  const vertexOf = vertexFinder(graph);
  const first = [...towns, ...piers].map(({ id, at }, index): Point => {
    const snap = snaps[index];
    return { id, at, entries: snap ? [{ vertex: vertexOf(snap), km: snap.km }] : [] };
  });

  // First without junctions: where its routes part shows where one is needed.
  const rough = reduceRoutes(first.length, findRoutes(graph, first, FIRST_FOUR_BY_FOUR), []);
  const ferries = usefulFerries(allFerries, idOf, first, rough, towns.length);
  const usedPiers = new Set(ferries.flatMap(({ from, to }) => [from, to]));
  const junctions = findJunctions(graph, first, rough);
  const points = [
    ...first.filter(({ id }, index) => index < towns.length || usedPiers.has(id)),
    ...junctions,
  ];
  const firstJunction = points.length - junctions.length;
  const reduced = reduceRoutes(
    points.length,
    findRoutes(graph, points, FIRST_FOUR_BY_FOUR),
    findRoutes(graph, points, CLASS_NAMES.length),
  );
  const routes = joinPassed(reduced, (point) => point >= firstJunction);

  const pierName = new Map(piers.map(({ id, name }) => [id, name]));
  const added = points.flatMap(({ id, at }, index): Network['nodes'] => {
    const town = towns[index];
    if (town) return town.source === OSM ? [town] : [];
    const own = routes.filter(({ from, to }) => from === index || to === index);
    const en =
      index < firstJunction
        ? pierName.get(id) || `${nearestOf(at, towns).en} pier`
        : junctionName(at, own, towns);
    return [{ id, en, at: rounded(at), junction: true, source: OSM }];
  });
  const places = joinPlaces(open, snaps.slice(ats.length), points, { graph, vertexOf, speed });
  const source = {
    of: 'roads' as const,
    name: 'OpenStreetMap',
    license: 'ODbL 1.0 © OpenStreetMap contributors',
    date: roads.date,
  };
  const atOf = (id: string) => points.find((point) => point.id === id)?.at ?? [0, 0];
  const write = (bendKm: number) => {
    const edges = routes.map((route) => drawEdge(graph, points, route, { bendKm, speed, source: OSM }));
    const crossings = ferries.map((one) =>
      crossingOf(roads, one, {
        bendKm,
        straightKm: greatCircleKm(atOf(one.from), atOf(one.to)),
        source: OSM,
      }),
    );
    const merged = mergeRoads(before, { source, nodes: added, edges, ferries: crossings, places });
    const network = isNew ? largestPiece(merged.network) : merged.network;
    return { ...merged, network, bytes: compressedBytes(country, network) };
  };
  let result = write(BEND_KM[0]!);
  for (const bendKm of BEND_KM.slice(1)) if (result.bytes > MAX_BYTES) result = write(bendKm);
  const { network, replaced, bytes } = result;
  const apart = towns.filter((_town, index) => !snaps[index]).map(({ id }) => id);
  const report = { date: roads.date, ways: roads.kinds.length, apart, replaced, bytes };
  return { network, report: { ...report, edges: routes.length, ferries: ferries.length } };
}

/** Vertex of a snapped node: the nodes of vertices ascend. */
function vertexFinder({ nodeOf }: RoadGraph): (snap: Snap) => number {
  return ({ node }) => lowerBound(nodeOf, node);
}

/** Names of the roads that meet at a junction, else the town near it. */
function junctionName(
  at: LonLat,
  routes: readonly Route[],
  towns: readonly { en: string; at: LonLat }[],
): string {
  const names = new Set(
    routes
      .map(nameOf)
      .flatMap((name) => name.split('/'))
      .filter(Boolean),
  );
  return names.size > 0 ? [...names].slice(0, 3).join('/') : `Near ${nearestOf(at, towns).en}`;
}

function nearestOf<Place extends { at: LonLat }>(at: LonLat, places: readonly Place[]): Place {
  return places.reduce((best, one) => (greatCircleKm(one.at, at) < greatCircleKm(best.at, at) ? one : best));
}
