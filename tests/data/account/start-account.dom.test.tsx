import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { setFavorite } from '../../../src/data/account/favorites.ts';
import { storeLoggedInUser } from '../../../src/data/account/logged-in-user.ts';
import { startAccount } from '../../../src/data/account/start-account.ts';
import { switchUserDb, userDb } from '../../../src/data/storage/user-db.ts';

const sync = vi.hoisted(() => vi.fn<(reason: string) => Promise<void>>(() => Promise.resolve()));
vi.mock('../../../src/data/catalogue/data-client.ts', () => ({ startDataClient: () => ({ sync }) }));

const ANNA = { id: '0193480e-0000-7000-8000-000000000001', username: 'anna' };
const warn = vi.spyOn(console, 'warn');

beforeAll(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  storeLoggedInUser(ANNA as Parameters<typeof storeLoggedInUser>[0]);
  switchUserDb(ANNA.id);
  startAccount();
});
afterAll(async () => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  localStorage.clear();
  await userDb.delete();
});

async function hidePage(registration: object): Promise<void> {
  const ready = vi.fn<() => Promise<object>>(() => Promise.resolve(registration));
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.defineProperty({}, 'ready', { get: ready }),
  });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(ready).toHaveBeenCalledOnce());
  await ready.mock.results[0]?.value;
}

it('without Background Sync a change is sent while the page is open', async () => {
  await setFavorite('tour', 'dunes', true);
  await vi.waitFor(() => expect(sync).toHaveBeenCalledWith('timer'), { timeout: 10_000 });
  await hidePage({});
  expect(warn).not.toHaveBeenCalled();
});

it('with Background Sync a hidden page has unsent changes sent later', async () => {
  const register = vi.fn<(tag: string) => Promise<void>>(() => Promise.resolve());
  await hidePage({ sync: { register } });
  await vi.waitFor(() => expect(register).toHaveBeenCalledExactlyOnceWith(`user:${ANNA.id}`));
});
