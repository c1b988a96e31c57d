import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  OWN_EXPERIENCES_MAX,
  TICK_LENGTH_MAX,
  TICKED_COUNTRIES_MAX,
  TICKS_PER_COUNTRY_MAX,
  TOURS_MAX,
} from '../../../src/contract/account-limits.ts';
import { problemSchema } from '../../../src/contract/problem.ts';
import {
  currentSchema,
  ownExperienceAnswerSchema,
  tourAnswerSchema,
  userSettingsAnswerSchema,
  userToursPageSchema,
} from '../../../src/contract/user-things.ts';
import { uuidV7 } from '../../../src/model/uuid-v7.ts';
import { userItems } from '../../../src/server/stores/schema.ts';
import { changes, isNew, openUserApp, type Sent, type UserApp } from './user-calls.ts';

let app: UserApp;
let ada: string;
let ben: string;
let userCount = 0;

beforeAll(async () => {
  app = await openUserApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  userCount += 1;
  ada = await app.addUser(`ada-${userCount}`);
  ben = await app.addUser(`ben-${userCount}`);
});

const send = (method: string, path: string, sent?: Sent) => app.send(method, path, { by: ada, ...sent });
const tour = (fields: Record<string, unknown> = {}) => ({ id: uuidV7(), itinerary: [], ...fields });
const place = (fields: Record<string, unknown> = {}) => ({
  id: uuidV7(),
  title: 'A bench by the lake',
  country_key: 'sri-lanka',
  location: { coordinates: [80.5, 7.2] },
  duration: 3,
  ...fields,
});
const putTour = (body: { id: string }, sent: Sent = { headers: isNew }) =>
  send('PUT', `/tours/${body.id}`, { body, ...sent });

async function tourOf(response: Response | Promise<Response>) {
  const answer = await response;
  expect([200, 201]).toContain(answer.status);
  return tourAnswerSchema.parse(await answer.json()).tour;
}

async function problemOf(response: Response) {
  return problemSchema.parse(await response.json());
}

async function invalidFields(response: Response) {
  expect(response.status).toBe(422);
  return (await problemOf(response)).errors?.map(({ path }) => path);
}

