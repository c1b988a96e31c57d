import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentSnackbar } from '../../src/ui/components/snackbar-store.ts';
import { offerInstallAfterFirstTour } from '../../src/ui/layout/install-offer.ts';

const network = vi.hoisted(() => ({ isThere: false }));
vi.mock('../../src/ui/i18n/words.ts', () => ({
  loadWords: () => (network.isThere ? Promise.resolve() : Promise.reject(new TypeError('no network'))),
  translate: (_locale: string, key: string) => key,
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // As Safari on phones has it.
  Object.assign(navigator, { standalone: false });
  localStorage.setItem('userTours', JSON.stringify([{ id: '1', title: 'Namibia' }]));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'standalone');
});

it('an offer whose words did not come is made another time, and once', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  offerInstallAfterFirstTour();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(currentSnackbar()).toBeNull();

  network.isThere = true;
  dispatchEvent(new Event('pushState'));
  await vi.advanceTimersByTimeAsync(5_000);
  const offered = currentSnackbar();
  expect(offered?.message).toBe('packs.install.iphone');

  dispatchEvent(new Event('pushState'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(currentSnackbar()).toBe(offered);
});
