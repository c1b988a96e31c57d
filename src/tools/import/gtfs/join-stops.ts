import { greatCircleKm } from '../../../model/place/geo.ts';
import type { Network } from '../../../model/schemas/network.ts';
import { rounded, slugOf } from '../osm/choose-towns.ts';
import type { Call, Stop } from './read-feed.ts';

/** A station this close to a node belongs to it. */
const STATION_KM = 10;

/** A call of a trip at a node of the network. */
export interface NodeCall extends Call {
  node: string;
  /** Index among all calls of the trip. */
  index: number;
}

export interface StopNodes {
  /**
   * Calls at nodes, one for each node: the station that is nearest to it. The first and the last call have nodes of their
   * own where none is near; none at all where no call is at a known node, or the trip comes back to one.
   * @param everywhere whether all calls have nodes, as boats have on islands, which may come back
   */
  callsAt: (calls: readonly Call[], everywhere: boolean) => NodeCall[];
  /** Straight-line km between a station and its node. */
  kmOf: (stop: Stop, node: string) => number;
  /** Nodes that the network did not have, of these ids. */
  added: (used: ReadonlySet<string>, source: string) => Network['nodes'];
}

export function joinStops(nodes: Network['nodes']): StopNodes {
  const at = new Map(nodes.map((node) => [node.id, node.at]));
  const nearest = new Map<string, string | null>();
  const own = new Map<string, Stop>();
  const nodeNear = (stop: Stop): string | null => {
    let found = nearest.get(stop.id);
    if (found === undefined) {
      let [node, least]: [string | null, number] = [null, STATION_KM];
      for (const { id, at: position } of nodes) {
        // A degree of latitude is 111 km: most nodes are ruled out without a root.
        if (Math.abs(position[1] - stop.at[1]) > STATION_KM / 100) continue;
        const km = greatCircleKm(position, stop.at);
        if (km < least) [node, least] = [id, km];
      }
      nearest.set(stop.id, (found = node));
    }
    return found;
  };
  const ownNode = (stop: Stop): string => {
    const taken = (id: string) => at.has(id) || (own.has(id) && own.get(id)?.id !== stop.id);
    const slug = slugOf(stop.name) || slugOf(stop.id) || 'stop';
    let id = slug;
    for (let number = 2; taken(id); number += 1) id = `${slug}-${number}`;
    own.set(id, stop);
    return id;
  };
  const positionOf = (node: string) => at.get(node) ?? own.get(node)?.at;
  const kmOf = (stop: Stop, node: string) => greatCircleKm(positionOf(node) ?? stop.at, stop.at);

  return {
    callsAt: (calls, everywhere) => {
      if (!calls.some(({ stop }) => nodeNear(stop) !== null)) return [];
      const found: NodeCall[] = [];
      for (const [index, call] of calls.entries()) {
        const isEnd = index === 0 || index === calls.length - 1;
        const node = nodeNear(call.stop) ?? (isEnd || everywhere ? ownNode(call.stop) : null);
        if (node === null) continue;
        const before = found.at(-1);
        if (before?.node !== node) found.push({ ...call, node, index });
        else if (kmOf(call.stop, node) < kmOf(before.stop, node))
          found.splice(-1, 1, { ...call, node, index });
      }
      return everywhere || new Set(found.map(({ node }) => node)).size === found.length ? found : [];
    },
    kmOf,
    added: (used, source) =>
      [...own]
        .filter(([id]) => used.has(id))
        .map(([id, stop]) => ({ id, en: stop.name, at: rounded(stop.at), source })),
  };
}
