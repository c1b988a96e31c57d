import { expect, it } from 'vitest';
import { stopsOnMap, connectionsOnMap } from '../../../src/ui/pages/tour/route-on-map.ts';
import { experience } from '../../worker/sync/catalogue-items.ts';
import { option } from '../planner/plan-builder.ts';

const at = (key: string, longitude: number) =>
  [key, experience(key, 'peru', { location: { coordinates: [longitude, -12] } })] as const;
const places = new Map([at('lima', -77), at('cusco', -72), at('puno', -70)]);

it('stopsOnMap gives a place visited twice two numbers', () => {
  const stops = stopsOnMap(['lima', 'cusco', 'lima'], places, 'en');
  expect(stops.map(({ id, number, at: point }) => [id, number, point[0]])).toEqual([
    ['stop-1', 1, -77],
    ['stop-2', 2, -72],
    ['stop-3', 3, -77],
  ]);
});

it('stopsOnMap skips the number of a stop that is not cached', () => {
  expect(stopsOnMap(['lima', 'gone', 'cusco'], places, 'en').map(({ number }) => number)).toEqual([1, 3]);
});

it('connectionsOnMap draws an estimated road in the estimate style', () => {
  const itinerary = [{ experience_id: 'lima' }, { connection_id: 'lima_cusco' }, { experience_id: 'cusco' }];
  const styleOf = (estimated: boolean) =>
    connectionsOnMap(
      { itinerary },
      { lima_cusco: [option({ type: 'bus', duration: 72_000, estimated })] },
      places,
      {},
    )[0]?.style;
  expect([styleOf(true), styleOf(false)]).toEqual(['estimate', 'road']);
});

it('connectionsOnMap draws each connection in the style of the selected option', () => {
  const itinerary = [
    { experience_id: 'lima' },
    { connection_id: 'lima_cusco', selected: 1 },
    { experience_id: 'cusco' },
    { connection_id: 'cusco_puno', selected: 0 },
    { experience_id: 'puno' },
  ];
  const options = {
    lima_cusco: [option({ type: 'bus', duration: 72_000 }), option({ type: 'flight', duration: 5_000 })],
    cusco_puno: [option({ type: 'train', duration: 36_000 })],
  };
  expect(
    connectionsOnMap({ itinerary }, options, places, {}).map(({ style, points }) => [style, points]),
  ).toEqual([
    [
      'flight',
      [
        [-77, -12],
        [-72, -12],
      ],
    ],
    [
      'rail',
      [
        [-72, -12],
        [-70, -12],
      ],
    ],
  ]);
});

it('connectionsOnMap follows the line of a road but not of a train', () => {
  const itinerary = [
    { experience_id: 'lima' },
    { connection_id: 'lima_cusco', selected: 0 },
    { experience_id: 'cusco' },
    { connection_id: 'cusco_puno', selected: 0 },
    { experience_id: 'puno' },
  ];
  const options = {
    lima_cusco: [option({ type: 'bus', duration: 72_000 })],
    cusco_puno: [option({ type: 'train', duration: 36_000 })],
  };
  const paths = {
    lima_cusco: {
      line: [
        [-77, -12],
        [-76, -14],
        [-72.1, -12.1],
      ],
      crossed: [],
    },
    cusco_puno: {
      line: [
        [-72, -12],
        [-71, -15],
        [-70, -12],
      ],
      crossed: [],
    },
  } as const;
  expect(connectionsOnMap({ itinerary }, options, places, paths).map(({ points }) => points)).toEqual([
    [
      [-77, -12],
      [-76, -14],
      [-72.1, -12.1],
      [-72, -12],
    ],
    [
      [-72, -12],
      [-70, -12],
    ],
  ]);
});

it.each([
  ['ferry', 'ferry'],
  ['train', 'rail'],
] as const)('connectionsOnMap draws the %s part of a connection in its own style', (type, style) => {
  const itinerary = [{ experience_id: 'lima' }, { connection_id: 'lima_cusco' }, { experience_id: 'cusco' }];
  const options = { lima_cusco: [option({ type, duration: 72_000, estimated: true })] };
  const line = [
    [-77, -12],
    [-76, -14],
    [-75, -14],
    [-72.1, -12.1],
  ] as const;
  const drawn = connectionsOnMap({ itinerary }, options, places, {
    lima_cusco: { line, crossed: [{ at: 1, by: type }] },
  });
  expect(drawn.map((part) => [part.style, part.points])).toEqual([
    ['estimate', [line[0], line[1]]],
    [style, [line[1], line[2]]],
    ['estimate', [line[2], line[3], [-72, -12]]],
  ]);
  expect(new Set(drawn.map(({ id }) => id)).size).toBe(3);
});
