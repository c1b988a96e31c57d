import { expect, it } from 'vitest';
import { chooseHubs } from '../../src/model/place/hubs.ts';

/** One degree along the equator is 111.2 km. */
const at = (id: string, longitude: number) => ({ id, at: [longitude, 0] as const });
const ids = (hubs: readonly { id: string }[]) => hubs.map(({ id }) => id);

it('lists the nearest airport and the gateway first, then the nearest towns, three in total', () => {
  const towns = [at('far', 4), at('near', 1), at('middle', 2)];
  const gateway = at('gateway', 5);
  const airports = [gateway, at('airport', 1.5)];
  const hubs = chooseHubs({ place: [0, 0], airports, gateway, capitals: [], towns });
  expect(ids(hubs)).toEqual(['airport', 'gateway', 'near']);
});

it('lists a town close to the gateway or to another town once', () => {
  const towns = [at('beside-airport', 3.1), at('near', 1), at('beside-near', 1.2)];
  const gateway = at('airport', 3);
  const hubs = chooseHubs({
    place: [0, 0],
    airports: [gateway],
    gateway,
    capitals: [at('capital', 5)],
    towns,
  });
  expect(ids(hubs)).toEqual(['airport', 'near', 'capital']);
});

it('lists airport and town also within 20 km of the place', () => {
  const towns = [at('town', 0.08), at('city', 2)];
  const hubs = chooseHubs({
    place: [0, 0],
    airports: [at('airport', 0.15)],
    gateway: undefined,
    capitals: [],
    towns,
  });
  expect(ids(hubs)).toEqual(['airport', 'town', 'city']);
});

it('excludes the town of the place itself, distant airports and towns at the other end of the country', () => {
  const towns = [at('here', 0.01), at('end', 6)];
  const airports = [at('distant', 2)];
  expect(chooseHubs({ place: [0, 0], airports, gateway: undefined, capitals: [], towns })).toEqual([]);
});
