import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uuidV7 } from '../../../src/model/uuid-v7.ts';
import { readSettings } from '../../../src/server/settings.ts';
import { openSite } from '../../../src/server/site/site-handler.ts';
import { createMemoryUserStore, type MemoryUserStore } from '../../builders/memory-user-store.ts';
import { experience, tour as catalogueTour } from '../../worker/catalogue/catalogue-rows.ts';
import { openTestApp, type TestApp } from '../open-test-app.ts';
import { contents, linksOf, ORIGIN, SHELL, textOf, titleOf } from './open-real-site.ts';

let app: TestApp;
let userStore: MemoryUserStore;
let withSettings: (environment?: Record<string, string>) => TestApp['call'];
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-user-pages-'));
const ADA = uuidV7();

beforeAll(async () => {
  const site = path.join(folder, 'site');
  fs.mkdirSync(site);
  fs.writeFileSync(path.join(site, 'index.html'), SHELL);
  app = await openTestApp();
  await app.store.write([
    { collection: 'experiences', key: 'kandy', body: experience('kandy') },
    { collection: 'tours', key: 'loop', body: catalogueTour('loop') },
  ]);
  await app.memory.refresh();
  userStore = createMemoryUserStore();
  userStore.addUser(ADA, 'Ada', { location: 'Bergen' });
  withSettings = (environment = {}) => {
    const settings = readSettings({ PUBLIC_ORIGIN: ORIGIN, ...environment });
    const rates = { current: () => ({ exchangeRate: 0.5, date: '2026-09-29', source: 'test' }) };
    const folders = { site, builds: path.join(folder, 'builds') };
    const masters = { find: () => undefined };
    const likes = { known: () => ({ counts: { experiences: {}, tours: {} }, revision: 0 }) };
    const users = userStore.store;
    return app.withSettings(environment, {
      site: openSite(folders, { settings, memory: app.memory, rates, masters, likes, users }),
      users,
    });
  };
});
afterAll(async () => {
  await app.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function publishTour(fields: Record<string, unknown>, slug: string) {
  const id = uuidV7();
  const attempt = { userId: ADA, key: undefined, requestHash: '' };
  const body = {
    id,
    name: '',
    notes: 'C4N4RY',
    countries: [],
    startDate: null,
    endDate: null,
    travellers: 1,
    homeAirport: null,
    itinerary: [],
    ownConnections: {},
    bookings: null,
    originalOrder: null,
    updatedAt: '2026-11-21T10:00:00.000Z',
    ...fields,
  };
  const serverFields = { published: false, slug: null };
  await userStore.store.put({
    ...attempt,
    collection: 'tours',
    id,
    expected: null,
    body,
    serverFields,
    max: 9,
  });
  await userStore.store.publish({ ...attempt, kind: 'tour', id, isPublished: true, slugs: () => [slug] });
  return (isPublished: boolean) =>
    userStore.store.publish({ ...attempt, kind: 'tour', id, isPublished, slugs: () => [slug] });
}

it('serves a published tour in both languages as noindex, and answers 404 once it is unpublished or hidden', async () => {
  const call = withSettings();
  const itinerary = [{ experience_id: 'kandy', nights: 2, notes: 'C4N4RY' }, { experience_id: uuidV7() }];
  const set = await publishTour({ name: 'South <b>& back', itinerary }, 'south-and-back');
  const response = await call('/tours/south-and-back');
  const page = await response.text();
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
  expect(titleOf(page)).toBe('South <b>& back - Rucksack');
  expect(contents(page, 'robots')).toEqual(['noindex']);
  expect(contents(page, 'description')).toEqual(['A tour by Ada: kandy']);
  expect(page).toContain('<h1>South &lt;b&gt;&amp; back</h1>');
  expect(textOf(page)).toContain('kandy – 2 nights');
  expect(linksOf(page)).toEqual(expect.arrayContaining(['/user/Ada', '/experiences/kandy']));
  expect(page).not.toContain('C4N4RY');
  const german = await (await call('/de/touren/south-and-back')).text();
  expect(textOf(german)).toContain('Eine Tour von Ada');
  expect(await (await call('/sitemap.xml')).text()).not.toContain('south-and-back');
  await set(false);
  expect((await call('/tours/south-and-back')).status).toBe(404);
  await set(true);
  userStore.hide('tour', 'south-and-back');
  expect((await call('/tours/south-and-back')).status).toBe(404);
});

it('prefers a catalogue tour to a user’s tour with the same slug', async () => {
  await publishTour({ name: 'Mine' }, 'loop');
  expect(titleOf(await (await withSettings()('/tours/loop')).text())).not.toContain('Mine');
});

it('serves a profile with the published tours, case-insensitively, and answers 404 for unknown names', async () => {
  const call = withSettings();
  await publishTour({ name: '' }, 'nameless');
  const response = await call('/user/ada');
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(titleOf(page)).toBe('Ada’s travels - Rucksack');
  expect(contents(page, 'robots')).toEqual(['noindex']);
  expect(textOf(page)).toContain('Bergen');
  expect(linksOf(page)).toContain('/tours/nameless');
  expect(page).not.toContain('C4N4RY');
  for (const address of ['/user/ada/tours', '/user/ada/experiences', '/de/user/Ada', '/user']) {
    expect([address, (await call(address)).status]).toEqual([address, 200]);
  }
  for (const address of [
    '/user/nobody',
    '/user/nobody/tours',
    '/de/user/%00',
    '/tours/%00',
    '/tours/nothing',
  ]) {
    expect([address, (await call(address)).status]).toEqual([address, 404]);
  }
});

it('answers 404 for tours and profiles of users when LOGIN_ACTIVE is false', async () => {
  const call = withSettings({ LOGIN_ACTIVE: 'false' });
  await publishTour({ name: 'X' }, 'closed');
  expect((await call('/tours/closed')).status).toBe(404);
  expect((await call('/user/ada')).status).toBe(404);
});
