import { INSTALL_PROMPT } from '../../../contract/first-script.ts';
import { readTourIndex, subscribeTourIndex } from '../../../data/tours/tour-index.ts';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { loadTranslations, translate } from '../../shell/i18n/translations.ts';
import { localeOfPath } from '../../../contract/paths/find-page.ts';

/** Chromium's beforeinstallprompt event. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const STORAGE_KEY = 'installOffered';
/** No offer while planning. */
const PLANNER = /\/tours\/(create|edit)\/?$/;
/** Delay after the user's action. */
const DELAY_MS = 3_000;
/** Events on the window by which the router announces navigation. */
const CHANGES = ['popstate', 'pushState', 'replaceState'];

/**
 * Offers once to install the app: after a tour was saved, outside the planner, and not if it is already installed.
 * Safari on iOS has no install prompt: there it explains how.
 */
export function offerInstallAfterFirstTour(): void {
  if (isInstalled() || wasOffered()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const maybeOffer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (readTourIndex().length === 0 || PLANNER.test(location.pathname) || wasOffered()) return;
      const prompt = storedPrompt();
      if (prompt !== null || isIphone()) void offer(prompt);
    }, DELAY_MS);
  };
  // The inline first script may have caught the event earlier.
  for (const change of [...CHANGES, 'beforeinstallprompt']) addEventListener(change, maybeOffer);
  subscribeTourIndex(maybeOffer);
  maybeOffer();
}

async function offer(prompt: InstallPrompt | null): Promise<void> {
  const locale = localeOfPath(location.pathname);
  try {
    await loadTranslations(locale, 'packs');
  } catch (error) {
    console.warn('The install offer could not be loaded', error);
    return;
  }
  // Another tab may have shown the offer meanwhile, or the user has gone on planning.
  if (wasOffered() || PLANNER.test(location.pathname)) return;
  storeOffered();
  if (prompt === null) {
    showSnackbar({ message: translate(locale, 'packs.install.iphone'), timeoutMs: null });
    return;
  }
  showSnackbar({
    message: translate(locale, 'packs.install.offer'),
    actionLabel: translate(locale, 'packs.install.action'),
    onAction: () => {
      prompt.prompt().catch((error: unknown) => console.warn('The install prompt failed', error));
    },
    timeoutMs: null,
  });
}

/** The event that the inline first script stored. */
function storedPrompt(): InstallPrompt | null {
  const stored: unknown = Reflect.get(globalThis, INSTALL_PROMPT);
  return isPrompt(stored) ? stored : null;
}

function isPrompt(event: unknown): event is InstallPrompt {
  return event instanceof Event && 'prompt' in event && typeof event.prompt === 'function';
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches || isStandalone() === true;
}

/** Only Safari on iOS has `navigator.standalone`; it is false if the app is not installed. */
function isIphone(): boolean {
  return isStandalone() === false;
}

function isStandalone(): unknown {
  return 'standalone' in navigator ? navigator.standalone : undefined;
}

function wasOffered(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    // If storage is unavailable, the offer would be repeated on every visit.
    return true;
  }
}

function storeOffered(): void {
  try {
    localStorage.setItem(STORAGE_KEY, new Date().toISOString());
  } catch (error) {
    console.warn('The install offer could not be stored', error);
  }
}
