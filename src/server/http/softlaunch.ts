import { addressOfCall } from '../../contract/api/api-call.ts';
import { CATALOGUE_CALLS } from '../../contract/api/catalogue-calls.ts';
import { HEALTH_PATHS } from '../../contract/api/health-paths.ts';
import { findPage } from '../../contract/paths/find-page.ts';
import { SITE_PATHS } from '../../contract/paths/site-paths.ts';
import { MANIFEST_PATHS } from '../../contract/api/manifest-paths.ts';
import type { Settings } from '../settings.ts';

type Flags = Settings['flags'];

/** Always served: files needed by every page, and health checks. */
const ALWAYS_SERVED = new Set([
  addressOfCall(CATALOGUE_CALLS.settings, {}),
  ...Object.values(HEALTH_PATHS),
  '/sw.js',
  '/favicon.ico',
  ...Object.values(MANIFEST_PATHS),
  '/robots.txt',
  '/theme.js',
]);
const FOLDERS = /^\/(assets|icons|fonts|flags|pictures|images|basemap|gazetteer)\//;
const ACCOUNT =
  /^(user|users|login|login-old|logout|oauth|signup|signup2|account|(forgot|reset)-password|confirm-email)$/;

/**
 * Feature flags by path. A page whose flag is off is not served; in softlaunch only paths with an enabled flag, files
 * and health checks are. API paths follow the flags in softlaunch only, because devices keep syncing collections whose
 * pages are disabled.
 */
export function isServed(path: string, flags: Flags): boolean {
  if (ALWAYS_SERVED.has(path) || FOLDERS.test(path)) return true;
  const found = findPage(path);
  // The page's English pattern, not the path: both languages share the flags, and a user name or slug in the path must
  // not be taken for a section of the site.
  const parts = (found ? SITE_PATHS[found.page].en : path).split('/').filter(Boolean);
  const isApi = parts[0] === 'api';
  if (isApi && !flags.softlaunch) return true;
  return flagOf(parts, flags) ?? !flags.softlaunch;
}

/** Undefined for a path without a flag. */
function flagOf(parts: readonly string[], flags: Flags): boolean | undefined {
  if (parts.includes('blog') || parts.includes('blogposts')) return flags.blogActive;
  const tours = parts.includes('tours') || parts[0] === 'today';
  if (parts.some((part) => ACCOUNT.test(part))) return flags.loginActive && (!tours || flags.toursActive);
  return tours ? flags.toursActive : undefined;
}
