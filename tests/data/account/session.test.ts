import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newConflictRow } from '../../../src/data/sync/new-conflict-row.ts';
import { userSchema, type User } from '../../../src/contract/account.ts';
import type { AccountClient, AccountFailure } from '../../../src/data/account/account-client.ts';
import type { SessionParts } from '../../../src/data/account/session.ts';
import { problemAnswer } from '../../builders/answers.ts';
import { tourOf } from '../../builders/edited-tours.ts';
import { MemoryCaches } from '../../worker/sync/memory-caches.ts';

class MemoryStorage {
  readonly values = new Map<string, string>();
  getItem = (key: string) => this.values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.values.set(key, value);
  removeItem = (key: string) => void this.values.delete(key);
}

let storage: MemoryStorage;

beforeEach(() => {
  vi.resetModules();
  storage = new MemoryStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all((await Dexie.getDatabaseNames()).map((name) => Dexie.delete(name)));
});

function person(serial: number, username: string): User {
  return userSchema.parse({
    id: `0193480e-0000-7000-8000-00000000000${serial}`,
    username,
    email: null,
    emailConfirmed: false,
    emailWanted: null,
    image_uri: null,
    location: null,
    language: 'en',
    hasPassword: true,
    providers: [],
    createdAt: '2026-11-21T22:00:00.000Z',
  });
}
const ANNA = person(1, 'anna');
const BEN = person(2, 'ben');
const OFFLINE: AccountFailure = { ok: false, code: 'offline', message: '', fields: [], retryAfterMs: null };

/** The modules as one page loads them. */
async function openPage(users: readonly User[] = [ANNA, BEN], isOnline = () => true) {
  const session = await import('../../../src/data/account/session.ts');
  const tours = await import('../../../src/data/tours/tours.ts');
  const db = await import('../../../src/data/storage/user-db.ts');
  const { createAccountClient } = await import('../../../src/data/account/account-client.ts');
  const told: string[] = [];
  const sync = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const silent = createAccountClient({
    locale: () => 'en',
    fetch: () => Promise.reject(new Error('unused')),
  });
  const client: AccountClient = {
    ...silent,
    login({ login }) {
      const user = users.find(({ username }) => username === login);
      told.push(`login ${login}`);
      return Promise.resolve(user && isOnline() ? { ok: true, value: user } : OFFLINE);
    },
    logout() {
      told.push('logout');
      return Promise.resolve(isOnline() ? { ok: true, value: null } : OFFLINE);
    },
  };
  const sendPictures = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const sendMessages = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const parts: SessionParts = { client, sync, sendPictures, sendMessages };
  const signIn = (login: string) => session.signIn({ login, password: 'x' }, parts);
  return {
    session,
    tours,
    db,
    parts,
    sync,
    sendPictures,
    sendMessages,
    told,
    signIn,
    current: () => db.userDb,
  };
}

type Page = Awaited<ReturnType<typeof openPage>>;

async function addTour(page: Page, serial: number): Promise<string> {
  const id = `0193480e-0000-7000-8000-00000000010${serial}`;
  await page.tours.addTour(page.current(), { ...tourOf(2), id, version: null }, null);
  return id;
}

