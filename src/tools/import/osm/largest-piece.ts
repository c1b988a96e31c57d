import type { Network } from '../../../model/schemas/network.ts';
import { OSM } from './merge-roads.ts';

/** Without the imported towns that neither roads nor ferries join with most others. */
export function largestPiece(network: Network): Network {
  const { nodes, edges, crossings = [], places } = network;
  const links = new Map<string, string[]>();
  for (const { from, to } of [...edges, ...crossings])
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const)
      links.set(one, [...(links.get(one) ?? []), other]);
  const left = new Set(nodes.map(({ id }) => id));
  let largest = new Set<string>();
  for (const start of left) {
    const piece = new Set([start]);
    for (const id of piece) for (const next of links.get(id) ?? []) piece.add(next);
    for (const id of piece) left.delete(id);
    if (piece.size > largest.size) largest = piece;
  }
  // Nodes of a timetable may be joined by its lines alone.
  const kept = nodes.filter(({ id, source }) => largest.has(id) || source !== OSM);
  const ids = new Set(kept.map(({ id }) => id));
  const isInside = ({ from, to }: { from: string; to: string }) => ids.has(from) && ids.has(to);
  return {
    ...network,
    nodes: kept,
    edges: edges.filter(isInside),
    ...(network.crossings ? { crossings: crossings.filter(isInside) } : {}),
    places: Object.fromEntries(Object.entries(places).filter(([, { node }]) => ids.has(node))),
  };
}
