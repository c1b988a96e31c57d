import { describe, expect, it, test } from 'vitest';
import type { LineString } from 'geojson';
import type { GeoJSONSourceSpecification, StyleSpecification } from 'maplibre-gl';
import type { ConnectionType } from '../../../../src/model/connection-type.ts';
import type { LonLat } from '../../../../src/model/place/geo.ts';
import { lineParts, modeLine } from '../../../../src/ui/features/planner/mode-line.ts';
import { LEG_LAYERS, withPlan } from '../../../../src/ui/features/planner/map/plan-style.ts';
import type { MapConnection } from '../../../../src/ui/features/planner/map/map-parts.ts';
import { experiences, networks, transport } from '../../../worker/engine/transport/real-facts.ts';
import { at, realConnection, router, type RealConnection } from './real-connections.ts';

function positionOf(country: string, id: string): LonLat {
  const node = networks.find(({ key }) => key === country)?.nodes.find((one) => one.id === id);
  if (!node) throw new Error(`no node ${id} in ${country}`);
  return node.at;
}
const ZADAR = positionOf('croatia', 'zadar');
const SPLIT = positionOf('croatia', 'split');
const HVAR = positionOf('croatia', 'hvar');
const CUSCO = positionOf('peru', 'cusco');
const OLLANTAYTAMBO = positionOf('peru', 'ollantaytambo');
const AGUAS_CALIENTES = positionOf('peru', 'aguas-calientes');

const partsOf = ({ type, estimated, line, crossed }: RealConnection) =>
  lineParts(modeLine(type, estimated), estimated, line, crossed);
/** Mode and ends of each stretch with one mode. */
function drawn(timelineConnection: RealConnection): [mode: string, start: LonLat, end: LonLat][] {
  const stretches: [string, LonLat, LonLat][] = [];
  for (const { mode, points } of partsOf(timelineConnection)) {
    const last = stretches.at(-1);
    if (last?.[0] === mode) last[2] = points.at(-1)!;
    else stretches.push([mode, points[0]!, points.at(-1)!]);
  }
  return stretches;
}
const isLand = (mode: string) => mode === 'road' || mode === 'estimate';

describe('lineParts draws a ferry only on water', () => {
  it('from Zadar via Split to Hvar: road to the pier, then ferry', () => {
    expect(drawn(realConnection('zadar-sea-organ', 'hvar-town', 'ferry'))).toEqual([
      [expect.toSatisfy(isLand), ZADAR, SPLIT],
      ['ferry', SPLIT, HVAR],
    ]);
  });

  it('in the other direction: the same parts reversed', () => {
    expect(drawn(realConnection('hvar-town', 'zadar-sea-organ', 'ferry'))).toEqual([
      ['ferry', HVAR, SPLIT],
      [expect.toSatisfy(isLand), SPLIT, ZADAR],
    ]);
  });

  it('via several islands: each ferry between its piers, roads in between', () => {
    const parts = drawn(realConnection('batad-rice-terraces', 'puerto-princesa-underground-river', 'ferry'));
    const [manila, coron, elNido, sabang, river] = [
      'manila',
      'coron',
      'el-nido',
      'sabang',
      'underground-river',
    ].map((id) => positionOf('philippines', id));
    expect(parts.filter(([mode]) => mode === 'ferry')).toEqual([
      ['ferry', manila, elNido],
      ['ferry', sabang, river],
    ]);
    expect(
      partsOf(realConnection('MNL', 'coron-kayangan-lake', 'ferry')).flatMap(({ points }) => points),
    ).toContain(coron);
    expect(parts.map(([mode]) => isLand(mode))).toEqual([true, false, true, false]);
  });

  it('in a road network: solid roads and the ferry', () => {
    const parts = drawn(realConnection('jaffna', 'delft-island', 'ferry'));
    expect(parts.map(([mode]) => mode)).toContain('ferry');
    expect(parts[0]?.[0]).toBe('road');
    expect(parts.map(([mode]) => mode)).not.toContain('estimate');
  });
});

