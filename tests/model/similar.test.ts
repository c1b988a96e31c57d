import { describe, expect, it } from 'vitest';
import { similarCountries, similarPlaces, similarTours } from '../../src/model/place/similar.ts';
import type { ExperienceSummary, TourSummary } from '../../src/model/schemas/catalogue.ts';
import { buildCountry, buildPlace, buildReadyMade } from '../ui/support/catalogue-builder.ts';

const keys = (rows: readonly { key: string }[]) => rows.map(({ key }) => key);

function place(key: string, fields: Partial<ExperienceSummary> = {}): ExperienceSummary {
  return { ...buildPlace(key), categories: ['desert'], ...fields };
}
function tour(key: string, fields: Partial<TourSummary> = {}): TourSummary {
  return { ...buildReadyMade(key, 1, 0), categories: [['desert', 3]], ...fields };
}

describe('similar places', () => {
  const dunes = place('dunes', { categories: ['desert', 'hiking'], months: [5, 6], price: 10 });
  const like = (...others: ExperienceSummary[]) => keys(similarPlaces(dunes, [dunes, ...others], 9));

  it('share a category; itself and inactive ones are left out', () => {
    expect(like(place('city', { categories: ['city'] }), place('closed', { active: false }))).toEqual([]);
    expect(like(place('sands'))).toEqual(['sands']);
  });
  it('share most categories first, even far away', () => {
    const far = place('far', { categories: ['desert', 'hiking'], location: { coordinates: [135, 35] } });
    expect(like(place('near', { categories: ['desert', 'night-life'] }), far)).toEqual(['far', 'near']);
  });
  it('are ranked by months, price and distance where the categories are equal', () => {
    expect(like(place('other', { months: [1] }), place('same', { months: [5, 6] }))).toEqual([
      'same',
      'other',
    ]);
    expect(like(place('any'), place('same', { months: [5] }))).toEqual(['same', 'any']);
    expect(like(place('expensive', { price: 300 }), place('fair', { price: 12 }))).toEqual([
      'fair',
      'expensive',
    ]);
    expect(like(place('away', { location: { coordinates: [60, 10] } }), place('close'))).toEqual([
      'close',
      'away',
    ]);
  });
  it('have the order of their keys where nothing differs, whatever the order of the rows', () => {
    expect(like(place('b'), place('a'), place('c'))).toEqual(['a', 'b', 'c']);
    expect(keys(similarPlaces(dunes, [place('c'), place('a'), place('b')], 2))).toEqual(['a', 'b']);
  });
});

describe('similar tours', () => {
  const safari = tour('safari', {
    categories: [
      ['animals', 4],
      ['desert', 2],
    ],
    countries: ['namibia'],
    days: 10,
    price: 1000,
  });
  const like = (...others: TourSummary[]) => keys(similarTours(safari, [safari, ...others], 9));

  it('share most of their categories, then their countries', () => {
    const abroad = tour('abroad', { categories: safari.categories, countries: ['kenya'] });
    const here = tour('here', { categories: [['desert', 1]] });
    const both = tour('both', { categories: safari.categories });
    expect(like(here, abroad, both, tour('city', { categories: [['city', 2]] }))).toEqual([
      'both',
      'abroad',
      'here',
    ]);
  });
  it('cost about as much a day and last about as long', () => {
    expect(like(tour('long', { days: 30, price: 3000 }), tour('short', { days: 9, price: 900 }))).toEqual([
      'short',
      'long',
    ]);
    expect(like(tour('luxury', { price: 4000 }), tour('fair', { price: 1100 }))).toEqual(['fair', 'luxury']);
  });
});

describe('similar countries', () => {
  const namibia = buildCountry({ key: 'namibia', best_months: [6, 7] });
  const japan = buildCountry({ key: 'japan', continent: 'asia', georegion: 'eastern-asia' });
  const botswana = buildCountry({ key: 'botswana', best_months: [6, 7] });
  const places = [
    place('a'),
    place('b', { country_key: 'botswana', categories: ['animals', 'desert'] }),
    place('c', { country_key: 'japan', categories: ['city', 'desert'] }),
    place('d', { country_key: 'cuba', categories: ['desert'] }),
  ];

  it('have places of the same kinds, then months, budget and region in common', () => {
    const soon = buildCountry({ key: 'cuba', coming_soon: true });
    const empty = buildCountry({ key: 'chad' });
    const found = similarCountries(namibia, [japan, namibia, soon, empty, botswana], places, 9);
    expect(keys(found)).toEqual(['botswana', 'japan']);
    expect(keys(similarCountries(namibia, [japan, botswana], places, 1))).toEqual(['botswana']);
  });
});
