import { describe, expect, it } from 'vitest';
import { offsetMinutes } from '../../../src/model/calendar/zoned-moment.ts';
import type { Climate } from '../../../src/model/schemas/catalogue.ts';
import {
  categoryCounts,
  offsetName,
  placeOfPicture,
  rateBetween,
  readCategories,
  seasonRuns,
  typicalStation,
} from '../../../src/ui/pages/destination/country-facts.ts';
import { groupEmergency } from '../../../src/model/place/group-emergency.ts';

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

describe('UTC offsets', () => {
  const january = new Date('2026-01-15T12:00:00Z');
  const july = new Date('2026-07-15T12:00:00Z');

  it('offsetMinutes returns the zone’s offset on the given date', () => {
    expect(offsetMinutes('Africa/Windhoek', july)).toBe(120);
    expect(offsetMinutes('Asia/Colombo', july)).toBe(330);
    expect(offsetMinutes('America/Lima', july)).toBe(-300);
    expect(offsetMinutes('Europe/Berlin', january)).toBe(60);
    expect(offsetMinutes('Europe/Berlin', july)).toBe(120);
    expect(offsetMinutes('UTC', july)).toBe(0);
  });

  it('offsetName includes minutes only when needed', () => {
    expect([120, 330, -300, 0, -210].map(offsetName)).toEqual([
      'UTC+2',
      'UTC+5:30',
      'UTC−5',
      'UTC',
      'UTC−3:30',
    ]);
  });
});

describe('seasonRuns', () => {
  it('splits a season that crosses the turn of the year', () => {
    expect(seasonRuns([5, 6, 7, 8, 9, 10], [11, 12, 1, 2, 3, 4])).toEqual([
      { season: 'wet', from: 1, to: 4 },
      { season: 'dry', from: 5, to: 10 },
      { season: 'wet', from: 11, to: 12 },
    ]);
  });

  it('marks months with neither or both seasons as "between"', () => {
    expect(seasonRuns([1, 2, 3], [3, 6])).toEqual([
      { season: 'dry', from: 1, to: 2 },
      { season: 'between', from: 3, to: 5 },
      { season: 'wet', from: 6, to: 6 },
      { season: 'between', from: 7, to: 12 },
    ]);
  });
});

it('rateBetween knows the dollar and every currency with a rate', () => {
  const storedRate = { currency: 'EUR', exchangeRate: 0.8, rates: { EUR: 0.8, ZAR: 16 } };
  expect(rateBetween('ZAR', 'EUR', storedRate)).toBe(0.05);
  expect(rateBetween('USD', 'ZAR', storedRate)).toBe(16);
  expect(rateBetween('EUR', 'USD', storedRate)).toBe(1.25);
  expect(rateBetween('USD', 'EUR', storedRate)).toBe(0.8);
  expect(rateBetween('NAD', 'EUR', storedRate)).toBeNull();
  expect(rateBetween('EUR', 'USD', null)).toBeNull();
});

it('placeOfPicture reads the place from the picture’s address', () => {
  const uri = '/images/namibia/sossusvlei/sossusvlei.webp?v=8bfdd96c';
  expect(placeOfPicture({ image_uris: [{ uri }] })).toBe('sossusvlei');
  expect(placeOfPicture({ image_uris: [] })).toBe('');
});

describe('typicalStation', () => {
  const north = station('Rundu', [19.8, -17.9]);
  const south = station('Lüderitz', [15.2, -26.6]);
  const places = [
    [15.1, -26.5],
    [15.3, -26.7],
    [19.7, -17.8],
  ].map(([x = 0, y = 0]) => ({
    location: { coordinates: [x, y] as [number, number] },
  }));

  it('returns the station of the first city that has one', () => {
    expect(typicalStation([south, north], ['Windhoek', 'Rundu'], places)).toBe(north);
  });

  it('falls back to the station nearest to most places', () => {
    expect(typicalStation([north, south], ['Windhoek'], places)).toBe(south);
  });

  it('returns undefined without stations', () => {
    expect(typicalStation([], ['Windhoek'], places)).toBeUndefined();
  });
});

describe('categoryCounts and readCategories', () => {
  it('count categories in use, most common first', () => {
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

  it('read only known categories, in catalogue order', () => {
    expect(readCategories('hiking,desert,unicorns')).toEqual(['desert', 'hiking']);
    expect(readCategories(null)).toEqual([]);
  });
});

it('groupEmergency groups services with the same number', () => {
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