describe('lineParts draws rail only on the track', () => {
  it('from Cusco to Machu Picchu: road to Ollantaytambo, rail from there', () => {
    const parts = drawn(realConnection('cusco', 'machu-picchu', 'train'));
    expect(parts[0]).toEqual([expect.toSatisfy(isLand), CUSCO, OLLANTAYTAMBO]);
    expect(parts[1]).toEqual(['rail', OLLANTAYTAMBO, AGUAS_CALIENTES]);
    expect(parts.slice(2).map(([mode]) => mode)).not.toContain('rail');
  });

  it('from the Uros islands: ferry, road and rail in their own parts', () => {
    // Named after the boat, though it goes by train, too.
    const modes = drawn(realConnection('lake-titicaca-uros', 'machu-picchu', 'ferry')).map(([mode]) => mode);
    expect(modes.filter((mode) => !isLand(mode))).toEqual(['ferry', 'rail']);
    expect(modes.findIndex(isLand)).toBeLessThan(modes.indexOf('rail'));
  });

  it('a train along roads is rail from end to end', () => {
    expect(drawn(realConnection('kandy-temple-of-the-tooth', 'ella', 'train')).map(([mode]) => mode)).toEqual(
      ['rail'],
    );
  });
});

test.each([
  ['cusco', 'vinicunca-rainbow-mountain', 'private', 'road'],
  ['windhoek', 'swakopmund', 'rental', 'road'],
  ['sigiriya', 'pidurangala-rock', 'walking', 'walk'],
] as const)('%s to %s without ferry or rail crossing is one line', (from, to, type, mode) => {
  const timelineConnection = realConnection(from, to, type);
  expect(partsOf(timelineConnection)).toEqual([{ mode, points: timelineConnection.line }]);
});

it('an own ferry without a known route is one ferry line', () => {
  const line = [at('rome-colosseum'), at('mount-etna')];
  expect(lineParts('ferry', true, line, [])).toEqual([{ mode: 'ferry', points: line }]);
});

test.each(['flight', 'walk', 'road', 'estimate'] as const)(
  'an own %s where ferries and trains usually run is one line',
  (mode) => {
    for (const [from, to, type] of [
      ['zadar-sea-organ', 'hvar-town', 'ferry'],
      ['cusco', 'machu-picchu', 'train'],
    ] as const) {
      const { line, crossed } = realConnection(from, to, type);
      expect(lineParts(mode, true, line, crossed)).toEqual([{ mode, points: line }]);
    }
  },
);

const named = (...ends: LonLat[]) => ends.map(([lon, lat]) => `${lon},${lat}`).join(' ');

/** Stretches that one may walk or drive beside the boat, as over the bridges of Venice. */
const BY_LAND = new Set(
  networks.flatMap(({ nodes, edges, crossings = [] }) => {
    const nodeAt = new Map(nodes.map((node) => [node.id, node.at]));
    const walks = crossings.filter(({ by }) => by === 'foot' || by === 'cable-car');
    return [...edges, ...walks].flatMap(({ from, to, bends = [] }) => {
      const line = [nodeAt.get(from)!, ...bends, nodeAt.get(to)!];
      return line.slice(1).flatMap((end, index) => [named(line[index]!, end), named(end, line[index]!)]);
    });
  }),
);

/** A boat leads there more directly than the road round the water. */
const BESIDE_WATER = new Set([
  'drake-bay',
  'huay-xai',
  'lake-atitlan',
  'mekong-slow-boat',
  'monteverde-cloud-forest',
  'montezuma',
  'santa-teresa',
  'vat-phou',
  'candelaria-caves',
  'el-mirador',
  'flores-peten',
  'tikal',
  'yaxha',
]);

