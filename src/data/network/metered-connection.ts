import { savesData } from './data-saver.ts';
import type { AutoDownload } from '../storage/packs-db.ts';

/**
 * Whether data may cost the user money, by the Network Information API. Where a browser lacks it, a computer counts as
 * unmetered and anything else as metered.
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

/** Whether packs may be downloaded automatically over the current connection. */
export function mayAutoDownload(
  { byItself }: { byItself: AutoDownload },
  { isComputer }: { isComputer: boolean },
): boolean {
  return byItself === 'always' || (byItself === 'unmetered' && !isMetered(isComputer));
}
