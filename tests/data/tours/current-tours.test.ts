import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CatalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { emptyTour } from '../../../src/data/tours/tour-document.ts';
import { currentTours } from '../../../src/data/tours/current-tours.ts';
import { addTour, rememberTour } from '../../../src/data/tours/tours.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';
import type { Tour } from '../../../src/model/schemas/tour.ts';
import { buildCountry } from '../../ui/support/catalogue-builder.ts';

const MADE = new Date(Date.UTC(2026, 10, 20, 9, 30));
let user: UserDb;
let catalogue: CatalogueDb;

beforeEach(() => {
  user = new UserDb('user-under-way');
  catalogue = new CatalogueDb('catalogue-under-way');
});

afterEach(() => Promise.all([user.delete(), catalogue.delete()]));

async function tourOf(
  startDate: string | null,
  days: number | null,
  itinerary: Tour['itinerary'] = [],
  bookings: object | null = null,
) {
  const blank = emptyTour(['sri-lanka'], MADE);
  const tour = { ...blank, name: `from ${startDate}`, startDate, itinerary, bookings } as Tour;
  const written = await addTour(user, tour, days);
  if (!written.ok) throw new Error(written.code);
  return written.value;
}

function now(instant: string) {
  return currentTours({ user, catalogue, now: new Date(instant) });
}

it('a tour is current from its first to its last day', async () => {
  const id = await tourOf('2027-01-10', 6);
  const idsAt = async (instant: string) => (await now(instant)).underWay.map(({ card }) => card.id);
  expect(await idsAt('2027-01-09T12:00')).toEqual([]);
  expect(await idsAt('2027-01-10T00:01')).toEqual([id]);
  expect(await idsAt('2027-01-15T23:59')).toEqual([id]);
  expect(await idsAt('2027-01-16T00:01')).toEqual([]);
});

it('a tour is also current by the date in its country', async () => {
  await catalogue.countries.put(buildCountry({ key: 'sri-lanka', timezone: 'Pacific/Kiritimati' }));
  const id = await tourOf('2027-01-10', 6);
  // Noon in UTC on the 9th is two in the morning of the 10th there.
  const { underWay } = await now('2027-01-09T12:00:00Z');
  expect(underWay.map(({ card }) => card.id)).toEqual([id]);
});

it('a tour without a start date is never current; an unplanned one lasts as long as its nights', async () => {
  await tourOf(null, 6);
  const stops = [3, 2].map((nights, index) => ({ experience_id: `place-${index}`, nights }));
  const id = await tourOf('2027-01-10', null, stops);
  expect((await now('2027-01-15T12:00')).underWay.map(({ card }) => card.id)).toEqual([id]);
  expect((await now('2027-01-16T12:00')).underWay).toEqual([]);
});

it('a tour planned on another device ends with the last booking of that plan', async () => {
  const days = (from: string, to: string) => ({
    plannedArrival: `${from}T12:00`,
    plannedDeparture: `${to}T06:00`,
  });
  const stay = (uid: string, part: object) => ({ uid, exp_key: uid, booked: false, notes: null, ...part });
  const flight = { uid: 'flight', plannedDate: '2027-01-10T08:00', plannedReturnDate: '2027-01-17T08:00' };
  // Stays changed with the plus and minus buttons have a duration and no nights.
  const stops = [66, 90].map((duration, index) => ({ experience_id: `place-${index}`, duration }));
  const bookings = {
    accommodation: [
      stay('place-0', days('2027-01-10', '2027-01-13')),
      stay('gone', { ...days('2027-02-01', '2027-02-09'), stale: true }),
    ],
    flights: [flight],
    transport: [],
  };
  const id = await tourOf('2027-01-10', null, stops, bookings);
  const idsAt = async (instant: string) => (await now(instant)).underWay.map(({ card }) => card.id);
  expect(await idsAt('2027-01-12T12:00')).toEqual([id]);
  expect(await idsAt('2027-01-17T12:00')).toEqual([id]);
  expect(await idsAt('2027-01-18T12:00')).toEqual([]);
});

it('sorts current tours: the last opened first, then by start date', async () => {
  const late = await tourOf('2027-01-12', 6);
  const early = await tourOf('2027-01-10', 8);
  const other = await tourOf('2027-01-11', 8);
  await rememberTour(user, other);
  const { underWay } = await now('2027-01-13T12:00');
  expect(underWay.map(({ card }) => card.id)).toEqual([other, early, late]);
});

it('returns the next upcoming tour with the days until its start', async () => {
  await tourOf('2027-03-01', 6);
  const soon = await tourOf('2027-01-10', 6);
  await tourOf('2026-10-01', 6);
  const { coming, underWay } = await now('2026-12-31T20:00');
  expect(underWay).toEqual([]);
  expect(coming).toMatchObject({ card: { id: soon }, start: '2027-01-10', end: '2027-01-15', inDays: 10 });
  expect((await now('2027-04-01T12:00')).coming).toBeNull();
});

it('a tour without its document is current according to its card', async () => {
  const id = await tourOf('2027-01-10', 6);
  await user.tours.delete(id);
  const idsAt = async (instant: string) => (await now(instant)).underWay.map(({ card }) => card.id);
  expect(await idsAt('2027-01-15T12:00')).toEqual([id]);
  expect(await idsAt('2027-01-16T12:00')).toEqual([]);
});
