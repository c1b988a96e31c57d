import { INSTALL_PROMPT } from '../../../contract/first-script.ts';
import { readTourIndex, subscribeTourIndex } from '../../../data/tours/tour-index.ts';
import { showSnackbar } from '../../shell/components/snackbar-store.ts';
import { loadTranslations, translate } from '../../shell/i18n/translations.ts';
import { localeOfPath } from '../../shell/routing/paths.ts';

/** Chromium's event: the site may be installed, and asks for it when it is told to. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const STORAGE_KEY = 'installOffered';
/** Nobody is asked in the middle of planning. */
const PLANNER = /\/tours\/(create|edit)\/?$/;
/** After what a person did, not upon it. */
const QUIET_MS = 3_000;
/** The router tells of a change of page on the window. */
const CHANGES = ['popstate', 'pushState', 'replaceState'];

/**
 * Offers once to put the site on the home screen: when a tour was saved, outside of the planner, and not where it is
 * installed already. Safari on phones has no such question: there it says how.
 */
export function offerInstallAfterFirstTour(): void {
  if (isInstalled() || wasOffered()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const consider = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (readTourIndex().length === 0 || PLANNER.test(location.pathname) || wasOffered()) return;
      const prompt = keptPrompt();
      if (prompt !== null || isIphone()) void offer(prompt);
    }, QUIET_MS);
  };
  // Heard by the first script before.
  for (const change of [...CHANGES, 'beforeinstallprompt']) addEventListener(change, consider);
  subscribeTourIndex(consider);
  consider();
}

async function offer(prompt: InstallPrompt | null): Promise<void> {
  const locale = localeOfPath(location.pathname);
  try {
    await loadTranslations(locale, 'packs');
  } catch (error) {
    console.warn('Installing is offered another time', error);
    return;
  }
  // Meanwhile another tab may have asked, or somebody gone on to plan.
  if (wasOffered() || PLANNER.test(location.pathname)) return;
  remember();
  if (prompt === null) {
    showSnackbar({ message: translate(locale, 'packs.install.iphone'), timeoutMs: null });
    return;
  }
  showSnackbar({
    message: translate(locale, 'packs.install.offer'),
    actionLabel: translate(locale, 'packs.install.action'),
    onAction: () => {
      prompt.prompt().catch((error: unknown) => {
        console.warn('The browser did not install the site', error);
      });
    },
    timeoutMs: null,
  });
}

/** What the first script kept of the browser's offer. */
function keptPrompt(): InstallPrompt | null {
  const kept: unknown = Reflect.get(globalThis, INSTALL_PROMPT);
  return isPrompt(kept) ? kept : null;
}

function isPrompt(event: unknown): event is InstallPrompt {
  return event instanceof Event && 'prompt' in event && typeof event.prompt === 'function';
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches || isStandalone() === true;
}

/** Safari on phones alone has it, and says false where the site could still be put on the home screen. */
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
    // Where nothing can be noted it would be asked at every visit.
    return true;
  }
}

function remember(): void {
  try {
    localStorage.setItem(STORAGE_KEY, new Date().toISOString());
  } catch (error) {
    console.warn('It could not be noted that installing was offered', error);
  }
}