describe('PUT /api/tours/{id}', () => {
  it('keeps rental bookings that an older client does not send', async () => {
    const lists = { accommodation: [], flights: [], transport: [] };
    const rentals = [{ uid: 'rental#1', booked: true, reference: 'NAM-77' }];
    const body = tour();
    const withBookings = (bookings: unknown) => ({ ...body, bookings }) as { id: string };
    await tourOf(putTour(withBookings({ ...lists, rentals })));
    const changed = await tourOf(putTour(withBookings(lists), { headers: changes(1) }));
    expect(changed.bookings).toEqual({ ...lists, rentals });
    const emptied = await tourOf(putTour(withBookings({ ...lists, rentals: [] }), { headers: changes(2) }));
    expect(emptied.bookings).toEqual({ ...lists, rentals: [] });
    const reset = await tourOf(putTour(withBookings(null), { headers: changes(3) }));
    expect(reset.bookings).toBeNull();
  });

  it('answers 201 to a new tour and 200 to a change, with the version and no-store', async () => {
    const body = tour({ name: 'South', notes: 'mine' });
    const created = await putTour(body);
    expect([created.status, created.headers.get('ETag'), created.headers.get('Cache-Control')]).toEqual([
      201,
      '"1"',
      'no-store',
    ]);
    const stored = await tourOf(created);
    expect(stored).toEqual({
      ...body,
      version: 1,
      countries: [],
      startDate: null,
      endDate: null,
      travellers: 1,
      homeAirport: null,
      ownConnections: {},
      bookings: null,
      originalOrder: null,
      published: false,
      slug: null,
      updatedAt: stored.updatedAt,
    });
    expect(stored.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const changed = await putTour({ ...stored, name: 'North' } as { id: string }, { headers: changes(1) });
    expect([changed.status, (await tourOf(changed)).version]).toEqual([200, 2]);
  });

  it('stores every entry of the itinerary unchanged', async () => {
    const stop = { id: uuidV7(), experience_id: 'kandy', nights: 2, notes: 'the blue house', extra: [1] };
    const connection = { connection_id: 'kandy_ella', selected: 1, selectedKey: 'Train::x' };
    const stored = await tourOf(
      putTour(tour({ itinerary: [stop, connection], updatedAt: 'a device’s clock' })),
    );
    expect(stored.itinerary).toEqual([stop, connection]);
    expect(stored.updatedAt).toBe('a device’s clock');
  });

  it('assigns ids to stops without one, but not to connections', async () => {
    const body = tour({
      itinerary: [
        { experience_id: 'kandy' },
        { connection_id: 'kandy_ella' },
        { experience_id: 'ella', id: null },
      ],
    });
    const headers = { ...isNew, 'Idempotency-Key': uuidV7() };
    const stored = await tourOf(putTour(body, { headers }));
    const ids = stored.itinerary.map(({ id }) => id);
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[1]).toBeUndefined();
    expect(ids[2]).not.toBe(ids[0]);
    const again = await tourOf(putTour(body, { headers }));
    expect(again).toEqual(stored);
  });

  it('answers 428 without a condition and 400 to a malformed one', async () => {
    const body = tour();
    expect((await putTour(body, {})).status).toBe(428);
    const strange: Record<string, string>[] = [
      { 'If-Match': '1' },
      { 'If-Match': 'W/"1"' },
      { 'If-Match': '*' },
      { 'If-None-Match': '"1"' },
      { 'If-Match': '"1"', 'If-None-Match': '*' },
    ];
    for (const headers of strange) {
      expect((await putTour(body, { headers })).status).toBe(400);
    }
  });

  it('answers 412 with the stored tour to another version, and changes nothing', async () => {
    const body = tour({ name: 'One' });
    await putTour(body);
    const refused = await putTour({ ...body, name: 'Two' } as { id: string });
    expect(refused.status).toBe(412);
    const problem: unknown = await refused.json();
    expect(problemSchema.parse(problem).code).toBe('version-mismatch');
    expect(currentSchema.parse(problem).current).toMatchObject({ name: 'One', version: 1 });
    const gone = await putTour(tour(), { headers: changes(4) });
    expect([gone.status, currentSchema.parse(await gone.json()).current]).toEqual([412, null]);
  });

  it('answers 422 to an id that differs from the path, and 404 to one that is not a UUID', async () => {
    const body = tour();
    expect(await invalidFields(await send('PUT', `/tours/${uuidV7()}`, { body, headers: isNew }))).toEqual([
      'id',
    ]);
    expect((await send('PUT', '/tours/mine', { body: { ...body, id: 'mine' }, headers: isNew })).status).toBe(
      404,
    );
  });

  it('answers 422 with every invalid field', async () => {
    const response = await putTour(
      tour({
        travellers: 0,
        itinerary: [{ experience_id: 'kandy', nights: 1.5, notes: 'x'.repeat(10_001) }],
      }),
    );
    expect(await invalidFields(response)).toEqual([
      'travellers',
      'itinerary[0].nights',
      'itinerary[0].notes',
    ]);
    const items = [
      { id: uuidV7(), kind: 'note', title: '', day: -1, start: '25:00' },
      { id: 'mine', kind: 'nap', title: 'x', ref: 'a b', minutes: 0 },
    ];
    expect(
      await invalidFields(await putTour(tour({ itinerary: [{ experience_id: 'kandy', items }] }))),
    ).toEqual([
      'itinerary[0].items[0].title',
      'itinerary[0].items[0].day',
      'itinerary[0].items[0].start',
      'itinerary[0].items[1].id',
      'itinerary[0].items[1].kind',
      'itinerary[0].items[1].ref',
      'itinerary[0].items[1].minutes',
    ]);
    expect(await invalidFields(await putTour(tour({ itinerary: 'none' })))).toEqual(['itinerary']);
    expect(await invalidFields(await putTour(tour({ notes: 'x'.repeat(10_001) })))).toEqual(['notes']);
    const many = Array.from({ length: 501 }, () => ({ experience_id: 'kandy' }));
    expect(await invalidFields(await putTour(tour({ itinerary: many })))).toEqual(['itinerary']);
  });

  it('answers 422 to text that cannot be stored and to deep nesting', async () => {
    expect(await invalidFields(await putTour(tour({ name: 'a\u0000b' })))).toEqual(['name']);
    expect(
      await invalidFields(
        await putTour(tour({ itinerary: [{ experience_id: 'kandy', extra: { a: '\ud800' } }] })),
      ),
    ).toEqual(['itinerary[0].extra.a']);
    const deep = `{"id":"${uuidV7()}","itinerary":[${'['.repeat(50_000)}${']'.repeat(50_000)}]}`;
    const response = await send('PUT', `/tours/${uuidV7()}`, {
      raw: deep,
      headers: { ...isNew, 'Content-Type': 'application/json' },
    });
    expect(response.status).toBe(422);
  });

  it('answers 400 to malformed JSON, 415 to another content type and 413 to more than 256 KiB', async () => {
    const path = `/tours/${uuidV7()}`;
    const json = { ...isNew, 'Content-Type': 'application/json' };
    expect((await send('PUT', path, { raw: '{', headers: json })).status).toBe(400);
    expect((await send('PUT', path, { raw: '{}', headers: isNew })).status).toBe(415);
    const large = JSON.stringify({ text: 'x'.repeat(256 * 1024) });
    expect((await send('PUT', path, { raw: large, headers: json })).status).toBe(413);
  });

  it('answers 401 without a session and 403 to another origin, and writes nothing', async () => {
    const body = tour();
    const path = `/tours/${body.id}`;
    expect((await app.send('PUT', path, { body, headers: isNew })).status).toBe(401);
    for (const origin of ['https://evil.example', 'null', null]) {
      expect((await send('PUT', path, { body, headers: isNew, origin })).status).toBe(403);
    }
    expect(await app.app.database.queries.query.userItems.findFirst()).toSatisfy(
      (row: { id: string } | undefined) => row?.id !== body.id,
    );
  });

  it('answers 426 to an outdated client schema', async () => {
    const response = await putTour(tour(), { headers: { ...isNew, 'X-Client-Schema': '1' } });
    expect([response.status, (await problemOf(response)).code]).toEqual([426, 'client-outdated']);
  });

  it('repeats the answer to the same idempotency key and body, and answers 422 to another body', async () => {
    const body = tour({ name: 'One' });
    const headers = { ...isNew, 'Idempotency-Key': uuidV7() };
    const first = await tourOf(putTour(body, { headers }));
    await putTour({ ...first, name: 'Two' } as { id: string }, { headers: changes(1) });
    const again = await putTour(body, { headers });
    expect([again.status, await tourOf(again)]).toEqual([201, first]);
    expect(await invalidFields(await putTour({ ...body, name: 'X' } as { id: string }, { headers }))).toEqual(
      ['Idempotency-Key'],
    );
    expect(
      await invalidFields(await putTour(body, { headers: { ...isNew, 'Idempotency-Key': 'a b' } })),
    ).toEqual(['Idempotency-Key']);
  });

  it('neither shows nor changes the tour of another user', async () => {
    const body = tour({ name: 'Ada’s', notes: 'secret' });
    await putTour(body);
    const asBen = (method: string, path: string, sent: Sent) => app.send(method, path, { by: ben, ...sent });
    const change = await asBen('PUT', `/tours/${body.id}`, { body, headers: changes(1) });
    expect([change.status, currentSchema.parse(await change.json()).current]).toEqual([412, null]);
    const gone = await asBen('DELETE', `/tours/${body.id}`, { headers: changes(1) });
    expect(gone.status).toBe(204);
    const published = await asBen('POST', `/tours/${body.id}/publish`, { body: { published: true } });
    expect(published.status).toBe(404);
    const page = userToursPageSchema.parse(await (await send('GET', '/tours/user')).json());
    expect(page.tours).toMatchObject([{ name: 'Ada’s', notes: 'secret', published: false }]);
  });

  it(`at most ${TOURS_MAX} tours and ${OWN_EXPERIENCES_MAX} own experiences: answers 413 to one more`, async () => {
    const rows = (collection: 'tours' | 'experiences', max: number) =>
      Array.from({ length: max - 1 }, (_, index) => ({
        userId: ada,
        collection,
        id: `${collection}-${index}`,
        seq: index,
        body: {},
      }));
    const { queries } = app.app.database;
    await queries.insert(userItems).values(rows('tours', TOURS_MAX));
    await queries.insert(userItems).values(rows('experiences', OWN_EXPERIENCES_MAX));
    const put = async (path: string, body: { id: string }) =>
      (await send('PUT', `${path}/${body.id}`, { body, headers: isNew })).status;
    expect([await put('/tours', tour()), await put('/experiences/user', place())]).toEqual([201, 201]);
    expect([await put('/tours', tour()), await put('/experiences/user', place())]).toEqual([413, 413]);
  });
});

