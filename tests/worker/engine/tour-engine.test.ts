import { describe, expect, test } from 'vitest';
import type { ConnectionOption } from '../../../src/model/schemas/connection-option.ts';
import type {
  EngineExperience,
  EngineFacts,
  PlanAnswer,
  PlanRequest,
} from '../../../src/model/plan-request.ts';
import type { ItineraryEntry } from '../../../src/model/plan.ts';
import type { Network } from '../../../src/model/schemas/network.ts';
import { createTourEngine, type TourEngine } from '../../../worker/engine/tour-engine.ts';
import { flight, stop, travel, connectionEntry } from '../../builders/plan-input.ts';

function place(key: string): EngineExperience {
  return {
    key,
    country_key: 'namibia',
    duration: 24,
    price: 10,
    price_per_night: 40,
    categories: [],
    location: { coordinates: [17, -22] },
  };
}

const facts: EngineFacts = {
  factsRevision: 7,
  experiences: [place('a'), place('b')],
  airports: [],
  transport: [],
  networks: [],
  benchmarks: { namibia: { price_per_night: 50 } },
};
const engine = createTourEngine(facts);

/** Connections from and to `XXX`, which is not in the facts: they have only the tour's own options. */
function answered(
  itinerary: readonly ItineraryEntry[],
  ownConnections: Record<string, ConnectionOption[]> = {},
  {
    travellers = 1,
    ops = [],
    lostStops,
    planner = lostStops === undefined ? engine : createTourEngine({ ...facts, lostStops }),
  }: { travellers?: number; ops?: PlanRequest['ops']; lostStops?: string[]; planner?: TourEngine } = {},
): PlanAnswer {
  return planner.plan({
    revision: 12,
    factsRevision: 7,
    now: '2026-11-20T09:30',
    tour: {
      startDate: '2027-01-10',
      travellers,
      itinerary: [...itinerary],
      ownConnections,
      bookings: null,
      homeAirport: null,
    },
    ops,
    statistics: null,
  });
}

function planned(...request: Parameters<typeof answered>) {
  const answer = answered(...request);
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer;
}

describe('prices of a group of travellers', () => {
  test('[K1] three travellers pay a bus three times, a car once, and their own price as it is', () => {
    const { plan } = planned(
      [
        connectionEntry('XXX_a'),
        stop('a', { nights: 0 }),
        connectionEntry('a_XXX'),
        connectionEntry('XXX_YYY'),
      ],
      {
        XXX_a: [travel(2, { type: 'bus', price: 12 })],
        a_XXX: [travel(2, { type: 'taxi', price: 30 })],
        XXX_YYY: [travel(2, { type: 'bus', price: 12, own: true })],
      },
      { travellers: 3 },
    );
    expect(plan.bookings.transport.map(({ price }) => price)).toEqual([36, 30, 12]);
    expect(plan.statistics.cost.transport).toBe(78);
  });

  test('[K2] three travellers pay three entries and two rooms', () => {
    const { plan } = planned([stop('a', { nights: 2 })], {}, { travellers: 3 });
    expect(plan.bookings.accommodation[0]).toMatchObject({ nights: 2, price_per_night: 80, price: 160 });
    expect(plan.statistics.cost).toMatchObject({
      activities: 30,
      accommodation: 160,
      accommodationBenchmark: 200,
      total: 190,
      totalBenchmark: 230,
    });
  });

  test('[K2] one group does not change the prices of the next', () => {
    const total = (travellers: number) =>
      planned([stop('a', { nights: 1 })], {}, { travellers }).plan.statistics.cost.total;
    expect([total(1), total(4), total(1)]).toEqual([50, 120, 50]);
  });
});

