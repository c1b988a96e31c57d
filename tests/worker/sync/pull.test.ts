import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CatalogueDb, readMeta } from '../../../src/data/storage/catalogue-db.ts';
import { pullCatalogue } from '../../../worker/sync/pull/pull.ts';
import type { Fetch } from '../../../src/data/api/call-api.ts';
import { problemAnswer } from '../../builders/answers.ts';
import { airport, country, experience } from './catalogue-items.ts';
import { ServerTwin } from './server-twin.ts';

const devices: CatalogueDb[] = [];

afterEach(async () => {
  for (const db of devices.splice(0)) await db.delete();
  vi.restoreAllMocks();
});

function emptyDevice(): CatalogueDb {
  const db = new CatalogueDb(`catalogue-test-${devices.length}`);
  devices.push(db);
  return db;
}

/** Two countries with 10 experiences each and 7 airports: 4 + 3 + 1 pages of 3 rows. */
function smallWorld(): ServerTwin {
  const twin = new ServerTwin();
  twin.put('countries', country('namibia'), country('sri-lanka'));
  for (let index = 0; index < 10; index += 1) {
    twin.put('experiences', experience(`place-${index}`, index % 2 ? 'namibia' : 'sri-lanka'));
  }
  for (let index = 0; index < 7; index += 1) twin.put('airports', airport(`AP${index}`));
  return twin;
}

function pull(db: CatalogueDb, fetch: Fetch, changes: { nowMs?: number; withDetails?: boolean } = {}) {
  const { nowMs = 1_000_000, withDetails = true } = changes;
  return pullCatalogue({ db, fetch, nowMs: () => nowMs, withDetails });
}

async function held(db: CatalogueDb) {
  const [countries, experiences, airports] = await Promise.all([
    db.countries.toCollection().primaryKeys(),
    db.experiences.toCollection().primaryKeys(),
    db.airports.toCollection().primaryKeys(),
  ]);
  return { countries, experiences, airports };
}

function onServer(twin: ServerTwin) {
  return {
    countries: twin.keys('countries'),
    experiences: twin.keys('experiences'),
    airports: twin.keys('airports'),
  };
}

/** A response that is delayed until `open` is called; `arrived` resolves once the request was received. */
function heldBack() {
  const calls = { open: () => undefined as void, reached: () => undefined as void };
  const opened = new Promise<void>((resolve) => (calls.open = resolve));
  const arrived = new Promise<void>((resolve) => (calls.reached = resolve));
  return { opened, arrived, open: () => calls.open(), reached: () => calls.reached() };
}

function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function silenceWarnings() {
  return vi.spyOn(console, 'warn').mockImplementation(() => undefined);
}

