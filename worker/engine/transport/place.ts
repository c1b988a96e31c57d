import { greatCircleKm, type LonLat } from '../../../src/model/geo.ts';
import type { RoadNetwork, TransportFacts, TransportHint } from '../../../src/model/transport.ts';

/** An experience or an airport, as the router sees it. */
export interface Place {
  id: string;
  at: LonLat;
  airport: boolean;
  /** Null for an airport of a country without facts. */
  facts: TransportFacts | null;
  /** Name of the island without a road to the rest, '' for the mainland. */
  island: string;
  /** Where it joins its country's road network; null without one. */
  joint: Joint | null;
  /** Only a car with four-wheel drive gets there. */
  fourByFour: boolean;
  /** No bus goes there. */
  noBus: boolean;
  /** Cars stay outside. */
  carFree: boolean;
  /** The only road to it goes through this point; null where any may do. */
  via: LonLat | null;
}

export interface Joint {
  node: string;
  nodeName: string;
  spurKm: number;
  spurClass: string;
  hint: TransportHint | null;
  /** Taken for the nearest: nobody has looked at how one gets there. */
  guessed: boolean;
}

/** A town of the network lies at its node: there is no way to guess. */
const AT_NODE_KM = 1;

interface PlaceRow {
  key: string;
  country_key: string | null;
  location: { coordinates: LonLat };
}

/**
 * Finds the country's facts, island and road joint of an experience or airport.
 * @param neighbour key of a place on the same island, for one that the facts cannot name; null where none is known
 */
export function describePlace(
  row: PlaceRow,
  airport: boolean,
  facts: TransportFacts | null,
  neighbour: string | null = row.key,
): Place {
  const at = row.location.coordinates;
  const islands = Object.entries(facts?.islands ?? {});
  const island =
    neighbour === null ? row.key : (islands.find(([, keys]) => keys.includes(neighbour))?.[0] ?? '');
  const joint = facts?.network ? joinNetwork(row.key, at, airport, facts.network) : null;
  const known = facts?.known;
  const isIn = (keys: readonly string[] | undefined) =>
    neighbour !== null && (keys?.includes(neighbour) ?? false);
  return {
    id: row.key,
    at,
    airport,
    facts,
    island,
    joint,
    fourByFour: isIn(known?.fourByFour),
    noBus: isIn(known?.noBus),
    carFree: isIn(known?.carFree),
    via: (neighbour === null ? null : known?.via?.[neighbour]) ?? null,
  };
}

/** What the facts say of the place, else the nearest node at the end of a spur. */
function joinNetwork(key: string, at: LonLat, airport: boolean, network: RoadNetwork): Joint | null {
  const known = network.places[key];
  const name = (id: string) => network.nodes.find((node) => node.id === id)?.en ?? id;
  if (known) {
    return {
      node: known.node,
      nodeName: name(known.node),
      spurKm: known.spurKm ?? 0,
      spurClass: known.spurClass ?? network.spur.class,
      hint: known.hint ?? null,
      guessed: false,
    };
  }
  let nearest: Joint | null = null;
  for (const node of network.nodes) {
    const spurKm = greatCircleKm(at, node.at) * network.spur.factor;
    if (nearest && nearest.spurKm <= spurKm) continue;
    const { class: spurClass } = network.spur;
    const guessed = !airport && spurKm > AT_NODE_KM;
    nearest = { node: node.id, nodeName: node.en, spurKm, spurClass, hint: null, guessed };
  }
  return nearest;
}

/** A point on a country's mainland, as a border crossing. */
export function describePoint(id: string, at: LonLat, facts: TransportFacts): Place {
  return describePlace({ key: id, country_key: facts.key, location: { coordinates: at } }, true, facts);
}
