import { describe, expect, test } from 'vitest';
import type { Network } from '../../../../src/model/schemas/network.ts';
import { factsOf, ferry, networkOf, node, road, routerOf } from './small-world.ts';

const PLACES = { town: ['here', 0], village: ['here', 2] } as const;

/** A town, 60 km to the pier, a boat, and 50 km on the island. */
function island(
  change: Partial<NonNullable<Network['crossings']>[number]> = {},
  more: Partial<Network> = {},
) {
  const network = networkOf('here', {
    nodes: [node('town', 0), node('pier', 0.5), node('port', 1.6), node('village', 2)],
    edges: [road('town', 'pier', 60), road('port', 'village', 50)],
    crossings: [ferry('pier', 'port', { km: 130, hours: 3, fareUsd: 12, operator: 'Line', ...change })],
    places: { town: { node: 'town' }, village: { node: 'village' } },
    ...more,
  });
  return routerOf([network], PLACES);
}
const ways = (router: ReturnType<typeof island>, from = 'town', to = 'village') =>
  router.options(from, to).map(({ type, drivingType }) => `${type}/${drivingType ?? ''}`);
const by = (router: ReturnType<typeof island>, drivingType: string) =>
  router.options('town', 'village').find((option) => option.drivingType === drivingType);

describe('a ferry between two roads', () => {
  test('is one option with each vehicle to and from the piers, and no car crosses on a passenger boat', () => {
    expect(ways(island()).sort()).toEqual(['ferry/bus', 'ferry/private']);
  });

  test('carries the km, hours and fares of the roads and the boat, and names the piers', () => {
    const bus = by(island(), 'bus');
    expect(bus).toMatchObject({
      from: 'pier',
      to: 'port',
      provider: 'Line',
      distance: 240_000,
      lead: 20 * 60,
    });
    // 110 km at 60 km/h and the time factor of the bus, 3 h on the boat.
    expect(bus!.duration / 3600).toBeCloseTo((110 / 60) * 1.2 + 3, 1);
    expect(bus!.price).toBeCloseTo(12 + 110 * 0.05, 2);
    const car = by(island(), 'private');
    expect(car!.duration / 3600).toBeCloseTo((110 / 60) * (1 + 10 / 120) + 3, 1);
    expect(car!.price).toBeCloseTo(12 + 110 * 0.5, 2);
  });

  test('the surcharge of a road is paid by its bus passengers alone', () => {
    const edges = [road('town', 'pier', 60, { busSurchargeUsd: 38 }), road('port', 'village', 50)];
    const [plain, dearer] = [island(), island({}, { edges })];
    expect(by(dearer, 'bus')!.price).toBeCloseTo(by(plain, 'bus')!.price! + 38, 2);
    expect(by(dearer, 'private')!.price).toBe(by(plain, 'private')!.price);
  });

  test('that takes cars is offered with the rental car', () => {
    const rental = by(island({ cars: true }), 'rental');
    expect(rental).toMatchObject({ type: 'ferry', distance: 240_000 });
    // The fare, fuel and a day of the car.
    expect(rental!.price).toBeCloseTo(12 + 110 * 0.1 + 40, 2);
    expect(ways(island({ cars: true }), 'village', 'town')).toContain('ferry/rental');
  });

  test('is offered without a bus where no bus goes to its pier', () => {
    const edges = [road('town', 'pier', 60, { bus: undefined }), road('port', 'village', 50)];
    expect(ways(island({}, { edges }))).toEqual(['ferry/private']);
  });

  test('has the months in which it sails, and those of the road', () => {
    expect(by(island({ months: [5, 6, 7] }), 'bus')?.months).toEqual([5, 6, 7]);
    const edges = [road('town', 'pier', 60, { months: [6, 7, 8] }), road('port', 'village', 50)];
    expect(by(island({ months: [5, 6, 7] }, { edges }), 'bus')?.months).toEqual([6, 7]);
    expect(by(island(), 'bus')).not.toHaveProperty('months');
  });

  test('is marked as an estimate where it or a road is one', () => {
    expect(by(island(), 'bus')?.estimated).toBe(false);
    expect(by(island({ estimated: true }), 'bus')?.estimated).toBe(true);
  });

  test('beside a road that is quicker is not offered', () => {
    const edges = [road('town', 'pier', 60), road('port', 'village', 50), road('pier', 'port', 150)];
    expect(ways(island({}, { edges })).filter((way) => way.startsWith('ferry'))).toEqual([]);
    expect(ways(island({}, { edges }))).toContain('rental/rental');
  });

  test('is the way with months of its own beside a road that is closed in winter', () => {
    const edges = [road('town', 'village', 200, { months: [6, 7, 8] })];
    const router = island({}, { edges, crossings: [] });
    for (const option of router.options('town', 'village')) expect(option.months).toEqual([6, 7, 8]);
  });
});

