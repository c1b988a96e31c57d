import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FIRST_SCRIPT, INSTALL_PROMPT } from '../../src/contract/first-script.ts';
import { closeSnackbar, currentSnackbar } from '../../src/ui/shell/components/snackbar-store.ts';
import { offerInstallAfterFirstTour } from '../../src/ui/layout/notes/install-offer.ts';

const network = vi.hoisted(() => ({ isOnline: false }));
vi.mock('../../src/ui/shell/i18n/translations.ts', () => ({
  loadTranslations: () =>
    network.isOnline ? Promise.resolve() : Promise.reject(new TypeError('no network')),
  translate: (_locale: string, key: string) => key,
}));

beforeEach(() => {
  vi.useFakeTimers();
  // As in Safari on phones.
  Object.assign(navigator, { standalone: false });
  localStorage.setItem('userTours', JSON.stringify([{ id: '1', title: 'Namibia' }]));
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'standalone');
  Reflect.deleteProperty(globalThis, INSTALL_PROMPT);
  const shown = currentSnackbar();
  if (shown !== null) closeSnackbar(shown.serial);
});

it('shows the offer later, and once, when its translations failed to load', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  offerInstallAfterFirstTour();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(currentSnackbar()).toBeNull();

  network.isOnline = true;
  dispatchEvent(new Event('pushState'));
  await vi.advanceTimersByTimeAsync(5_000);
  const offered = currentSnackbar();
  expect(offered?.message).toBe('packs.install.iphone');

  dispatchEvent(new Event('pushState'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(currentSnackbar()).toBe(offered);
});

it('explains how to install in Firefox on Android, and offers nothing where no browser can', async () => {
  network.isOnline = true;
  Reflect.deleteProperty(navigator, 'standalone');
  offerInstallAfterFirstTour();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(currentSnackbar()).toBeNull();

  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Android 14; Mobile) Firefox/133.0');
  dispatchEvent(new Event('pushState'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(currentSnackbar()?.message).toBe('packs.install.firefox');
});

it('uses an install prompt that arrived before this chunk was loaded', async () => {
  network.isOnline = true;
  Reflect.deleteProperty(navigator, 'standalone');
  // The page runs this script as text: here the text is under test.
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
