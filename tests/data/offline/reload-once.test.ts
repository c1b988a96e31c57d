import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LEAVING_MS } from '../../../src/contract/first-script.ts';
import { reloadOnce } from '../../../src/data/offline/reload-once.ts';

beforeEach(() => {
  vi.useFakeTimers();
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function reloadsOnce(reload: () => void, nowMs: number, isOnline: boolean): Promise<boolean> {
  const reloads = reloadOnce(reload, nowMs, isOnline);
  await vi.runAllTimersAsync();
  return reloads;
}

it('reloads once, not again within 60 seconds, and again after them', async () => {
  const reload = vi.fn<() => void>();
  expect(await reloadsOnce(reload, 1_000_000, true)).toBe(true);
  expect(await reloadsOnce(reload, 1_059_999, true)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  expect(await reloadsOnce(reload, 1_060_000, true)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not reload when session storage is unavailable', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const reload = vi.fn<() => void>();
  expect(await reloadsOnce(reload, 1_000_000, true)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload offline, and may once online', async () => {
  const reload = vi.fn<() => void>();
  expect(await reloadsOnce(reload, 1_000_000, false)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(await reloadsOnce(reload, 1_000_001, true)).toBe(true);
});

it('waits before it reloads: a navigation that has begun replaces the page meanwhile', async () => {
  const reload = vi.fn<() => void>();
  const reloads = reloadOnce(reload, 1_000_000, true);
  await vi.advanceTimersByTimeAsync(LEAVING_MS - 1);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await reloads).toBe(true);
});