describe('signing in', () => {
  it('opens the database of the account, and a later start without a network opens the same', async () => {
    const page = await openPage();
    expect(page.current().name).toBe('user-anon');
    expect(await page.signIn('anna')).toEqual({ ok: true, value: ANNA });
    expect(page.current().name).toBe(`user-${ANNA.id}`);
    expect(page.sync).toHaveBeenCalledOnce();
    vi.resetModules();
    const later = await openPage();
    expect(later.current().name).toBe(`user-${ANNA.id}`);
  });

  it('syncs once more where the cycle under way was turned away before the session began', async () => {
    const page = await openPage();
    const turnedAway = () =>
      page.current().meta.put({ name: 'sync', value: JSON.stringify({ phase: 'signed-out' }) });
    page.sync.mockImplementationOnce(async () => {
      await turnedAway();
    });
    page.sync.mockImplementation(async () => {
      await page.current().meta.put({ name: 'sync', value: JSON.stringify({ phase: 'idle' }) });
    });
    await page.signIn('anna');
    await vi.waitFor(() => expect(page.sync).toHaveBeenCalledTimes(2));
    // Logging in again on the same device: what the former session left is not said any more.
    await turnedAway();
    page.sync.mockImplementation(() => Promise.resolve());
    await page.signIn('anna');
    expect(await page.current().meta.get('sync')).toBeUndefined();
  });

  it('[I19] takes a visitor’s tours along as new documents under their ids; the copy stays until they are sent', async () => {
    const page = await openPage();
    const id = await addTour(page, 1);
    const anonymous = page.current();
    await page.signIn('anna');
    expect(await page.current().tours.get(id)).toMatchObject({
      rev: null,
      dirty: true,
      local: { name: 'base' },
    });
    expect(await anonymous.tours.get(id)).toMatchObject({ adoptedBy: ANNA.id });
    expect(await page.tours.listDrafts(anonymous)).toEqual([]);
    const { deleteAdopted } = await import('../../../src/data/account/former-accounts/adopt-guest-data.ts');
    await deleteAdopted(anonymous, page.current(), ANNA.id);
    expect(await anonymous.tours.count()).toBe(1);
    await page.current().tours.update(id, { rev: 3 });
    await deleteAdopted(anonymous, page.current(), ANNA.id);
    expect(await anonymous.tours.count()).toBe(0);
  });

  it('[I19] somebody else never gets what the first one took', async () => {
    const page = await openPage();
    const id = await addTour(page, 1);
    await page.signIn('anna');
    await page.session.signOut('keep', page.parts);
    await page.signIn('ben');
    expect(await page.current().tours.count()).toBe(0);
    await page.session.signOut('discard', page.parts);
    await page.signIn('anna');
    expect(await page.tours.readTour(id, page.current())).toMatchObject({ name: 'base' });
  });

  it('a failed one changes nothing', async () => {
    const page = await openPage();
    expect(await page.signIn('nobody')).toEqual(OFFLINE);
    expect(page.current().name).toBe('user-anon');
  });
});

