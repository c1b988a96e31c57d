import { cacheLoadedFiles } from './cache-loaded-files.ts';

const SCRIPT = import.meta.env.DEV ? '/dev-sw.js?dev-sw' : '/sw.js';
const SCRIPT_OPTIONS: RegistrationOptions = {
  scope: '/',
  type: import.meta.env.DEV ? 'module' : 'classic',
  updateViaCache: 'none',
};

/** Call it once, after the first paint. Does nothing if service workers are not supported. */
export async function registerServiceWorker(): Promise<void> {
  const container = navigator.serviceWorker;
  if (!container) return;
  try {
    cacheLoadedFiles(container);
    await container.register(SCRIPT, SCRIPT_OPTIONS);
    // On a first visit there is no update before its own release is installed.
    const registration = await container.ready;
    const { watchReleases } = await import('../release/new-release.ts');
    watchReleases(registration);
  } catch (error) {
    console.warn('No service worker', error);
  }
}
