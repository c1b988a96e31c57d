import type { Locale } from '../../../model/base/locale.ts';
import { inLocale } from '../../routing/in-locale.ts';
import { findPage } from '../../../contract/paths/find-page.ts';
import { localePrefix } from '../../../contract/paths/site-paths.ts';

/** Pages that a login must not return to. */
const NO_RETURN: ReadonlySet<string> = new Set([
  'login',
  'login-old',
  'signup',
  'signup2',
  'forgot-password',
  'reset-password',
  'confirm-email',
]);

/**
 * Target of `?return=` after a login: a path of this site with its locale prefix, mapped to the user's language.
 * Anything else, and the account forms themselves, lead to the home page.
 */
export function returnPath(search: string, locale: Locale): string {
  const target = new URLSearchParams(search).get('return') ?? '';
  const home = localePrefix(locale) || '/';
  // `//host`, `/\host` and control characters would leave the site.
  // oxlint-disable-next-line eslint/no-control-regex
  if (!/^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(target)) return home;
  const url = new URL(target, 'https://own.invalid');
  if (url.origin !== 'https://own.invalid') return home;
  const page = findPage(url.pathname)?.page;
  if (page === undefined || NO_RETURN.has(page)) return home;
  return inLocale(url.pathname, locale) + url.search + url.hash;
}

/** The path with `?return=` set to the current page. */
export function withReturn(path: string, from: string): string {
  return `${path}?return=${encodeURIComponent(from)}`;
}
