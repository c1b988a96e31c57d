import { expect, it } from 'vitest';
import { recommendedPlaces } from '../../src/model/editors-rank.ts';
import { buildPlace, buildReadyMade } from '../ui/support/catalogue-builder.ts';

it('recommendedPlaces sorts by likes, then order in tours, then world heritage, then key', () => {
  const heritage = { ...buildPlace('zebra-cave'), categories: ['unesco-whs' as const] };
  const places = [
    buildPlace('anthill'),
    heritage,
    buildPlace('second-stop'),
    buildPlace('first-stop'),
    buildPlace('loved', 3),
    buildPlace('bay'),
  ];
  const tours = [buildReadyMade('tour', 1, 0, ['first-stop', 'second-stop'])];
  expect(recommendedPlaces(places, tours).map(({ key }) => key)).toEqual([
    'loved',
    'first-stop',
    'second-stop',
    'zebra-cave',
    'anthill',
    'bay',
  ]);
});
