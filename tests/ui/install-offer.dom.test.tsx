import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FIRST_SCRIPT, INSTALL_PROMPT } from '../../src/contract/first-script.ts';
import { closeSnackbar, currentSnackbar } from '../../src/ui/shell/components/snackbar-store.ts';
import { offerInstallAfterFirstTour } from '../../src/ui/layout/notes/install-offer.ts';

const network = vi.hoisted(() => ({ isThere: false }));
vi.mock('../../src/ui/shell/i18n/translations.ts', () => ({
  loadTranslations: () => (network.isThere ? Promise.resolve() : Promise.reject(new TypeError('no network'))),
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
  Reflect.deleteProperty(globalThis, INSTALL_PROMPT);
  const shown = currentSnackbar();
  if (shown !== null) closeSnackbar(shown.serial);
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

it('what the browser offered before this part was there is not lost', async () => {
  network.isThere = true;
  Reflect.deleteProperty(navigator, 'standalone');
  // What the page itself runs: here its text is the thing to be tried.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(FIRST_SCRIPT)();
  const prompt = vi.fn(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);

  offerInstallAfterFirstTour();
  await vi.advanceTimersByTimeAsync(5_000);
  const offered = currentSnackbar();
  expect(offered?.message).toBe('packs.install.offer');
  offered?.onAction?.();
  expect(prompt).toHaveBeenCalledOnce();
});
