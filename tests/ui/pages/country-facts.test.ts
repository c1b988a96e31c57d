import { describe, expect, it } from 'vitest';
import type { Climate } from '../../../src/model/schemas/catalogue.ts';
import {
  categoryCounts,
  groupEmergency,
  offsetMinutes,
  offsetName,
  placeOfPicture,
  rateBetween,
  readCategories,
  seasonRuns,
  typicalStation,
} from '../../../src/ui/pages/destination/country-facts.ts';

function station(place: string, coordinates: [number, number]): Climate {
  const year = Array.from({ length: 12 }, () => 20);
  const key = place.toLowerCase();
  const location = { coordinates };
  return {
    _id: key,
    key,
    country_key: 'namibia',
    place,
    location,
    tmax_c: year,
    tmin_c: year,
    rain_mm: year,
  };
}

describe('clocks', () => {
  const january = new Date('2026-01-15T12:00:00Z');
  const july = new Date('2026-07-15T12:00:00Z');

  it('of a zone are ahead of UTC by its offset of that day', () => {
    expect(offsetMinutes('Africa/Windhoek', july)).toBe(120);
    expect(offsetMinutes('Asia/Colombo', july)).toBe(330);
    expect(offsetMinutes('America/Lima', july)).toBe(-300);
    expect(offsetMinutes('Europe/Berlin', january)).toBe(60);
    expect(offsetMinutes('Europe/Berlin', july)).toBe(120);
    expect(offsetMinutes('UTC', july)).toBe(0);
  });

  it('are named by UTC, with minutes where there are some', () => {
    expect([120, 330, -300, 0, -210].map(offsetName)).toEqual([
      'UTC+2',
      'UTC+5:30',
      'UTC−5',
      'UTC',
      'UTC−3:30',
    ]);
  });
});

describe('seasons', () => {
  it('run from January to December; over the turn of the year there are two of them', () => {
    expect(seasonRuns([5, 6, 7, 8, 9, 10], [11, 12, 1, 2, 3, 4])).toEqual([
      { season: 'wet', from: 1, to: 4 },
      { season: 'dry', from: 5, to: 10 },
      { season: 'wet', from: 11, to: 12 },
    ]);
  });

  it('leave months between that are neither, or both', () => {
    expect(seasonRuns([1, 2, 3], [3, 6])).toEqual([
      { season: 'dry', from: 1, to: 2 },
      { season: 'between', from: 3, to: 5 },
      { season: 'wet', from: 6, to: 6 },
      { season: 'between', from: 7, to: 12 },
    ]);
  });
});

it('a rate is known between the dollar and the one currency that the device holds', () => {
  const known = { currency: 'EUR', exchangeRate: 0.8 };
  expect(rateBetween('EUR', 'USD', known)).toBe(1.25);
  expect(rateBetween('USD', 'EUR', known)).toBe(0.8);
  expect(rateBetween('NAD', 'EUR', known)).toBeNull();
  expect(rateBetween('EUR', 'USD', null)).toBeNull();
});

it('a picture’s address names the place that is drawn', () => {
  const uri = '/images/namibia/sossusvlei/sossusvlei.webp?v=8bfdd96c';
  expect(placeOfPicture({ image_uris: [{ uri }] })).toBe('sossusvlei');
  expect(placeOfPicture({ image_uris: [] })).toBe('');
});

describe('the typical station', () => {
  const north = station('Rundu', [19.8, -17.9]);
  const south = station('Lüderitz', [15.2, -26.6]);
  const places = [
    [15.1, -26.5],
    [15.3, -26.7],
    [19.7, -17.8],
  ].map(([x = 0, y = 0]) => ({
    location: { coordinates: [x, y] as [number, number] },
  }));

  it('is that of the first city that has one', () => {
    expect(typicalStation([south, north], ['Windhoek', 'Rundu'], places)).toBe(north);
  });

  it('is else the one that most places are nearest to', () => {
    expect(typicalStation([north, south], ['Windhoek'], places)).toBe(south);
  });

  it('is missing while there is none', () => {
    expect(typicalStation([], ['Windhoek'], places)).toBeUndefined();
  });
});

describe('categories', () => {
  it('are counted, the most common first, the others left out', () => {
    const places = [
      { categories: ['desert', 'hiking'] as const },
      { categories: ['desert'] as const },
      { categories: ['animals'] as const },
    ].map(({ categories }) => ({ categories: [...categories] }));
    expect(categoryCounts(places)).toEqual([
      ['desert', 2],
      ['animals', 1],
      ['hiking', 1],
    ]);
  });

  it('of the address are those that exist, in their own order', () => {
    expect(readCategories('hiking,desert,unicorns')).toEqual(['desert', 'hiking']);
    expect(readCategories(null)).toEqual([]);
  });
});

it('services with one number stand together', () => {
  const emergency = [
    { number: '117', service: 'police' },
    { number: '119', service: 'ambulance' },
    { number: '119', service: 'fire' },
  ];
  expect(groupEmergency(emergency)).toEqual([
    { number: '117', services: ['police'] },
    { number: '119', services: ['ambulance', 'fire'] },
  ]);
});
