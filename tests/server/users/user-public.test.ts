import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../../src/contract/endpoints.ts';
import { problemSchema } from '../../../src/contract/problem.ts';
import { USER_ENDPOINTS } from '../../../src/contract/user-endpoints.ts';
import { ownExperienceAnswerSchema, tourAnswerSchema } from '../../../src/contract/user-things.ts';
import { uuidV7 } from '../../../src/model/uuid-v7.ts';
import { published, users } from '../../../src/server/stores/schema.ts';
import { createLikes } from '../../../src/server/stores/users/user-likes.ts';
import { slugOf, slugsFor } from '../../../src/server/routes/users/user-slugs.ts';
import { experience, tour as catalogueTour } from '../../worker/catalogue/catalogue-rows.ts';
import { isNew, openUserApp, type Sent, type UserApp } from './user-calls.ts';

let app: UserApp;
let ada: string;
let ben: string;
let userCount = 0;

beforeAll(async () => {
  app = await openUserApp();
  await app.app.store.write([
    { collection: 'tours', key: 'loop', body: catalogueTour('loop') },
    { collection: 'experiences', key: 'kandy', body: experience('kandy') },
  ]);
  await app.app.memory.refresh();
});
afterAll(() => app.close());
beforeEach(async () => {
  userCount += 1;
  ada = await app.addUser(`Ada-${userCount}`);
  ben = await app.addUser(`ben-${userCount}`);
  await app.app.database.queries.delete(published);
});

const asAda = (method: string, path: string, sent?: Sent) => app.send(method, path, { by: ada, ...sent });

async function addTour(fields: Record<string, unknown> = {}, by = ada) {
  const body = { id: uuidV7(), itinerary: [], ...fields };
  const answer = await app.send('PUT', `/tours/${body.id}`, { by, body, headers: isNew });
  return tourAnswerSchema.parse(await answer.json()).tour;
}

async function addExperience(fields: Record<string, unknown> = {}, by = ada) {
  const body = {
    id: uuidV7(),
    title: 'Bench',
    description: 'Quiet in the morning.',
    address: 'Calle Suecia 12',
    country_key: 'peru',
    location: { coordinates: [-72, -13] },
    duration: 2,
    ...fields,
  };
  const answer = await app.send('PUT', `/experiences/user/${body.id}`, { by, body, headers: isNew });
  return ownExperienceAnswerSchema.parse(await answer.json()).experience;
}

const publish = (path: string, isPublished = true, by = ada) =>
  app.send('POST', `${path}/publish`, { by, body: { published: isPublished } });

async function publishTour(id: string, isPublished = true, by = ada) {
  const answer = await publish(`/tours/${id}`, isPublished, by);
  expect(answer.status).toBe(200);
  return tourAnswerSchema.parse(await answer.json()).tour;
}

async function publishExperience(id: string, by = ada) {
  const answer = await publish(`/experiences/user/${id}`, true, by);
  return ownExperienceAnswerSchema.parse(await answer.json()).experience;
}

