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
  /** Where it connects to its country's road network; null without a network. */
  joint: Joint | null;
  /** Reachable only with four-wheel drive. */
  fourByFour: boolean;
  /** The last stretch is only possible with a local guide. */
  guided: boolean;
  /** Not served by buses. */
  noBus: boolean;
  /** Closed to cars. */
  carFree: boolean;
  /** The only access road passes this point; null if there is no such constraint. */
  via: LonLat | null;
}

export interface Joint {
  node: string;
  nodeName: string;
  spurKm: number;
  spurClass: string;
  hint: TransportHint | null;
  /** Assumed from the nearest node, not researched. */
  guessed: boolean;
}

/** A town of the network lies at its node: no access road to estimate. */
const AT_NODE_KM = 1;

interface PlaceRow {
  key: string;
  country_key: string | null;
  location: { coordinates: LonLat };
}

/** Assumed facts of an experience that a user added. */
export interface OwnExperienceItem {
  /** Key of the nearby known experience whose access it shares; null if there is none on the same land. */
  like: string | null;
  /** Null on water and if no road is known. */
  land: OwnLand | null;
}

/** Maximum length of an estimated access road to the network. */
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
    // Its access is unknown.
    island: isLost ? row.key : (island ?? ''),
    joint: own !== null && (joint?.spurKm ?? 0) > SPUR_MOST_KM ? null : joint,
    fourByFour: isIn(known?.fourByFour) || own?.land?.fourByFour === true,
    guided: isIn(known?.guided),
    noBus: isIn(known?.noBus) || own?.land?.fourByFour === true,
    carFree: isIn(known?.carFree),
    via: (like === null ? null : known?.via?.[like]) ?? null,
  };
}

/** The place's joint in the facts, else the nearest node with an estimated spur. */
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
