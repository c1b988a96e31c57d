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
      { experience_id: 'kandy', id: KANDY_STOP, nights: 2, notes: 'Ask for the room above.' },
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

async function faultOf(value: unknown) {
  const result = await importText(JSON.stringify(value));
  if (result.ok) throw new Error('it was taken');
  expect(await user.tours.count()).toBe(0);
  expect(await user.cards.count()).toBe(0);
  return result.fault;
}

describe('the file of a tour', () => {
  it('becomes a new tour with everything in it, under new ids, private', async () => {
    const result = await importText(JSON.stringify(file()));
    if (!result.ok) throw new Error(result.fault.code);
    expect(result).toMatchObject({ name: 'Hügel und Tee', unknown: [] });
    const kept = (await user.tours.get(result.tourId))?.local;
    const given = tour();
    const anyId: unknown = expect.any(String);
    expect(kept).toEqual({
      ...given,
      id: result.tourId,
      version: null,
      published: false,
      slug: null,
      updatedAt: '2026-11-20T09:30:00.000Z',
      itinerary: given.itinerary.map((entry) => ('experience_id' in entry ? { ...entry, id: anyId } : entry)),
    });
    expect(result.tourId).not.toBe(given.id);
    expect(kept?.itinerary[0]?.id).not.toBe(KANDY_STOP);
    // 10 January 08:00, two nights in Kandy, a day by train, a night in Ella: the 13th is the fourth day.
    expect(await user.cards.get(result.tourId)).toMatchObject({ name: 'Hügel und Tee', days: 4 });
  });

  it('may come twice: two tours', async () => {
    await importText(JSON.stringify(file()));
    await importText(JSON.stringify(file()));
    expect(await user.tours.count()).toBe(2);
  });

  it('may hold nothing but id and itinerary', async () => {
    const result = await importText(
      JSON.stringify(file({ places: undefined, tour: { id: 'x', itinerary: [{ experience_id: 'ella' }] } })),
    );
    expect(result).toMatchObject({ ok: true, name: '' });
  });

  it('names stops that the catalogue does not have', async () => {
    const itinerary = ['kandy', 'atlantis'].map((key) => ({ experience_id: key }));
    const result = await importText(JSON.stringify(file({}, { itinerary })));
    expect(result).toMatchObject({ ok: true, unknown: ['atlantis'] });
  });

  it('brings a place of its people along, under a new id wherever it stands', async () => {
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
    const kept = (await user.tours.get(result.tourId))?.local;
    expect(kept?.itinerary.map((entry) => entry['experience_id'] ?? entry['connection_id'])).toEqual([
      'kandy',
      `kandy_${own?.id}`,
      own?.id,
    ]);
    expect(Object.keys(kept?.ownConnections ?? {})).toEqual([`kandy_${own?.id}`]);

    // Whoever has the place already does not get it twice.
    const again = await importText(text.replaceAll(garden, own?.id ?? ''));
    expect(again).toMatchObject({ ok: true, unknown: [] });
    expect(await user.ownExperiences.count()).toBe(1);
  });
});

describe('what is no such file', () => {
  it.each([
    ['no JSON', '{"format": "rucksack-tour", ', 'not-json'],
    ['nothing', '', 'not-json'],
    ['JSON of something else', '[1, 2]', 'not-a-tour'],
    ['a tour without its envelope', JSON.stringify(tour()), 'not-a-tour'],
    ['a version that is no number', JSON.stringify(file({ version: '1' })), 'not-a-tour'],
    ['a newer version', JSON.stringify(file({ version: 2 })), 'newer'],
    ['brackets without end', '['.repeat(200_000), 'not-a-tour'],
  ])('%s', async (_what, text, code) => {
    expect(await importText(text)).toEqual({ ok: false, fault: { code } });
    expect(await user.tours.count()).toBe(0);
  });

  it('more than five megabytes', async () => {
    const big = JSON.stringify(file({ more: 'x'.repeat(TOUR_FILE_MAX_BYTES) }));
    expect(await importText(big)).toEqual({ ok: false, fault: { code: 'too-big' } });
    expect(readTourFile(big)).toEqual({ code: 'too-big' });
  });

  it('five megabytes to the byte are read', async () => {
    const text = JSON.stringify(file()).padEnd(TOUR_FILE_MAX_BYTES);
    expect(readTourFile(text)).toMatchObject({ tour: { name: 'Hügel und Tee' } });
    // Two characters of the name take two bytes each.
    const bytes = new TextEncoder().encode(text).byteLength - TOUR_FILE_MAX_BYTES;
    expect(await importText(text.slice(0, -bytes))).toMatchObject({ ok: true });
  });
});

