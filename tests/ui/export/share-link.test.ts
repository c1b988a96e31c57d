import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyTour } from '../../../src/data/tours/tour-document.ts';
import type { PlannedTour } from '../../../src/data/planner/planned-tour.ts';
import { ownOfFilePlace } from '../../../src/model/tour-file.ts';
import type { Tour } from '../../../src/model/schemas/tour.ts';
import { readShareFragment, shareFragment } from '../../../src/ui/features/export/share-link.ts';
import { fileName, makeTourFile } from '../../../src/ui/features/export/make-file.ts';
import { readTourFile } from '../../../src/data/tours/files/import-tour.ts';

const NOW = new Date('2026-11-20T09:30:00Z');
const GARDEN = {
  id: '0197c9a0-0000-7000-8000-0000000000ff',
  title: 'Omas Garten',
  description: 'Äpfel.',
  country_key: 'germany',
  region: 'Franken',
  address: 'Gartenweg 3',
  location: { coordinates: [11.1, 49.4] as [number, number] },
  duration: 24,
  categories: [],
  months: [9],
  price: 0,
  price_per_night: 0,
};

/** Private: must not appear in a shared link. */
const PRICE_PAID = 73_519;

const TOUR: Tour = {
  ...emptyTour(['sri-lanka'], NOW),
  name: 'Hügel',
  notes: 'SECRET note',
  startDate: '2027-01-10',
  travellers: 2,
  homeAirport: 'FRA',
  itinerary: [
    {
      experience_id: 'kandy',
      id: '0197c9a0-0000-7000-8000-000000000001',
      nights: 2,
      notes: 'SECRET room',
      items: [
        { id: '0197c9a0-0000-7000-8000-000000000011', kind: 'note', title: 'SECRET date', day: 0 },
        {
          id: '0197c9a0-0000-7000-8000-000000000012',
          kind: 'activity',
          ref: 'kandy/temple',
          title: 'Temple',
          day: 1,
          start: '09:00',
        },
      ],
    },
    {
      connection_id: 'kandy_ella',
      selected: 1,
      selectedKey: 'train',
      departureTime: '09:15',
      notes: 'SECRET seat',
    },
    Object.assign(
      { experience_id: GARDEN.id, id: '0197c9a0-0000-7000-8000-000000000002', duration: 30 },
      { paid: 'SECRET' },
    ),
  ],
  ownConnections: {
    kandy_ella: [{ key: 'own', type: 'bus', duration: 3600, price: 4 }],
    left_behind: [{ key: 'own', type: 'bus', duration: 3600, text: 'SECRET' }],
  },
  bookings: {
    accommodation: [
      {
        uid: 'stay:kandy#1',
        exp_key: 'kandy',
        booked: true,
        reference: 'SECRET reference',
        name: 'SECRET hotel',
        address: 'SECRET street',
        phone: 'SECRET number',
        notes: 'SECRET booking',
        price: PRICE_PAID,
        price_per_night: PRICE_PAID,
        priceEdited: true,
        arrival: '2027-01-10T15:00',
        departure: '2027-01-12T09:00',
        plannedArrival: '2027-01-10T15:00',
        plannedDeparture: '2027-01-12T09:00',
        nights: 2,
        hotelOnly: false,
        itinIndex: 0,
        maIndex: null,
      },
    ],
    flights: [],
    transport: [],
  },
};
const FACTS: PlannedTour['facts'] = {
  places: new Map(),
  ownExperiences: new Map([[GARDEN.id, ownOfFilePlace(GARDEN, NOW.toISOString())]]),
  countries: new Map(),
  airports: new Map(),
  placeTexts: new Map(),
  visitedCountries: new Set(),
};

async function fragmentOf(tour: Tour): Promise<string> {
  const fragment = await shareFragment({ tour, facts: FACTS });
  if (fragment === null) throw new Error('too long');
  return fragment;
}

function deflated(value: unknown): string {
  return `t=1.${deflateRawSync(JSON.stringify(value)).toString('base64url')}`;
}

