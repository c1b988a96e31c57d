import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Longer than all timeouts of a reload. */
const SETTLED_MS = 30_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that a service worker controls. The modules are imported anew, because a page reloads once and they keep that. */
async function stubControlledPage() {
  vi.resetModules();
  const { applyUpdate, watchReleases } = await import('../../../src/data/release/new-release.ts');
  const { isUpdateReady } = await import('../../../src/data/release/update-ready.ts');
  const reload = vi.fn<() => void>();
  const container = Object.assign(new EventTarget(), {
    controller: { state: 'activated' },
    getRegistration: () => Promise.resolve({ waiting: null }),
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('document', { activeElement: null, querySelectorAll: () => [] });
  vi.stubGlobal('HTMLElement', EventTarget);
  vi.stubGlobal('location', { reload });
  return { applyUpdate, watchReleases, isUpdateReady, container, reload };
}

const fakeRegistration = (installing: EventTarget | null) =>
  Object.assign(new EventTarget(), { installing, waiting: null }) as unknown as ServiceWorkerRegistration;

it('offers a release that was already installing when watchReleases was called', async () => {
  const { watchReleases, isUpdateReady } = await stubControlledPage();
  const installing = Object.assign(new EventTarget(), { state: 'installing' });
  watchReleases(fakeRegistration(installing));
  expect(isUpdateReady()).toBe(false);
  installing.state = 'installed';
  installing.dispatchEvent(new Event('statechange'));
  expect(isUpdateReady()).toBe(true);
});

it('reloads once for several controllerchange events', async () => {
  const { watchReleases, container, reload } = await stubControlledPage();
  watchReleases(fakeRegistration(null));
  container.dispatchEvent(new Event('controllerchange'));
  container.dispatchEvent(new Event('controllerchange'));
  await vi.advanceTimersByTimeAsync(SETTLED_MS);
  container.dispatchEvent(new Event('controllerchange'));
  await vi.advanceTimersByTimeAsync(SETTLED_MS);
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads once, immediately, when an update is applied and no worker is waiting', async () => {
  const { applyUpdate, reload } = await stubControlledPage();
  await applyUpdate();
  expect(reload).toHaveBeenCalledOnce();
});
