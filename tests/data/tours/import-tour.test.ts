import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CatalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { createEngineClient } from '../../../src/data/planner/engine-client.ts';
import { importTourFile, readTourFile, type TourImport } from '../../../src/data/tours/files/import-tour.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';
import { TOUR_FILE_MAX_BYTES } from '../../../src/model/tour-file.ts';
import { tourSchema } from '../../../src/model/schemas/tour.ts';
import { airport, country, experience } from '../../worker/sync/catalogue-items.ts';
import { startOnChannel, wholeEngine } from '../planner/engine-on-channel.ts';

const catalogue = new CatalogueDb('catalogue-import-tour');
const user = new UserDb('user-import-tour');
const engine = createEngineClient(() => startOnChannel(wholeEngine()));
const parts = { catalogue, user, engine };
const NOW = new Date('2026-11-20T09:30:00Z');

beforeAll(async () => {
  await catalogue.countries.put(country('sri-lanka'));
  await catalogue.experiences.bulkPut([experience('kandy', 'sri-lanka'), experience('ella', 'sri-lanka')]);
  await catalogue.airports.bulkPut([airport('FRA'), airport('CMB')]);
});
afterEach(async () => {
  await user.tours.clear();
  await user.cards.clear();
  await user.ownExperiences.clear();
});
afterAll(async () => {
  engine.close();
  await user.delete();
  await catalogue.delete();
});

const KANDY_STOP = '0197c9a0-0000-7000-8000-000000000001';
const KANDY_ITEM = '0197c9a0-0000-7000-8000-000000000011';

function tour(changes: Record<string, unknown> = {}) {
  return {
    id: '0197c9a0-0000-7000-8000-0000000000aa',
    version: 7,
    name: 'Hügel und Tee',
    notes: 'Take the slow train.',
    countries: ['sri-lanka'],
    startDate: '2027-01-10',
    endDate: null,
    travellers: 2,
    homeAirport: null,
    itinerary: [
      {
        experience_id: 'kandy',
        id: KANDY_STOP,
        nights: 2,
        notes: 'Ask for the room above.',
        items: [
          { id: KANDY_ITEM, kind: 'place', ref: 'geonames:1241622', title: 'Lake', day: 0, minutes: 60 },
        ],
      },
      { connection_id: 'kandy_ella', selected: 0, selectedKey: 'train::own-1:kandy:ella' },
      { experience_id: 'ella', id: '0197c9a0-0000-7000-8000-000000000002', nights: 1 },
    ],
    ownConnections: {
      kandy_ella: [
        {
          key: 'train::own-1:kandy:ella',
          type: 'train',
          duration: 25_200,
          price: 4,
          link: 'https://a.example',
        },
      ],
    },
    bookings: {
      accommodation: [
        {
          uid: 'stay:kandy#1',
          exp_key: 'kandy',
          booked: true,
          notes: 'late',
          price: 40,
          priceEdited: true,
          reference: 'QX12',
          arrival: '2027-01-10T08:00',
          departure: '2027-01-12T06:00',
          plannedArrival: '2027-01-10T08:00',
          plannedDeparture: '2027-01-12T06:00',
          nights: 2,
          hotelOnly: false,
          price_per_night: 20,
          itinIndex: 0,
          maIndex: 0,
        },
      ],
      flights: [],
      transport: [],
    },
    originalOrder: null,
    published: true,
    slug: 'tea',
    updatedAt: '2026-11-01T00:00:00.000Z',
    ...changes,
  };
}

function file(changes: Record<string, unknown> = {}, tourChanges: Record<string, unknown> = {}) {
  return {
    format: 'rucksack-tour',
    version: 1,
    exportedAt: '2026-11-02T00:00:00.000Z',
    tour: tour(tourChanges),
    places: [],
    ...changes,
  };
}

function importText(text: string): Promise<TourImport> {
  return importTourFile(new Blob([text]), parts, NOW);
}

async function rejectionOf(value: unknown) {
  const result = await importText(JSON.stringify(value));
  if (result.ok) throw new Error('the file was imported');
  expect(await user.tours.count()).toBe(0);
  expect(await user.cards.count()).toBe(0);
  return result.fault;
}