describe('what does not fit is named by its field', () => {
  const second = (changes: object) => ({ itinerary: [{ experience_id: 'kandy' }, changes] });
  it.each<[string, Record<string, unknown>, (string | number)[]]>([
    ['too many nights', second({ experience_id: 'ella', nights: 400 }), ['itinerary', 1, 'nights']],
    ['neither stop nor way', second({ nights: 1 }), ['itinerary', 1]],
    ['both at once', second({ experience_id: 'ella', connection_id: 'a_b' }), ['itinerary', 1]],
    ['a way with three ends', second({ connection_id: 'a_b_c' }), ['itinerary', 1, 'connection_id']],
    ['an id with an underscore', second({ experience_id: 'a_b' }), ['itinerary', 1, 'experience_id']],
    [
      'a time that is none',
      second({ connection_id: 'kandy_ella', departureTime: '25:00' }),
      ['itinerary', 1, 'departureTime'],
    ],
    ['no list of stops', { itinerary: 'kandy' }, ['itinerary']],
    ['a day that is in no calendar', { startDate: '2027-02-30' }, ['startDate']],
    ['nobody travels', { travellers: 0 }, ['travellers']],
    [
      'a link that is a program',
      { ownConnections: { kandy_ella: [{ type: 'bus', duration: 60, link: 'javascript:alert(1)' }] } },
      ['ownConnections', 'kandy_ella', 0, 'link'],
    ],
    [
      'a confirmation that is a program',
      {
        bookings: {
          ...tour().bookings,
          flights: [{ uid: 'flight:a_b#1', confirmationLink: 'data:text/html,x' }],
        },
      },
      ['bookings', 'flights', 0, 'confirmationLink'],
    ],
    [
      'bookings that the engine does not take',
      { bookings: { accommodation: [{ uid: 'stay:kandy#1', booked: 'yes' }], flights: [], transport: [] } },
      ['bookings', 'accommodation', 0, 'booked'],
    ],
  ])('%s', async (_what, changes, path) => {
    expect(await faultOf(file({}, changes))).toEqual({ code: 'invalid', path });
  });

  it('a place without a title', async () => {
    expect(await faultOf(file({ places: [{ id: KANDY_STOP }] }))).toEqual({
      code: 'invalid',
      path: ['places', 0, 'title'],
    });
  });
});

describe('anything at all', () => {
  /** Nothing is thrown; what is there afterwards is a whole tour or nothing. */
  async function holds(text: string) {
    const result = await importText(text);
    const [rows, cards] = await Promise.all([user.tours.toArray(), user.cards.toArray()]);
    expect([rows.length, cards.length]).toEqual(result.ok ? [1, 1] : [0, 0]);
    for (const { local } of rows) expect(tourSchema.safeParse(local).success).toBe(true);
    await user.tours.clear();
    await user.cards.clear();
  }

  it('texts', async () => {
    const checked = fc.assert(fc.asyncProperty(fc.string(), holds), { numRuns: 100 });
    await expect(checked).resolves.toBeUndefined();
  });

  it('JSON under the right name', async () => {
    const checked = fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), (changed, places) =>
        holds(JSON.stringify(file({ tour: changed, places }))),
      ),
      { numRuns: 150 },
    );
    await expect(checked).resolves.toBeUndefined();
  });

  it('a good file with one value changed anywhere', async () => {
    const whole = JSON.stringify(file());
    const values = [...whole.matchAll(/(?<=[:[,])("(?:[^"\\]|\\.)*"(?!:)|-?\d+(?:\.\d+)?|true|false|null)/g)];
    const checked = fc.assert(
      fc.asyncProperty(fc.nat(values.length - 1), fc.jsonValue({ maxDepth: 2 }), (at, value) => {
        const found = values[at];
        if (!found) throw new Error('no value');
        const rest = whole.slice(found.index + found[0].length);
        return holds(whole.slice(0, found.index) + JSON.stringify(value) + rest);
      }),
      { numRuns: 250 },
    );
    await expect(checked).resolves.toBeUndefined();
  });

  it('a good file cut off', async () => {
    const whole = JSON.stringify(file());
    const cut = fc.asyncProperty(fc.nat(whole.length - 1), (length) => holds(whole.slice(0, length)));
    await expect(fc.assert(cut, { numRuns: 100 })).resolves.toBeUndefined();
  });
});