describe('a ferry that sails for a season', () => {
  /** To the port directly in these months, or by an islet all year; from there on in the months of the last boat. */
  const seasonal = (months: number[], last: number[] | undefined) => {
    const network = networkOf('here', {
      nodes: [node('town', 0), node('islet', 1), node('port', 1.6), node('village', 2)],
      edges: [],
      crossings: [
        ferry('town', 'port', { months }),
        ferry('town', 'islet', { km: 40, hours: 2 }),
        ferry('islet', 'port', { km: 40, hours: 2 }),
        ferry('port', 'village', { months: last }),
      ],
      places: { town: { node: 'town' }, village: { node: 'village' } },
    });
    return routerOf([network], PLACES).options('town', 'village');
  };

  test('stands beside the boats of the other months, although they do not sail all year either', () => {
    const options = seasonal([1, 2, 3, 12], [1, 2, 3, 4, 5, 12]);
    expect(options.map(({ months }) => months)).toEqual([
      [1, 2, 3, 12],
      [1, 2, 3, 4, 5, 12],
    ]);
    expect(new Set(options.map(({ key }) => key)).size).toBe(2);
  });

  test('stands beside a way that is open all year, if there is one', () => {
    expect(seasonal([1, 2], undefined).map(({ months }) => months)).toEqual([[1, 2], undefined]);
  });

  test('is not offered where its parts have no month in common', () => {
    const options = seasonal([1, 2, 3], [7, 8]);
    expect(options.map(({ months }) => months)).toEqual([[7, 8]]);
  });
});

describe('a boat that leaves once a day', () => {
  const daily = (hours: number) =>
    routerOf(
      [
        networkOf('here', {
          nodes: [node('town', 0), node('pier', 0.5), node('port', 1.6), node('village', 2)],
          edges: [road('town', 'pier', hours * 60), road('port', 'village', 50)],
          crossings: [
            ferry('pier', 'port', { hours: 1, tripsPerDay: 1, operator: 'Daily' }),
            ferry('pier', 'port', { hours: 2, operator: 'Hourly' }),
          ],
          places: { town: { node: 'town' }, village: { node: 'village' } },
        }),
      ],
      PLACES,
    ).options('town', 'village')[0]?.provider;

  test('is part of a short way, and not of a long one that has another boat', () => {
    expect(daily(2)).toBe('Daily');
    expect(daily(4)).toBe('Hourly');
  });
});

test('several boats in a row have a wait before each but the first, and name the whole way', () => {
  const network = networkOf('here', {
    nodes: [node('town', 0), node('islet', 1), node('village', 2)],
    edges: [],
    crossings: [
      ferry('town', 'islet', { hours: 1, operator: 'Fast, Slow' }),
      ferry('islet', 'village', { hours: 2, fareUsd: 5, operator: 'Slow' }),
    ],
    places: { town: { node: 'town' }, village: { node: 'village' } },
  });
  const [boat, ...more] = routerOf([network], PLACES).options('town', 'village');
  expect(more).toEqual([]);
  expect(boat).toMatchObject({ type: 'ferry', drivingType: null, from: 'town', to: 'village', price: 15 });
  expect(boat!.duration / 3600).toBe(3.5);
  expect(boat!.provider).toBe('Fast, Slow');
});

test('the train that is the only access is named a train, with the bus to its station', () => {
  const router = island({ by: 'train' });
  expect(router.options('town', 'village').map(({ type, drivingType }) => [type, drivingType])).toEqual([
    ['train', null],
  ]);
});

describe('on foot', () => {
  const walked = (hours: number, more: Partial<Network> = {}) =>
    island(
      {},
      {
        edges: [road('town', 'pier', 60), road('pier', 'port', 130)],
        crossings: [ferry('port', 'village', { by: 'foot', km: hours * 4, hours, fareUsd: 0 })],
        ...more,
      },
    );

  test('the last half hour belongs to the way by bus or car', () => {
    const bus = walked(0.5)
      .options('town', 'village')
      .find(({ type }) => type === 'bus');
    expect(bus!.duration / 3600).toBeCloseTo((190 / 60 + 0.5) * 1.2 + 0.25, 1);
    expect(ways(walked(0.5))).toContain('rental/rental');
  });

  test('a walk of hours is a way of its own', () => {
    expect(
      new Set(
        walked(3)
          .options('town', 'village')
          .map(({ type }) => type),
      ),
    ).toEqual(new Set(['walking']));
  });

  test('a cable car or footpath between two roads is no way for cars', () => {
    const edges = [road('town', 'pier', 60), road('port', 'village', 50)];
    const crossings = [ferry('pier', 'port', { by: 'cable-car', km: 125, hours: 0.2 })];
    expect(ways(island({}, { edges, crossings }))).toEqual([]);
  });
});

