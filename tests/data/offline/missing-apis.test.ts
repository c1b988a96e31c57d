import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queueRequestedPacks } from '../../../src/data/offline/queue-packs.ts';
import { storedSizes } from '../../../src/data/offline/storage-sizes.ts';
import { packsDb } from '../../../src/data/storage/packs-db.ts';
import { createPresence } from '../../../worker/sync/presence.ts';
import { stubDevice } from './stub-device.ts';

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => vi.unstubAllGlobals());

const refusing = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));

it.each([
  ['storage', {}],
  ['persist', { storage: {} }],
  ['permission', { storage: { persist: refusing } }],
])('persistent storage is not granted without %s', async (_name, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const { askToPersist, persistStorage } = await import('../../../src/data/offline/persist-storage.ts');
  expect(persistStorage).not.toThrow();
  expect(await askToPersist()).toBe(false);
});

it.each([
  ['has no BroadcastChannel', undefined],
  [
    'refuses it like all site data',
    function refuse(): never {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  ],
])('tabs sync and packs are queued where the browser %s', async (_name, channel) => {
  stubDevice(false);
  vi.stubGlobal('BroadcastChannel', channel);
  const presence = createPresence('missing');
  presence.atWork()();
  expect(presence.othersSilentMs()).toBe(Infinity);
  await queueRequestedPacks(['namibia']);
  expect(await packsDb.packs.get('namibia')).toMatchObject({ state: 'waiting' });
  await packsDb.packs.clear();
});

it('measures what can be measured where a private window refuses caches', async () => {
  vi.stubGlobal('caches', { keys: refusing, has: refusing, open: refusing });
  const sizes = await storedSizes();
  expect(sizes).toMatchObject({ app: 0, pictures: 0, map: 0 });
  expect(sizes.catalogue).toBeGreaterThan(0);
});
