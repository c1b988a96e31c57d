import fs from 'node:fs';
import path from 'node:path';
import { transportFactsSchema } from '../../model/schemas/transport.ts';
import { REGIONS } from './regions.ts';
import type { Point } from './shapes.ts';

export type RoadClass = 'tar' | 'gravel' | 'salt' | 'track' | 'ferry';

export interface Road {
  /** `B1`, `A9`; empty if the road has no number. */
  ref: string;
  class: RoadClass;
  /** Road class: 1 main, 2 secondary, 3 other. */
  rank: number;
  points: Point[];
}

export interface NetworkTown {
  iso2: string;
  en: string;
  de: string;
  at: Point;
}

const CLASSES = { tar: 'tar', gravel: 'gravel', salt: 'salt', sand: 'track', water: 'ferry' } as const;
const MAIN = /^([BE]\d|A\d)/;
const SECOND = /^C\d/;

/** Roads and nodes of the countries with a road network in the catalogue, with the roads' bends. */
export function readNetworks(root: string): { roads: Road[]; towns: NetworkTown[] } {
  const folder = path.join(root, 'src/server/catalogue/transport');
  const roads: Road[] = [];
  const towns: NetworkTown[] = [];
  for (const [key, { iso2 }] of Object.entries(REGIONS)) {
    const facts = transportFactsSchema.parse(
      JSON.parse(fs.readFileSync(path.join(folder, `${key}.json`), 'utf8')),
    );
    const { network } = facts;
    if (!network) continue;
    const nodes = new Map(network.nodes.map((node) => [node.id, node]));
    for (const edge of network.edges) {
      const [from, to] = [nodes.get(edge.from), nodes.get(edge.to)];
      const surface = network.classes[edge.class]?.surface;
      if (!from || !to || !surface)
        throw new Error(`${key}: the road ${edge.from}–${edge.to} has an unknown end or class`);
      const ref = /^[A-Z]+\d+/.exec(edge.road)?.[0] ?? '';
      // In Sri Lanka B roads are secondary roads, like C roads in Namibia.
      const main = MAIN.test(ref) && !(iso2 === 'LK' && ref.startsWith('B'));
      roads.push({
        ref,
        class: CLASSES[surface],
        rank: main ? 1 : SECOND.test(ref) || ref.startsWith('B') ? 2 : 3,
        points: [from.at, ...edge.bends, to.at],
      });
    }
    for (const { en, de, at, junction } of network.nodes) {
      if (!junction) towns.push({ iso2, en, de: de ?? en, at });
    }
  }
  return { roads, towns };
}
