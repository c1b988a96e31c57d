import { expect, test } from 'vitest';
import type { MyTour } from '../../src/data/tours/my-tours.ts';
import { findTours, orderTours, type NamedTour } from '../../src/ui/pages/my-tours/order-tours.ts';

function named(
  name: string,
  given: Partial<MyTour['card']>,
  notes = '',
  countryNames = ['Namibia'],
): NamedTour {
  const card = {
    id: name,
    name,
    countries: ['namibia'],
    startDate: null,
    stops: [],
    days: null,
    costUsd: null,
    touched: true,
    updatedAt: '2026-11-01T00:00:00.000Z',
    stamp: '',
    ...given,
  };
  const tour: MyTour = {
    card,
    notes,
    endDate: null,
    published: false,
    slug: null,
    sent: false,
    waiting: false,
    rejected: false,
  };
  return { tour, name, countryNames };
}

const dunes = named(
  'Dünen',
  { startDate: '2027-03-01', days: 9, updatedAt: '2026-11-03T00:00:00.000Z' },
  'mit Mia',
);
const etosha = named('Etosha', { days: 4, updatedAt: '2026-11-04T00:00:00.000Z' });
const tea = named('Tour 10', { startDate: '2027-01-15', updatedAt: '2026-11-02T00:00:00.000Z' }, '', [
  'Sri Lanka',
]);
const trains = named('Tour 2', { days: 4 }, '', ['Sri Lanka']);
const all = [trains, tea, etosha, dunes];
const names = (tours: readonly NamedTour[]) => tours.map(({ name }) => name);

test('sorts by last change', () => {
  expect(names(orderTours(all, 'changed', 'de'))).toEqual(['Etosha', 'Dünen', 'Tour 10', 'Tour 2']);
});

test('sorts names by locale and numbers numerically', () => {
  expect(names(orderTours(all, 'name', 'de'))).toEqual(['Dünen', 'Etosha', 'Tour 2', 'Tour 10']);
});

test('sorts tours without a date or plan last', () => {
  expect(names(orderTours(all, 'date', 'en'))).toEqual(['Tour 10', 'Dünen', 'Etosha', 'Tour 2']);
  expect(names(orderTours(all, 'days', 'en'))).toEqual(['Etosha', 'Tour 2', 'Dünen', 'Tour 10']);
});

test('finds tours that contain every word in name, notes or countries, ignoring accents', () => {
  expect(names(findTours(all, ' dunen MIA '))).toEqual(['Dünen']);
  expect(names(findTours(all, 'lanka 2'))).toEqual(['Tour 2']);
  expect(names(findTours(all, 'paris'))).toEqual([]);
  expect(names(findTours(all, ' '))).toHaveLength(4);
});

test('finds ß when typed as ss', () => {
  const tours = [named('Weinstraße', {}), named('Küste', {})];
  expect(findTours(tours, 'weinstrasse').map(({ name }) => name)).toEqual(['Weinstraße']);
  expect(findTours(tours, 'straße').map(({ name }) => name)).toEqual(['Weinstraße']);
});
