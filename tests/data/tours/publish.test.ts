import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROBLEM_TYPE } from '../../../src/contract/problem-status.ts';
import { publishOwnExperience } from '../../../src/data/own-experiences/publish-own-experience.ts';
import { saveOwnExperience } from '../../../src/data/own-experiences/own-experiences.ts';
import { switchUserDb, userDb } from '../../../src/data/storage/user-db.ts';
import { publishTour } from '../../../src/data/tours/publish-tour.ts';
import { addTour } from '../../../src/data/tours/tours.ts';
import { uuidV7 } from '../../../src/model/uuid-v7.ts';
import { syncAccount } from '../../../worker/sync/sync-account.ts';
import { stopId, tourOf } from '../../builders/edited-tours.ts';
import { createMemoryUserStore } from '../../builders/memory-user-store.ts';
import { createSimApp, type SimServer } from '../../faults/sim/sim-server.ts';

const TOUR = { ...tourOf(2), id: stopId(4_321), version: null };
const OWN = stopId(4_322);
let userId: string;
let server: SimServer;
/** Answers instead of the server; null forwards to the server. */
let intercept: ((address: string, init: RequestInit) => Response | null) | null;
let synced: number;

vi.mock('../../../src/data/catalogue/data-client.ts', () => ({ startDataClient: () => ({ sync }) }));

/** A sync cycle as the data worker runs it. */
async function sync() {
  synced += 1;
  return (await syncAccount({ db: userDb, userId, fetch: askServer })).state;
}

function askServer(address: string, init: RequestInit): Promise<Response> {
  const other = intercept?.(address, init);
  return other ? Promise.resolve(other) : server.request(address, init, userId);
}

beforeEach(async () => {
  userId = uuidV7();
  intercept = null;
  synced = 0;
  const memory = createMemoryUserStore();
  memory.addUser(userId, 'anna');
  server = (await createSimApp()).withStore(memory.store);
  switchUserDb(userId);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', askServer);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await userDb.delete();
});

const atServer = async () => (await server.store.everythingOf(userId)).tours;
const isPublish = (address: string) => address.endsWith('/publish');
const problem = (status: number, code: string) =>
  Response.json(
    { type: 'about:blank', title: code, status, code, message: code },
    { status, headers: { 'Content-Type': PROBLEM_TYPE } },
  );

describe('publishTour', () => {
  beforeEach(() => addTour(userDb, TOUR, 3));

  it('sends the tour before publishing it, and stores the published state', async () => {
    const outcome = await publishTour(TOUR.id, true);
    expect(outcome).toMatchObject({ state: 'done', slug: expect.any(String) });
    expect(await atServer()).toMatchObject([{ id: TOUR.id, published: true }]);
    expect((await userDb.tours.get(TOUR.id))?.local).toMatchObject({ published: true });
    expect(synced).toBe(2);
    expect(await publishTour(TOUR.id, false)).toMatchObject({ state: 'done' });
    expect((await userDb.tours.get(TOUR.id))?.local).toMatchObject({ published: false });
  });

  it('does not publish while local changes cannot be sent', async () => {
    await publishTour(TOUR.id, true);
    await publishTour(TOUR.id, false);
    await userDb.tours.update(TOUR.id, { dirty: true });
    intercept = (_address, { method = 'GET' }) => (method === 'PUT' ? problem(503, 'unavailable') : null);
    expect(await publishTour(TOUR.id, true)).toEqual({ state: 'unsent' });
    expect(await atServer()).toMatchObject([{ published: false }]);
  });

  it('returns "unsent" for a tour that the server does not have', async () => {
    await userDb.tours.update(TOUR.id, { dirty: false });
    intercept = () => new Response('<p>Log in</p>', { headers: { 'Content-Type': 'text/html' } });
    expect(await publishTour(TOUR.id, true)).toEqual({ state: 'unsent' });
    intercept = null;
    expect(await publishTour(stopId(9_999), true)).toEqual({ state: 'unsent' });
    expect(await atServer()).toEqual([]);
  });

  it.each([
    ['the session has expired', () => problem(401, 'not-signed-in'), 'signed-out'],
    ['the server rejects it', () => problem(403, 'forbidden'), 'failed'],
    ['another server answers', () => new Response('<p>Log in</p>'), 'failed'],
    [
      'an answer without receipt reports success',
      () => Response.json({ tour: { ...TOUR, version: 9 } }),
      'failed',
    ],
  ])('does not store the published state when %s', async (_name, answer, state) => {
    intercept = (address) => (isPublish(address) ? answer() : null);
    expect(await publishTour(TOUR.id, true)).toEqual({ state });
    expect((await userDb.tours.get(TOUR.id))?.local).toMatchObject({ published: false });
  });

  it('returns "offline" without a network', async () => {
    intercept = (address) => {
      if (isPublish(address)) throw new TypeError('Failed to fetch');
      return null;
    };
    expect(await publishTour(TOUR.id, true)).toEqual({ state: 'offline' });
    vi.stubGlobal('navigator', { onLine: false });
    const before = synced;
    expect(await publishTour(TOUR.id, true)).toEqual({ state: 'offline' });
    expect(synced).toBe(before);
  });
});

describe('publishOwnExperience', () => {
  beforeEach(async () => {
    const place = { title: 'Hidden bay', description: '', country_key: 'kenya', region: '' };
    const where = { location: { coordinates: [40, -2] as [number, number] }, duration: 24 };
    const rest = { categories: [], months: [], price: 0, price_per_night: 0 };
    await saveOwnExperience({ id: OWN, ...place, ...where, ...rest }, new Date(), userDb);
    await sync();
    synced = 0;
  });

  it('publishes and stores the published state', async () => {
    expect(await publishOwnExperience(OWN, true)).toBe('done');
    expect(synced).toBe(1);
    expect((await userDb.ownExperiences.get(OWN))?.local).toMatchObject({ published: true });
  });

  it.each([
    ['without a network', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
    ['with a rejection', () => Promise.resolve(problem(403, 'forbidden')), 'failed'],
  ])('does not publish %s', async (_name, answer, outcome) => {
    vi.stubGlobal('fetch', answer);
    expect(await publishOwnExperience(OWN, true)).toBe(outcome);
    expect(synced).toBe(0);
    expect((await userDb.ownExperiences.get(OWN))?.local).toMatchObject({ published: false });
  });
});