describe('DELETE /api/tours/{id}', () => {
  it('needs the version and answers 204, also when repeated', async () => {
    const body = tour();
    await putTour(body);
    const remove = (headers: Record<string, string>) => send('DELETE', `/tours/${body.id}`, { headers });
    expect((await remove({})).status).toBe(428);
    expect((await remove(changes(7))).status).toBe(412);
    const done = await remove(changes(1));
    expect([done.status, await done.text(), done.headers.get('Cache-Control')]).toEqual([
      204,
      '',
      'no-store',
    ]);
    expect((await remove(changes(1))).status).toBe(204);
    expect((await send('DELETE', `/experiences/user/${uuidV7()}`, { headers: changes(1) })).status).toBe(204);
    expect((await send('DELETE', '/tours/mine', { headers: changes(1) })).status).toBe(404);
  });

  it('answers 401 without a session and 403 to other origins', async () => {
    const path = `/tours/${uuidV7()}`;
    expect((await app.send('DELETE', path, { headers: changes(1) })).status).toBe(401);
    expect((await send('DELETE', path, { headers: changes(1), origin: null })).status).toBe(403);
  });
});

describe('pulling documents', () => {
  it('returns pages by cursor with deletions, and 304 to a matching ETag', async () => {
    const [a, b] = [tour({ id: uuidV7(1_000), name: 'A' }), tour({ id: uuidV7(2_000), name: 'B' })];
    await putTour(a);
    await putTour(b);
    const first = userToursPageSchema.parse(await (await send('GET', '/tours/user?limit=1')).json());
    expect(first).toMatchObject({ more: true, tours: [{ name: 'A' }] });
    const rest = userToursPageSchema.parse(
      await (await send('GET', `/tours/user?since=${first.cursor}`)).json(),
    );
    expect(rest).toMatchObject({ more: false, tours: [{ name: 'B' }], cursor: 'i.2' });
    await send('DELETE', `/tours/${a.id}`, { headers: changes(1) });
    const changed = await send('GET', '/tours/user?since=i.2');
    expect([changed.headers.get('Cache-Control'), changed.headers.get('Vary')]).toEqual([
      'no-store',
      'Accept-Encoding, Cookie',
    ]);
    const tag = changed.headers.get('ETag') ?? '';
    expect(await changed.json()).toEqual({ tours: [], deleted: [a.id], cursor: 'i.3', more: false });
    const again = await send('GET', '/tours/user?since=i.2', { headers: { 'If-None-Match': tag } });
    expect(again.status).toBe(304);
  });

  it('resets an unknown cursor, and answers 422 to an invalid limit and 401 without a session', async () => {
    for (const path of ['/tours/user', '/experiences/user', '/users/favorites']) {
      expect(await (await send('GET', `${path}?since=i.99`)).json()).toEqual({ reset: true });
      expect((await send('GET', `${path}?limit=0`)).status).toBe(422);
      expect((await send('GET', `${path}?limit=x`)).status).toBe(422);
      expect((await app.send('GET', path)).status).toBe(401);
    }
  });

  it('has cursors of the user in heads only with a session', async () => {
    await putTour(tour());
    const heads = await send('GET', '/sync/heads');
    expect([heads.headers.get('Cache-Control'), heads.headers.get('Vary')]).toEqual([
      'private, no-cache',
      'Accept-Encoding, Cookie',
    ]);
    const tag = heads.headers.get('ETag') ?? '';
    expect(await heads.json()).toMatchObject({
      catalogue: {},
      user: { tours: 'i.1', experiences: 'i.0', settings: 'i.0', favorites: 'i.0' },
    });
    const again = () => send('GET', '/sync/heads', { headers: { 'If-None-Match': tag } });
    expect((await again()).status).toBe(304);
    await putTour(tour());
    expect((await again()).status).toBe(200);
    expect(await (await app.send('GET', '/sync/heads')).json()).not.toHaveProperty('user');
  });
});

