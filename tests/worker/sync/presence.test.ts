import { afterEach, expect, it, vi } from 'vitest';
import { createPresence } from '../../../worker/sync/presence.ts';

afterEach(() => vi.useRealTimers());

/** Uses the real clock: messages between tabs are asynchronous, and `vi.waitFor` would advance the fake one. */
async function until(holds: () => boolean): Promise<void> {
  for (let look = 0; look < 500 && !holds(); look += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(holds()).toBe(true);
}

it('an active tab notifies the others at once and every 5 seconds until it has finished', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const [working, waiting] = [createPresence('presence-test'), createPresence('presence-test')];
  expect(waiting.othersSilentMs()).toBe(Infinity);

  const rest = working.atWork();
  await until(() => waiting.othersSilentMs() === 0);
  vi.advanceTimersByTime(4_000);
  expect(waiting.othersSilentMs()).toBe(4_000);
  vi.advanceTimersByTime(1_000);
  await until(() => waiting.othersSilentMs() === 0);
  expect(working.othersSilentMs()).toBe(Infinity);

  rest();
  vi.advanceTimersByTime(60_000);
  // Any pending message would have arrived by then.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(waiting.othersSilentMs()).toBe(60_000);
});