describe('the key of a selected option', () => {
  const connections = {
    XXX_a: [travel(1, { key: 'car', own: true }), travel(2, { key: 'van', type: 'private', own: true })],
  };

  test('[K3] takes precedence over the index', () => {
    const { plan } = planned(
      [connectionEntry('XXX_a', { selected: 0, selectedKey: 'van' }), stop('a')],
      connections,
    );
    expect(plan.itinerary[0]).toMatchObject({ selected: 1, selectedKey: 'van' });
    expect(plan.timeline[1]).toMatchObject({ selected: 1, duration: 2 });
    expect(plan.warnings).toEqual([]);
  });

  test('[K3] falls back to the first option with a warning where it no longer exists', () => {
    const { plan } = planned(
      [connectionEntry('XXX_a', { selected: 1, selectedKey: 'boat' }), stop('a')],
      connections,
    );
    expect(plan.itinerary[0]).toMatchObject({ selected: 0, selectedKey: 'boat' });
    expect(plan.timeline[1]).toMatchObject({ selected: 0, duration: 1 });
    expect(plan.warnings).toEqual([{ code: 'option-missing', connection_id: 'XXX_a' }]);
  });

  test('[K3] of a connection without options warns only of that', () => {
    const { plan } = planned([connectionEntry('XXX_b', { selectedKey: 'boat' }), stop('b')], connections);
    expect(plan.warnings).toEqual([{ code: 'connection-missing', connection_id: 'XXX_b' }]);
    expect(plan.itinerary[0]).toMatchObject({ selectedKey: 'boat' });
  });

  test('[K4] is stored beside the index', () => {
    const { plan } = planned([connectionEntry('XXX_a', { selected: 1 }), stop('a')], connections);
    expect(plan.itinerary[0]).toMatchObject({ selected: 1, selectedKey: 'van' });
  });

  test('[K4] follows a choice', () => {
    const { plan } = planned(
      [connectionEntry('XXX_a', { selected: 0, selectedKey: 'car' }), stop('a')],
      connections,
      {
        ops: [{ op: 'select', entry: 0, option: 1 }],
      },
    );
    expect(plan.itinerary[0]).toMatchObject({ selected: 1, selectedKey: 'van' });
  });

  test('[K4] the answer has the options of each connection, in the direction of travel', () => {
    const there = flight(9, 'FRA', 'WDH', { key: 'fly', own: true });
    const { options } = planned([connectionEntry('XXX_a'), stop('a'), connectionEntry('a_XXX')], {
      XXX_a: [there],
    });
    expect(Object.keys(options)).toEqual(['XXX_a', 'a_XXX']);
    expect(options['XXX_a']?.[0]?.flight).toMatchObject({ origin: 'FRA', destination: 'WDH' });
    expect(options['a_XXX']?.[0]).toMatchObject({
      key: 'fly',
      flight: { origin: 'WDH', destination: 'FRA', deep_link: null },
    });
  });
});

const [a, b, c] = [
  [16, -22],
  [17, -22],
  [17, -23],
] as const;
const network: Network = {
  _id: 'namibia',
  key: 'namibia',
  asOf: 2025,
  classes: { main: { speedKmh: 100, surface: 'tar' } },
  nodes: [
    { id: 'na', en: 'A', at: [...a] },
    { id: 'nb', en: 'B', at: [...b] },
  ],
  edges: [{ from: 'na', to: 'nb', road: 'B1', class: 'main', km: 130, bends: [[16.5, -22.4]], bus: true }],
  places: { a: { node: 'na' }, b: { node: 'nb' }, c: { node: 'nb', spurKm: 12, spurClass: 'main' } },
};
const at = (key: string, [lng, lat]: readonly [number, number]) => ({
  ...place(key),
  location: { coordinates: [lng, lat] satisfies [number, number] },
});
const roads = createTourEngine({
  ...facts,
  experiences: [at('a', a), at('b', b), at('c', c)],
  transport: [
    {
      _id: 'namibia',
      key: 'namibia',
      year: 2025,
      offer: ['rental', 'bus', 'taxi'],
      shortFirstKm: 0,
      estimate: { detour: 1.3, speedKmh: 70 },
      busTimeFactor: 1.2,
      costs: { fuelUsdPerLitre: 1.2, carLitresPer100Km: 8, busUsdPerKm: 0.05, taxiUsdPerKm: 1 },
      neighbours: [],
      gateways: [],
    },
  ],
  networks: [network],
});

describe('own connections on the way back', () => {
  const there = travel(3, { key: 'bus::own-1:a:b', type: 'bus', from: 'a', to: 'b', own: true });
  const back = travel(5, { key: 'taxi::own-2:b:a', type: 'taxi', own: true });
  const roundTrip = [stop('a'), connectionEntry('a_b'), stop('b'), connectionEntry('b_a')];
  const optionsOf = (ownConnections: Record<string, ConnectionOption[]>, planner = roads) => {
    const { options } = planned(roundTrip, ownConnections, { planner });
    return { there: options['a_b'] ?? [], back: options['b_a'] ?? [] };
  };
  const keysOf = (options: readonly ConnectionOption[]) => options.map(({ key }) => key);

  test('[K9] come after the options of the facts, reversed and under the same key', () => {
    const none = optionsOf({});
    expect(none.back.length).toBeGreaterThan(0);
    const { there: out, back: home } = optionsOf({ a_b: [there] });
    expect(keysOf(out)).toEqual([...keysOf(none.there), there.key]);
    expect(keysOf(home)).toEqual([...keysOf(none.back), there.key]);
    expect(home.at(-1)).toEqual({ ...there, from: 'b', to: 'a' });
  });

  test('[K9] have no times of a timetable', () => {
    const timed = { ...there, departures: ['08:30'], weekdays: [1, 4] };
    const { back: home } = optionsOf({ a_b: [timed] });
    expect(home.at(-1)).toEqual({ ...there, from: 'b', to: 'a' });
  });

  test('[K9] give way to one that was entered for the way back', () => {
    const { there: out, back: home } = optionsOf({ a_b: [there], b_a: [back] });
    expect(keysOf(out).at(-1)).toBe(there.key);
    expect(keysOf(home)).not.toContain(there.key);
    expect(keysOf(home).at(-1)).toBe(back.key);
  });

  test('[K9] are all that there is without facts', () => {
    const { back: home } = optionsOf({ a_b: [there] }, engine);
    expect(keysOf(home)).toEqual([there.key]);
  });

  test('[K9] are found by their key', () => {
    const chosen = [
      stop('a'),
      connectionEntry('a_b'),
      stop('b'),
      connectionEntry('b_a', { selectedKey: there.key }),
    ];
    const { plan } = planned(chosen, { a_b: [there] }, { planner: roads });
    expect(plan.itinerary[3]).toMatchObject({ selectedKey: there.key });
    expect(plan.warnings).toEqual([]);
    expect(plan.timeline.at(-1)).toMatchObject({ duration: 3 });
  });
});