describe('favorites', () => {
  const fav = (path: string, body: unknown, sent: Sent = {}) => asAda('PUT', path, { body, ...sent });

  it('are added and removed, and counted as likes once per user', async () => {
    const id = `place-${userCount}`;
    expect((await fav('/experiences/fav', { experienceId: id })).status).toBe(204);
    expect((await fav('/experiences/fav', { experienceId: id })).status).toBe(204);
    expect((await fav('/experiences/fav', { experienceId: id }, { by: ben })).status).toBe(204);
    await fav('/tours/fav', { tourId: `tour-${userCount}` });
    const likes = async () => {
      const answer = await app.send('GET', '/generic/likes');
      expect(answer.headers.get('Cache-Control')).toContain('max-age=3600');
      return ENDPOINTS.likes.answer.parse(await answer.json()).likes;
    };
    expect(await likes()).toMatchObject({ experiences: { [id]: 2 }, tours: { [`tour-${userCount}`]: 1 } });
    expect((await fav('/experiences/favremove', { experienceId: id })).status).toBe(204);
    await fav('/tours/favremove', { tourId: `tour-${userCount}` });
    const after = await likes();
    expect([after.experiences[id], after.tours[`tour-${userCount}`]]).toEqual([1, undefined]);
    const page: unknown = await (await asAda('GET', '/users/favorites?since=i.2')).json();
    expect(page).toMatchObject({
      favorites: [
        { kind: 'experience', id, on: false },
        { kind: 'tour', id: `tour-${userCount}`, on: false },
      ],
      deleted: [],
    });
  });

  it('show likes in lists and sort recommendations by them, without changing ETags or pulls', async () => {
    const read = async (path: string, tag = '') => {
      const answer = await app.send('GET', path, { headers: { 'If-None-Match': tag } });
      const text = await answer.text();
      return { status: answer.status, tag: answer.headers.get('ETag') ?? '', text };
    };
    const likesOf = async (path: string) => {
      const { experiences } = ENDPOINTS.experiences.answer.parse(JSON.parse((await read(path)).text));
      return experiences.map(({ key, likes = 0 }) => [key, likes]);
    };
    await app.app.store.write([{ collection: 'experiences', key: 'ella', body: experience('ella') }]);
    await app.app.memory.refresh();
    const before = await read('/experiences?key=kandy');
    const pulled = await read('/experiences?since=');
    await fav('/experiences/fav', { experienceId: 'kandy' });
    await fav('/experiences/fav', { experienceId: 'kandy' }, { by: ben });
    await app.send('GET', '/generic/likes');
    expect(await likesOf('/experiences?sort=recommended')).toEqual([
      ['kandy', 2],
      ['ella', 0],
    ]);
    const after = await read('/experiences?key=kandy');
    expect(after.text).toContain('"likes":2');
    expect([after.tag, (await read('/experiences?key=kandy', before.tag)).status]).toEqual([before.tag, 304]);
    expect(await read('/experiences?since=')).toEqual(pulled);
    await fav('/experiences/favremove', { experienceId: 'kandy' });
    await app.send('GET', '/generic/likes');
    expect(await likesOf('/experiences?key=kandy')).toEqual([['kandy', 1]]);
  });

  it('answer 401 without a session, 403 to another origin and 422 to an invalid id', async () => {
    const body = { experienceId: 'kandy' };
    expect((await app.send('PUT', '/experiences/fav', { body })).status).toBe(401);
    expect((await fav('/experiences/fav', body, { origin: 'https://evil.example' })).status).toBe(403);
    for (const strange of [
      {},
      { experienceId: '' },
      { experienceId: 'a.b' },
      { experienceId: 'x'.repeat(121) },
    ]) {
      expect((await fav('/experiences/fav', strange)).status).toBe(422);
    }
  });

  it('apply an idempotency key once, whatever was written in between', async () => {
    const headers = { 'Idempotency-Key': uuidV7() };
    await fav('/tours/fav', { tourId: 'loop' }, { headers });
    await fav('/tours/favremove', { tourId: 'loop' });
    expect((await fav('/tours/fav', { tourId: 'loop' }, { headers })).status).toBe(204);
    expect(await (await asAda('GET', '/users/favorites')).json()).toMatchObject({ favorites: [] });
    expect((await fav('/tours/favremove', { tourId: 'loop' }, { headers })).status).toBe(422);
  });

  it('count likes at most once an hour, and again after a failure', async () => {
    let now = 0;
    let counts = 0;
    let broken = true;
    const likes = createLikes(
      {
        likes: () => {
          counts += 1;
          return broken ? Promise.reject(new Error('down')) : Promise.resolve([]);
        },
      },
      { now: () => now },
    );
    await expect(likes.current()).rejects.toThrow('down');
    broken = false;
    await likes.current();
    now = 3_599_999;
    await likes.current();
    expect([counts, likes.known().revision]).toEqual([2, 0]);
    now = 3_600_000;
    await likes.current();
    expect(counts).toBe(3);
  });
});

