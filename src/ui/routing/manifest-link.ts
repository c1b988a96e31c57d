import { MANIFEST_PATHS } from '../../contract/api/manifest-paths.ts';

/**
 * Links the manifest of the page's language, also after a switch: the app is installed in the language that is seen.
 * The service worker's HTML links the English one on every page.
 */
export function followLanguageWithManifest(): void {
  const root = document.documentElement;
  function link() {
    const href = root.lang === 'de' ? MANIFEST_PATHS.de : MANIFEST_PATHS.en;
    const manifest = document.querySelector('link[rel="manifest"]');
    // Setting the same address would load it again.
    if (manifest !== null && manifest.getAttribute('href') !== href) manifest.setAttribute('href', href);
  }
  new MutationObserver(link).observe(root, { attributeFilter: ['lang'] });
  link();
}
