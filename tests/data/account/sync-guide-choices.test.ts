import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryUserStore } from '../../builders/memory-user-store.ts';
import { createSimApp, type SimServer } from '../../faults/sim/sim-server.ts';

const ANNA = '0193480e-0000-7000-8000-000000000001';
const BEN = '0193480e-0000-7000-8000-000000000002';
const FIRST_DEVICE = { theme: 'light', currency: 'EUR', distanceUnit: 'km', temperatureUnit: 'c' } as const;

/** What a browser keeps of the site. */
interface Device {
  values: Map<string, string>;
  databases: IDBFactory;
}

let server: SimServer;
const { indexedDB } = Dexie.dependencies;

beforeEach(async () => {
  const memory = createMemoryUserStore();
  memory.addUser(ANNA, 'anna');
  memory.addUser(BEN, 'ben');
  server = (await createSimApp()).withStore(memory.store);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Dexie.dependencies.indexedDB = indexedDB;
});

function newDevice(account: string | null): Device {
  const values = new Map<string, string>();
  if (account !== null) values.set('signedIn', JSON.stringify({ id: account, username: 'anna' }));
  return { values, databases: new IDBFactory() };
}

/** Imports fresh modules, as a page load does. */
async function loadPage({ values, databases }: Device) {
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  Dexie.dependencies.indexedDB = databases;
  const { followGuideChoices } = await import('../../../src/data/account/sync-guide-choices.ts');
  const choices = await import('../../../src/data/account/guide-choices.ts');
  const settings = await import('../../../src/data/account/user-settings.ts');
  const users = await import('../../../src/data/storage/user-db.ts');
  const login = await import('../../../src/data/account/logged-in-user.ts');
  const session = await import('../../../src/data/account/session.ts');
  const { syncAccount } = await import('../../../worker/sync/sync-account.ts');
  const { editsSettled } = await import('../../../src/data/release/open-edits.ts');
  /** Until neither the watched document nor the choices change anything. */
  const settled = async () => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    await editsSettled();
  };
  const ticks = () => choices.getGuideChoices().ticks;
  const document = async () => (await users.userDb.settings.get('settings'))?.local;
  const sync = async () => {
    const userId = login.loggedInUser()?.id ?? '';
    const fetch = (address: string, init: RequestInit) => server.request(address, init, userId);
    const outcome = await syncAccount({ db: users.userDb, userId, fetch });
    expect(outcome.state.phase).toBe('idle');
    await settled();
  };
  return { followGuideChoices, choices, settings, users, login, session, settled, ticks, document, sync };
}
type Page = Awaited<ReturnType<typeof loadPage>>;

async function onDevice(device: Device, use: (page: Page) => Promise<void>): Promise<void> {
  const page = await loadPage(device);
  const stop = page.followGuideChoices();
  await page.settled();
  await use(page);
  await page.settled();
  stop();
  page.users.userDb.close();
}

async function atServer(account: string): Promise<Record<string, unknown> | undefined> {
  return (await server.store.everythingOf(account)).settings[0];
}

it('two devices that ticked different entries offline keep both, and an entry follows its last change', async () => {
  const [phone, laptop] = [newDevice(ANNA), newDevice(ANNA)];
  await onDevice(phone, async ({ choices, sync, settled }) => {
    await sync();
    choices.setTick('peru', 'visa', true);
    choices.setTick('japan', 'cash', true);
    await settled();
    await sync();
  });
  await onDevice(laptop, async ({ choices, sync, ticks, settled }) => {
    await sync();
    expect(ticks()).toEqual({ peru: ['visa'], japan: ['cash'] });
    // Offline from here on.
    choices.setTick('peru', 'gear', true);
    choices.setTick('peru', 'visa', false);
    choices.setCostLevel('low');
    await settled();
  });
  await onDevice(phone, async ({ choices, settled, sync }) => {
    choices.setTick('peru', 'cash-2', true);
    choices.setTick('laos', 'phone', true);
    await settled();
    await sync();
  });
  const both = { peru: ['cash-2', 'gear'], japan: ['cash'], laos: ['phone'] };
  await onDevice(laptop, async ({ sync, ticks, users }) => {
    await sync();
    expect(ticks()).toEqual(both);
    expect(await users.userDb.conflicts.count()).toBe(0);
  });
  await onDevice(phone, async ({ sync, ticks, choices, users }) => {
    await sync();
    expect(ticks()).toEqual(both);
    expect(choices.getGuideChoices().level).toBe('low');
    expect(await users.userDb.conflicts.count()).toBe(0);
  });
  expect(await atServer(ANNA)).toMatchObject({ ticks: both, costLevel: 'low', version: 3 });
});

