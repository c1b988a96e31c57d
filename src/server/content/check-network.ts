import { greatCircleKm, type LonLat } from '../../model/place/geo.ts';
import type { Network } from '../../model/schemas/network.ts';
import type { TransportFacts } from '../../model/schemas/transport.ts';

/** A link may be a little shorter than the straight line between two rounded points. */
const SHORTEST = 0.97;
const ROUNDING_KM = 0.5;
/** The two sides of a border are this close unless a road or ferry between them is given. */
const BORDER_KM = 30;

interface Known {
  /** Positions of the country's experiences and of all airports, by key. */
  places: ReadonlyMap<string, LonLat>;
  networks: ReadonlyMap<string, Network>;
}

/** What cannot be true of a country's network and borders, one line each. */
export function networkErrors(
  network: Network,
  facts: TransportFacts,
  { places, networks }: Known,
): string[] {
  const { key, nodes, edges, crossings = [], rail, coaches, flights = [], airports = [], classes } = network;
  const errors: string[] = [];
  const report = (error: string) => errors.push(`networks/${key}.json: ${error}`);
  const at = new Map(nodes.map((node) => [node.id, node.at]));
  if (at.size < nodes.length) report('a node is listed twice');
  for (const airport of airports)
    if (places.has(airport.key)) report(`airport ${airport.key}: the catalogue has it`);
  const own = new Map([...places, ...airports.map((one) => [one.key, one.at] as const)]);

  const links = [
    ...edges.map(({ from, to, km }) => ({ by: 'road', from, to, km })),
    ...crossings.map(({ by, from, to, km }) => ({ by, from, to, km })),
  ];
  for (const { by, from, to, km } of links) {
    const what = `${by} ${from}–${to}`;
    const [start, end] = [at.get(from), at.get(to)];
    if (!start || !end) report(`${what}: there is no such node`);
    else if (km < greatCircleKm(start, end) * SHORTEST - ROUNDING_KM)
      report(`${what}: ${km} km is shorter than the straight line`);
  }
  for (const { from, to, class: name, bus } of edges) {
    const roadClass = classes[name];
    if (!roadClass) report(`road ${from}–${to}: there is no class ${name}`);
    else if (bus && roadClass.access)
      report(`road ${from}–${to}: no bus drives where access is ${roadClass.access}`);
  }
  for (const [place, { node, spurKm, spurClass }] of Object.entries(network.places)) {
    if (!own.has(place)) report(`places.${place}: there is no such experience or airport`);
    if (!at.has(node)) report(`places.${place}: there is no node ${node}`);
    if (spurKm !== undefined && (spurClass === undefined || !classes[spurClass]))
      report(`places.${place}: a spur needs a class`);
  }
  const served = [rail, coaches].flatMap((one) => one ?? []);
  const stations = new Map(served.flatMap((one) => one.stations.map((station) => [station.id, station])));
  for (const { id, node } of stations.values())
    if (!at.has(node)) report(`station ${id}: there is no node ${node}`);
  for (const { id, stops } of served.flatMap(({ lines }) => lines)) {
    for (const [index, [station, km, hours]] of stops.entries()) {
      const before = stops[index - 1];
      if (!stations.has(station)) report(`line ${id}: there is no station ${station}`);
      if (before && (km <= before[1] || hours <= before[2])) report(`line ${id}: ${station} is out of order`);
    }
  }
  for (const { from, to } of flights)
    for (const code of [from, to])
      if (!own.has(code)) report(`flight ${from}-${to}: there is no airport ${code}`);
  for (const [where, items] of sourced(network))
    for (const { source } of items)
      if (source !== undefined && !network.sources?.[source])
        report(`${where}: there is no source ${source}`);
  const pieces = piecesOf(network, stations);
  if (pieces > 1) report(`it is in ${pieces} pieces without a ferry, train or flight between them`);

  for (const { name, node, to, toNode, ferry, road } of facts.borders ?? []) {
    const here = at.get(node);
    const there = networks.get(to)?.nodes.find(({ id }) => id === toNode)?.at;
    if (!here || !there) report(`border ${name}: there is no such node`);
    else if (!ferry && !road && greatCircleKm(here, there) > BORDER_KM)
      report(`border ${name}: the two sides are too far apart`);
  }
  return errors;
}

/** All lists whose items may be imported. */
function sourced(network: Network): [string, readonly { source?: string | undefined }[]][] {
  const { nodes, edges, crossings = [], places, rail, coaches } = network;
  const lines = [rail, coaches].flatMap((one) => one?.lines ?? []);
  const timetables = [...crossings, ...lines].map(({ timetableSource }) => ({ source: timetableSource }));
  return Object.entries({ nodes, edges, crossings, timetables, places: Object.values(places), lines });
}

/** Number of parts that nothing joins. */
function piecesOf(
  { nodes, edges, crossings = [], rail, coaches, flights = [], places }: Network,
  stations: ReadonlyMap<string, { node: string }>,
): number {
  const root = new Map(nodes.map(({ id }) => [id, id]));
  const find = (id: string): string => {
    const up = root.get(id) ?? id;
    return up === id ? id : find(up);
  };
  const join = (one: string | undefined, other: string | undefined) => {
    if (one !== undefined && other !== undefined) root.set(find(one), find(other));
  };
  for (const { from, to } of [...edges, ...crossings]) join(from, to);
  for (const { stops } of [...(rail?.lines ?? []), ...(coaches?.lines ?? [])])
    for (const [index, [station]] of stops.entries())
      join(stations.get(station)?.node, stations.get(stops[index - 1]?.[0] ?? station)?.node);
  for (const { from, to } of flights) join(places[from]?.node, places[to]?.node);
  return new Set(nodes.map(({ id }) => find(id))).size;
}