describe('rental cars', () => {
  const car = (perDay: number, drivingType = 'rental') =>
    travel(2, { type: 'rental', drivingType, perDay, fuelPrice: 10, own: true });

  test('[K5] cost the daily rate from the first connection to the last, idle days included, and fuel', () => {
    const { plan } = planned(
      [
        connectionEntry('XXX_a'),
        stop('a', { nights: 2 }),
        connectionEntry('a_YYY', { departureTime: '10:00' }),
        stop('b', { nights: 1 }),
      ],
      { XXX_a: [car(50)], a_YYY: [car(50)] },
    );
    // The 10th to the 12th: three days, and fuel for two connections.
    expect(plan.bookings.rentals).toMatchObject([
      { drivingType: 'rental', days: 3, perDay: 50, price: 170, legs: ['XXX_a', 'a_YYY'] },
    ]);
    expect(plan.bookings.transport).toEqual([]);
    expect(plan.statistics.cost.transport).toBe(170);
  });

  test('[K5] five travelers need two cars', () => {
    const option = travel(2, { type: 'rental', drivingType: 'rental', perDay: 50, fuelPrice: 10 });
    const { plan } = planned([connectionEntry('XXX_a'), stop('a')], { XXX_a: [option] }, { travellers: 5 });
    expect(plan.bookings.rentals).toMatchObject([{ days: 1, perDay: 100, price: 120 }]);
  });
});

describe('invalid tours', () => {
  test.each<[string, Parameters<typeof answered>, string]>([
    ['a field out of bounds', [[stop('a', { nights: 400 })]], 'itinerary[0].nights'],
    ['a stop that is not in the catalogue', [[stop('atlantis')]], 'itinerary[0].experience_id'],
    [
      'an op with an invalid reference',
      [[stop('a')], {}, { ops: [{ op: 'reduce', entry: 1 }] }],
      'ops[0].entry',
    ],
    [
      'an own connection of an invalid type',
      [[stop('a')], { a_b: [{ ...travel(1), duration: -1 }] }],
      'connections.a_b[0].duration',
    ],
  ])('[K6] %s is answered by its path', (_name, request, path) => {
    const answer = answered(...request);
    expect(answer).toMatchObject({ revision: 12, ok: false, failure: { code: 'invalid', path } });
  });

  test('[K7] keeps the time of a stop that is no longer in the catalogue, without connections, prices and location', () => {
    const { plan, options } = planned(
      [stop('a'), connectionEntry('a_atlantis'), stop('atlantis', { nights: 2 })],
      {},
      {
        lostStops: ['atlantis'],
      },
    );
    expect(options).toEqual({ a_atlantis: [] });
    expect(plan.warnings).toEqual([{ code: 'connection-missing', connection_id: 'a_atlantis' }]);
    expect(plan.statistics.cost.activities).toBe(10);
    expect(plan.timeline.at(-1)).toMatchObject({ key: 'atlantis', nights: 2 });
    const without = planned(
      [stop('a'), connectionEntry('a_atlantis'), stop('atlantis'), connectionEntry('atlantis_b'), stop('b')],
      {},
      {
        lostStops: ['atlantis'],
        ops: [{ op: 'remove', stop: 1 }],
      },
    );
    expect(Object.keys(without.options)).toEqual(['a_b']);
  });

  test('[K6] an answer carries the revision of its request', () => {
    expect(answered([stop('a')])).toMatchObject({ revision: 12, ok: true });
    expect(engine.factsRevision).toBe(7);
  });
});

describe('lines on the map', () => {
  test('follow the bends of the road, in the direction of travel, and end at the places', () => {
    expect(roads.paths(['a_b', 'b_a', 'a_c'])).toEqual({
      a_b: {
        crossed: [],
        line: [
          [16, -22],
          [16.5, -22.4],
          [17, -22],
        ],
      },
      b_a: {
        crossed: [],
        line: [
          [17, -22],
          [16.5, -22.4],
          [16, -22],
        ],
      },
      a_c: {
        crossed: [],
        line: [
          [16, -22],
          [16.5, -22.4],
          [17, -22],
          [17, -23],
        ],
      },
    });
  });

  test('are straight where no roads are known, and missing where a place is unknown', () => {
    const elsewhere = createTourEngine({ ...facts, experiences: [at('a', a), at('b', b)] });
    expect(elsewhere.paths(['a_b', 'a_nowhere'])).toEqual({
      a_b: {
        crossed: [],
        line: [
          [16, -22],
          [17, -22],
        ],
      },
    });
  });
});
