import fs from 'node:fs';
import path from 'node:path';
import { greatCircleKm, type LonLat } from '../../../src/model/place/geo.ts';
import { headerBlob, nodesBlob, linesBlob, type Tags, type WrittenNode } from '../../bench/write-pbf.ts';

/** A road has a node at least this often. */
const STEP_KM = 1;

export interface Extract {
  points: Readonly<Record<string, LonLat>>;
  /** Points along the way, separated by spaces, and its tags. */
  ways: readonly (readonly [along: string, tags: Tags])[];
  /** Tags of points. */
  towns?: Readonly<Record<string, Tags>>;
}

/** Writes an extract of 2026-11-01 with straight roads between points. */
export function writeExtract(folder: string, { points, ways, towns = {} }: Extract): string {
  const nodes = Object.entries(points).map(([name, [lon, lat]], index): WrittenNode => {
    const tags = towns[name];
    return { id: index + 1, lon, lat, tags };
  });
  const idOf = new Map(Object.keys(points).map((name, index) => [name, index + 1]));
  const written = ways.map(([along, tags], index) => {
    const names = along.split(' ');
    const refs = names.flatMap((name, at) => {
      const [end, start] = [points[name]!, points[names[at - 1] ?? name]!];
      const steps = Math.floor(greatCircleKm(start, end) / STEP_KM);
      const between = Array.from({ length: Math.max(0, steps - 1) }, (_none, step) => {
        const share = (step + 1) / steps;
        const [lon, lat] = [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
        return nodes.push({ id: nodes.length + 1, lon, lat });
      });
      between.push(idOf.get(name)!);
      return between;
    });
    return { id: index + 1, refs, tags };
  });
  const file = path.join(folder, 'isle.osm.pbf');
  const seconds = Date.parse('2026-11-01T20:00:00Z') / 1000;
  fs.writeFileSync(file, Buffer.concat([headerBlob(seconds), nodesBlob(nodes), linesBlob(written)]));
  return file;
}
