import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Fetch } from '../../../src/data/api/call-api.ts';
import { CatalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { UserDb } from '../../../src/data/storage/user-db.ts';
import { countriesOfTexts, noteOpened } from '../../../worker/sync/pull/countries-of-texts.ts';
import { loadTexts, noteTextsOfPack, requestTexts } from '../../../worker/sync/pull/pull-texts.ts';
import { pullCatalogue } from '../../../worker/sync/pull/pull.ts';
import { experienceDetails } from '../../builders/text-rows.ts';
import { country, experience } from './catalogue-items.ts';
import { ServerTwin } from './server-twin.ts';

let db: CatalogueDb;
let user: UserDb;
let twin: ServerTwin;

beforeEach(() => {
  db = new CatalogueDb('catalogue-texts');
  user = new UserDb('user-texts');
  twin = new ServerTwin();
  twin.put('countries', country('laos'), country('peru'), country('kenya'));
  for (const [place, key] of [
    ['luang-prabang', 'laos'],
    ['cusco', 'peru'],
    ['lamu', 'kenya'],
  ] as const) {
    twin.put('experiences', experience(place, key));
    twin.put('experienceDetails', experienceDetails(place, key));
  }
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all([db.delete(), user.delete()]);
});

const offline: Fetch = () => Promise.reject(new TypeError('fetch failed'));

function pull({ fetch = twin.fetch, withDetails = true }: { fetch?: Fetch; withDetails?: boolean } = {}) {
  twin.requests.length = 0;
  const needed = () => countriesOfTexts(user, db);
  return pullCatalogue({ db, fetch, nowMs: () => 1_000_000, withDetails, countriesOfTexts: needed });
}

const texts = () => db.experienceDetails.toCollection().primaryKeys();
const askedTexts = () => twin.requests.filter((path) => path.includes('/texts'));

it('a fresh device has no texts of countries, and of an opened one all', async () => {
  await pull();
  expect([await texts(), askedTexts()]).toEqual([[], []]);
  await noteOpened(user, ['peru']);
  await pull();
  expect(await texts()).toEqual(['cusco']);
  expect(askedTexts()).toEqual(['/countries/peru/texts']);
  await pull();
  expect(twin.requests).toEqual(['/sync/heads']);
});

it('loads texts before other details and after all summaries', async () => {
  await noteOpened(user, ['peru']);
  await pull();
  const order = ['/roundups?', '/countries/peru/texts', '/pages?'].map((start) =>
    twin.requests.findIndex((path) => path.startsWith(start)),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
});

it('counts the last five opened countries', async () => {
  for (const key of ['laos', 'a', 'b', 'c', 'laos', 'd', 'e', 'f']) await noteOpened(user, [key]);
  expect(await countriesOfTexts(user, db)).toEqual(['f', 'e', 'd', 'laos', 'c']);
});

it('a country opened offline comes with the next sync', async () => {
  await pull();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await noteOpened(user, ['laos']);
  await expect(loadTexts(db, offline, ['laos'])).rejects.toMatchObject({ code: 'offline' });
  expect((await pull({ fetch: offline })).state.phase).toBe('offline');
  await pull();
  expect(await texts()).toEqual(['luang-prabang']);
});

it('a favorite that another device set brings its country', async () => {
  await user.favorites.put({
    key: 'experience:lamu',
    kind: 'experience',
    id: 'lamu',
    on: true,
    base: true,
    dirty: false,
    inflight: null,
    pend: null,
    parked: null,
  });
  // On the first pull, too, when the summaries have only just come.
  await pull();
  expect(await texts()).toEqual(['lamu']);
});

it('keeps the texts of a country up to date by deltas, although it is no longer needed', async () => {
  await loadTexts(db, twin.fetch, ['peru']);
  await pull();
  twin.put('experienceDetails', experienceDetails('cusco', 'peru', 'New words.'));
  twin.put('experienceDetails', experienceDetails('lamu', 'kenya', 'Not needed.'));
  await pull();
  expect(askedTexts()).toEqual(['/countries/peru/texts?since=i.7']);
  expect((await db.experienceDetails.get('cusco'))?.en.description).toBe('New words.');
  twin.remove('experienceDetails', 'cusco');
  await pull();
  expect(await texts()).toEqual([]);
});

it('deletes texts that a complete answer lacks, of this country alone', async () => {
  await loadTexts(db, twin.fetch, ['peru', 'kenya']);
  await db.experienceDetails.put(experienceDetails('gone', 'peru'));
  twin.put('experienceDetails', experienceDetails('cusco', 'peru', 'New words.'));
  twin.forgottenBefore = 1_000;
  await pull();
  expect(await texts()).toEqual(['cusco', 'lamu']);
});

it('in data-saver mode loads only what was requested', async () => {
  await noteOpened(user, ['peru']);
  await pull({ withDetails: false });
  expect(await texts()).toEqual([]);
  await requestTexts(db, ['laos']);
  await pull({ withDetails: false });
  expect(await texts()).toEqual(['luang-prabang']);
});

it('loads a country once for a page and the sync at the same time', async () => {
  await noteOpened(user, ['peru']);
  await pull({ withDetails: false });
  await Promise.all([loadTexts(db, twin.fetch, ['peru']), loadTexts(db, twin.fetch, ['peru']), pull()]);
  expect(askedTexts().length).toBeLessThanOrEqual(1);
  expect(await texts()).toEqual(['cusco']);
});

it('an answer that another tab has overtaken changes nothing', async () => {
  await loadTexts(db, twin.fetch, ['peru']);
  twin.put('experienceDetails', experienceDetails('cusco', 'peru', 'New words.'));
  const overtaken: Fetch = async (address, init) => {
    const answer = await twin.fetch(address, init);
    if (address.includes('/texts')) await db.countryTexts.put({ key: 'peru', cursor: 'i.99' });
    return answer;
  };
  await pull({ fetch: overtaken });
  expect((await db.experienceDetails.get('cusco'))?.en.description).toBe('About cusco.');
});

it('after an offline download its country is updated by deltas', async () => {
  await pull();
  await noteTextsOfPack(db, 'peru', 'i.7');
  twin.put('experienceDetails', experienceDetails('cusco', 'peru', 'New words.'));
  await pull();
  expect(askedTexts()).toEqual(['/countries/peru/texts?since=i.7']);
});
