import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database, OpenOptions } from '../../../src/server/stores/database/database.ts';
import { migratePglite, openPglite } from '../../../src/server/stores/database/open-pglite.ts';

const FOLDER = '.cache/pglite';
const MIGRATIONS = 'src/server/stores/migrations';

/**
 * Opens an empty, migrated database in memory, from a data directory that is made once and cached: making one takes
 * longer than most tests.
 */
export async function openMemoryDatabase(options: OpenOptions = {}): Promise<Database> {
  const name = `${keyOfDataDir()}.tar`;
  const file = path.join(FOLDER, name);
  if (!fs.existsSync(file)) await writeDataDir(name);
  return openPglite(undefined, { ...options, dataDir: new Blob([fs.readFileSync(file)]) });
}

/** Changes with the migrations and with the version of PGlite. */
function keyOfDataDir(): string {
  const hash = crypto.createHash('sha256');
  hash.update(fs.readFileSync('node_modules/@electric-sql/pglite/package.json'));
  for (const name of fs.readdirSync(MIGRATIONS).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(fs.readFileSync(path.join(MIGRATIONS, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Renamed once complete, because several test files may write it at the same time. */
async function writeDataDir(name: string): Promise<void> {
  const client = new PGlite();
  await migratePglite(client);
  const dump = await client.dumpDataDir('none');
  await client.close();
  fs.mkdirSync(FOLDER, { recursive: true });
  for (const old of fs.readdirSync(FOLDER)) {
    if (!old.startsWith(name)) fs.rmSync(path.join(FOLDER, old), { force: true });
  }
  const partial = path.join(FOLDER, `${name}.${process.pid}`);
  fs.writeFileSync(partial, Buffer.from(await dump.arrayBuffer()));
  fs.renameSync(partial, path.join(FOLDER, name));
}
