import type { Settings } from '../settings.ts';

type Flags = Settings['flags'];

/** Always served: files needed by every page, and health checks. */
const ALWAYS =
  /^\/(api\/settings|healthz|readyz|sw\.js|manifest\.webmanifest|robots\.txt|theme\.js)$|^\/(assets|icons|fonts|flags|pictures|images|basemap)\//;
const ACCOUNT =
  /^(user|users|login|login-old|logout|oauth|signup|signup2|account|konto|(forgot|reset)-password|passwort-(vergessen|neu)|confirm-email|email-bestaetigen)$/;

/**
 * Feature flags by path. A page whose flag is off is not served; in softlaunch only paths with an enabled flag, files
 * and health checks are. API paths follow the flags in softlaunch only, because devices keep syncing collections whose
 * pages are disabled.
 */
export function isServed(path: string, flags: Flags): boolean {
  if (ALWAYS.test(path)) return true;
  const parts = path.split('/').filter(Boolean);
  const isApi = parts[0] === 'api';
  if (isApi && !flags.softlaunch) return true;
  const flag = flagOf(parts, flags);
  return flag ?? !flags.softlaunch;
}

/** Undefined for a path without a flag. */
function flagOf(parts: readonly string[], flags: Flags): boolean | undefined {
  const names = (...words: string[]) => parts.some((part) => words.includes(part));
  if (names('blog', 'blogposts')) return flags.blogActive;
  const tours = names('tours', 'touren');
  if (parts.some((part) => ACCOUNT.test(part))) return flags.loginActive && (!tours || flags.toursActive);
  return tours ? flags.toursActive : undefined;
}
