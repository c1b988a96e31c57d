import { describe, expect, it, test } from 'vitest';
import type { ConnectionType } from '../../../src/model/connection-type.ts';
import { greatCircleKm, type LonLat } from '../../../src/model/place/geo.ts';
import type { Outline, OutlineConnection, OutlineStop } from '../../../src/ui/features/export/outline.ts';
import { SKETCH_HEIGHT, SKETCH_WIDTH } from '../../../src/ui/components/map/sketch/sketch-map.ts';
import { sketchRoute } from '../../../src/ui/pages/print/route-sketch.ts';
import { at, realConnection } from '../planner/map/real-connections.ts';

const MOMENT = '2027-03-01T08:00';

const stop = (key: string, number: number, spot: LonLat | null = at(key)): OutlineStop => ({
  kind: 'stop',
  id: `stop-${number}`,
  key,
  number,
  title: key,
  name: key,
  region: '',
  country: '',
  address: '',
  at: spot,
  zone: null,
  arrival: MOMENT,
  departure: MOMENT,
  nights: 1,
  hours: 24,
  booking: null,
  notes: '',
  items: [],
});

const connection = (from: string, to: string, type: ConnectionType): OutlineConnection => {
  const { id, estimated, line, crossed } = realConnection(from, to, type);
  const isFlight = type === 'flight';
  return {
    kind: 'connection',
    id: `${id}#1`,
    from,
    to,
    type,
    mode: type,
    detail: '',
    departure: MOMENT,
    arrival: MOMENT,
    seconds: 3_600,
    meters: null,
    estimated,
    zones: { from: null, to: null },
    clocksDiffer: false,
    // As in the outline: a flight has no roads.
    line: isFlight ? [at(from), at(to)] : line,
    crossed: isFlight ? [] : crossed,
    booking: null,
    notes: '',
    night: null,
  };
};

/** A tour of places and the modes between them: `['cusco', 'train', 'machu-picchu']`. */
function tour(...route: readonly string[]): Pick<Outline, 'days'> {
  const entries = route.map((name, index) =>
    index % 2 === 0
      ? stop(name, index / 2 + 1)
      : connection(route[index - 1]!, route[index + 1]!, name as ConnectionType),
  );
  return { days: [{ day: 1, date: '2027-03-01', entries }] };
}

function sketched(outline: Pick<Outline, 'days'>) {
  const sketch = sketchRoute(outline);
  if (!sketch) throw new Error('no sketch');
  const ends = (points: string) => {
    const all = points.split(' ').map((point) => point.split(',').map(Number));
    return { start: all[0], end: all.at(-1) };
  };
  return {
    ...sketch,
    stops: sketch.pins,
    connections: sketch.lines,
    pins: sketch.pins.map(({ x, y }) => [x, y]),
    kinds: sketch.lines.map(({ style }) => style),
    lines: sketch.lines.map(({ style, points }) => {
      const { start, end } = ends(points);
      return [style, start, end] as const;
    }),
  };
}

function expectNear(end: readonly unknown[] | undefined, pin: readonly unknown[] | undefined): void {
  const [[x1, y1], [x2, y2]] = [end, pin] as [[number, number], [number, number]];
  expect(Math.hypot(x1 - x2, y1 - y2)).toBeLessThan(15);
}