describe('signing out', () => {
  it('[I11] leaves no byte of the account', async () => {
    const page = await openPage();
    await page.signIn('anna');
    await addTour(page, 1);
    expect(await page.session.unsentChanges()).toBe(1);
    expect(await page.session.signOut('discard', page.parts)).toBe(true);
    expect(await Dexie.getDatabaseNames()).not.toContain(`user-${ANNA.id}`);
    expect([...storage.values].join()).not.toContain(ANNA.id);
    expect(page.current().name).toBe('user-anon');
    expect(page.told.at(-1)).toBe('logout');
  });

  it.each(['discard', 'keep'] as const)(
    '[I11] takes people’s pictures out of the cache: %s',
    async (choice) => {
      const caches = new MemoryCaches();
      vi.stubGlobal('caches', caches);
      const seen = await caches.open('pictures');
      await seen.put('/images/user/0123456789abcdef0123456789abcdef.webp?w=96&h=96', new Response('face'));
      await seen.put('/images/namibia/dune-45/dune-45.webp', new Response('dune'));
      const page = await openPage();
      await page.signIn('anna');
      await addTour(page, 1);
      await page.session.signOut(choice, page.parts);
      expect((await seen.keys()).map(({ url }) => new URL(url).pathname)).toEqual([
        '/images/namibia/dune-45/dune-45.webp',
      ]);
    },
  );

  it('keeps what the account lacks where that is wanted, closed until the same person is back', async () => {
    const page = await openPage();
    await page.signIn('anna');
    const id = await addTour(page, 1);
    await page.session.signOut('keep', page.parts);
    const kept = new page.db.UserDb(`user-${ANNA.id}`);
    expect(await kept.meta.get('closed')).toBeDefined();
    kept.close();
    await page.signIn('anna');
    expect(await page.current().meta.get('closed')).toBeUndefined();
    expect(await page.tours.readTour(id, page.current())).not.toBeNull();
  });

  it('stays signed in where not everything could be sent first', async () => {
    const page = await openPage();
    await page.signIn('anna');
    const id = await addTour(page, 1);
    expect(await page.session.signOut('send', page.parts)).toBe(false);
    expect(page.current().name).toBe(`user-${ANNA.id}`);
    page.sync.mockImplementation(async () => {
      await page.current().tours.update(id, { dirty: false, rev: 4 });
    });
    expect(await page.session.signOut('send', page.parts)).toBe(true);
    expect(page.current().name).toBe('user-anon');
  });

  it('asks about a picture that waits, and sends it first where that is wanted', async () => {
    const page = await openPage();
    await page.signIn('anna');
    await page.current().waitingPictures.put({
      id: '0193480e-0000-7000-8000-000000000109',
      picture: new Blob(['x'], { type: 'image/webp' }),
      focal: { x: 0.5, y: 0.5 },
    });
    expect([await page.session.unsentChanges(), await page.session.unsentPictures()]).toEqual([1, 1]);
    expect(await page.session.signOut('send', page.parts)).toBe(false);
    page.sendPictures.mockImplementation(() => page.current().waitingPictures.clear());
    expect(await page.session.signOut('send', page.parts)).toBe(true);
    expect(page.sendPictures).toHaveBeenCalledTimes(2);
  });

  it('asks about a message to the site that waits, sends it first or keeps it where that is wanted', async () => {
    const page = await openPage();
    await page.signIn('anna');
    await page.current().outgoing.put({
      id: '0193480e-0000-7000-8000-000000000110',
      kind: 'feedback',
      body: { comments: 'Grüße vom Zug' },
      locale: 'de',
      createdAt: '2026-11-21T22:00:00.000Z',
      state: 'waiting',
      fields: [],
      trouble: 'offline',
      attempts: 0,
      notBefore: 0,
    });
    expect([await page.session.unsentChanges(), await page.session.unsentMessages()]).toEqual([1, 1]);
    expect(await page.session.signOut('send', page.parts)).toBe(false);
    expect(await page.session.signOut('keep', page.parts)).toBe(true);
    await page.signIn('anna');
    expect(await page.session.unsentMessages()).toBe(1);
    page.sendMessages.mockImplementation(() => page.current().outgoing.clear());
    expect(await page.session.signOut('send', page.parts)).toBe(true);
    expect(page.sendMessages).toHaveBeenCalledTimes(2);
  });

  it('asks about values to compare that the account lacks, and keeps them where that is wanted', async () => {
    const page = await openPage();
    await page.signIn('anna');
    const about = { collection: 'tours' as const, documentId: '0193480e-0000-7000-8000-000000000001' };
    const row = newConflictRow(about, { path: 'name', value: 'Mine', by: 'mine' });
    await page.current().conflicts.put(row);
    expect([await page.session.unsentChanges(), await page.session.unsentConflicts()]).toEqual([1, 1]);
    expect(await page.session.signOut('send', page.parts)).toBe(false);
    expect(await page.session.signOut('keep', page.parts)).toBe(true);
    await page.signIn('anna');
    expect(await page.current().conflicts.count()).toBe(1);
    // One that was resolved here is a change too, and no value that would be lost.
    await page.current().conflicts.put({ ...row, rev: 4, base: row.local, local: null });
    expect([await page.session.unsentChanges(), await page.session.unsentConflicts()]).toEqual([1, 0]);
    // The account has it: it is there again with the next sign-in, so nothing is asked.
    await page.current().conflicts.put({ ...row, rev: 4, base: row.local, dirty: false });
    expect([await page.session.unsentChanges(), await page.session.unsentConflicts()]).toEqual([0, 0]);
  });

  it('works without a network; the server is told at the next contact', async () => {
    let online = true;
    const page = await openPage([ANNA], () => online);
    await page.signIn('anna');
    online = false;
    expect(await page.session.signOut('discard', page.parts)).toBe(true);
    expect(page.current().name).toBe('user-anon');
    online = true;
    await page.session.flushPendingLogout(page.parts);
    await page.session.flushPendingLogout(page.parts);
    expect(page.told).toEqual(['login anna', 'logout', 'logout']);
  });

  it('holds although the server, which has not heard of it, still knows the person: it is told instead of asked', async () => {
    let online = true;
    const page = await openPage([ANNA], () => online);
    const currentUser = vi.fn<AccountClient['currentUser']>(() => Promise.resolve({ ok: true, value: ANNA }));
    const parts = { ...page.parts, client: { ...page.parts.client, currentUser } };
    await page.signIn('anna');
    online = false;
    expect(await page.session.signOut('discard', parts)).toBe(true);
    online = true;
    await page.session.refreshUser(parts);
    expect(currentUser).not.toHaveBeenCalled();
    expect([page.current().name, page.told.at(-1)]).toEqual(['user-anon', 'logout']);
    // Now the server has heard of it: whoever comes back from a provider is signed in.
    await page.session.refreshUser(parts);
    expect(page.current().name).toBe(`user-${ANNA.id}`);
  });

  it('[I11] a late answer cannot bring the database back: no step is made once it is closed', async () => {
    const page = await openPage();
    await page.signIn('anna');
    await addTour(page, 1);
    const db = page.current();
    const { syncUser } = await import('../../../worker/sync/sync-user.ts');
    let answer: (response: Response) => void = () => undefined;
    const cycle = syncUser({
      db,
      userId: ANNA.id,
      fetch: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await vi.waitFor(async () => expect((await db.tours.toArray())[0]?.inflight).not.toBeNull());
    await page.session.signOut('discard', page.parts);
    answer(Response.json({ tour: { ...tourOf(2), version: 1 } }, { status: 201 }));
    await cycle;
    expect(await Dexie.getDatabaseNames()).not.toContain(`user-${ANNA.id}`);
  });

  it.each([
    ['knows nobody any more', () => Response.json({ catalogue: {} })],
    ['has ended the session', () => problemAnswer('not-signed-in')],
    ['has more to tell', () => Response.json({ catalogue: {}, user: { tours: 'i.9' } })],
  ])('signing out while a cycle runs is no trouble where the server %s', async (_, late) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const page = await openPage();
    await page.signIn('anna');
    const db = page.current();
    const { syncUser } = await import('../../../worker/sync/sync-user.ts');
    const asked: string[] = [];
    let answer: (response: Response) => void = () => undefined;
    const cycle = syncUser({
      db,
      userId: ANNA.id,
      fetch: (address) =>
        new Promise((resolve) => {
          asked.push(address);
          answer = resolve;
        }),
    });
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await page.session.signOut('discard', page.parts);
    answer(late());
    expect((await cycle).state).toEqual({ phase: 'closed' });
    expect([asked.length, warn.mock.calls]).toEqual([1, []]);
    warn.mockRestore();
  });
});

describe('an account that is gone', () => {
  it('leaves its tours to a visitor of this device, and they go along into another account', async () => {
    const page = await openPage();
    await page.signIn('anna');
    const id = await addTour(page, 1);
    await page.current().tours.update(id, { rev: 3, dirty: false });
    expect(await page.session.keepWithoutAccount(page.parts)).toMatchObject({ tours: 1 });
    expect(page.current().name).toBe('user-anon');
    expect(await page.current().tours.get(id)).toMatchObject({ rev: null, dirty: true });
    expect(await Dexie.getDatabaseNames()).not.toContain(`user-${ANNA.id}`);
    await page.signIn('ben');
    expect(await page.current().tours.get(id)).toMatchObject({ rev: null, dirty: true });
  });

  it('whose login is over while somebody signs up anew is listed with its name', async () => {
    const page = await openPage();
    const { listFormerAccounts } = await import('../../../src/data/account/former-accounts/list-former.ts');
    await page.signIn('anna');
    await addTour(page, 1);
    await page.signIn('ben');
    expect(await listFormerAccounts()).toMatchObject([
      { name: `user-${ANNA.id}`, username: 'anna', tours: 1 },
    ]);
  });
});
