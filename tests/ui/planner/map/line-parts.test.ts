import { describe, expect, it, test } from 'vitest';
import type { LineString } from 'geojson';
import type { GeoJSONSourceSpecification, StyleSpecification } from 'maplibre-gl';
import type { ConnectionType } from '../../../../src/model/connection-type.ts';
import type { LonLat } from '../../../../src/model/place/geo.ts';
import { lineParts, modeLine } from '../../../../src/ui/features/planner/mode-line.ts';
import { LEG_LAYERS, withPlan } from '../../../../src/ui/features/planner/map/plan-style.ts';
import type { MapConnection } from '../../../../src/ui/features/planner/map/map-parts.ts';
import { experiences, transport } from '../../../worker/engine/transport/real-facts.ts';
import { at, realConnection, router, type RealConnection } from './real-connections.ts';

const SPLIT: LonLat = [16.44, 43.503];
const HVAR: LonLat = [16.4416, 43.1724];
const OLLANTAYTAMBO: LonLat = [-72.263, -13.258];
const AGUAS_CALIENTES: LonLat = [-72.545, -13.1631];

const partsOf = ({ type, estimated, line, crossed }: RealConnection) =>
  lineParts(modeLine(type, estimated), estimated, line, crossed);
const drawn = (timelineConnection: RealConnection) =>
  partsOf(timelineConnection).map(({ mode, points }) => [mode, points[0], points.at(-1)]);

describe('lineParts draws a ferry only on water', () => {
  it('from Zadar via Split to Hvar: road to the pier, then ferry', () => {
    expect(drawn(realConnection('zadar-sea-organ', 'hvar-town', 'ferry'))).toEqual([
      ['estimate', at('zadar-sea-organ'), SPLIT],
      ['ferry', SPLIT, HVAR],
      ['estimate', HVAR, at('hvar-town')],
    ]);
  });

  it('in the other direction: the same parts reversed', () => {
    const outbound = partsOf(realConnection('zadar-sea-organ', 'hvar-town', 'ferry'));
    const back = partsOf(realConnection('hvar-town', 'zadar-sea-organ', 'ferry'));
    expect(back.map(({ mode }) => mode)).toEqual(outbound.map(({ mode }) => mode).toReversed());
    expect(back[1]?.points).toEqual([HVAR, SPLIT]);
  });

  it('via several islands: each ferry between its piers, roads in between', () => {
    const parts = partsOf(
      realConnection('batad-rice-terraces', 'puerto-princesa-underground-river', 'ferry'),
    );
    const boats = parts.filter(({ mode }) => mode === 'ferry').map(({ points }) => points);
    expect(boats).toEqual([
      [
        [120.957, 14.615],
        [120.205, 11.998],
      ],
      [
        [120.205, 11.998],
        [119.391, 11.18],
      ],
    ]);
    expect(parts.at(0)).toMatchObject({ mode: 'estimate' });
    expect(parts.at(-1)).toMatchObject({ mode: 'estimate' });
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
    expect(parts[0]).toEqual(['estimate', at('cusco'), OLLANTAYTAMBO]);
    expect(parts[1]).toEqual(['rail', OLLANTAYTAMBO, AGUAS_CALIENTES]);
    expect(parts.slice(2).map(([mode]) => mode)).not.toContain('rail');
  });

  it('from the Uros islands: ferry, road and rail in their own parts', () => {
    const modes = drawn(realConnection('lake-titicaca-uros', 'machu-picchu', 'train')).map(([mode]) => mode);
    expect(modes.filter((mode) => mode !== 'estimate')).toEqual(['ferry', 'rail']);
    expect(modes.indexOf('estimate')).toBeLessThan(modes.indexOf('rail'));
  });

  it('a train along roads is rail from end to end', () => {
    expect(drawn(realConnection('kandy-temple-of-the-tooth', 'ella', 'train')).map(([mode]) => mode)).toEqual(
      ['rail'],
    );
  });
});

test.each([
  ['cusco', 'vinicunca-rainbow-mountain', 'private', 'estimate'],
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

/** End points of every ferry and rail crossing of the catalogue, in both directions. */
const CROSSINGS = new Map(
  transport.flatMap(({ known, network }) => {
    const nodes = new Map(network?.nodes.map((node) => [node.id, node.at]));
    const ferries = network?.edges.filter(({ ferry }) => ferry) ?? [];
    return [
      ...(known?.crossings ?? []).map(({ by, from, to }) => [by, from.at, to.at] as const),
      ...(known?.borders ?? []).flatMap(({ at: pier, ferry }) =>
        ferry ? [['ferry', pier, ferry.at] as const] : [],
      ),
      ...ferries.flatMap(({ from, to, bends }) => {
        const line = [nodes.get(from)!, ...bends, nodes.get(to)!];
        return line.slice(1).map((end, index) => ['ferry', line[index]!, end] as const);
      }),
    ].flatMap(([by, one, other]) => [
      [named(one, other), by === 'train' ? 'rail' : 'ferry'] as const,
      [named(other, one), by === 'train' ? 'rail' : 'ferry'] as const,
    ]);
  }),
);

test('every connection of the catalogue: parts join to the whole line; ferry and rail parts lie on known crossings, roads on none', () => {
  const seen = new Set<string>();
  for (const { key: from, country_key: country } of experiences) {
    const { neighbours = [] } = transport.find(({ key }) => key === country) ?? {};
    for (const { key: to, country_key: other } of experiences) {
      if (from === to || (other !== country && !neighbours.includes(other))) continue;
      const types = new Set(router.options(from, to).map(({ type }) => type));
      for (const type of ['ferry', 'train', 'private'] as const satisfies readonly ConnectionType[]) {
        if (!types.has(type)) continue;
        const timelineConnection = realConnection(from, to, type);
        const parts = partsOf(timelineConnection);
        const failures = failuresOf(timelineConnection, parts);
        for (const { mode } of parts) seen.add(`${type} ${mode}`);
        expect(failures, `${type} ${from} ${to}`).toEqual([]);
      }
    }
  }
  for (const name of ['ferry ferry', 'ferry estimate', 'ferry road', 'train rail', 'train estimate']) {
    expect(seen).toContain(name);
  }
  expect([...seen].filter((name) => /^private (ferry|rail)|^ferry (rail|walk)/.test(name))).toEqual([]);
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
      if (stretches.length !== 1 || stretches[0] !== mode) failures.push(`${mode} beside its crossing`);
    } else if (stretches.some((one) => one !== undefined)) failures.push(`${mode} over a crossing`);
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

  it('draw the ferry part dotted between its piers, and the road to it as an estimate', () => {
    const id = 'zadar-sea-organ_hvar-town';
    expect(drawnBy(styleOf(realConnection('zadar-sea-organ', 'hvar-town', 'ferry')))).toEqual([
      ['connection-estimate', id, 'estimate', at('zadar-sea-organ'), SPLIT],
      ['connection-estimate', id, 'estimate', HVAR, at('hvar-town')],
      ['connection-ferry', id, 'estimate', SPLIT, HVAR],
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
    expect(drawnBy(style)).toContainEqual([
      'connection-rail',
      'cusco_machu-picchu',
      'estimate',
      OLLANTAYTAMBO,
      AGUAS_CALIENTES,
    ]);
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
