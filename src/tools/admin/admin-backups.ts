import fs from 'node:fs';
import path from 'node:path';
import { backupFolder, listBackups } from '../../server/backups/backup-folder.ts';
import { checkDump, isEndMarked, dumpLines, writeDump } from '../../server/backups/dump-file.ts';
import { readFailed, readVerified } from '../../server/backups/scheduled-backups.ts';
import { verifyBackup } from '../../server/backups/verify-backup.ts';
import { causeText } from '../../server/cause-text.ts';
import type { Settings } from '../../server/settings.ts';
import { createHistoryStore, mergeHistoryAfterRestore } from '../../server/history/history-store.ts';
import { createAccountStore } from '../../server/stores/accounts/account-store.ts';
import type { Database } from '../../server/stores/database/database.ts';
import { createMessageStore } from '../../server/stores/message-store.ts';
import { DumpError, restoreTables } from '../../server/stores/database/table-dump.ts';
import { voidCredentials } from '../../server/stores/accounts/void-credentials.ts';
import { AdminError, withDatabase } from './admin-database.ts';

type Print = (line: string) => void;

/** Writes a backup to a new file that only this user can read, because it contains personal data. */
export async function backUp(settings: Settings, file: string, print: Print): Promise<void> {
  if (fs.existsSync(file)) throw new AdminError(`${file} already exists. Choose another file.`);
  await withDatabase(settings, async (database) => {
    const rows = await writeDump(database, file).catch((error: unknown) => {
      throw new AdminError(`${file} cannot be written: ${causeText(error)}.`);
    });
    print(`${rows === 1 ? '1 row is' : `${rows} rows are`} in ${path.resolve(file)}.`);
  });
}

/** Replaces the whole database by a backup, atomically. Sessions and mailed links of the backup are voided. */
export async function restore(
  settings: Settings,
  file: string,
  mayReplace: boolean,
  print: Print,
): Promise<void> {
  // Validate the whole file first, so that a truncated backup is rejected before the database is opened.
  await withDumpErrors(file, () => checkDump(file));
  await withDatabase(
    settings,
    async (database) => {
      if (!mayReplace && (await hasUsers(database))) {
        throw new AdminError(
          'There are accounts or messages in this database. Add --replace to replace them by the backup.',
        );
      }
      const before = await createHistoryStore(database).read();
      const rows = await withDumpErrors(file, () =>
        restoreTables(database, dumpLines(file), async (transaction) => {
          await mergeHistoryAfterRestore(transaction, before);
          await voidCredentials(transaction);
        }),
      );
      const restored = rows === 1 ? '1 row was restored.' : `${rows} rows were restored.`;
      print(`${restored} All users have to log in again; mailed links no longer work.`);
      await warnWithoutEnd(file, print);
    },
    { mayMake: true },
  );
}

/** Restores a backup into a temporary database, which is then deleted. */
export async function verify(file: string, print: Print): Promise<void> {
  const rows = await withDumpErrors(file, () => verifyBackup(file));
  print(`${rows === 1 ? '1 row' : `${rows} rows`} restored in a test; nothing was changed.`);
  await warnWithoutEnd(file, print);
}

async function warnWithoutEnd(file: string, print: Print): Promise<void> {
  if (await isEndMarked(file)) return;
  print('This backup is from a version without an end marker: missing rows at its end cannot be detected.');
}

/** Prints one line per backup of the server, newest first, and the outcome of the last test restores. */
export function printBackups({ dataDir }: Pick<Settings, 'dataDir'>, print: Print): Promise<void> {
  const files = listBackups(backupFolder(dataDir));
  for (const file of files) print(`${file} ${fs.statSync(file).size} bytes`);
  if (files.length === 0) print(`There is no backup in ${backupFolder(dataDir)} yet.`);
  const verified = readVerified(dataDir);
  if (verified) {
    print(
      `Last test restore: ${verified.file}, ${verified.rows} rows, ${new Date(verified.atMs).toISOString()}`,
    );
  }
  const failed = readFailed(dataDir);
  if (failed) {
    print(
      `The test restore of ${failed.file} failed at ${new Date(failed.atMs).toISOString()}: ${failed.cause}`,
    );
  }
  return Promise.resolve();
}

async function withDumpErrors<T>(file: string, work: () => Promise<T>): Promise<T> {
  if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new AdminError(`There is no file ${file}.`);
  }
  try {
    return await work();
  } catch (error) {
    if (error instanceof DumpError) throw new AdminError(`${error.message} Nothing was changed.`);
    throw error;
  }
}

async function hasUsers(database: Database): Promise<boolean> {
  if ((await createAccountStore(database).count()) > 0) return true;
  return (await createMessageStore(database).list({})).length > 0;
}
