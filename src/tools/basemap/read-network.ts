import fs from 'node:fs';
import path from 'node:path';
import { networkSchema } from '../../model/schemas/network.ts';
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

const CLASSES = { tar: 'tar', gravel: 'gravel', salt: 'salt', sand: 'track' } as const;
const MAIN = /^([BE]\d|A\d)/;
const SECOND = /^C\d/;
/** Minimum speed of main and secondary roads in countries whose road numbers do not tell. */
const MAIN_KMH = 60;
const SECOND_KMH = 42;

/** Roads of all countries with their bends; the nodes' names of those that the map shows at close zooms. */
export function readNetworks(root: string): { roads: Road[]; towns: NetworkTown[] } {
  const folder = path.join(root, 'src/server/catalogue/networks');
  const roads: Road[] = [];
  const towns: NetworkTown[] = [];
  for (const [key, { iso2, planner }] of Object.entries(REGIONS)) {
    const network = networkSchema.parse(
      JSON.parse(fs.readFileSync(path.join(folder, `${key}.json`), 'utf8')),
    );
    const nodes = new Map(network.nodes.map((node) => [node.id, node]));
    for (const edge of network.edges) {
      const [from, to] = [nodes.get(edge.from), nodes.get(edge.to)];
      const roadClass = network.classes[edge.class];
      if (!from || !to || !roadClass)
        throw new Error(`${key}: the road ${edge.from}–${edge.to} has an unknown end or class`);
      const ref = /^[A-Z]+\d+/.exec(edge.road)?.[0] ?? '';
      roads.push({
        ref,
        class: CLASSES[roadClass.surface],
        rank: planner ? rankByNumber(ref, iso2) : rankBySpeed(roadClass.speedKmh),
        points: [from.at, ...edge.bends, to.at],
      });
    }
    for (const { from, to, by } of network.crossings ?? []) {
      const [start, end] = [nodes.get(from), nodes.get(to)];
      if (by === 'ferry' && start && end)
        roads.push({ ref: '', class: 'ferry', rank: 3, points: [start.at, end.at] });
    }
    for (const { en, de, at, junction } of planner ? network.nodes : []) {
      if (!junction) towns.push({ iso2, en, de: de ?? en, at });
    }
  }
  return { roads, towns };
}

function rankByNumber(ref: string, iso2: string): number {
  // In Sri Lanka B roads are secondary roads, like C roads in Namibia.
  if (MAIN.test(ref) && !(iso2 === 'LK' && ref.startsWith('B'))) return 1;
  return SECOND.test(ref) || ref.startsWith('B') ? 2 : 3;
}

function rankBySpeed(speedKmh: number): number {
  return speedKmh >= MAIN_KMH ? 1 : speedKmh >= SECOND_KMH ? 2 : 3;
}