describe('importing a tour file', () => {
  it('creates a new private tour with all fields and new ids', async () => {
    const result = await importText(JSON.stringify(file()));
    if (!result.ok) throw new Error(result.fault.code);
    expect(result).toMatchObject({ name: 'Hügel und Tee', unknown: [] });
    const stored = (await user.tours.get(result.tourId))?.local;
    const original = tour();
    const anyId: unknown = expect.any(String);
    expect(stored).toEqual({
      ...original,
      id: result.tourId,
      version: null,
      published: false,
      slug: null,
      updatedAt: '2026-11-20T09:30:00.000Z',
      itinerary: original.itinerary.map((entry) =>
        'experience_id' in entry
          ? {
              ...entry,
              id: anyId,
              ...(entry.items && { items: entry.items.map((item) => ({ ...item, id: anyId })) }),
            }
          : entry,
      ),
    });
    expect(result.tourId).not.toBe(original.id);
    expect(stored?.itinerary[0]?.id).not.toBe(KANDY_STOP);
    expect(JSON.stringify(stored)).not.toContain(KANDY_ITEM);
    // 10 January 08:00, two nights in Kandy, a day by train, a night in Ella: the 13th is the fourth day.
    expect(await user.cards.get(result.tourId)).toMatchObject({ name: 'Hügel und Tee', days: 4 });
  });

  it('imports the same file twice as two tours', async () => {
    await importText(JSON.stringify(file()));
    await importText(JSON.stringify(file()));
    expect(await user.tours.count()).toBe(2);
  });

  it('accepts a tour with only id and itinerary', async () => {
    const result = await importText(
      JSON.stringify(file({ places: undefined, tour: { id: 'x', itinerary: [{ experience_id: 'ella' }] } })),
    );
    expect(result).toMatchObject({ ok: true, name: '' });
  });

  it('lists stops missing in the catalogue', async () => {
    const itinerary = ['kandy', 'atlantis'].map((key) => ({ experience_id: key }));
    const result = await importText(JSON.stringify(file({}, { itinerary })));
    expect(result).toMatchObject({ ok: true, unknown: ['atlantis'] });
  });

  it('imports own experiences under a new id everywhere', async () => {
    const garden = '0197c9a0-0000-7000-8000-0000000000ff';
    const place = {
      id: garden,
      title: 'Omas Garten',
      description: 'Äpfel.',
      country_key: 'sri-lanka',
      region: '',
      location: { coordinates: [80.5, 7.1] },
      duration: 24,
      categories: [],
      months: [],
      price: 0,
      price_per_night: 0,
    };
    const itinerary = [
      { experience_id: 'kandy' },
      { connection_id: `kandy_${garden}`, selected: 0 },
      { experience_id: garden },
    ];
    const ownConnections = { [`kandy_${garden}`]: [{ type: 'bus', duration: 3_600 }] };
    const text = JSON.stringify(file({ places: [place] }, { itinerary, ownConnections, bookings: null }));
    const result = await importText(text);
    if (!result.ok) throw new Error(result.fault.code);
    expect(result.unknown).toEqual([]);
    const [own, ...more] = await user.ownExperiences.toArray();
    expect(more).toEqual([]);
    expect(own?.id).not.toBe(garden);
    expect(own?.local).toMatchObject({ ...place, id: own?.id, version: null, published: false });
    const stored = (await user.tours.get(result.tourId))?.local;
    expect(stored?.itinerary.map((entry) => entry['experience_id'] ?? entry['connection_id'])).toEqual([
      'kandy',
      `kandy_${own?.id}`,
      own?.id,
    ]);
    expect(Object.keys(stored?.ownConnections ?? {})).toEqual([`kandy_${own?.id}`]);

    // An own experience that is already there is not added again.
    const again = await importText(text.replaceAll(garden, own?.id ?? ''));
    expect(again).toMatchObject({ ok: true, unknown: [] });
    expect(await user.ownExperiences.count()).toBe(1);
  });
});

describe('rejected files', () => {
  it.each([
    ['invalid JSON', '{"format": "rucksack-tour", ', 'not-json'],
    ['an empty file', '', 'not-json'],
    ['other JSON', '[1, 2]', 'not-a-tour'],
    ['a tour without its envelope', JSON.stringify(tour()), 'not-a-tour'],
    ['a version that is not a number', JSON.stringify(file({ version: '1' })), 'not-a-tour'],
    ['a newer version', JSON.stringify(file({ version: 2 })), 'newer'],
    ['deeply nested brackets', '['.repeat(200_000), 'not-a-tour'],
  ])('%s', async (_what, text, code) => {
    expect(await importText(text)).toEqual({ ok: false, fault: { code } });
    expect(await user.tours.count()).toBe(0);
  });

  it('rejects more than five megabytes', async () => {
    const big = JSON.stringify(file({ more: 'x'.repeat(TOUR_FILE_MAX_BYTES) }));
    expect(await importText(big)).toEqual({ ok: false, fault: { code: 'too-big' } });
    expect(readTourFile(big)).toEqual({ code: 'too-big' });
  });

  it('accepts exactly five megabytes', async () => {
    const text = JSON.stringify(file()).padEnd(TOUR_FILE_MAX_BYTES);
    expect(readTourFile(text)).toMatchObject({ tour: { name: 'Hügel und Tee' } });
    // Two characters of the name take two bytes each.
    const bytes = new TextEncoder().encode(text).byteLength - TOUR_FILE_MAX_BYTES;
    expect(await importText(text.slice(0, -bytes))).toMatchObject({ ok: true });
  });
});

