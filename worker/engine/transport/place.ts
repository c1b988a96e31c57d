import { greatCircleKm, type LonLat } from '../../../src/model/place/geo.ts';
import type { RoadNetwork, TransportFacts, TransportHint } from '../../../src/model/schemas/transport.ts';
import type { OwnLand } from './own-land.ts';

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
  /** A local guide takes everybody over the last stretch. */
  guided: boolean;
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

/** What is taken to be known of a place that a user added. */
export interface OwnExperienceItem {
  /** The place of the facts that it is reached like; null where none lies near on the same land. */
  like: string | null;
  /** Null on water and where no road is known. */
  land: OwnLand | null;
}

/** Further away than this nobody guesses how one gets to the network. */
const SPUR_MOST_KM = 50;

/** Finds the country's facts, island and road joint of an experience or airport. */
export function describePlace(
  row: PlaceRow,
  airport: boolean,
  facts: TransportFacts | null,
  own: OwnExperienceItem | null = null,
): Place {
  const at = row.location.coordinates;
  const like = own === null ? row.key : own.like;
  const islands = Object.entries(facts?.islands ?? {});
  const island = own === null ? islands.find(([, keys]) => keys.includes(row.key))?.[0] : own.land?.island;
  const isLost = own?.land === null;
  const joint = facts?.network && !isLost ? joinNetwork(row.key, at, airport, facts.network) : null;
  const known = facts?.known;
  const isIn = (keys: readonly string[] | undefined) => like !== null && (keys?.includes(like) ?? false);
  return {
    id: row.key,
    at,
    airport,
    facts,
    // Nobody knows how one leaves it.
    island: isLost ? row.key : (island ?? ''),
    joint: own !== null && (joint?.spurKm ?? 0) > SPUR_MOST_KM ? null : joint,
    fourByFour: isIn(known?.fourByFour) || own?.land?.fourByFour === true,
    guided: isIn(known?.guided),
    noBus: isIn(known?.noBus) || own?.land?.fourByFour === true,
    carFree: isIn(known?.carFree),
    via: (like === null ? null : known?.via?.[like]) ?? null,
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