describe('pulling the catalogue', () => {
  it('pulls everything in the first cycle, summaries before details', async () => {
    const [db, twin] = [emptyDevice(), smallWorld()];
    const { state } = await pull(db, twin.fetch);
    expect(state).toEqual({ phase: 'idle', at: '1970-01-01T00:16:40.000Z' });
    expect(await held(db)).toEqual(onServer(twin));
    const asked = twin.requests.map((request) => request.split('?')[0]);
    expect(asked.slice(0, 3)).toEqual(['/settings', '/sync/heads', '/countries']);
    expect(asked.indexOf('/pages')).toBeGreaterThan(asked.lastIndexOf('/tours'));
    expect((await readMeta(db, 'settings'))?.value.plannerActive).toBe(true);
    expect((await readMeta(db, 'exchangeRate'))?.value).toMatchObject({ exchangeRate: 0.9, currency: 'EUR' });
  });

  it('sends one conditional request in an idle cycle', async () => {
    const [db, twin] = [emptyDevice(), smallWorld()];
    await pull(db, twin.fetch);
    twin.requests.length = 0;
    await pull(db, twin.fetch, { nowMs: 1_000_000 + 60_000 });
    expect(twin.requests).toEqual(['/sync/heads']);
  });

  it('requests settings, likes and exchange rate again after an hour', async () => {
    const [db, twin] = [emptyDevice(), smallWorld()];
    await pull(db, twin.fetch);
    twin.requests.length = 0;
    await pull(db, twin.fetch, { nowMs: 1_000_000 + 3_600_000 });
    expect(twin.requests).toEqual([
      '/settings',
      '/sync/heads',
      '/generic/likes',
      '/generic/exchangeRate?currency=EUR',
    ]);
  });

  it('updates likes within an hour, also of rows pulled later', async () => {
    silenceWarnings();
    const [db, twin] = [emptyDevice(), smallWorld()];
    const likes = async (key: string) => (await db.experiences.get(key))?.likes ?? 0;
    twin.likes = { experiences: { 'place-1': 3 }, tours: {} };
    await pull(db, twin.fetch);
    expect([await likes('place-1'), await likes('place-2')]).toEqual([3, 0]);

    twin.put('experiences', experience('place-1', 'namibia', { duration: 48 }));
    await pull(db, twin.fetch, { nowMs: 1_000_000 + 60_000 });
    expect(await db.experiences.get('place-1')).toMatchObject({ duration: 48, likes: 3 });

    twin.likes = { experiences: { 'place-2': 1 }, tours: {} };
    await pull(db, twin.fetch, { nowMs: 1_000_000 + 3_600_000 });
    expect([await likes('place-1'), await likes('place-2')]).toEqual([0, 1]);

    twin.likes = null;
    expect((await pull(db, twin.fetch, { nowMs: 1_000_000 + 7_200_000 })).state.phase).toBe('idle');
    expect(await likes('place-2')).toBe(1);
  });

  it('requests the posts on Instagram only where the settings say that there are any', async () => {
    const [db, twin] = [emptyDevice(), smallWorld()];
    const settings = { pageSize: 24, currencies: [], oauth: [], tagManagerId: null, imageBase: null };
    const texts = { en: { text: 'Dunes' }, de: { text: 'Dünen' } };
    const instaposts = [{ url: 'https://www.instagram.com/p/1', date: '2026-11-20', ...texts }];
    await pull(db, twin.fetch);
    expect(twin.requests).not.toContain('/generic/instagram');
    await pull(
      db,
      (address, init) =>
        address.endsWith('/settings')
          ? Promise.resolve(Response.json({ settings: { ...settings, instaposts: true } }))
          : address.endsWith('/generic/instagram')
            ? Promise.resolve(Response.json({ instaposts }))
            : twin.fetch(address, init),
      { nowMs: 1_000_000 + 3_600_000 },
    );
    expect((await readMeta(db, 'instaposts'))?.value).toEqual(instaposts);
  });

  it('treats a missing flag as off, and softlaunch as on', async () => {
    const [db, twin] = [emptyDevice(), smallWorld()];
    const settings = { pageSize: 24, currencies: [], oauth: [], tagManagerId: null, imageBase: null };
    const { state } = await pull(db, (address, init) =>
      address.endsWith('/settings')
        ? Promise.resolve(Response.json({ settings: { ...settings, blogActive: true } }))
        : twin.fetch(address, init),
    );
    expect(state.phase).toBe('idle');
    expect((await readMeta(db, 'settings'))?.value).toMatchObject({
      softlaunch: true,
      loginActive: false,
      plannerActive: false,
      toursActive: false,
      blogActive: true,
      mapsActive: false,
    });
  });

  it('resumes from the stored cursors after an interruption at any request', async () => {
    silenceWarnings();
    const whole = smallWorld();
    await pull(emptyDevice(), whole.fetch);
    const requests = whole.requests.length;
    expect(requests).toBeGreaterThan(15);
    for (let cut = 0; cut < requests; cut += 1) {
      const [db, twin] = [emptyDevice(), smallWorld()];
      const first = await pull(db, (address, init) =>
        twin.requests.length < cut ? twin.fetch(address, init) : Promise.reject(new TypeError('cut')),
      );
      expect(first.state.phase).toBe('offline');
      await pull(db, twin.fetch);
      expect(await held(db)).toEqual(onServer(twin));
      // Stored pages are not requested again: only heads and the interrupted request are repeated.
      expect(twin.requests.length).toBeLessThanOrEqual(requests + 1);
    }
  });

  it('never stores a cursor without its rows, wherever a write fails', async () => {
    silenceWarnings();
    for (let failing = 0; failing < 12; failing += 1) {
      const [db, twin] = [emptyDevice(), smallWorld()];
      let writes = 0;
      db.cursors.hook('creating', () => {
        writes += 1;
        if (writes === failing + 1) throw new DOMException('full', 'QuotaExceededError');
      });
      db.cursors.hook('updating', () => {
        writes += 1;
        if (writes === failing + 1) throw new DOMException('full', 'QuotaExceededError');
      });
      const { state } = await pull(db, twin.fetch);
      expect(state).toMatchObject({ phase: 'failed', code: 'storage-full' });
      const cursor = (await db.cursors.get('experiences'))?.cursor ?? '';
      const rows = await db.experiences.toCollection().primaryKeys();
      const last = /^f\.(.*)\./.exec(cursor)?.[1];
      const implied = cursor === '' ? [] : twin.keys('experiences').filter((key) => !last || key <= last);
      expect(rows).toEqual(implied);
    }
  });

  it.each([
    ['while it is being filled', 0, { phase: 'failed', code: 'storage-full', at: null }, 0],
    ['when it was whole', 1, { phase: 'idle', at: '1970-01-01T00:16:40.000Z' }, 10],
  ])('full storage %s: status shown to the page', async (_when, wholeCycles, status, rows) => {
    silenceWarnings();
    const [db, twin] = [emptyDevice(), smallWorld()];
    for (let cycle = 0; cycle < wholeCycles; cycle += 1) await pull(db, twin.fetch);
    twin.put('experiences', experience('place-5', 'namibia', { price: 12 }));
    // First the page does not fit, then the state; deleting the database frees space.
    let refused = 0;
    const fail = () => {
      refused -= 1;
      if (refused >= 0) throw new DOMException('no room', 'QuotaExceededError');
    };
    db.meta.hook('creating', fail);
    db.meta.hook('updating', fail);
    const { state } = await pull(db, (address, init) => {
      if (address.includes('/experiences?')) refused = 2;
      return twin.fetch(address, init);
    });
    expect(state).toMatchObject({ phase: 'failed', code: 'storage-full' });
    expect(await db.experiences.count()).toBe(rows);
    expect(await readMeta(db, 'sync')).toEqual(status);
  });

  it('three concurrent tabs end in the same state as one while the server changes and resets', async () => {
    silenceWarnings();
    for (let seed = 1; seed <= 15; seed += 1) {
      const [db, twin, random] = [emptyDevice(), smallWorld(), seededRandom(seed)];
      const slow: Fetch = async (address, init) => {
        await new Promise((resolve) => setTimeout(resolve, random() * 3));
        const answer = await twin.fetch(address, init);
        if (random() < 0.1)
          twin.put('experiences', experience(`late-${Math.floor(random() * 5)}`, 'namibia'));
        if (random() < 0.1) twin.remove('experiences', `place-${Math.floor(random() * 10)}`);
        if (random() < 0.05) twin.forgottenBefore = 1_000;
        await new Promise((resolve) => setTimeout(resolve, random() * 3));
        twin.forgottenBefore = 0;
        return answer;
      };
      const tabs = [db, new CatalogueDb(db.name), new CatalogueDb(db.name)];
      await Promise.all(tabs.map((tab) => pull(tab, slow)));
      await Promise.all(tabs.map((tab) => pull(tab, slow)));
      await pull(db, twin.fetch);
      expect({ seed, ...(await held(db)) }).toEqual({ seed, ...onServer(twin) });
      for (const tab of tabs) tab.close();
    }
  });

  it('ignores a response that is older than another tab’s progress', async () => {
    silenceWarnings();
    const [db, twin] = [emptyDevice(), smallWorld()];
    const late = new CatalogueDb(db.name);
    const gate = heldBack();
    let lateListings = 0;
    const lateTab = pull(late, async (address, init) => {
      if (!address.startsWith('/api/experiences?')) return twin.fetch(address, init);
      lateListings += 1;
      if (lateListings > 1) throw new TypeError('the tab is gone');
      const answer = await twin.fetch(address, init);
      gate.reached();
      await gate.opened;
      return answer;
    });
    await gate.arrived;
    await pull(db, twin.fetch);
    twin.remove('experiences', 'place-0');
    await pull(db, twin.fetch);
    gate.open();
    await lateTab;
    await pull(db, twin.fetch);
    expect(await held(db)).toEqual(onServer(twin));
    late.close();
  });

  it('pulls changes and deletions with requests for their collection only', async () => {
    const [db, twin] = [emptyDevice(), smallWorld()];
    await pull(db, twin.fetch);
    twin.requests.length = 0;
    twin.put('experiences', experience('place-3', 'namibia', { price: 99 }));
    twin.remove('experiences', 'place-4');
    await pull(db, twin.fetch);
    expect((await db.experiences.get('place-3'))?.price).toBe(99);
    expect(await held(db)).toEqual(onServer(twin));
    expect(twin.requests.map((request) => request.split('?')[0])).toEqual(['/sync/heads', '/experiences']);
  });

  it('pulls rows that a lagging server process omitted in the next cycle', async () => {
    const [db, twin] = [emptyDevice(), smallWorld()];
    await pull(db, twin.fetch);
    twin.put('experiences', experience('place-3', 'namibia', { price: 99 }));
    const lagging: Fetch = async (address, init) => {
      const since = new URL(address, 'http://twin').searchParams.get('since');
      if (since === null) return twin.fetch(address, init);
      return Response.json({ experiences: [], deleted: [], cursor: since, more: false });
    };
    await pull(db, lagging);
    expect((await db.experiences.get('place-3'))?.price).not.toBe(99);
    await pull(db, twin.fetch);
    expect((await db.experiences.get('place-3'))?.price).toBe(99);
  });

  it('pulls the listing again after a reset and only then deletes rows that it omits', async () => {
    const [db, twin] = [emptyDevice(), smallWorld()];
    await pull(db, twin.fetch);
    twin.remove('experiences', 'place-0');
    twin.remove('experiences', 'place-9');
    twin.put('experiences', experience('place-5', 'namibia', { price: 77 }));
    twin.forgottenBefore = 1_000;
    const seen: number[] = [];
    await pull(db, async (address, init) => {
      seen.push(await db.experiences.count());
      return twin.fetch(address, init);
    });
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(8);
    expect(await held(db)).toEqual(onServer(twin));
    expect((await db.experiences.get('place-5'))?.price).toBe(77);
    expect(await db.marks.count()).toBe(0);
  });

  it('finishes an interrupted reset at the next start', async () => {
    silenceWarnings();
    const [db, twin] = [emptyDevice(), smallWorld()];
    await pull(db, twin.fetch);
    twin.remove('experiences', 'place-1');
    twin.forgottenBefore = 1_000;
    let listings = 0;
    await pull(db, (address, init) => {
      listings += address.includes('since=f.') ? 1 : 0;
      return listings > 1 ? Promise.reject(new TypeError('cut')) : twin.fetch(address, init);
    });
    twin.forgottenBefore = 0;
    expect(await db.experiences.count()).toBe(10);
    await pull(db, twin.fetch);
    expect(await held(db)).toEqual(onServer(twin));
  });

  it('deletes rows that only an abandoned listing contained', async () => {
    const [db, twin] = [emptyDevice(), smallWorld()];
    await pull(db, twin.fetch);
    twin.remove('experiences', 'place-1');
    twin.forgottenBefore = 1_000;
    await db.marks.put({ collection: 'experiences', key: 'place-1' });
    await pull(db, twin.fetch);
    expect(await held(db)).toEqual(onServer(twin));
  });

  it('rejects a page with an invalid row and applies the other collections', async () => {
    const warned = silenceWarnings();
    const [db, twin] = [emptyDevice(), smallWorld()];
    twin.put('experiences', experience('place-5', 'namibia', { price: -1 }));
    const { state } = await pull(db, twin.fetch);
    expect(state).toEqual({ phase: 'failed', code: 'bad-answer', at: null });
    // place-5 is on the second page of three rows.
    expect(await db.experiences.count()).toBe(3);
    expect(await db.airports.count()).toBe(7);
    expect(warned).toHaveBeenCalledWith(
      'Pulling stopped:',
      expect.stringContaining('experiences'),
      expect.objectContaining({ code: 'bad-answer' }),
    );
  });

  it.each([
    {},
    { experiences: [] },
    { experiences: [], deleted: [], cursor: 7, more: false },
    [],
    null,
    'page',
  ])(
    '%j instead of a page is a bad answer: nothing of it is applied, the other collections come',
    async (body) => {
      silenceWarnings();
      const [db, twin] = [emptyDevice(), smallWorld()];
      const { state } = await pull(db, (address, init) =>
        address.includes('/experiences?') ? Promise.resolve(Response.json(body)) : twin.fetch(address, init),
      );
      expect(state).toEqual({ phase: 'failed', code: 'bad-answer', at: null });
      expect([await db.experiences.count(), await db.cursors.get('experiences')]).toEqual([0, undefined]);
      expect(await db.airports.count()).toBe(7);
    },
  );

  it.each([
    ['client-outdated', 'outdated'],
    ['unavailable', 'server'],
    ['too-many-requests', 'server'],
  ] as const)('the problem %s ends the cycle as %s with its Retry-After', async (problem, code) => {
    silenceWarnings();
    const db = emptyDevice();
    const answer = problemAnswer(problem, { headers: { 'Retry-After': '7' } });
    const outcome = await pull(db, () => Promise.resolve(answer));
    expect(outcome.state).toEqual({ phase: 'failed', code, at: null });
    expect(outcome.retryAfterMs).toBe(code === 'outdated' ? null : 7_000);
    expect(await readMeta(db, 'sync')).toEqual(outcome.state);
  });

  it.each(['not-signed-in', 'former-epoch'] as const)(
    'the catalogue is for everybody: a server that answers %s for it has failed',
    async (problem) => {
      silenceWarnings();
      const { state } = await pull(emptyDevice(), () => Promise.resolve(problemAnswer(problem)));
      expect(state).toEqual({ phase: 'failed', code: 'server', at: null });
    },
  );

  it('pulls only summaries in data-saver mode', async () => {
    const [db, twin] = [emptyDevice(), smallWorld()];
    await pull(db, twin.fetch, { withDetails: false });
    expect(twin.requests.some((request) => request.includes('details'))).toBe(false);
  });
});