describe('own experiences', () => {
  it('are created, changed and pulled like tours', async () => {
    const body = place({ description: 'Quiet.', price: 4, categories: ['beach'], months: [1, 2] });
    const put = (sent: Record<string, unknown>, headers: Record<string, string>) =>
      send('PUT', `/experiences/user/${body.id}`, { body: sent, headers });
    const created = await put(body, isNew);
    expect(created.status).toBe(201);
    const { experience } = ownExperienceAnswerSchema.parse(await created.json());
    expect(experience).toMatchObject({
      ...body,
      version: 1,
      region: '',
      price_per_night: 0,
      image_uris: [],
      published: false,
      slug: null,
    });
    expect(experience).not.toHaveProperty('address');
    const changed = { ...body, title: 'A bench', address: 'Calle Suecia 12, Cusco' };
    expect((await put(changed, changes(1))).status).toBe(200);
    const page: unknown = await (await send('GET', '/experiences/user')).json();
    expect(page).toMatchObject({
      experiences: [{ title: 'A bench', address: 'Calle Suecia 12, Cusco', version: 2 }],
      cursor: 'i.2',
    });
    const long = await put({ ...changed, address: 'x'.repeat(201) }, changes(2));
    expect([long.status, await long.json()]).toMatchObject([422, { errors: [{ path: 'address' }] }]);
  });

  it('ignore server fields and unknown fields', async () => {
    const body = place({
      image_uris: [{ uri: '/images/user/00000000000000000000000000000000.webp' }],
      published: true,
      slug: 'mine',
      likes: 900,
    });
    const response = await send('PUT', `/experiences/user/${body.id}`, { body, headers: isNew });
    const text = await response.text();
    expect(text).not.toContain('likes');
    expect(JSON.parse(text)).toMatchObject({
      experience: { image_uris: [], published: false, slug: null },
    });
  });

  it('are 422 with every invalid field', async () => {
    const body = place({
      title: ' ',
      duration: 0,
      location: { coordinates: [200, 7] },
      categories: ['castle'],
    });
    const response = await send('PUT', `/experiences/user/${body.id}`, { body, headers: isNew });
    expect(await invalidFields(response)).toEqual([
      'title',
      'location.coordinates[0]',
      'duration',
      'categories[0]',
    ]);
  });
});