/** Every stretch between two points of a ferry or rail crossing of the catalogue, in both directions. */
const CROSSINGS = new Map(
  networks.flatMap(({ key, nodes, crossings = [] }) => {
    const nodeAt = new Map(nodes.map((node) => [node.id, node.at]));
    const { borders = [] } = transport.find((facts) => facts.key === key) ?? {};
    const lines = crossings.flatMap(({ by, from, to, bends = [] }) =>
      by === 'ferry' || by === 'train' ? [{ by, line: [nodeAt.get(from)!, ...bends, nodeAt.get(to)!] }] : [],
    );
    const overBorders = borders.flatMap(({ ferry, node, to, toNode }) => {
      const other = networks.find((network) => network.key === to);
      const end = other?.nodes.find(({ id }) => id === toNode)?.at;
      return ferry && end ? [{ by: 'ferry' as const, line: [nodeAt.get(node)!, end] }] : [];
    });
    return [...lines, ...overBorders].flatMap(({ by, line }) =>
      line.slice(1).flatMap((end, index) => {
        const mode = by === 'train' ? ('rail' as const) : ('ferry' as const);
        return [[named(line[index]!, end), mode] as const, [named(end, line[index]!), mode] as const];
      }),
    );
  }),
);

test('every connection of the catalogue: parts join to the whole line; ferry and rail parts lie on known crossings, roads on none', () => {
  const seen = new Set<string>();
  const roundByRoad = new Set<string>();
  for (const { key: from, country_key: country } of experiences) {
    const { neighbours = [] } = transport.find(({ key }) => key === country) ?? {};
    for (const { key: to, country_key: other } of experiences) {
      if (from === to || (other !== country && !neighbours.includes(other))) continue;
      const types = new Set(router.options(from, to).map(({ type }) => type));
      for (const type of ['ferry', 'train', 'private'] as const satisfies readonly ConnectionType[]) {
        if (!types.has(type)) continue;
        const timelineConnection = realConnection(from, to, type);
        const parts = partsOf(timelineConnection);
        // A pair has one line: where a road leads round the water, it is the boat's.
        if (type === 'private' && timelineConnection.crossed.length > 0) {
          roundByRoad.add([from, to].sort().join(' '));
          continue;
        }
        const failures = failuresOf(timelineConnection, parts);
        for (const { mode } of parts) seen.add(`${type} ${mode}`);
        expect(failures, `${type} ${from} ${to}`).toEqual([]);
      }
    }
  }
  for (const name of [
    'ferry ferry',
    'ferry estimate',
    'ferry road',
    'ferry rail',
    'train rail',
    'train estimate',
  ]) {
    expect(seen).toContain(name);
  }
  expect([...seen].filter((name) => /^private (ferry|rail)|^ferry walk/.test(name))).toEqual([]);
  expect([...roundByRoad].filter((pair) => !pair.split(' ').some((key) => BESIDE_WATER.has(key)))).toEqual(
    [],
  );
}, 60_000);

function failuresOf({ line, crossed, type }: RealConnection, parts: ReturnType<typeof lineParts>): string[] {
  const failures: string[] = [];
  const joined = parts.flatMap(({ points }, index) => points.slice(index === 0 ? 0 : 1));
  if (JSON.stringify(joined) !== JSON.stringify(line)) failures.push('not the whole line');
  parts.forEach(({ mode, points }, index) => {
    if (index > 0 && points[0] !== parts[index - 1]?.points.at(-1))
      failures.push(`a gap before part ${index}`);
    const stretches = points.slice(1).map((end, from) => CROSSINGS.get(named(points[from]!, end)));
    const isPlainTrain = type === 'train' && crossed.every(({ by }) => by !== 'train');
    if (isPlainTrain) return;
    if (mode === 'ferry' || mode === 'rail') {
      if (stretches.some((stretch) => stretch !== mode)) failures.push(`${mode} beside its crossing`);
    } else if (
      points
        .slice(1)
        .some(
          (end, from) => CROSSINGS.has(named(points[from]!, end)) && !BY_LAND.has(named(points[from]!, end)),
        )
    )
      failures.push(`${mode} over a crossing`);
  });
  return failures;
}