it('a guest’s choices join those of the account after its first pull; the account keeps its level and its theme', async () => {
  await onDevice(newDevice(ANNA), async ({ choices, settings, sync, settled }) => {
    await sync();
    await settings.saveUserSettings(FIRST_DEVICE);
    choices.setTick('peru', 'visa', true);
    choices.setCostLevel('high');
    await settled();
    await sync();
  });
  const other = newDevice(null);
  await onDevice(other, async ({ choices, login, document, settled, sync, ticks, users }) => {
    choices.setTick('peru', 'gear', true);
    choices.setTick('laos', 'cash', true);
    choices.setCostLevel('low');
    await settled();
    expect(await document()).toBeUndefined();
    login.storeLoggedInUser({ id: ANNA, username: 'anna' } as never);
    users.switchUserDb(ANNA);
    await settled();
    // Nothing is known of the account yet.
    expect(await document()).toBeUndefined();
    await sync();
    expect(ticks()).toEqual({ peru: ['gear', 'visa'], laos: ['cash'] });
    expect(choices.getGuideChoices().level).toBe('high');
    await sync();
    expect(await users.userDb.conflicts.count()).toBe(0);
  });
  expect(await atServer(ANNA)).toMatchObject({
    ...FIRST_DEVICE,
    ticks: { peru: ['gear', 'visa'], laos: ['cash'] },
    costLevel: 'high',
  });
});

it('an account without settings gets those of the first device with a choice', async () => {
  await onDevice(newDevice(ANNA), async ({ choices, document, settled, sync }) => {
    await sync();
    expect(await document()).toBeUndefined();
    choices.setCostLevel('low');
    await settled();
    await sync();
    expect(await document()).toMatchObject({ costLevel: 'low', ticks: {}, theme: 'system' });
  });
});

it('an older client keeps the fields that it does not know', async () => {
  const device = newDevice(ANNA);
  await onDevice(device, async ({ choices, settings, sync, settled, users, document }) => {
    await sync();
    await settings.saveUserSettings(FIRST_DEVICE);
    choices.setTick('peru', 'visa', true);
    await settled();
    await sync();
    // As the older client does: the whole document with the field that it changed.
    const { saveForm } = await import('../../../src/data/forms/save-form.ts');
    const edit = { opened: FIRST_DEVICE, changes: { theme: 'dark' as const } };
    await saveForm('settings', 'settings', edit, new Date(), users.userDb);
    expect(await document()).toMatchObject({ theme: 'dark', ticks: { peru: ['visa'] } });
    await sync();
  });
  expect(await atServer(ANNA)).toMatchObject({ theme: 'dark', ticks: { peru: ['visa'] } });
});

it('a server that drops the fields takes nothing from the device, which sends them once', async () => {
  await onDevice(newDevice(ANNA), async ({ choices, settings, sync, settled, users, ticks, document }) => {
    await sync();
    await settings.saveUserSettings(FIRST_DEVICE);
    await sync();
    choices.setTick('peru', 'visa', true);
    await settled();
    await users.userDb.settings.toCollection().modify((row) => {
      const { ticks: _ticks, costLevel: _level, ...older } = { ...FIRST_DEVICE, ...row.local };
      Object.assign(row, { local: older, base: older, dirty: false });
    });
    await settled();
    expect([ticks(), (await document())?.ticks]).toEqual([{ peru: ['visa'] }, undefined]);
    expect((await users.userDb.settings.get('settings'))?.dirty).toBe(false);
    choices.setTick('laos', 'gear', true);
    await settled();
    expect((await document())?.ticks).toEqual({ peru: ['visa'], laos: ['gear'] });
  });
});

it('a logout leaves nothing of the account, and the next account gets none of it', async () => {
  const device = newDevice(ANNA);
  await onDevice(device, async ({ choices, session, settled, sync, ticks }) => {
    await sync();
    choices.setTick('peru', 'visa', true);
    choices.setCostLevel('high');
    await settled();
    await sync();
    const client = { logout: () => Promise.resolve({ ok: true, value: null }) };
    const done = () => Promise.resolve();
    const parts = { client, sync: done, sendPictures: done, sendMessages: done };
    expect(await session.logOut('discard', parts as never)).toBe(true);
    expect([ticks(), choices.getGuideChoices().level]).toEqual([{}, 'mid']);
  });
  expect([...device.values.values()].join()).not.toMatch(/peru|visa|high/);
  expect(await atServer(ANNA)).toMatchObject({ ticks: { peru: ['visa'] } });
});

it('another account that logs in over the first one starts with its own choices', async () => {
  const device = newDevice(ANNA);
  await onDevice(device, async ({ choices, settled, sync }) => {
    await sync();
    choices.setTick('peru', 'visa', true);
    await settled();
    await sync();
  });
  device.values.set('signedIn', JSON.stringify({ id: BEN, username: 'ben' }));
  await onDevice(device, async ({ settled, sync, ticks }) => {
    await settled();
    await sync();
    expect(ticks()).toEqual({});
  });
  expect(await atServer(BEN)).toBeUndefined();
});
