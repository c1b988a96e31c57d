import { causeText } from './cause-text.ts';
import { ContentError } from './content/content-files.ts';
import { SettingsError, type Settings } from './settings.ts';
import { DatabaseError } from './stores/database/database.ts';
import { LockedError } from './stores/database/lock-file.ts';

type Where = Pick<Settings, 'port' | 'host' | 'dataDir'>;

const PLAIN = [SettingsError, LockedError, ContentError, DatabaseError];

/**
 * Message for the operator about a failed start, with the remedy. Undefined for a programming error, which no operator
 * can fix.
 */
export function startFailure(error: unknown, where: Where | undefined): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (PLAIN.some((kind) => error instanceof kind)) return error.message;
  if (where === undefined || !('code' in error) || typeof error.code !== 'string') return undefined;
  const syscall = 'syscall' in error ? error.syscall : undefined;
  if (syscall === 'listen' || syscall === 'getaddrinfo') return listenFailure(error.code, where);
  const isFile = 'path' in error || 'dest' in error || error.code === 'ENOSPC';
  if (isFile) return `The data folder ${where.dataDir} cannot be used: ${causeText(error)}. Set DATA_DIR.`;
  return undefined;
}

function listenFailure(code: string, { port, host }: Where): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop that one, or set PORT to another number.`;
  }
  if (code === 'EACCES') {
    return `This user may not listen on port ${port}. Set PORT to a number from 1024.`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `${host ?? 'The address'} is not an address of this machine. Set HOST to one that is, or leave it out.`;
  }
  return `The server cannot listen on port ${port} (${code}). Set PORT or HOST.`;
}
