import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnce } from '../../../src/data/offline/reload-once.ts';

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('reloads once, not again within 60 seconds, and again after them', () => {
  const reload = vi.fn<() => void>();
  expect(reloadOnce(reload, 1_000_000, true)).toBe(true);
  expect(reloadOnce(reload, 1_059_999, true)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
  expect(reloadOnce(reload, 1_060_000, true)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not reload when session storage is unavailable', () => {
  vi.stubGlobal('sessionStorage', undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const reload = vi.fn<() => void>();
  expect(reloadOnce(reload, 1_000_000, true)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload offline, and may once online', () => {
  const reload = vi.fn<() => void>();
  expect(reloadOnce(reload, 1_000_000, false)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(reloadOnce(reload, 1_000_001, true)).toBe(true);
});
