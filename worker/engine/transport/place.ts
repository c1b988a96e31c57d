import { greatCircleKm, type LonLat } from '../../../src/model/place/geo.ts';
import type { Network, TransportHint } from '../../../src/model/schemas/network.ts';
import type { CountryFacts } from './country-facts.ts';
import { hintOf, weightierHint, type Access } from './links.ts';
import { landAt, type OwnLand } from './own-land.ts';
import { memoize } from './memoize.ts';
import { must } from './must.ts';

/** An experience or an airport, as the router sees it. */
export interface Place {
  id: string;
  at: LonLat;
  airport: boolean;
  /** Null for an airport of a country without facts. */
  facts: CountryFacts | null;
  /** Its access to the country's network; null if none is known. */
  joint: Joint | null;
}

/** Access of a place to the network: at a node, or at the end of a spur (access road) from it. */
export interface Joint {
  node: string;
  nodeName: string;
  spurKm: number;
  spurHours: number;
  access: Access;
  hint: TransportHint | null;
  /** Stated of the place, not of its access road. */
  ownHint: TransportHint | null;
  /** No cars on the spur. */
  carFree: boolean;
  /** Assumed from the nearest node, not researched. */
  guessed: boolean;
}

interface PlaceRow {
  key: string;
  country_key: string | null;
  location: { coordinates: LonLat };
}

/** A place this close to a node is at it: there is no access road to estimate. */
const MAX_AT_NODE_KM = 1;
/** Maximum length of an estimated access road to the network. */
const MAX_SPUR_KM = 50;
/** The same on an island of which only nodes are known. */
const MAX_UNKNOWN_ISLAND_SPUR_KM = 20;
/** Time factor of a four-wheel-drive track over the country's roads. */
const TRACK_FACTOR = 1.6;

/** Finds the country's facts and the joint of an experience or airport. */
export function describePlace(row: PlaceRow, airport: boolean, facts: CountryFacts | null): Place {
  const at = row.location.coordinates;
  const network = facts?.network;
  const joint = facts && network ? jointOf(row.key, at, facts, network) : null;
  return { id: row.key, at, airport, facts, joint };
}

/** A node of a country's network, such as a border crossing. */
export function describeNode(id: string, facts: CountryFacts): Place | null {
  const node = facts.network?.nodes.find((one) => one.id === id);
  if (!node) return null;
  return { id, at: node.at, airport: false, facts, joint: atNode(id, node.en) };
}

/** The access that the network states, else an estimated road to the nearest node on the same land. */
function jointOf(key: string, at: LonLat, facts: CountryFacts, network: Network): Joint | null {
  const known = network.places[key];
  if (!known) return nearestJoint(at, facts, network);
  if (known.closed) return null;
  const { node, spurKm = 0, spurClass, spurHours, hint = null, carFree = false } = known;
  const roadClass = spurClass === undefined ? null : must(network.classes[spurClass], spurClass);
  const access = roadClass?.access ?? 'any';
  return {
    node,
    nodeName: nodeNames(network).get(node) ?? node,
    spurKm,
    spurHours: spurHours ?? (roadClass ? spurKm / roadClass.speedKmh : 0),
    access,
    hint: weightierHint(hint ?? roadClass?.hint ?? null, hintOf(access)),
    ownHint: hint,
    carFree,
    guessed: false,
  };
}

function nearestJoint(at: LonLat, facts: CountryFacts, network: Network): Joint | null {
  const lands = nodeLands(network);
  const nearest = network.nodes
    .map((node) => ({ node, km: greatCircleKm(at, node.at) }))
    .filter(({ km }) => km <= MAX_SPUR_KM)
    .sort((a, b) => a.km - b.km);
  const [closest] = nearest;
  if (closest && closest.km <= MAX_AT_NODE_KM) return atNode(closest.node.id, closest.node.en);
  const known = network.areas ? landAt(at, network.areas) : MAINLAND;
  const found = nearest.find(({ node, km }) =>
    known
      ? lands.get(node.id) === known.island
      : lands.get(node.id) === null && km <= MAX_UNKNOWN_ISLAND_SPUR_KM,
  );
  if (!found) return null;
  const land = known ?? MAINLAND;
  const spurKm = found.km * facts.estimate.detour;
  return {
    ...atNode(found.node.id, found.node.en),
    spurKm,
    spurHours: (spurKm / facts.estimate.speedKmh) * (land.fourByFour ? TRACK_FACTOR : 1),
    access: land.fourByFour ? 'four-by-four' : 'any',
    hint: land.fourByFour ? 'four-by-four' : null,
    guessed: true,
  };
}

const MAINLAND: OwnLand = { island: '', fourByFour: false };

const atNode = (node: string, nodeName: string): Joint => ({
  node,
  nodeName,
  spurKm: 0,
  spurHours: 0,
  access: 'any',
  hint: null,
  ownHint: null,
  carFree: false,
  guessed: false,
});

const nodeNames = memoize(({ nodes }: Network) => new Map(nodes.map(({ id, en }) => [id, en])));

/**
 * Island of each node, '' for the mainland; null if its land is unknown. Places are joined to nodes of their own land.
 * Outlines are simplified: a node outside of all of them is on the land that its roads lead to, else off a coast that has
 * no other node, else on an unknown island.
 */
const nodeLands = memoize(({ nodes, edges, areas }: Network): ReadonlyMap<string, string | null> => {
  if (!areas) return new Map(nodes.map(({ id }) => [id, '']));
  // Areas with `access` are about own experiences: a node has a road anyway.
  const known = areas.filter(({ access }) => access === undefined);
  const lands = new Map(nodes.map(({ id, at }) => [id, landAt(at, known, 0)?.island ?? null]));
  spreadLands(lands, edges);
  const settled = new Set(lands.values());
  for (const { id, at } of nodes) {
    const offCoast = lands.get(id) === null ? landAt(at, known) : null;
    if (offCoast && !settled.has(offCoast.island)) lands.set(id, offCoast.island);
  }
  spreadLands(lands, edges);
  return lands;
});

/** Spreads lands along roads to nodes without one. */
function spreadLands(lands: Map<string, string | null>, edges: Network['edges']): void {
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const { from, to } of edges) {
      const [start, end] = [lands.get(from) ?? null, lands.get(to) ?? null];
      if ((start === null) === (end === null)) continue;
      lands.set(start === null ? from : to, start ?? end);
      isNew = true;
    }
  }
}
