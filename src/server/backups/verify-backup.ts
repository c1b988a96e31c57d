import fs from 'node:fs';
import path from 'node:path';
import { openPglite } from '../stores/database/open-pglite.ts';
import { restoreTables } from '../stores/database/table-dump.ts';
import { checkCopy, linesOfCopy } from './copy-file.ts';

/**
 * Restores a copy into an embedded database of its own beside the file, and removes that again.
 * @returns how many rows came back; as many as the copy says that it holds
 * @throws DumpError where the copy cannot be restored
 */
export async function verifyBackup(file: string): Promise<number> {
  // A damaged copy is refused before a database is made for it.
  await checkCopy(file);
  const folder = fs.mkdtempSync(path.join(path.dirname(path.resolve(file)), '.verify-'));
  try {
    const database = await openPglite(path.join(folder, 'database'), { backups: false });
    try {
      return await restoreTables(database, linesOfCopy(file));
    } finally {
      await database.close();
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
