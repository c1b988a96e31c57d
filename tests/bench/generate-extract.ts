import fs from 'node:fs';
import type { LonLat } from '../../src/model/place/geo.ts';
import { headerBlob, nodesBlob, linesBlob, type WrittenNode, type WrittenLine } from './write-pbf.ts';

/** As extracts of OpenStreetMap are: nodes and ways of a block, nodes of a road and of a building. */
const BLOCK = 8_000;
const ROAD_NODES = 20;
const BUILDING_NODES = 5;
/** Of all nodes lie about this many on roads that an import reads; most are corners of buildings. */
const ROAD_SHARE = 0.12;
/** Compressed bytes of a node with its part of the ways, measured. */
const BYTES_PER_NODE = 5.3;
const CORNER: LonLat = [70, 10];
const DEGREES = 10;

/** Class of the n-th row or column of the grid of roads. */
const CLASSES: readonly (readonly [every: number, highway: string])[] = [
  [60, 'motorway'],
  [30, 'trunk'],
  [12, 'primary'],
  [6, 'secondary'],
  [2, 'tertiary'],
  [1, 'unclassified'],
];

/**
 * Writes a country of made-up roads and buildings as an extract of about `megabytes`, with little memory. The same
 * size gives the same file.
 * @returns crossings of main roads, for the nodes of a network
 */
export function generateExtract(file: string, megabytes: number): LonLat[] {
  const nodes = (megabytes * 1e6) / BYTES_PER_NODE;
  // Two roads to each crossing.
  const side = Math.max(20, Math.round(Math.sqrt((nodes * ROAD_SHARE) / (2 * ROAD_NODES))));
  const spacing = DEGREES / side;
  const random = mulberry(7);
  const handle = fs.openSync(file, 'w');
  fs.writeSync(handle, headerBlob(Date.parse('2026-11-01T00:00:00Z') / 1000));

  const writer = blocksTo(handle, nodesBlob);
  const at = (row: number, column: number): LonLat => [
    CORNER[0] + column * spacing,
    CORNER[1] + row * spacing,
  ];
  const crossingId = (row: number, column: number) => 1 + row * side + column;
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      const [lon, lat] = at(row, column);
      writer.add({ id: crossingId(row, column), lon, lat });
    }
  const firstRoadId = side * side + 1;
  const roads = [...gridRoads(side)];
  for (const [index, { from, to }] of roads.entries()) {
    const [start, end] = [at(...from), at(...to)];
    for (let step = 1; step <= ROAD_NODES; step += 1) {
      const share = step / (ROAD_NODES + 1);
      const off = () => (random() - 0.5) * spacing * 0.05;
      const lon = start[0] + (end[0] - start[0]) * share + off();
      const lat = start[1] + (end[1] - start[1]) * share + off();
      writer.add({ id: firstRoadId + index * ROAD_NODES + step - 1, lon, lat });
    }
  }
  const firstBuildingId = firstRoadId + roads.length * ROAD_NODES;
  const buildings = Math.max(0, Math.floor((nodes - firstBuildingId) / BUILDING_NODES));
  for (let building = 0; building < buildings; building += 1) {
    const [lon, lat] = [CORNER[0] + random() * DEGREES, CORNER[1] + random() * DEGREES];
    for (let corner = 0; corner < BUILDING_NODES; corner += 1)
      writer.add({
        id: firstBuildingId + building * BUILDING_NODES + corner,
        lon: lon + random() * 0.0004,
        lat: lat + random() * 0.0004,
      });
  }
  writer.end();

  const ways = blocksTo(handle, linesBlob);
  for (const [index, { from, to, line }] of roads.entries()) {
    const highway = CLASSES.find(([every]) => line % every === 0)![1];
    const inner = Array.from(
      { length: ROAD_NODES },
      (_none, step) => firstRoadId + index * ROAD_NODES + step,
    );
    ways.add({
      id: index + 1,
      refs: [crossingId(...from), ...inner, crossingId(...to)],
      // A motorway of one way has another one back; here the same road is both.
      tags: { highway, ref: `${highway[0]?.toUpperCase()}${line}`, surface: 'asphalt', oneway: 'no' },
    });
  }
  for (let building = 0; building < buildings; building += 1) {
    const first = firstBuildingId + building * BUILDING_NODES;
    const refs = Array.from({ length: BUILDING_NODES }, (_none, corner) => first + corner);
    ways.add({ id: roads.length + building + 1, refs: [...refs, first], tags: { building: 'yes' } });
  }
  ways.end();
  fs.closeSync(handle);

  const every = Math.max(1, Math.round(side / 12 / 6)) * 6;
  const main = Array.from({ length: Math.floor(side / every) }, (_none, index) => index * every);
  return main.flatMap((row) => main.map((column) => at(row, column)));
}

type Crossing = [row: number, column: number];

/** Roads to the right and up, with the number of their row or column. */
function* gridRoads(side: number): Generator<{ from: Crossing; to: Crossing; line: number }> {
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      if (column + 1 < side) yield { from: [row, column], to: [row, column + 1], line: row };
      if (row + 1 < side) yield { from: [row, column], to: [row + 1, column], line: column };
    }
}

function blocksTo<Item extends WrittenNode | WrittenLine>(handle: number, pack: (items: Item[]) => Buffer) {
  let items: Item[] = [];
  const flush = () => {
    if (items.length > 0) fs.writeSync(handle, pack(items));
    items = [];
  };
  return {
    add: (item: Item) => {
      items.push(item);
      if (items.length === BLOCK) flush();
    },
    end: flush,
  };
}

/** Numbers from 0 to 1, the same for the same seed. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
