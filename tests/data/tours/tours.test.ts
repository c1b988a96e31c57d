import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyTour } from '../../../src/data/tours/tour-document.ts';
import {
  addTour,
  createFromExperience,
  createFromReadyMade,
  createTour,
  deleteTour,
  duplicateTour,
  lastTourId,
  listUserTours,
  readTour,
  type TourWrite,
} from '../../../src/data/tours/tours.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';
import type { TourSummary } from '../../../src/model/schemas/catalogue.ts';
import { type Bookings, isStop } from '../../../src/model/plan.ts';
import { type Tour, tourSchema } from '../../../src/model/schemas/tour.ts';

let user: UserDb;

beforeEach(() => {
  user = new UserDb('user-tours');
});

afterEach(() => user.delete());

function idOf(write: TourWrite | { ok: false; code: 'not-found' }): string {
  if (!write.ok) throw new Error(write.code);
  return write.value;
}

const BOOKED: Bookings = {
  accommodation: [],
  flights: [],
  transport: [
    {
      uid: 'transport:kandy_ella#1',
      connection_id: 'kandy_ella',
      type: 'train',
      drivingType: null,
      date: '2027-02-10T08:00',
      plannedDate: null,
      text: null,
      link: null,
      subtitle: null,
      booked: true,
      notes: null,
      price: 8,
      itinIndex: null,
      maIndex: null,
      stale: true,
    },
  ],
};

const day = (date: number) => new Date(Date.UTC(2026, 10, date, 9, 30));

function readyMade(): TourSummary {
  const words = { slug: 'hill-country', title: 'Hill country', teaser: 'Tea.' };
  return {
    _id: 'hill-country',
    key: 'hill-country',
    active_translations: ['en', 'de'],
    countries: ['sri-lanka'],
    months: [1],
    image_uris: [],
    rank: 1,
    days: 7,
    price: 400,
    distance_km: 300,
    travel_hours: 9,
    categories: [['city', 1]],
    experiences: [{ key: 'kandy' }, { key: 'ella' }],
    modes: ['train'],
    en: words,
    de: { ...words, title: 'Hochland' },
    variants: [
      {
        itinerary: [
          { experience_id: 'kandy', nights: 2 },
          { connection_id: 'kandy_ella', selectedKey: 'train:main' },
          { experience_id: 'ella' },
        ],
      },
    ],
  };
}

describe('tours of the user', () => {
  it('createTour creates a valid tour that is opened next', async () => {
    const id = idOf(await createTour(['sri-lanka', 'namibia'], day(20), user));
    const tour = await readTour(id, user);
    expect(tourSchema.safeParse(tour).success).toBe(true);
    expect(tour).toMatchObject({
      countries: ['sri-lanka', 'namibia'],
      name: '',
      startDate: null,
      travellers: 1,
    });
    expect(await lastTourId(user)).toBe(id);
  });

  it.each([
    ['the home airport', { homeAirport: 'FRA' }],
    ['the travellers', { travellers: 3 }],
    ['an end date', { endDate: '2027-02-01' }],
    ['a stale booking', { bookings: BOOKED }],
  ])('a tour with nothing but %s is listed as a draft', async (_, part) => {
    const tour: Tour = { ...emptyTour(['sri-lanka'], day(19)), ...part };
    idOf(await addTour(user, tour, null));
    expect((await listUserTours(user)).map(({ id }) => id)).toEqual([tour.id]);
    expect(idOf(await createTour(['sri-lanka'], day(20), user))).not.toBe(tour.id);
  });

  it('an untouched tour is no draft and is reused for the same countries', async () => {
    const first = idOf(await createTour(['sri-lanka', 'namibia'], day(20), user));
    expect(await listUserTours(user)).toEqual([]);
    expect(idOf(await createTour(['namibia', 'sri-lanka'], day(21), user))).toBe(first);
    expect(idOf(await createTour(['namibia'], day(21), user))).not.toBe(first);
  });

  it('createFromExperience starts at the experience and reopens an unchanged tour', async () => {
    const ella = { key: 'ella', country_key: 'sri-lanka' };
    const first = idOf(await createFromExperience(ella, day(20), user));
    const tour = await readTour(first, user);
    expect(tour?.countries).toEqual(['sri-lanka']);
    expect(tour?.itinerary).toEqual([{ experience_id: 'ella', id: expect.any(String) }]);
    expect((await listUserTours(user)).map(({ id }) => id)).toEqual([first]);

    expect(idOf(await createFromExperience(ella, day(21), user))).toBe(first);
    expect(idOf(await createFromExperience({ ...ella, key: 'kandy' }, day(21), user))).not.toBe(first);
    if (tour) await user.tours.update(first, { local: { ...tour, name: 'Hills' } });
    expect(idOf(await createFromExperience(ella, day(22), user))).not.toBe(first);
  });

  it('createTour leaves an existing draft unchanged', async () => {
    const former = idOf(await createFromReadyMade(readyMade(), 'de', day(20), user));
    const next = idOf(await createTour(['sri-lanka'], day(21), user));
    expect(next).not.toBe(former);
    expect((await listUserTours(user)).map(({ id }) => id)).toEqual([former]);
  });

  it('createFromReadyMade uses the title in the language and adds ids to stops', async () => {
    const id = idOf(await createFromReadyMade(readyMade(), 'de', day(20), user));
    const tour = await readTour(id, user);
    expect(tourSchema.safeParse(tour).success).toBe(true);
    expect(tour?.name).toBe('Hochland');
    expect(tour?.itinerary[1]).toEqual({ connection_id: 'kandy_ella', selectedKey: 'train:main' });
    expect((await listUserTours(user))[0]).toMatchObject({
      stops: ['kandy', 'ella'],
      days: 7,
      touched: true,
    });
  });

  it('duplicateTour uses new ids, and is neither booked nor published', async () => {
    const original = idOf(await createFromReadyMade(readyMade(), 'en', day(20), user));
    const copy = idOf(await duplicateTour(original, 'Hill country (copy)', day(21), user));
    const [a, b] = [await readTour(original, user), await readTour(copy, user)];
    const ids = [a, b].flatMap((tour) => tour?.itinerary.filter(isStop).map((stop) => stop.id) ?? []);
    expect(new Set([original, copy, ...ids]).size).toBe(6);
    expect(b).toMatchObject({ name: 'Hill country (copy)', bookings: null, published: false, version: null });
    expect((await listUserTours(user)).map(({ id }) => id)).toEqual([copy, original]);
  });

  it('duplicateTour returns not-found for a missing tour', async () => {
    expect(await duplicateTour('gone', 'x', day(20), user)).toEqual({ ok: false, code: 'not-found' });
  });

  it('deleteTour deletes an unsent tour, and the last draft is opened next', async () => {
    const first = idOf(await createFromReadyMade(readyMade(), 'en', day(20), user));
    const second = idOf(await duplicateTour(first, 'Copy', day(21), user));
    await deleteTour(second, user);
    expect(await readTour(second, user)).toBeNull();
    expect(await user.tours.count()).toBe(1);
    expect(await lastTourId(user)).toBe(first);
    await deleteTour(first, user);
    expect(await lastTourId(user)).toBeNull();
  });

  it('deleteTour keeps a synced tour as a deletion to send', async () => {
    const id = idOf(await createFromReadyMade(readyMade(), 'en', day(20), user));
    await user.tours.update(id, { rev: 7 });
    await deleteTour(id, user);
    expect(await user.tours.get(id)).toMatchObject({ rev: 7, local: null, dirty: true });
    expect(await listUserTours(user)).toEqual([]);
  });
});