describe('invalid fields are rejected with their path', () => {
  const second = (changes: object) => ({ itinerary: [{ experience_id: 'kandy' }, changes] });
  it.each<[string, Record<string, unknown>, (string | number)[]]>([
    ['too many nights', second({ experience_id: 'ella', nights: 400 }), ['itinerary', 1, 'nights']],
    ['neither stop nor connection', second({ nights: 1 }), ['itinerary', 1]],
    ['both stop and connection', second({ experience_id: 'ella', connection_id: 'a_b' }), ['itinerary', 1]],
    [
      'a connection id with three parts',
      second({ connection_id: 'a_b_c' }),
      ['itinerary', 1, 'connection_id'],
    ],
    ['an id with an underscore', second({ experience_id: 'a_b' }), ['itinerary', 1, 'experience_id']],
    [
      'an invalid time',
      second({ connection_id: 'kandy_ella', departureTime: '25:00' }),
      ['itinerary', 1, 'departureTime'],
    ],
    [
      'an item with an invalid time',
      second({ experience_id: 'ella', items: [{ id: KANDY_ITEM, kind: 'note', title: 'x', start: '9' }] }),
      ['itinerary', 1, 'items', 0, 'start'],
    ],
    ['an itinerary that is not a list', { itinerary: 'kandy' }, ['itinerary']],
    ['a nonexistent date', { startDate: '2027-02-30' }, ['startDate']],
    ['zero travellers', { travellers: 0 }, ['travellers']],
    [
      'a javascript: link',
      { ownConnections: { kandy_ella: [{ type: 'bus', duration: 60, link: 'javascript:alert(1)' }] } },
      ['ownConnections', 'kandy_ella', 0, 'link'],
    ],
    [
      'a data: confirmation link',
      {
        bookings: {
          ...tour().bookings,
          flights: [{ uid: 'flight:a_b#1', confirmationLink: 'data:text/html,x' }],
        },
      },
      ['bookings', 'flights', 0, 'confirmationLink'],
    ],
    [
      'a check-in that is no time',
      { bookings: { ...tour().bookings, accommodation: [{ uid: 'stay:kandy#1', checkIn: '3 pm' }] } },
      ['bookings', 'accommodation', 0, 'checkIn'],
    ],
    [
      'an arrival without a date',
      { bookings: { ...tour().bookings, flights: [{ uid: 'flight:a_b#1', arrivalReturn: '10:40' }] } },
      ['bookings', 'flights', 0, 'arrivalReturn'],
    ],
    [
      'a flight number that is too long',
      { bookings: { ...tour().bookings, flights: [{ uid: 'flight:a_b#1', flightNumber: 'UL'.repeat(11) }] } },
      ['bookings', 'flights', 0, 'flightNumber'],
    ],
    [
      'bookings that the engine rejects',
      { bookings: { accommodation: [{ uid: 'stay:kandy#1', booked: 'yes' }], flights: [], transport: [] } },
      ['bookings', 'accommodation', 0, 'booked'],
    ],
  ])('%s', async (_what, changes, path) => {
    expect(await rejectionOf(file({}, changes))).toEqual({ code: 'invalid', path });
  });

  it('a place without a title', async () => {
    expect(await rejectionOf(file({ places: [{ id: KANDY_STOP }] }))).toEqual({
      code: 'invalid',
      path: ['places', 0, 'title'],
    });
  });
});

describe('arbitrary input is imported as a valid tour or not at all', () => {
  /** Expects no exception and either one valid tour or nothing stored. */
  async function importsAllOrNothing(text: string) {
    const result = await importText(text);
    const [rows, cards] = await Promise.all([user.tours.toArray(), user.cards.toArray()]);
    expect([rows.length, cards.length]).toEqual(result.ok ? [1, 1] : [0, 0]);
    for (const { local } of rows) expect(tourSchema.safeParse(local).success).toBe(true);
    await user.tours.clear();
    await user.cards.clear();
  }

  it('strings', async () => {
    const checked = fc.assert(fc.asyncProperty(fc.string(), importsAllOrNothing), { numRuns: 100 });
    await expect(checked).resolves.toBeUndefined();
  });

  it('JSON in a valid envelope', async () => {
    const checked = fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), (changed, places) =>
        importsAllOrNothing(JSON.stringify(file({ tour: changed, places }))),
      ),
      { numRuns: 150 },
    );
    await expect(checked).resolves.toBeUndefined();
  });

  it('a valid file with one changed value', async () => {
    const whole = JSON.stringify(file());
    const values = [...whole.matchAll(/(?<=[:[,])("(?:[^"\\]|\\.)*"(?!:)|-?\d+(?:\.\d+)?|true|false|null)/g)];
    const checked = fc.assert(
      fc.asyncProperty(fc.nat(values.length - 1), fc.jsonValue({ maxDepth: 2 }), (at, value) => {
        const found = values[at];
        if (!found) throw new Error('no value');
        const rest = whole.slice(found.index + found[0].length);
        return importsAllOrNothing(whole.slice(0, found.index) + JSON.stringify(value) + rest);
      }),
      { numRuns: 250 },
    );
    await expect(checked).resolves.toBeUndefined();
  });

  it('a truncated valid file', async () => {
    const whole = JSON.stringify(file());
    const cut = fc.asyncProperty(fc.nat(whole.length - 1), (length) =>
      importsAllOrNothing(whole.slice(0, length)),
    );
    await expect(fc.assert(cut, { numRuns: 100 })).resolves.toBeUndefined();
  });
});
