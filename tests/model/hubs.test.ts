import { expect, it } from 'vitest';
import { chooseHubs } from '../../src/model/place/hubs.ts';

/** One degree along the equator is 111.2 km. */
const at = (id: string, longitude: number) => ({ id, at: [longitude, 0] as const });
const ids = (hubs: readonly { id: string }[]) => hubs.map(({ id }) => id);

it('lists the gateway first, then the nearest towns, three in total', () => {
  const towns = [at('far', 4), at('near', 1), at('middle', 2)];
  const hubs = chooseHubs({ place: [0, 0], gateway: at('airport', 3), capitals: [], towns });
  expect(ids(hubs)).toEqual(['airport', 'near', 'middle']);
});

it('lists a town close to the gateway or to another town once', () => {
  const towns = [at('beside-airport', 3.1), at('near', 1), at('beside-near', 1.2)];
  const hubs = chooseHubs({ place: [0, 0], gateway: at('airport', 3), capitals: [at('capital', 5)], towns });
  expect(ids(hubs)).toEqual(['airport', 'near', 'capital']);
});

it('excludes the town of the place itself and towns at the other end of the country', () => {
  const towns = [at('here', 0.1), at('end', 6)];
  expect(chooseHubs({ place: [0, 0], gateway: undefined, capitals: [], towns })).toEqual([]);
});
