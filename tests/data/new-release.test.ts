import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchReleases } from '../../src/data/new-release.ts';
import { isUpdateReady } from '../../src/data/register-service-worker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a release that was found before anybody watched is offered once it is installed', () => {
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
