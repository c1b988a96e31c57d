import type { Network } from '../../../../src/model/schemas/network.ts';
import type { TransportFacts } from '../../../../src/model/schemas/transport.ts';
import { createRouter, type Router } from '../../../../worker/engine/transport/create-router.ts';

/** Two countries made up for tests of the rules: `here` in the west and `there` in the east, along the equator. */
export const factsOf = (key: string, change: Partial<TransportFacts> = {}): TransportFacts => ({
  _id: key,
  key,
  year: 2025,
  offer: ['bus', 'train', 'rental', 'private', 'taxi'],
  shortFirstKm: 0,
  estimate: { detour: 1.3, speedKmh: 50 },
  busTimeFactor: 1.2,
  costs: {
    fuelUsdPerLitre: 1,
    carLitresPer100Km: 10,
    rentalUsdPerDay: 40,
    fourByFourUsdPerDay: 90,
    driverUsdPerKm: 0.5,
    busUsdPerKm: 0.05,
    taxiUsdPerKm: 1,
  },
  neighbours: [],
  gateways: [],
  ...change,
});

export const networkOf = (key: string, change: Partial<Network> = {}): Network => ({
  _id: key,
  key,
  asOf: 2025,
  classes: {
    main: { speedKmh: 60, surface: 'tar' },
    sand: { speedKmh: 20, surface: 'sand', access: 'four-by-four' },
  },
  nodes: [],
  edges: [],
  places: {},
  ...change,
});

export const node = (id: string, lon: number, lat = 0): Network['nodes'][number] => ({
  id,
  en: id,
  at: [lon, lat],
});

type Edge = Network['edges'][number];
export const road = (from: string, to: string, km: number, change: Partial<Edge> = {}): Edge => ({
  from,
  to,
  road: `${from}${to}`,
  class: 'main',
  km,
  hours: km / 60,
  bends: [],
  bus: true,
  ...change,
});

type Crossing = NonNullable<Network['crossings']>[number];
export const ferry = (from: string, to: string, change: Partial<Crossing> = {}): Crossing => ({
  from,
  to,
  by: 'ferry',
  km: 30,
  hours: 1,
  fareUsd: 10,
  ...change,
});

/** Experiences by key, country and longitude; `networks` and `transport` as given. */
export function routerOf(
  networks: readonly Network[],
  places: Record<string, readonly [country: string, lon: number, lat?: number]>,
  transport: readonly TransportFacts[] = networks.map(({ key }) => factsOf(key)),
  airports: Record<string, readonly [country: string, lon: number]> = {},
): Router {
  const row = ([key, [country, lon, lat = 0]]: readonly [string, readonly [string, number, number?]]) => ({
    key,
    country_key: country,
    location: { coordinates: [lon, lat] as [number, number] },
  });
  return createRouter({
    experiences: Object.entries(places).map(row),
    airports: Object.entries(airports).map(row),
    transport,
    networks,
  });
}
