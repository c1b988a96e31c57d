import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

it('does not reload a page that is being left', () => {
  const reload = vi.fn<() => void>();
  void reloadOnce(reload, 1_000_000, true);
  vi.advanceTimersByTime(1_000);
  expect(reload).not.toHaveBeenCalled();
});
