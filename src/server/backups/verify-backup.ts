import fs from 'node:fs';
import path from 'node:path';
import { openPglite } from '../stores/database/open-pglite.ts';
import { restoreTables } from '../stores/database/table-dump.ts';
import { checkDump, dumpLines } from './dump-file.ts';

/**
 * Restores a backup into a temporary embedded database next to the file, then removes it.
 * @returns number of restored rows, checked against the backup's own count
 * @throws DumpError if the backup cannot be restored
 */
export async function verifyBackup(file: string): Promise<number> {
  // Reject a damaged backup before a database is created for it.
  await checkDump(file);
  const folder = fs.mkdtempSync(path.join(path.dirname(path.resolve(file)), '.verify-'));
  try {
    const database = await openPglite(path.join(folder, 'database'), { backups: false });
    try {
      return await restoreTables(database, dumpLines(file));
    } finally {
      await database.close();
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
