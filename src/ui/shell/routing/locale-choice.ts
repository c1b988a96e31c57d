import { isLocale } from '../../../model/base/locale.ts';
import type { Locale } from '../../../model/base/locale.ts';

const COOKIE = 'i18n_redirected';
const YEAR_SECONDS = 365 * 24 * 3600;

/** Remembers the language for the next visit of the site's root. */
export function rememberLocale(locale: Locale): void {
  // The Cookie Store API is not everywhere yet; the server reads the same cookie.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${COOKIE}=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

export function rememberedLocale(cookies: string = document.cookie): Locale | null {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  return isLocale(value) ? value : null;
}

/**
 * Where a visit of the root goes: to what was chosen, else to the browser's language. Null where it stays.
 * The server does the same by a 302; this one is for starts under the service worker.
 */
export function rootRedirect(
  pathname: string,
  remembered: Locale | null,
  languages: readonly string[],
): '/de' | null {
  if (pathname !== '/') return null;
  const spoken = languages.map((language) => language.slice(0, 2).toLowerCase()).find(isLocale);
  return (remembered ?? spoken) === 'de' ? '/de' : null;
}
