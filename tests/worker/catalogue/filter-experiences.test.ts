import { describe, expect, it } from 'vitest';
import { editorsRank } from '../../../src/model/editors-rank.ts';
import {
  type ExperienceFilters,
  filterExperiences,
  sortExperiences,
} from '../../../worker/catalogue/filter-experiences.ts';
import { experience, titled } from './catalogue-rows.ts';

const rows = [
  experience('kandy', { duration: 24, months: [1, 2], categories: ['city', 'history'], price: 12, likes: 3 }),
  experience('galle', { duration: 8, months: [12], categories: ['city'], price: 2, likes: 5 }),
  experience('windhoek', {
    country_key: 'namibia',
    duration: 12,
    months: [5],
    categories: ['city'],
    price: 0,
  }),
  experience('closed', { active: false }),
];
const georegionOf = (country: string) =>
  ({ 'sri-lanka': 'southern-asia', namibia: 'southern-africa' })[country];

describe('filterExperiences', () => {
  const table: [string, ExperienceFilters, string[]][] = [
    ['no filter keeps all that is active', {}, ['kandy', 'galle', 'windhoek']],
    ['an empty filter is ignored', { countries: [], months: [] }, ['kandy', 'galle', 'windhoek']],
    ['a country', { countries: ['namibia'] }, ['windhoek']],
    ['any selected value is enough', { months: [12, 5] }, ['galle', 'windhoek']],
    ['filters are joined by and', { countries: ['sri-lanka'], months: [5] }, []],
    ['a georegion is that of the country', { georegions: ['southern-asia'] }, ['kandy', 'galle']],
    ['an unknown value matches nothing', { categories: ['nonsense'] }, []],
    ['an unknown value beside a known one does no harm', { categories: ['nonsense', 'history'] }, ['kandy']],
    ['both ends of a duration are within', { durations: ['8-12'] }, ['galle', 'windhoek']],
    ['any range is enough', { durations: ['0-8', '24-48'] }, ['kandy', 'galle']],
    ['a range that does not parse contains nothing', { durations: ['long'] }, []],
  ];
  it.each(table)('%s', (_fact, filters, keys) => {
    expect(filterExperiences(rows, filters, georegionOf).map(({ key }) => key)).toEqual(keys);
  });

  it('matches word prefixes in both languages, with and without umlauts', () => {
    const places = [
      titled('luderitz', 'Lüderitz', 'Lüderitz'),
      titled('fish-river', 'Fish River Canyon', 'Fischfluss-Canyon'),
    ];
    const find = (text: string) => filterExperiences(places, { text }).map(({ key }) => key);
    expect(find('lüd')).toEqual(['luderitz']);
    expect(find('Luederitz')).toEqual(['luderitz']);
    expect(find('luderitz')).toEqual(['luderitz']);
    expect(find('canyon fisch')).toEqual(['fish-river']);
    expect(find('anyon')).toEqual([]);
    expect(find('  ')).toEqual(['luderitz', 'fish-river']);
  });

  it('finds words of a title that are written together, from four letters on', () => {
    const places = [titled('ha-long', 'Ha Long Bay', 'Halong-Bucht'), titled('nam', 'Na Moon', 'Na Moon')];
    const find = (text: string) => filterExperiences(places, { text }).map(({ key }) => key);
    expect(find('halongb')).toEqual(['ha-long']);
    expect(find('longbay')).toEqual(['ha-long']);
    expect(find('namo')).toEqual(['nam']);
    expect(find('nam')).toEqual([]);
    expect(find('alon')).toEqual([]);
  });
});

it('matches a category by its key and its name in the user’s language', () => {
  const places = [titled('palm-bay', 'Palm Bay', 'Palmbucht', { categories: ['beach'] })];
  const find = (text: string, categoryNames = {}) =>
    filterExperiences(places, { text, categoryNames }).map(({ key }) => key);
  expect(find('beach')).toEqual(['palm-bay']);
  expect(find('palm strand')).toEqual([]);
  expect(find('palm strand', { beach: 'Strand' })).toEqual(['palm-bay']);
});

function order(sort: Parameters<typeof sortExperiences>[1]): string[] {
  return sortExperiences(rows.slice(0, 3), sort, { locale: 'en' }).map(({ key }) => key);
}

describe('sortExperiences', () => {
  it('orders by likes, name, price and duration', () => {
    expect(order('recommended')).toEqual(['galle', 'kandy', 'windhoek']);
    expect(order('name')).toEqual(['galle', 'kandy', 'windhoek']);
    expect(order('price')).toEqual(['windhoek', 'galle', 'kandy']);
    expect(order('duration')).toEqual(['galle', 'windhoek', 'kandy']);
  });

  it('orders recommended by likes, editors’ tours, world heritage, then key', () => {
    const places = [
      experience('plain'),
      experience('heritage', { categories: ['unesco-whs'] }),
      experience('second-stop'),
      experience('first-stop'),
      experience('liked', { likes: 3 }),
    ];
    const ranks = editorsRank([
      { key: 'later', rank: 2, experiences: [{ key: 'second-stop' }, { key: 'first-stop' }] },
      { key: 'sooner', rank: 1, experiences: [{ key: 'first-stop' }] },
    ]);
    const keys = sortExperiences(places, 'recommended', { locale: 'en', ranks }).map(({ key }) => key);
    expect(keys).toEqual(['liked', 'first-stop', 'second-stop', 'heritage', 'plain']);
  });

  it('puts the user’s own experiences first in recommended', () => {
    const own = '0197c9a0-0000-7000-8000-0000000000a1';
    const places = [experience('liked', { likes: 5 }), experience(own)];
    const keys = sortExperiences(places, 'recommended', { locale: 'en' }).map(({ key }) => key);
    expect(keys).toEqual([own, 'liked']);
  });

  it('orders by the nearest of several points, and as recommended without any', () => {
    const places = [
      experience('far', { location: { coordinates: [82, 7] }, likes: 9 }),
      experience('near', { location: { coordinates: [80.1, 7] } }),
    ];
    const keys = (near: [number, number][]) =>
      sortExperiences(places, 'nearest', { locale: 'en', near }).map(({ key }) => key);
    expect(keys([[80, 7]])).toEqual(['near', 'far']);
    expect(
      keys([
        [82, 7],
        [82.1, 7],
      ]),
    ).toEqual(['far', 'near']);
    expect(keys([])).toEqual(['far', 'near']);
  });

  it('orders German names by German collation', () => {
    const places = [titled('z', 'Z', 'Zoo'), titled('o', 'O', 'Öde'), titled('p', 'P', 'Park')];
    expect(sortExperiences(places, 'name', { locale: 'de' }).map(({ key }) => key)).toEqual(['o', 'p', 'z']);
  });
});
