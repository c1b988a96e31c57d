import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Longer than all timeouts of a reload. */
const SETTLED_MS = 30_000;
const ENTRY = 'http://here/assets/shell.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page that a service worker controls. The modules are imported anew, because a page reloads once and they keep that. */
async function stubControlledPage({ precached }: { precached?: readonly string[] } = {}) {
  vi.resetModules();
  const { applyUpdate, watchReleases } = await import('../../../src/data/release/new-release.ts');
  const { isUpdateReady } = await import('../../../src/data/release/update-ready.ts');
  // A page that is left runs no more timers.
  const reload = vi.fn<() => void>(() => void vi.stubGlobal('setTimeout', () => 0));
  const container = Object.assign(new EventTarget(), {
    controller: { state: 'activated' },
    getRegistration: () => Promise.resolve({ waiting: null }),
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('document', {
    activeElement: null,
    querySelectorAll: () => [],
    querySelector: () => ({ href: ENTRY }),
  });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(['workbox-precache-v2-http://here/', 'pictures']),
    open: () =>
      Promise.resolve({
        match: async (url: string) => (precached ?? [ENTRY]).find((address) => address === url),
      }),
  });
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

it('repeats a reload that is not answered', async () => {
  const { watchReleases, container, reload } = await stubControlledPage();
  reload.mockReturnValueOnce();
  watchReleases(fakeRegistration(null));
  container.dispatchEvent(new Event('controllerchange'));
  await vi.advanceTimersByTimeAsync(SETTLED_MS);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('reloads a page whose release was replaced while it loaded', async () => {
  const { watchReleases, reload } = await stubControlledPage({ precached: ['http://here/assets/newer.js'] });
  watchReleases(fakeRegistration(null));
  await vi.advanceTimersByTimeAsync(SETTLED_MS);
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload a page of the current release', async () => {
  const { watchReleases, reload } = await stubControlledPage();
  watchReleases(fakeRegistration(null));
  await vi.advanceTimersByTimeAsync(SETTLED_MS);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads once, immediately, when an update is applied and no worker is waiting', async () => {
  const { applyUpdate, reload } = await stubControlledPage();
  await applyUpdate();
  expect(reload).toHaveBeenCalledOnce();
});
