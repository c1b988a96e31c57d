import { savesData } from './data-saver.ts';
import type { ByItself } from '../storage/packs-db.ts';

/**
 * Whether each megabyte may cost the person something. Phones say what they hang on; where a browser does not tell, a
 * computer counts as free and anything else as metered.
 */
export function isMetered(
  isComputer: boolean,
  connection: unknown = 'connection' in navigator ? navigator.connection : null,
): boolean {
  if (savesData(connection)) return true;
  const type =
    typeof connection === 'object' && connection !== null && 'type' in connection
      ? connection.type
      : undefined;
  if (type === undefined || type === 'unknown' || type === 'other') return !isComputer;
  return type !== 'wifi' && type !== 'ethernet';
}

/** Whether a pack that nobody is waiting for may be loaded with the connection that there is now. */
export function mayLoadByItself(
  { byItself }: { byItself: ByItself },
  { isComputer }: { isComputer: boolean },
): boolean {
  return byItself === 'always' || (byItself === 'unmetered' && !isMetered(isComputer));
}