describe('share link', () => {
  it('restores the tour without private fields', async () => {
    const found = await readShareFragment(`#${await fragmentOf(TOUR)}`, NOW);
    if ('code' in found) throw new Error(found.code);
    expect(found.tour).toMatchObject({
      name: 'Hügel',
      notes: '',
      countries: ['sri-lanka'],
      startDate: '2027-01-10',
      endDate: null,
      travellers: 2,
      homeAirport: 'FRA',
      bookings: null,
      published: false,
      itinerary: [
        {
          experience_id: 'kandy',
          nights: 2,
          items: [{ kind: 'activity', ref: 'kandy/temple', title: 'Temple', day: 1, start: '09:00' }],
        },
        { connection_id: 'kandy_ella', selected: 1, selectedKey: 'train', departureTime: '09:15' },
        { experience_id: GARDEN.id, duration: 30 },
      ],
      ownConnections: { kandy_ella: [{ key: 'own', type: 'bus', duration: 3600, price: 4 }] },
    });
    // The description of an unpublished own experience stays private.
    const { address: _address, ...garden } = GARDEN;
    expect(found.places).toEqual([{ ...garden, description: '' }]);
  });

  it('includes all fields of a published own experience', async () => {
    const published = { ...ownOfFilePlace(GARDEN, NOW.toISOString()), published: true, slug: 'omas-garten' };
    const facts = { ...FACTS, ownExperiences: new Map([[GARDEN.id, published]]) };
    const fragment = await shareFragment({ tour: TOUR, facts });
    const found = await readShareFragment(fragment ?? '', NOW);
    expect(found).toMatchObject({ places: [GARDEN] });
  });

  it('contains no private data and no notes', async () => {
    const fragment = await fragmentOf(TOUR);
    expect(fragment).toMatch(/^t=1\.[A-Za-z0-9_-]+$/);
    const text = inflateRawSync(Buffer.from(fragment.slice(4), 'base64url')).toString();
    expect(text).not.toContain('SECRET');
    expect(text).not.toContain(String(PRICE_PAID));
    expect(text).not.toContain('bookings');
    expect(text).not.toContain(TOUR.id);
  });

  it('stays under 3,000 characters for fifty stops', async () => {
    const keys = Array.from({ length: 50 }, (_, index) => `place-number-${(index * 7919) % 1000}`);
    const itinerary: Tour['itinerary'] = [];
    for (const [index, key] of keys.entries()) {
      const timelineConnection = {
        connection_id: `${keys[index - 1]}_${key}`,
        selectedKey: `rental:4x4:road:${key}`,
      };
      if (index > 0) itinerary.push(timelineConnection);
      itinerary.push({ experience_id: key, duration: 24 + index });
    }
    expect((await fragmentOf({ ...TOUR, itinerary })).length).toBeLessThan(3_000);
  });

  it('returns null for a tour that is too large', async () => {
    const itinerary = Array.from({ length: 400 }, () => ({ experience_id: crypto.randomUUID() }));
    expect(await shareFragment({ tour: { ...TOUR, itinerary }, facts: FACTS })).toBeNull();
  });
});

describe('invalid share link', () => {
  it.each([
    ['an empty fragment', '', 'not-a-tour'],
    ['another parameter name', '#x=1.abc', 'not-a-tour'],
    ['invalid characters', '#t=1.a%20b', 'not-a-tour'],
    ['a newer version', '#t=2.abc', 'newer'],
    ['text that is not deflated', '#t=1.abcd', 'not-a-tour'],
    ['an empty value', '#t=1.', 'not-a-tour'],
    ['deflated text that is not JSON', `#t=1.${deflateRawSync('tour').toString('base64url')}`, 'not-a-tour'],
    ['other JSON', `#${deflated(7)}`, 'not-a-tour'],
  ])('%s', async (_what, fragment, code) => {
    expect(await readShareFragment(fragment, NOW)).toEqual({ code });
  });

  it('returns the path of an invalid field', async () => {
    const fragment = deflated({ itinerary: [{ experience_id: 'kandy', nights: -1 }] });
    expect(await readShareFragment(fragment, NOW)).toEqual({
      code: 'invalid',
      path: ['itinerary', 0, 'nights'],
    });
  });

  it('stops inflating a decompression bomb', async () => {
    const fragment = deflated({ name: 'x'.repeat(20_000_000), itinerary: [] });
    expect(fragment.length).toBeLessThan(40_000);
    expect(await readShareFragment(fragment, NOW)).toEqual({ code: 'not-a-tour' });
  });

  it('never throws for truncated or modified links', async () => {
    const whole = await fragmentOf(TOUR);
    const damaged = fc.asyncProperty(
      fc.nat(whole.length - 1),
      fc.string({ maxLength: 3 }),
      async (at, other) => {
        await readShareFragment(whole.slice(0, at), NOW);
        await readShareFragment(whole.slice(0, at) + other + whole.slice(at + 1), NOW);
      },
    );
    await expect(fc.assert(damaged, { numRuns: 200 })).resolves.toBeUndefined();
  });
});

describe('tour file', () => {
  it('restores the tour and its own experiences', () => {
    const found = readTourFile(makeTourFile({ tour: TOUR, facts: FACTS }, NOW), NOW);
    if ('code' in found) throw new Error(found.code);
    const { id: _id, ...given } = TOUR;
    expect(found.tour).toMatchObject(given);
    expect(found.places).toEqual([GARDEN]);
    expect(ownOfFilePlace(GARDEN, NOW.toISOString())).toMatchObject({
      published: false,
      title: 'Omas Garten',
    });
  });

  it.each([
    ['Hügel & Tee: langsam!', 'huegel-tee-langsam.ics'],
    ['Réunion', 'reunion.ics'],
    ['象', 'tour.ics'],
    ['', 'tour.ics'],
  ])('for "%s" is named %s', (name, file) => {
    expect(fileName(name, 'ics')).toBe(file);
  });
});