describe('settings', () => {
  const settings = {
    id: 'settings',
    theme: 'dark',
    currency: 'EUR',
    distanceUnit: 'km',
    temperatureUnit: 'c',
    updatedAt: '2026-11-21T12:00:00.000Z',
  };

  it('are null first, then one document with a version', async () => {
    expect(await (await send('GET', '/users/settings')).json()).toEqual({ settings: null });
    const put = (body: unknown, headers: Record<string, string>) =>
      send('PUT', '/users/settings', { body, headers });
    expect((await put(settings, {})).status).toBe(428);
    expect((await put(settings, isNew)).status).toBe(201);
    expect((await put(settings, isNew)).status).toBe(412);
    const changed = await put({ ...settings, theme: 'light' }, changes(1));
    expect(userSettingsAnswerSchema.parse(await changed.json()).settings).toEqual({
      ...settings,
      theme: 'light',
      version: 2,
    });
    expect(await (await send('GET', '/users/settings')).json()).toMatchObject({
      settings: { theme: 'light', version: 2 },
    });
    expect((await put({ ...settings, id: 'other' }, changes(2))).status).toBe(422);
    expect((await app.send('GET', '/users/settings')).status).toBe(401);
  });

  it('hold ticks within their limits', async () => {
    const put = async (ticks: unknown) => {
      const body = { ...settings, costLevel: 'low', ticks };
      return (await send('PUT', '/users/settings', { body, headers: isNew })).status;
    };
    const many = (count: number, of: (index: number) => unknown) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`land-${index}`, of(index)]));
    for (const ticks of [
      many(TICKED_COUNTRIES_MAX + 1, () => []),
      { peru: Array.from({ length: TICKS_PER_COUNTRY_MAX + 1 }, (_, index) => `gear-${index}`) },
      { peru: ['x'.repeat(TICK_LENGTH_MAX + 1)] },
      { peru: ['no key'] },
      { peru: 'visa' },
    ])
      expect(await put(ticks)).toBe(422);
    const full = Array.from({ length: TICKS_PER_COUNTRY_MAX }, (_, index) => `gear-${index}`);
    expect(await put(many(TICKED_COUNTRIES_MAX, () => full))).toBe(201);
  });
});

it('calls of user data answer 404 with LOGIN_ACTIVE=false', async () => {
  const closed = await openUserApp({ LOGIN_ACTIVE: 'false' });
  expect((await closed.send('GET', '/tours/user', { by: ada })).status).toBe(404);
  expect((await closed.send('GET', '/tours')).status).toBe(200);
  expect(await (await closed.send('GET', '/sync/heads', { by: ada })).json()).not.toHaveProperty('user');
  await closed.close();
});
