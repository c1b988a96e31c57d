import type { Locale } from '../../../model/base/locale.ts';
import { inLocale } from '../../routing/in-locale.ts';
import { findPage, localeOfPath, prefixOf } from '../../shell/routing/paths.ts';

/** Where a login that nothing asked for leads to. */
const NOT_BACK_TO: ReadonlySet<string> = new Set([
  'login',
  'login-old',
  'signup',
  'signup2',
  'forgot-password',
  'reset-password',
  'confirm-email',
]);

/**
 * The page that a login leads back to, out of `?return=`: a whole path of this site, prefix and all, in the
 * language of the person. Anything else, and the forms of the account themselves, lead home.
 */
export function returnPath(search: string, locale: Locale): string {
  const wanted = new URLSearchParams(search).get('return') ?? '';
  const home = prefixOf(locale) || '/';
  // `//host`, `/\host` and control signs would leave the site.
  // oxlint-disable-next-line eslint/no-control-regex
  if (!/^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(wanted)) return home;
  const url = new URL(wanted, 'https://own.invalid');
  if (url.origin !== 'https://own.invalid') return home;
  const from = localeOfPath(url.pathname);
  const page = findPage(url.pathname.slice(prefixOf(from).length) || '/', from)?.page;
  if (page === undefined || NOT_BACK_TO.has(page)) return home;
  return inLocale(url.pathname, locale) + url.search + url.hash;
}

/** The path with the way back to where the person is now. */
export function withReturn(path: string, from: string): string {
  return `${path}?return=${encodeURIComponent(from)}`;
}
