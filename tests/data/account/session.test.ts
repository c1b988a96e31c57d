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

function userNamed(serial: number, username: string): User {
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
const ANNA = userNamed(1, 'anna');
const BEN = userNamed(2, 'ben');
const OFFLINE: AccountFailure = { ok: false, code: 'offline', message: '', fields: [], retryAfterMs: null };

/** Imports fresh modules, as a page load does. */
async function openPage(users: readonly User[] = [ANNA, BEN], isOnline = () => true) {
  const session = await import('../../../src/data/account/session.ts');
  const tours = await import('../../../src/data/tours/tours.ts');
  const db = await import('../../../src/data/storage/user-db.ts');
  const { createAccountClient } = await import('../../../src/data/account/account-client.ts');
  const calls: string[] = [];
  const sync = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const offline = createAccountClient({
    locale: () => 'en',
    fetch: () => Promise.reject(new Error('unused')),
  });
  const client: AccountClient = {
    ...offline,
    login({ login }) {
      const user = users.find(({ username }) => username === login);
      calls.push(`login ${login}`);
      return Promise.resolve(user && isOnline() ? { ok: true, value: user } : OFFLINE);
    },
    logout() {
      calls.push('logout');
      return Promise.resolve(isOnline() ? { ok: true, value: null } : OFFLINE);
    },
  };
  const sendPictures = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const sendMessages = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const parts: SessionParts = { client, sync, sendPictures, sendMessages };
  const logIn = (login: string) => session.logIn({ login, password: 'x' }, parts);
  return {
    session,
    tours,
    db,
    parts,
    sync,
    sendPictures,
    sendMessages,
    calls,
    logIn,
    current: () => db.userDb,
  };
}

type Page = Awaited<ReturnType<typeof openPage>>;

async function addTour(page: Page, serial: number): Promise<string> {
  const id = `0193480e-0000-7000-8000-00000000010${serial}`;
  await page.tours.addTour(page.current(), { ...tourOf(2), id, version: null }, null);
  return id;
}

describe('logging in', () => {
  it('opens the account’s database, and reopens it at a later start without a network', async () => {
    const page = await openPage();
    expect(page.current().name).toBe('user-anon');
    expect(await page.logIn('anna')).toEqual({ ok: true, value: ANNA });
    expect(page.current().name).toBe(`user-${ANNA.id}`);
    expect(page.sync).toHaveBeenCalledOnce();
    vi.resetModules();
    const nextPage = await openPage();
    expect(nextPage.current().name).toBe(`user-${ANNA.id}`);
  });

  it('syncs again when the running cycle was rejected as logged out before the session began', async () => {
    const page = await openPage();
    const endCycleSignedOut = () =>
      page.current().meta.put({ name: 'sync', value: JSON.stringify({ phase: 'signed-out' }) });
    page.sync.mockImplementationOnce(async () => {
      await endCycleSignedOut();
    });
    page.sync.mockImplementation(async () => {
      await page.current().meta.put({ name: 'sync', value: JSON.stringify({ phase: 'idle' }) });
    });
    await page.logIn('anna');
    await vi.waitFor(() => expect(page.sync).toHaveBeenCalledTimes(2));
    // Signing in again on the same device clears the state of the former session.
    await endCycleSignedOut();
    page.sync.mockImplementation(() => Promise.resolve());
    await page.logIn('anna');
    expect(await page.current().meta.get('sync')).toBeUndefined();
  });

  it('[I19] adopts guest tours as new documents with their ids and keeps the originals until the copies are sent', async () => {
    const page = await openPage();
    const id = await addTour(page, 1);
    const anonymous = page.current();
    await page.logIn('anna');
    expect(await page.current().tours.get(id)).toMatchObject({
      rev: null,
      dirty: true,
      local: { name: 'base' },
    });
    expect(await anonymous.tours.get(id)).toMatchObject({ adoptedBy: ANNA.id });
    expect(await page.tours.listUserTours(anonymous)).toEqual([]);
    const { deleteAdopted } = await import('../../../src/data/account/former-accounts/adopt-guest-data.ts');
    await deleteAdopted(anonymous, page.current(), ANNA.id);
    expect(await anonymous.tours.count()).toBe(1);
    await page.current().tours.update(id, { rev: 3 });
    await deleteAdopted(anonymous, page.current(), ANNA.id);
    expect(await anonymous.tours.count()).toBe(0);
  });

  it('[I19] does not give adopted tours to another account', async () => {
    const page = await openPage();
    const id = await addTour(page, 1);
    await page.logIn('anna');
    await page.session.logOut('keep', page.parts);
    await page.logIn('ben');
    expect(await page.current().tours.count()).toBe(0);
    await page.session.logOut('discard', page.parts);
    await page.logIn('anna');
    expect(await page.tours.readTour(id, page.current())).toMatchObject({ name: 'base' });
  });

  it('keeps the guest database after a failed login', async () => {
    const page = await openPage();
    expect(await page.logIn('nobody')).toEqual(OFFLINE);
    expect(page.current().name).toBe('user-anon');
  });
});

describe('logging out', () => {
  it('[I11] deletes the account’s database and stored values', async () => {
    const page = await openPage();
    await page.logIn('anna');
    await addTour(page, 1);
    expect(await page.session.unsentChanges()).toBe(1);
    expect(await page.session.logOut('discard', page.parts)).toBe(true);
    expect(await Dexie.getDatabaseNames()).not.toContain(`user-${ANNA.id}`);
    expect([...storage.values].join()).not.toContain(ANNA.id);
    expect(page.current().name).toBe('user-anon');
    expect(page.calls.at(-1)).toBe('logout');
  });

  it.each(['discard', 'keep'] as const)('[I11] removes user pictures from the cache: %s', async (choice) => {
    const caches = new MemoryCaches();
    vi.stubGlobal('caches', caches);
    const seen = await caches.open('pictures');
    await seen.put('/images/user/0123456789abcdef0123456789abcdef.webp?w=96&h=96', new Response('face'));
    await seen.put('/images/namibia/dune-45/dune-45.webp', new Response('dune'));
    const page = await openPage();
    await page.logIn('anna');
    await addTour(page, 1);
    await page.session.logOut(choice, page.parts);
    expect((await seen.keys()).map(({ url }) => new URL(url).pathname)).toEqual([
      '/images/namibia/dune-45/dune-45.webp',
    ]);
  });

  it('with "keep" closes the database and reopens it when the same user logs in again', async () => {
    const page = await openPage();
    await page.logIn('anna');
    const id = await addTour(page, 1);
    await page.session.logOut('keep', page.parts);
    const closedDb = new page.db.UserDb(`user-${ANNA.id}`);
    expect(await closedDb.meta.get('closed')).toBeDefined();
    closedDb.close();
    await page.logIn('anna');
    expect(await page.current().meta.get('closed')).toBeUndefined();
    expect(await page.tours.readTour(id, page.current())).not.toBeNull();
  });

  it('with "send" stays logged in until everything is sent', async () => {
    const page = await openPage();
    await page.logIn('anna');
    const id = await addTour(page, 1);
    expect(await page.session.logOut('send', page.parts)).toBe(false);
    expect(page.current().name).toBe(`user-${ANNA.id}`);
    page.sync.mockImplementation(async () => {
      await page.current().tours.update(id, { dirty: false, rev: 4 });
    });
    expect(await page.session.logOut('send', page.parts)).toBe(true);
    expect(page.current().name).toBe('user-anon');
  });

  it('counts a waiting picture as unsent, and with "send" sends it first', async () => {
    const page = await openPage();
    await page.logIn('anna');
    await page.current().waitingPictures.put({
      id: '0193480e-0000-7000-8000-000000000109',
      picture: new Blob(['x'], { type: 'image/webp' }),
      focal: { x: 0.5, y: 0.5 },
    });
    expect([await page.session.unsentChanges(), await page.session.unsentPictures()]).toEqual([1, 1]);
    expect(await page.session.logOut('send', page.parts)).toBe(false);
    page.sendPictures.mockImplementation(() => page.current().waitingPictures.clear());
    expect(await page.session.logOut('send', page.parts)).toBe(true);
    expect(page.sendPictures).toHaveBeenCalledTimes(2);
  });

  it('counts a waiting message as unsent, keeps it with "keep" and sends it with "send"', async () => {
    const page = await openPage();
    await page.logIn('anna');
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
    expect(await page.session.logOut('send', page.parts)).toBe(false);
    expect(await page.session.logOut('keep', page.parts)).toBe(true);
    await page.logIn('anna');
    expect(await page.session.unsentMessages()).toBe(1);
    page.sendMessages.mockImplementation(() => page.current().outgoing.clear());
    expect(await page.session.logOut('send', page.parts)).toBe(true);
    expect(page.sendMessages).toHaveBeenCalledTimes(2);
  });

  it('counts an unsent conflict as unsent and keeps it with "keep"', async () => {
    const page = await openPage();
    await page.logIn('anna');
    const about = { collection: 'tours' as const, documentId: '0193480e-0000-7000-8000-000000000001' };
    const row = newConflictRow(about, { path: 'name', value: 'Mine', by: 'mine' });
    await page.current().conflicts.put(row);
    expect([await page.session.unsentChanges(), await page.session.unsentConflicts()]).toEqual([1, 1]);
    expect(await page.session.logOut('send', page.parts)).toBe(false);
    expect(await page.session.logOut('keep', page.parts)).toBe(true);
    await page.logIn('anna');
    expect(await page.current().conflicts.count()).toBe(1);
    // A conflict resolved here is an unsent change, but no value that would be lost.
    await page.current().conflicts.put({ ...row, rev: 4, base: row.local, local: null });
    expect([await page.session.unsentChanges(), await page.session.unsentConflicts()]).toEqual([1, 0]);
    // Synced: the next login brings it back, so logging out does not ask.
    await page.current().conflicts.put({ ...row, rev: 4, base: row.local, dirty: false });
    expect([await page.session.unsentChanges(), await page.session.unsentConflicts()]).toEqual([0, 0]);
  });

  it('works offline and sends the logout once at the next contact', async () => {
    let online = true;
    const page = await openPage([ANNA], () => online);
    await page.logIn('anna');
    online = false;
    expect(await page.session.logOut('discard', page.parts)).toBe(true);
    expect(page.current().name).toBe('user-anon');
    online = true;
    await page.session.flushPendingLogout(page.parts);
    await page.session.flushPendingLogout(page.parts);
    expect(page.calls).toEqual(['login anna', 'logout', 'logout']);
  });

  it('logs in after the answer to a pending logout, which would end the new session', async () => {
    const page = await openPage();
    let answer: () => void = () => undefined;
    const logout = vi.fn<AccountClient['logout']>(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ ok: true, value: null });
        }),
    );
    const parts = { ...page.parts, client: { ...page.parts.client, logout } };
    let queue: Promise<unknown> = Promise.resolve();
    const request = (_name: string, _options: object, run: () => Promise<unknown>) =>
      (queue = queue.then(run));
    vi.stubGlobal('navigator', { locks: { request } });
    storage.setItem('logout', 'due');
    const flushed = page.session.flushPendingLogout(parts);
    const loggedIn = page.session.logIn({ login: 'anna', password: 'x' }, parts);
    await new Promise((resolve) => setTimeout(resolve));
    expect([logout.mock.calls.length, page.calls]).toEqual([1, []]);
    answer();
    await Promise.all([flushed, loggedIn]);
    expect([page.calls, page.current().name]).toEqual([['login anna'], `user-${ANNA.id}`]);
  });

  it('sends a pending logout instead of restoring the user from the server’s session', async () => {
    let online = true;
    const page = await openPage([ANNA], () => online);
    const currentUser = vi.fn<AccountClient['currentUser']>(() => Promise.resolve({ ok: true, value: ANNA }));
    const parts = { ...page.parts, client: { ...page.parts.client, currentUser } };
    await page.logIn('anna');
    online = false;
    expect(await page.session.logOut('discard', parts)).toBe(true);
    online = true;
    await page.session.refreshUser(parts);
    expect(currentUser).not.toHaveBeenCalled();
    expect([page.current().name, page.calls.at(-1)]).toEqual(['user-anon', 'logout']);
    // Now the server knows of the logout: a user who returns from a provider is logged in.
    await page.session.refreshUser(parts);
    expect(page.current().name).toBe(`user-${ANNA.id}`);
  });

  it('[I11] a late response does not recreate the deleted database', async () => {
    const page = await openPage();
    await page.logIn('anna');
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
    await page.session.logOut('discard', page.parts);
    answer(Response.json({ tour: { ...tourOf(2), version: 1 } }, { status: 201 }));
    await cycle;
    expect(await Dexie.getDatabaseNames()).not.toContain(`user-${ANNA.id}`);
  });

  it.each([
    ['no longer knows the session', () => Response.json({ catalogue: {} })],
    ['has ended the session', () => problemAnswer('not-signed-in')],
    ['has newer data', () => Response.json({ catalogue: {}, user: { tours: 'i.9' } })],
  ])('ends a running sync cycle quietly when the server %s', async (_, late) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const page = await openPage();
    await page.logIn('anna');
    const db = page.current();
    const { syncUser } = await import('../../../worker/sync/sync-user.ts');
    const requests: string[] = [];
    let answer: (response: Response) => void = () => undefined;
    const cycle = syncUser({
      db,
      userId: ANNA.id,
      fetch: (address) =>
        new Promise((resolve) => {
          requests.push(address);
          answer = resolve;
        }),
    });
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await page.session.logOut('discard', page.parts);
    answer(late());
    expect((await cycle).state).toEqual({ phase: 'closed' });
    expect([requests.length, warn.mock.calls]).toEqual([1, []]);
    warn.mockRestore();
  });
});

describe('deleted or expired account', () => {
  it('leaves its tours to the guest, and the next login adopts them', async () => {
    const page = await openPage();
    await page.logIn('anna');
    const id = await addTour(page, 1);
    await page.current().tours.update(id, { rev: 3, dirty: false });
    expect(await page.session.keepWithoutAccount(page.parts)).toMatchObject({ tours: 1 });
    expect(page.current().name).toBe('user-anon');
    expect(await page.current().tours.get(id)).toMatchObject({ rev: null, dirty: true });
    expect(await Dexie.getDatabaseNames()).not.toContain(`user-${ANNA.id}`);
    await page.logIn('ben');
    expect(await page.current().tours.get(id)).toMatchObject({ rev: null, dirty: true });
  });

  it('is listed as a former account with its username when another user logs in after the session expired', async () => {
    const page = await openPage();
    const { listFormerAccounts } = await import('../../../src/data/account/former-accounts/list-former.ts');
    await page.logIn('anna');
    await addTour(page, 1);
    await page.logIn('ben');
    expect(await listFormerAccounts()).toMatchObject([
      { name: `user-${ANNA.id}`, username: 'anna', tours: 1 },
    ]);
  });
});
