import { expect, it } from 'vitest';
import { mergeTwins } from '../../../src/tools/gazetteer/merge-twins.ts';
import { kmNorth, town } from './gazetteer-places.ts';

const idsOf = (towns: Parameters<typeof mergeTwins>[0]) => mergeTwins(towns).map(({ id }) => id);
const twin = (name: string, km: number, values = {}) =>
  town(name, kmNorth(km), { id: 'geonames:2', ...values });

it('keeps the larger of a town and its district, with the names and the id of the other', () => {
  const [praya] = mergeTwins([
    town('Praya', kmNorth(0), { population: 0, aliases: ['Praja'] }),
    twin('Praya', 1, { population: 35_000 }),
  ]);
  expect(praya).toMatchObject({
    id: 'geonames:2',
    formerIds: ['geonames:praya'],
    aliases: ['Praya', 'Praja'],
  });
});

it.each([
  ['in two spellings', twin('Marousi', 0.7)],
  ['with the division behind the name', twin('Maroúsi town', 0.7)],
  ['farther away without inhabitants', twin('Maroúsi', 3, { population: 0 })],
  ['farther away with as many inhabitants', twin('Maroúsi', 3, { population: 1_450 })],
  ['on one spot with another name in common', twin('Amarousio', 0.1, { aliases: ['Μαρούσι'] })],
])('merges a town that is there twice, %s', (_what, other) => {
  expect(idsOf([town('Maroúsi', kmNorth(0), { aliases: ['Μαρούσι'] }), other])).toEqual(['geonames:marousi']);
});

it.each([
  ['in two divisions', twin('Bristol', 0.1, { region: 'Virginia' })],
  ['of different size and some kilometers apart', twin('Bristol', 3, { population: 300 })],
  ['far apart', twin('Bristol', 4, { population: 0 })],
  ['side by side with a name of the region in common', twin('Saco', 1, { aliases: ['Maine'] })],
])('keeps two towns %s', (_what, other) => {
  expect(idsOf([town('Bristol', kmNorth(0), { aliases: ['Maine'] }), other])).toHaveLength(2);
});