describe('sketchRoute draws each part of a connection by its mode', () => {
  it('draws a ferry only on water, and the roads to its piers', () => {
    const { lines, pins } = sketched(tour('zadar-sea-organ', 'ferry', 'hvar-town'));
    expect(lines.map(([kind]) => kind)).toEqual(['road', 'ferry']);
    // The parts join from pin to pin without gaps.
    expect(lines[1]?.[1]).toEqual(lines[0]?.[2]);
    // A place may be some hundred meters off its road or pier.
    expectNear(lines[0]?.[1], pins[0]);
    expectNear(lines[1]?.[2], pins[1]);
    // Split is due north of Hvar: the ferry line is vertical and ends at the town.
    const [, from, to] = lines[1] as [string, number[], number[]];
    expect(Math.abs(to[0]! - from[0]!)).toBeLessThan(2);
    expect(to[1]! - from[1]!).toBeGreaterThan(50);
  });

  it('draws several ferries, each between its piers', () => {
    const { kinds } = sketched(tour('vigan', 'ferry', 'el-nido', 'ferry', 'coron-kayangan-lake'));
    expect(kinds).toEqual(['road', 'ferry', 'ferry']);
  });

  it('draws a train only on its track, after the road to its station', () => {
    const { kinds, lines } = sketched(tour('cusco', 'train', 'machu-picchu'));
    expect(kinds.slice(0, 2)).toEqual(['road', 'rail']);
    expect(kinds.slice(2)).not.toContain('rail');
    expect(lines[1]?.[1]).toEqual(lines[0]?.[2]);
  });

  test.each([
    ['kandy-temple-of-the-tooth', 'train', 'ella', 'rail'],
    ['windhoek', 'rental', 'swakopmund', 'road'],
    ['marrakech-jemaa-el-fna', 'bus', 'ait-ben-haddou', 'road'],
    ['sigiriya', 'walking', 'pidurangala-rock', 'road'],
    ['moalboal-sardine-run', 'flight', 'siargao-cloud-9', 'flight'],
  ])('draws %s by %s to %s as one line: %s', (from, mode, to, kind) => {
    const { lines, pins } = sketched(tour(from, mode, to));
    expect(lines).toHaveLength(1);
    expect(lines[0]?.[0]).toBe(kind);
    expectNear(lines[0]?.[1], pins[0]);
    expectNear(lines[0]?.[2], pins[1]);
  });

  test.each([
    ['bambarakanda-falls', 'private', 'horton-plains-worlds-end', 'road'],
    ['little-adams-peak', 'walking', 'nine-arch-bridge', 'road'],
  ])('%s by %s to %s: draws a road that leaves the sheet between two stops', (from, mode, to, kind) => {
    const { connections, kinds } = sketched(tour(from, mode, to));
    expect(kinds).toEqual([kind]);
    const points = connections[0]!.points.split(' ').map((point) => point.split(',').map(Number));
    expect(
      points.some(([x, y]) => x! < 0 || x! > SKETCH_WIDTH || y! < 0 || y! > SKETCH_HEIGHT),
      'leaves the sheet',
    ).toBe(true);
  });

  it('does not draw an estimated walk as a solid line', () => {
    const outline = tour('sigiriya', 'walking', 'pidurangala-rock');
    for (const entry of outline.days[0]!.entries) if (entry.kind === 'connection') entry.estimated = true;
    expect(sketched(outline).kinds).toEqual(['estimate']);
  });

  it('gives each part a unique id', () => {
    const { connections } = sketched(tour('zadar-sea-organ', 'ferry', 'hvar-town'));
    const id = 'zadar-sea-organ_hvar-town#1';
    expect(connections.map((one) => one.id)).toEqual([id, `${id}/1`]);
  });
});

describe('route sketch sheet', () => {
  it('contains all stops within its margins, north up', () => {
    const keys = ['zagreb', 'zadar-sea-organ', 'split-diocletians-palace', 'dubrovnik-old-town'];
    const { pins } = sketched(tour('zagreb', 'bus', keys[1]!, 'bus', keys[2]!, 'bus', keys[3]!));
    for (const [x, y] of pins as [number, number][]) {
      expect(x).toBeGreaterThanOrEqual(28);
      expect(x).toBeLessThanOrEqual(SKETCH_WIDTH - 28);
      expect(y).toBeGreaterThanOrEqual(28);
      expect(y).toBeLessThanOrEqual(SKETCH_HEIGHT - 28);
    }
    const ys = pins.map(([, y]) => y!);
    expect(ys).toEqual(ys.toSorted((a, b) => a - b));
  });

  it('has a scale bar that matches the distances and takes at most a quarter of the width', () => {
    const { pins, scale } = sketched(tour('windhoek', 'rental', 'swakopmund'));
    const [one, other] = pins as [[number, number], [number, number]];
    const px = Math.hypot(one[0] - other[0], one[1] - other[1]);
    const km = (px / scale.length) * scale.km;
    expect(scale.length).toBeLessThanOrEqual(SKETCH_WIDTH / 4 + 0.1);
    expect(km / greatCircleKm(at('windhoek'), at('swakopmund'))).toBeCloseTo(1, 1);
  });

  it('omits the journeys from and to home', () => {
    const outline = tour('windhoek', 'rental', 'swakopmund');
    outline.days[0]!.entries.unshift(connection('FRA', 'WDH', 'flight'));
    expect(sketched(outline).kinds).toEqual(['road']);
  });

  it('numbers stops and omits those without coordinates', () => {
    const outline = tour('windhoek', 'rental', 'swakopmund');
    outline.days[0]!.entries.splice(1, 0, stop('lost', 7, null));
    expect(sketched(outline).stops.map(({ number, name }) => [number, name])).toEqual([
      [1, 'windhoek'],
      [2, 'swakopmund'],
    ]);
  });

  it('is null for fewer than two places', () => {
    const twice = [stop('windhoek', 1), stop('windhoek', 2)];
    expect(sketchRoute({ days: [{ day: 1, date: '2027-03-01', entries: twice }] })).toBeNull();
    expect(sketchRoute({ days: [] })).toBeNull();
  });
});
