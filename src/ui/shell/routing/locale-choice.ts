import { isLocale } from '../../../model/base/locale.ts';
import type { Locale } from '../../../model/base/locale.ts';

const COOKIE = 'i18n_redirected';
const YEAR_SECONDS = 365 * 24 * 3600;

/** Stores the language for the next visit of the site root. */
export function storeLocale(locale: Locale): void {
  // The Cookie Store API is not available in all browsers; the server reads the same cookie.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${COOKIE}=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

export function storedLocale(cookies: string = document.cookie): Locale | null {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  return isLocale(value) ? value : null;
}

/**
 * Redirect target of the root path: by the stored choice, else by the browser's language; null to stay. The server does
 * the same with a 302; this one is for starts served by the service worker.
 */
export function rootRedirect(
  pathname: string,
  stored: Locale | null,
  languages: readonly string[],
): '/de' | null {
  if (pathname !== '/') return null;
  const preferred = languages.map((language) => language.slice(0, 2).toLowerCase()).find(isLocale);
  return (stored ?? preferred) === 'de' ? '/de' : null;
}
