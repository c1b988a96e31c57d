import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { causeText } from '../server/cause-text.ts';
import type { Settings } from '../server/settings.ts';
import { createAccountStore } from '../server/stores/account-store.ts';
import type { Database } from '../server/stores/database.ts';
import { createMessageStore } from '../server/stores/message-store.ts';
import { raiseCounters } from '../server/stores/raise-counters.ts';
import { DumpError, dumpTables, restoreTables } from '../server/stores/table-dump.ts';
import { voidCredentials } from '../server/stores/void-credentials.ts';
import { AdminError, withDatabase } from './admin-database.ts';

type Print = (line: string) => void;

/** Writes everything into a new file, which nobody but this user can read: it holds what people wrote. */
export async function backUp(settings: Settings, file: string, print: Print): Promise<void> {
  if (fs.existsSync(file)) throw new AdminError(`${file} is there already. Name another file.`);
  await withDatabase(settings, async (database) => {
    const unfinished = `${file}.part`;
    const descriptor = openFile(unfinished);
    let rows: number;
    try {
      rows = await dumpTables(database, (line) => fs.writeSync(descriptor, `${line}\n`));
      fs.fsyncSync(descriptor);
    } finally {
      fs.closeSync(descriptor);
    }
    fs.renameSync(unfinished, file);
    print(`${rows === 1 ? '1 row is' : `${rows} rows are`} in ${path.resolve(file)}.`);
  });
}

/** Puts a copy in the place of everything, whole or not at all. Sessions and mailed links of the copy stay closed. */
export async function restore(
  settings: Settings,
  file: string,
  mayReplace: boolean,
  print: Print,
): Promise<void> {
  if (!fs.existsSync(file)) throw new AdminError(`There is no file ${file}.`);
  await withDatabase(
    settings,
    async (database) => {
      if (!mayReplace && (await hasPeople(database))) {
        throw new AdminError(
          'There are accounts or messages in this database. Add --replace to put the copy in their place.',
        );
      }
      const lines = readline.createInterface({ input: fs.createReadStream(file), crlfDelay: Infinity });
      try {
        const rows = await restoreTables(database, lines, async (transaction) => {
          await raiseCounters(transaction, new Date());
          await voidCredentials(transaction);
        });
        const restored = rows === 1 ? '1 row was restored.' : `${rows} rows were restored.`;
        print(`${restored} Everybody has to log in again; links that were mailed no longer work.`);
      } catch (error) {
        if (error instanceof DumpError) throw new AdminError(`${error.message} Nothing was changed.`);
        throw error;
      }
    },
    { mayMake: true },
  );
}

function openFile(file: string): number {
  try {
    return fs.openSync(file, 'w', 0o600);
  } catch (error) {
    throw new AdminError(`${file} cannot be written: ${causeText(error)}.`);
  }
}

async function hasPeople(database: Database): Promise<boolean> {
  if ((await createAccountStore(database).count()) > 0) return true;
  return (await createMessageStore(database).list({})).length > 0;
}