describe('layers of the planner map', () => {
  const base: StyleSpecification = { version: 8, sources: {}, layers: [] };
  const connectionOf = ({ id, type, estimated, line, crossed }: RealConnection): MapConnection => ({
    id,
    line: modeLine(type, estimated),
    estimated,
    type,
    points: line,
    crossed,
    time: '',
    label: '',
  });
  const styleOf = (...connections: RealConnection[]) =>
    withPlan(base, {
      theme: 'light',
      connections: connections.map(connectionOf),
      gates: [],
      dots: [],
      pins: [],
      chips: [],
      selectedConnection: null,
      highlighted: null,
    });
  /** Features of each layer: mode and end points of each line. */
  function drawnBy(style: StyleSpecification) {
    const { data } = style.sources['connections'] as GeoJSONSourceSpecification;
    if (typeof data === 'string' || data.type !== 'FeatureCollection') throw new Error('no lines');
    return LEG_LAYERS.flatMap((id) => {
      const layer = style.layers.find((one) => one.id === id);
      if (layer?.type !== 'line') throw new Error(`no layer ${id}`);
      const [, , mode] = layer.filter as ['==', unknown, string];
      return data.features
        .filter(({ properties }) => properties?.['line'] === mode)
        .map(({ geometry, properties }) => {
          const { coordinates } = geometry as LineString;
          return [id, properties?.['id'], properties?.['state'], coordinates[0], coordinates.at(-1)];
        });
    });
  }

  it('draw the ferry part dotted between its piers, beside the road to it', () => {
    const id = 'zadar-sea-organ_hvar-town';
    expect(drawnBy(styleOf(realConnection('zadar-sea-organ', 'hvar-town', 'ferry')))).toEqual([
      ['connection-road', id, 'known', ZADAR, SPLIT],
      ['connection-ferry', id, 'known', SPLIT, HVAR],
    ]);
  });

  it('draw rail only on its track, and a plain connection in one line', () => {
    const style = styleOf(
      realConnection('cusco', 'machu-picchu', 'train'),
      realConnection('windhoek', 'swakopmund', 'rental'),
      realConnection('kandy-temple-of-the-tooth', 'ella', 'train'),
    );
    const layers = drawnBy(style).map(([layer, id]) => [layer, id]);
    expect(layers.filter(([, id]) => id === 'windhoek_swakopmund')).toEqual([
      ['connection-road', 'windhoek_swakopmund'],
    ]);
    expect(layers.filter(([, id]) => id === 'kandy-temple-of-the-tooth_ella')).toHaveLength(1);
    const rails = drawnBy(style).filter(
      ([layer, id]) => layer === 'connection-rail' && id === 'cusco_machu-picchu',
    );
    expect([rails[0]?.[3], rails.at(-1)?.[4]]).toEqual([OLLANTAYTAMBO, AGUAS_CALIENTES]);
  });

  it('highlight all parts of a selected connection', () => {
    const style = withPlan(base, {
      theme: 'dark',
      connections: [connectionOf(realConnection('split-diocletians-palace', 'hvar-town', 'ferry'))],
      gates: [],
      dots: [],
      pins: [],
      chips: [],
      selectedConnection: 'split-diocletians-palace_hvar-town',
      highlighted: null,
    });
    const halo = style.layers.find(({ id }) => id === 'connection-halo');
    expect(halo).toMatchObject({ filter: ['==', ['get', 'id'], 'split-diocletians-palace_hvar-town'] });
    expect(drawnBy(style).map(([, id]) => id)).toEqual(
      drawnBy(style).map(() => 'split-diocletians-palace_hvar-town'),
    );
  });
});
