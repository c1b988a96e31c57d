import { describe, expect, test } from 'vitest';
import type { DomesticFlight, Network } from '../../../../src/model/schemas/network.ts';
import type { TransportFacts } from '../../../../src/model/schemas/transport.ts';
import { factsOf, networkOf, node, road, routerOf } from './small-world.ts';

const flight = (from: string, to: string, change: Partial<DomesticFlight> = {}): DomesticFlight => ({
  from,
  to,
  hours: 1,
  fareUsd: 50,
  provider: `Air ${from}, Air`,
  ...change,
});

interface World {
  edges?: Network['edges'];
  facts?: Partial<TransportFacts>;
  more?: Network[];
}

/** Four towns far apart, each with an airport. */
const TOWNS = { AAA: 0, BBB: 10, CCC: 20, DDD: 30 };
function world(flights: DomesticFlight[], { edges = [], facts = {}, more = [] }: World = {}) {
  const network = networkOf('here', {
    nodes: Object.entries(TOWNS).map(([id, lon]) => node(id.toLowerCase(), lon)),
    edges,
    places: Object.fromEntries(Object.keys(TOWNS).map((id) => [id, { node: id.toLowerCase() }])),
    flights,
  });
  const there = more.map(({ key }) => factsOf(key, { gateways: ['XXX'] }));
  return routerOf([network, ...more], {}, [factsOf('here', facts), ...there], {
    ...Object.fromEntries(Object.entries(TOWNS).map(([id, lon]) => [id, ['here', lon] as const])),
    ...(more.length > 0 ? { XXX: ['there', 40] as const } : {}),
  });
}
const CHAIN = [flight('AAA', 'BBB'), flight('BBB', 'CCC'), flight('CCC', 'DDD')];
const flightOf = (router: ReturnType<typeof world>, from: string, to: string) =>
  router.options(from, to).find(({ type }) => type === 'flight');

describe('within a country', () => {
  test('one change joins two flights, with time, fares and providers of both', () => {
    const option = flightOf(world(CHAIN), 'AAA', 'CCC');
    expect(option).toMatchObject({
      price: 100,
      hint: 'transport.hint.change',
      provider: 'Air AAA, Air, Air BBB',
    });
    expect(option!.duration / 3600).toBe(3.5);
  });

  test('two changes are made where there is nothing else', () => {
    const option = flightOf(world(CHAIN), 'AAA', 'DDD');
    expect(option).toMatchObject({ price: 150, flight: { origin: 'AAA', destination: 'DDD' } });
    expect(option!.duration / 3600).toBe(6);
    expect(flightOf(world(CHAIN), 'DDD', 'AAA')?.duration).toBe(option!.duration);
  });

  test('two changes are not made beside a way overland of less than 20 hours', () => {
    const along = (hours: number) => world(CHAIN, { edges: [road('aaa', 'ddd', 3_500, { hours })] });
    expect(flightOf(along(17), 'AAA', 'DDD')).toBeUndefined();
    expect(flightOf(along(25), 'AAA', 'DDD')).toBeDefined();
  });

  test('two changes spare more than five hours to the airport', () => {
    const drive = (hours: number) => world(CHAIN, { edges: [road('ccc', 'ddd', 300, { hours })] });
    expect(flightOf(drive(4), 'AAA', 'DDD')?.flight?.destination).toBe('CCC');
    expect(flightOf(drive(6), 'AAA', 'DDD')?.flight?.destination).toBe('DDD');
  });

  test('a flight that is open only while a quicker road is, is not offered', () => {
    const summer = { months: [6, 7, 8] };
    const slow = [flight('AAA', 'BBB', { hours: 6, ...summer })];
    const seasonal = (hours: number) =>
      flightOf(world(slow, { edges: [road('aaa', 'bbb', 400, { hours, ...summer })] }), 'AAA', 'BBB');
    expect(seasonal(7)).toBeUndefined();
    expect(seasonal(9)).toBeDefined();
    const allYear = [flight('AAA', 'BBB', { hours: 6 })];
    expect(
      flightOf(world(allYear, { edges: [road('aaa', 'bbb', 400, { hours: 7, ...summer })] }), 'AAA', 'BBB'),
    ).toBeDefined();
  });
});

describe('abroad', () => {
  const there = networkOf('there', { nodes: [node('xxx', 40)], places: { XXX: { node: 'xxx' } } });
  const abroad = (facts: Partial<TransportFacts>) =>
    world(CHAIN, { facts: { gateways: ['BBB'], neighbours: ['there'], ...facts }, more: [there] });

  test('a connecting flight costs two fifths more than a nonstop flight', () => {
    const nonStop = flightOf(abroad({ nonStop: ['BBB-XXX'] }), 'BBB', 'XXX');
    const connecting = flightOf(abroad({}), 'BBB', 'XXX');
    expect(connecting!.price! / nonStop!.price!).toBeCloseTo(1.4, 2);
    expect(connecting!.hint).toBe('transport.hint.change');
  });

  test('from an airport without international flights one flies to a gateway first, at the fares of both', () => {
    const router = abroad({ nonStop: ['BBB-XXX'] });
    const [gateway, far] = [flightOf(router, 'BBB', 'XXX'), flightOf(router, 'AAA', 'XXX')];
    expect(far).toMatchObject({
      hint: 'transport.hint.change',
      flight: { origin: 'AAA', destination: 'XXX' },
    });
    expect(far!.price).toBe(gateway!.price! + 50);
    // The carrier of the second flight is not known.
    expect(far).toMatchObject({ estimated: true });
    expect(far).not.toHaveProperty('provider');
    expect((far!.duration - gateway!.duration) / 3600).toBeCloseTo(2.5, 1);
    expect(flightOf(router, 'XXX', 'AAA')?.price).toBe(far!.price);
  });
});

test('a gateway a day away is reached by a nearer airport with flights to it', () => {
  const gatewayOf = (hours: number) => {
    const network = networkOf('here', {
      nodes: [node('big', 0), node('small', 8), node('village', 9)],
      edges: [road('big', 'village', 500, { hours }), road('small', 'village', 60)],
      places: { BIG: { node: 'big' }, SML: { node: 'small' }, village: { node: 'village' } },
      flights: [flight('BIG', 'SML')],
    });
    return routerOf([network], { village: ['here', 9] }, [factsOf('here', { gateways: ['BIG'] })], {
      BIG: ['here', 0],
      SML: ['here', 8],
    }).nearestGateway('village');
  };
  expect(gatewayOf(6)).toBe('BIG');
  expect(gatewayOf(8)).toBe('SML');
});