describe('POST /api/tours/{id}/publish', () => {
  it('publishes a tour under a slug of its name, and unpublishes it', async () => {
    const { id } = await addTour({ name: 'Über die Straße nach Kandy!' });
    const shown = await publishTour(id);
    expect(shown).toMatchObject({ published: true, slug: 'ueber-die-strasse-nach-kandy', version: 2 });
    const answer = await app.send('GET', `/tours/published/${shown.slug ?? ''}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toContain('public');
    const { tour, username } = USER_ENDPOINTS.publishedTour.answer.parse(await answer.json());
    expect([tour.name, username]).toEqual(['Über die Straße nach Kandy!', `Ada-${userCount}`]);
    expect(await publishTour(id, false)).toMatchObject({ published: false, slug: null, version: 3 });
    expect((await app.send('GET', `/tours/published/${shown.slug ?? ''}`)).status).toBe(404);
  });

  it('assigns no slug of a path, a catalogue tour or another tour', async () => {
    const slugs: (string | null)[] = [];
    for (const name of ['Edit', 'Loop', 'loop', '', '日本', 'Eigene']) {
      slugs.push((await publishTour((await addTour({ name })).id)).slug);
    }
    expect(slugs).toEqual(['edit-2', 'loop-2', 'loop-3', 'tour', 'tour-2', 'eigene-2']);
  });

  it('answers 404 to other users, 401 without a session and 403 to other origins', async () => {
    const { id } = await addTour();
    expect((await publish(`/tours/${id}`, true, ben)).status).toBe(404);
    expect((await publish('/tours/mine')).status).toBe(404);
    const body = { published: true };
    expect((await app.send('POST', `/tours/${id}/publish`, { body })).status).toBe(401);
    expect((await asAda('POST', `/tours/${id}/publish`, { body, origin: null })).status).toBe(403);
    expect((await asAda('POST', `/tours/${id}/publish`, { body: {} })).status).toBe(422);
  });

  it('shows a tour that the operator hid to its owner only', async () => {
    const { id } = await addTour({ name: 'Hidden' });
    await publishTour(id);
    await app.app.database.queries.update(published).set({ hiddenAt: sql`now()` });
    expect((await app.send('GET', '/tours/published/hidden')).status).toBe(404);
    const own: unknown = await (await asAda('GET', '/tours/user')).json();
    expect(own).toMatchObject({ tours: [{ published: true, slug: 'hidden' }] });
    const profile: unknown = await (await app.send('GET', `/users/ada-${userCount}`)).json();
    expect(profile).toMatchObject({ profile: { tours: [] } });
  });

  it('includes own experiences, unpublished ones without description and address, and published ones of others', async () => {
    const secret = await addExperience({ title: 'Secret', description: 'Under the stone.' });
    const open = await addExperience({ title: 'Open' });
    const theirs = await addExperience({ title: 'Ben’s' }, ben);
    const hers = await addExperience({ title: 'Not shown' }, ben);
    await publishExperience(open.id);
    await publishExperience(theirs.id, ben);
    const stops = [secret, open, theirs, hers].map(({ id }) => ({ experience_id: id }));
    const { id } = await addTour({ name: 'Places', itinerary: [{ experience_id: 'kandy' }, ...stops] });
    const { slug } = await publishTour(id);
    const answer = await app.send('GET', `/tours/published/${slug ?? ''}`);
    const { experiences } = USER_ENDPOINTS.publishedTour.answer.parse(await answer.json());
    const seen = experiences.map(({ title, description, address, version }) => [
      title,
      description,
      address,
      version,
    ]);
    expect(seen.sort((a, b) => String(a[0]).localeCompare(String(b[0])))).toEqual([
      ['Ben’s', 'Quiet in the morning.', 'Calle Suecia 12', null],
      ['Open', 'Quiet in the morning.', 'Calle Suecia 12', null],
      ['Secret', '', undefined, null],
    ]);
  });
});

describe('GET /api/experiences/published/{id}', () => {
  it('returns a published experience by id, and 404 for an unpublished one', async () => {
    const { id } = await addExperience({ title: 'Kandy' });
    const read = () => app.send('GET', `/experiences/published/${id}`);
    expect((await read()).status).toBe(404);
    expect(await publishExperience(id)).toMatchObject({ published: true, slug: 'kandy-2' });
    const { experience: place, username } = USER_ENDPOINTS.publishedExperience.answer.parse(
      await (await read()).json(),
    );
    expect([place.title, place.version, username]).toEqual(['Kandy', null, `Ada-${userCount}`]);
    expect((await app.send('GET', '/experiences/published/kandy')).status).toBe(404);
  });
});

describe('GET /api/users/{name}', () => {
  it('returns the profile with published tours and experiences, case-insensitively', async () => {
    await app.app.database.queries
      .update(users)
      .set({ location: 'Bergen', email: 'canary@example.org', emailKey: `canary-${userCount}@example.org` })
      .where(eq(users.id, ada));
    await publishTour((await addTour({ name: 'One' })).id);
    await publishTour((await addTour({ name: 'Two' })).id);
    await addTour({ name: 'Draft' });
    await publishExperience((await addExperience()).id);
    const answer = await app.send('GET', `/users/ADA-${userCount}`);
    const text = await answer.text();
    const { profile } = USER_ENDPOINTS.profile.answer.parse(JSON.parse(text));
    expect(profile).toMatchObject({ username: `Ada-${userCount}`, location: 'Bergen', image_uri: null });
    expect(profile.tours.map(({ name }) => name)).toEqual(['Two', 'One']);
    expect(profile.experiences.map(({ title }) => title)).toEqual(['Bench']);
    expect(text).not.toContain('canary');
    const tag = answer.headers.get('ETag') ?? '';
    expect(
      (await app.send('GET', `/users/ada-${userCount}`, { headers: { 'If-None-Match': tag } })).status,
    ).toBe(304);
  });

  it('answers 404 for an unknown name', async () => {
    for (const name of ['nobody', '%00', "'", '..%2f']) {
      const answer = await app.send('GET', `/users/${name}`);
      expect([name, answer.status]).toEqual([name, 404]);
      expect(problemSchema.parse(await answer.json()).code).toBe('not-found');
    }
  });
});

it('no answer to another user contains notes, bookings or amounts', async () => {
  const CANARY = 'C4N4RY';
  const place = await addExperience();
  await publishExperience(place.id);
  const noteItem = { id: uuidV7(), kind: 'note', title: CANARY, day: 0 };
  const lakeItem = {
    id: uuidV7(),
    kind: 'place',
    ref: 'geonames:1',
    title: 'Kandy Lake',
    day: 1,
    start: '06:10',
  };
  const { id } = await addTour({
    name: 'Shown',
    notes: CANARY,
    itinerary: [
      { experience_id: place.id, notes: CANARY, [CANARY]: 1, extra: { notes: CANARY } },
      { connection_id: `${place.id}_kandy`, notes: CANARY, bookingDetails: CANARY },
      { experience_id: 'kandy', items: [noteItem, { ...lakeItem, [CANARY]: 1 }] },
    ],
    ownConnections: {
      [`${place.id}_kandy`]: [
        {
          type: 'flight',
          duration: 3600,
          link: `https://example.org/${CANARY}`,
          flight: { origin: 'CMB', destination: 'LIM', deep_link: `https://example.org/${CANARY}` },
          [CANARY]: 1,
        },
      ],
    },
    bookings: {
      accommodation: [
        { uid: CANARY, notes: CANARY, amount: 4711, reference: CANARY, address: CANARY, phone: CANARY },
      ],
      flights: [],
      transport: [],
    },
  });
  const { slug } = await publishTour(id);
  const own = await (await asAda('GET', '/tours/user')).text();
  expect(own.split(CANARY).length).toBeGreaterThan(8);
  const paths = [
    `/tours/published/${slug ?? ''}`,
    `/users/Ada-${userCount}`,
    `/experiences/published/${place.id}`,
    '/tours/user',
    '/experiences/user',
    '/users/favorites',
    '/users/settings',
    '/sync/heads',
    '/generic/likes',
    '/generic/trending',
    '/tours',
    `/tours?slug=${slug ?? ''}`,
    '/experiences',
  ];
  for (const path of paths) {
    for (const sent of [{ by: ben }, {}]) {
      const answer = await app.send('GET', path, sent);
      const text = await answer.text();
      expect([path, text.includes(CANARY), text.includes('4711')]).toEqual([path, false, false]);
    }
  }
  const shown = USER_ENDPOINTS.publishedTour.answer.parse(
    await (await app.send('GET', `/tours/published/${slug ?? ''}`)).json(),
  );
  expect(shown.tour.itinerary).toHaveLength(3);
  expect(shown.tour.itinerary[2]?.items).toEqual([lakeItem]);
  expect(shown.tour.ownConnections[`${place.id}_kandy`]).toMatchObject([
    { type: 'flight', flight: { origin: 'CMB', destination: 'LIM' } },
  ]);
});

describe('slugs', () => {
  it.each([
    ['Ça & là — Zürich', 'ca-la-zuerich'],
    ['  ', ''],
    ['Straße/../x', 'strasse-x'],
    ['a'.repeat(80), 'a'.repeat(60)],
    ['Łódź – Kraków', 'odz-krakow'],
    ['<script>', 'script'],
  ])('slugOf %s', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('slugsFor skips taken slugs and ends with random ones', () => {
    const slugs = slugsFor('Edit', 'tour', (slug) => slug === 'edit' || slug === 'edit-2');
    expect([slugs.next().value, slugs.next().value]).toEqual(['edit-3', 'edit-4']);
    let last = '';
    for (let count = 0; count < 40; count += 1) last = slugs.next().value ?? '';
    expect(last).toMatch(/^edit-[0-9a-f]{8}$/);
  });
});
