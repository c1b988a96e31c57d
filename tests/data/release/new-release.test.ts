import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchReleases } from '../../../src/data/release/new-release.ts';
import { isUpdateReady } from '../../../src/data/release/update-ready.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('offers a release that was already installing when watchReleases was called', () => {
  const container = Object.assign(new EventTarget(), { controller: {} });
  vi.stubGlobal('navigator', { serviceWorker: container });
  const installing = Object.assign(new EventTarget(), { state: 'installing' });
  const registration = Object.assign(new EventTarget(), { installing, waiting: null });
  watchReleases(registration as unknown as ServiceWorkerRegistration);
  expect(isUpdateReady()).toBe(false);
  installing.state = 'installed';
  installing.dispatchEvent(new Event('statechange'));
  expect(isUpdateReady()).toBe(true);
});

/** A page controlled by a worker, with a fresh module because it reloads only once. */
async function controlledPage() {
  vi.resetModules();
  const release = await import('../../../src/data/release/new-release.ts');
  const reload = vi.fn<() => void>();
  const container = Object.assign(new EventTarget(), {
    controller: { state: 'activated' },
    getRegistration: () => Promise.resolve({ waiting: null }),
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('document', { activeElement: null, querySelectorAll: () => [] });
  vi.stubGlobal('HTMLElement', EventTarget);
  vi.stubGlobal('location', { reload });
  return { ...release, container, reload };
}

it('reloads once for several controllerchange events', async () => {
  const { watchReleases: watch, container, reload } = await controlledPage();
  const registration = Object.assign(new EventTarget(), { installing: null, waiting: null });
  watch(registration as unknown as ServiceWorkerRegistration);
  container.dispatchEvent(new Event('controllerchange'));
  container.dispatchEvent(new Event('controllerchange'));
  await vi.advanceTimersByTimeAsync(30_000);
  container.dispatchEvent(new Event('controllerchange'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('applyUpdate reloads once, immediately, when there is no waiting worker', async () => {
  const { applyUpdate, reload } = await controlledPage();
  await applyUpdate();
  expect(reload).toHaveBeenCalledOnce();
});
