import type { Localized } from '../../model/base/locale.ts';

/** Addresses of the web app manifest by language. */
export const MANIFEST_PATHS: Localized<string> = {
  en: '/manifest.webmanifest',
  de: '/manifest.de.webmanifest',
};