describe('a place closed to cars', () => {
  const closed = (spurKm: number) =>
    routerOf(
      [
        networkOf('here', {
          nodes: [node('town', 0), node('gate', 1)],
          edges: [road('town', 'gate', 112)],
          places: {
            town: { node: 'town' },
            village: { node: 'gate', spurKm, spurClass: 'main', carFree: true },
          },
        }),
      ],
      PLACES,
      [factsOf('here')],
    );

  test('near the road is walked to, at walking speed', () => {
    const bus = closed(3)
      .options('town', 'village')
      .find(({ type }) => type === 'bus');
    expect(bus!.duration / 3600).toBeCloseTo((112 / 60 + 3 / 4.5) * 1.2 + 0.25, 1);
    expect(ways(closed(3))).toContain('rental/rental');
  });

  test('beyond a walk is reached by bus or shuttle, and by no car', () => {
    expect(ways(closed(9))).toEqual(['bus/']);
  });
});

describe('where a guide takes over', () => {
  const GUIDED = { guided: { speedKmh: 20, surface: 'sand', access: 'guided' } } as const;
  const world = (km: number, more: Partial<Network> = {}) => {
    const base = networkOf('here');
    const network = networkOf('here', {
      classes: { ...base.classes, ...GUIDED },
      nodes: [node('town', 0), node('gate', 1), node('beyond', 2)],
      edges: [road('town', 'gate', km)],
      places: { town: { node: 'town' }, village: { node: 'gate', spurKm: 40, spurClass: 'guided' } },
      ...more,
    });
    return routerOf([network], PLACES).options('town', 'village');
  };
  const optionOf = (options: ReturnType<typeof world>, type: string) =>
    options.find((option) => option.type === type);

  test('a rental car ends: its km and fuel are those to there, and the hint says so', () => {
    const rental = optionOf(world(100), 'rental');
    // 10 l per 100 km at 1 USD.
    expect(rental).toMatchObject({ distance: 100_000, fuelPrice: 10, hint: 'transport.hint.guided' });
    expect(optionOf(world(100), 'private')).toMatchObject({
      distance: 140_000,
      hint: 'transport.hint.guided',
    });
  });

  test('near the start there is no rental car, only the guide', () => {
    expect(world(3).map(({ type }) => type)).toEqual(['private']);
  });

  test('midway there is no rental car, unless it has a road of its own', () => {
    const places = { town: { node: 'town' }, village: { node: 'beyond' } };
    const through = [
      road('town', 'gate', 100),
      road('beyond', 'gate', 10, { class: 'guided', bus: undefined }),
    ];
    const on = [node('town', 0), node('gate', 1), node('lodge', 1.5), node('beyond', 2)];
    const midway = [
      road('town', 'gate', 100),
      road('gate', 'lodge', 10, { class: 'guided', bus: undefined }),
      road('lodge', 'beyond', 50),
    ];
    expect(optionOf(world(0, { places, edges: through }), 'rental')?.distance).toBe(100_000);
    expect(optionOf(world(0, { places, nodes: on, edges: midway }), 'rental')).toBeUndefined();
    const around = [...midway, road('town', 'beyond', 300)];
    expect(optionOf(world(0, { places, nodes: on, edges: around }), 'rental')).toMatchObject({
      distance: 300_000,
      hint: null,
    });
  });
});

test('a hint of the place itself comes before that of the roads there', () => {
  const network = networkOf('here', {
    nodes: [node('town', 0), node('village', 2)],
    edges: [road('town', 'village', 100, { hint: 'pass' })],
    places: { town: { node: 'town' }, village: { node: 'village', hint: 'toll' } },
  });
  const hints = routerOf([network], PLACES)
    .options('town', 'village')
    .map(({ type, hint }) => [type, hint]);
  expect(Object.fromEntries(hints)).toMatchObject({ rental: 'transport.hint.toll', bus: null });
});
