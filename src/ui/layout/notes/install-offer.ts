import { INSTALL_PROMPT } from '../../../contract/first-script.ts';
import { type InstallGuide, installGuide, isInstalled } from '../../../data/offline/installation.ts';
import { warnOfFailedLoad } from '../../../data/offline/page-stays.ts';
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
 * Where the browser has no install prompt, it explains how.
 */
export function offerInstallAfterFirstTour(): void {
  if (isInstalled() || wasOffered()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const maybeOffer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (readTourIndex().every(({ isList }) => isList) || PLANNER.test(location.pathname) || wasOffered())
        return;
      const how = storedPrompt() ?? installGuide();
      if (how !== null) void offer(how);
    }, DELAY_MS);
  };
  // The inline first script may have caught the event earlier.
  for (const change of [...CHANGES, 'beforeinstallprompt']) addEventListener(change, maybeOffer);
  subscribeTourIndex(maybeOffer);
  maybeOffer();
}

async function offer(how: InstallPrompt | InstallGuide): Promise<void> {
  const locale = localeOfPath(location.pathname);
  try {
    await loadTranslations(locale, 'packs');
  } catch (error) {
    warnOfFailedLoad('The install offer could not be loaded', error);
    return;
  }
  // Another tab may have shown the offer meanwhile, or the user has gone on planning.
  if (wasOffered() || PLANNER.test(location.pathname)) return;
  storeOffered();
  if (typeof how === 'string') {
    showSnackbar({ message: translate(locale, `packs.install.${how}`), timeoutMs: null });
    return;
  }
  showSnackbar({
    message: translate(locale, 'packs.install.offer'),
    actionLabel: translate(locale, 'packs.install.action'),
    onAction: () => {
      how.prompt().catch((error: unknown) => console.warn('The install prompt failed', error));
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
