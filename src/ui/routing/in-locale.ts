import { findPage, localeOfPath, trimEnd } from '../../contract/paths/find-page.ts';
import { localePrefix, sitePath } from '../../contract/paths/site-paths.ts';
import type { Locale } from '../../model/base/locale.ts';

/** The same page in the other language, with the locale prefix; query and hash are left to the caller. */
export function inLocale(pathname: string, target: Locale): string {
  const found = findPage(pathname);
  if (found) return sitePath(found.page, target, found.parts);
  return localePrefix(target) + trimEnd(pathname.slice(localePrefix(localeOfPath(pathname)).length));
}
