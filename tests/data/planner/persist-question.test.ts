import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { devicePerTest, stops } from './planner-device.ts';

const device = devicePerTest();

test('edits do not wait for the browser’s question about persistent storage', async () => {
  const persist = vi.fn<() => Promise<boolean>>(() => new Promise(() => undefined));
  vi.stubGlobal('navigator', { storage: { persist } });
  const { session } = await device().openNew();
  await session.apply([{ op: 'add', experience_id: 'kandy' }], 'stop-added', 'kandy');
  await session.apply([{ op: 'add', experience_id: 'ella' }], 'stop-added', 'ella');
  expect(stops(session.getState())).toEqual(['kandy', 'ella']);
  expect(persist).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
