import type { Settings } from '../settings.ts';

type Flags = Settings['flags'];

/** Needed before any page can be shown or refused, and by those who watch the server. */
const ALWAYS =
  /^\/(api\/settings|healthz|readyz|sw\.js|manifest\.webmanifest|robots\.txt|theme\.js)$|^\/(assets|icons|fonts|flags|pictures|images|basemap)\//;
const ACCOUNT =
  /^(user|users|login|login-old|logout|oauth|signup|signup2|account|konto|(forgot|reset)-password|passwort-(vergessen|neu)|confirm-email|email-bestaetigen)$/;

/**
 * Which paths answer. A page whose flag is off does not; under softlaunch nothing else does either
 * than paths whose flag is on, files and health. The API's own paths follow the flags under
 * softlaunch alone, because devices go on syncing collections whose pages are switched off.
 */
export function isServed(path: string, flags: Flags): boolean {
  if (ALWAYS.test(path)) return true;
  const parts = path.split('/').filter(Boolean);
  const isApi = parts[0] === 'api';
  if (isApi && !flags.softlaunch) return true;
  const flag = flagOf(parts, flags);
  return flag ?? !flags.softlaunch;
}

/** Undefined for a path that no flag is about. */
function flagOf(parts: readonly string[], flags: Flags): boolean | undefined {
  const names = (...words: string[]) => parts.some((part) => words.includes(part));
  if (names('blog', 'blogposts')) return flags.blogActive;
  const tours = names('tours', 'touren');
  if (parts.some((part) => ACCOUNT.test(part))) return flags.loginActive && (!tours || flags.toursActive);
  return tours ? flags.toursActive : undefined;
}
