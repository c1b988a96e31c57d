import { spawn } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeBackup } from '../../../src/server/backups/backup-folder.ts';
import { checkDump } from '../../../src/server/backups/dump-file.ts';
import { verifyBackup } from '../../../src/server/backups/verify-backup.ts';
import { createCatalogueStore } from '../../../src/server/stores/catalogue-store.ts';
import { checkpoint } from '../../../src/server/stores/database/checkpoint.ts';
import { type Database, DatabaseError } from '../../../src/server/stores/database/database.ts';
import { DurableNodeFS } from '../../../src/server/stores/database/durable-node-fs.ts';
import { LockedError, lockFolder } from '../../../src/server/stores/database/lock-file.ts';
import { openPglite } from '../../../src/server/stores/database/open-pglite.ts';
import * as schema from '../../../src/server/stores/schema.ts';

let parent: string;
let folder: string;

beforeEach(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-folder-'));
  folder = path.join(parent, 'database');
});

afterEach(() => {
  fs.rmSync(parent, { recursive: true, force: true });
});

it('lockFolder locks a folder once, and again after release', () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(LockedError);
  lock.release();
  lockFolder(folder).release();
  expect(fs.readdirSync(parent)).toEqual([]);
});

it('lockFolder respects the lock of a running process and replaces that of a dead one', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await new Promise((resolve) => other.once('spawn', resolve));
  fs.writeFileSync(`${folder}.lock`, JSON.stringify({ pid: other.pid, born: null }));
  expect(() => lockFolder(folder)).toThrow(`process ${other.pid}`);
  const ended = new Promise((resolve) => other.once('exit', resolve));
  other.kill('SIGKILL');
  await ended;
  lockFolder(folder).release();
});

it('lockFolder replaces a lock with the same process id from before a reboot', () => {
  fs.writeFileSync(`${folder}.lock`, JSON.stringify({ pid: process.pid, born: 'another-boot/1' }));
  const lock = lockFolder(folder);
  expect(fs.readFileSync(`${folder}.lock`, 'utf8')).not.toContain('another-boot');
  lock.release();
});

it('openPglite keeps written data across close and reopen, and rejects a second open meanwhile', async () => {
  const first = await openPglite(folder);
  await createCatalogueStore(first).write([{ collection: 'countries', key: 'namibia', body: { a: 1 } }]);
  await expect(openPglite(folder)).rejects.toThrow(LockedError);
  await first.close();
  const second = await openPglite(folder);
  expect((await createCatalogueStore(second).changesAfter(0)).map(({ body }) => body)).toEqual([{ a: 1 }]);
  await second.close();
});

it('openPglite names a folder without a complete database, and releases the lock', async () => {
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, 'PG_VERSION'), '18');
  await expect(openPglite(folder)).rejects.toThrow(DatabaseError);
  await expect(openPglite(folder)).rejects.toThrow(`The database in ${folder} cannot be opened`);
  expect(fs.readdirSync(parent)).toEqual(['database']);
});

it('endBackups aborts the backup of a checkpoint within a moment and leaves no partial file', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const backups = path.join(parent, 'backups');
  const write = async (database: Database, count: number) => {
    // Random, so that compressing it takes a while.
    const rows = Array.from({ length: count }, (_, key) => ({
      collection: 'countries' as const,
      key: `key-${key}`,
      body: { text: crypto.randomBytes(24_000).toString('hex') },
    }));
    await createCatalogueStore(database).write(rows);
  };
  const first = await openPglite(folder, { backups: false });
  for (let part = 0; part < 6; part += 1) await write(first, 250);
  await first.close();
  const parts = () => (fs.existsSync(backups) ? fs.readdirSync(backups) : []);
  const database = await openPglite(folder, { checkpointTimes: { everyMs: 0, checkEveryMs: 20 } });
  await expect.poll(parts, { timeout: 20_000, interval: 1 }).toEqual([expect.stringMatching(/\.part$/)]);
  const startedAt = performance.now();
  database.endBackups();
  // Queries of running calls do not wait for the backup.
  expect(await database.queries.select().from(schema.users)).toEqual([]);
  await database.close();
  expect(performance.now() - startedAt).toBeLessThan(1_400);
  expect(parts()).toEqual([]);
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
}, 60_000);

it('checkpoint first writes a backup that can be restored', async () => {
  const database = await openPglite(folder, { backups: false });
  await createCatalogueStore(database).write([{ collection: 'countries', key: 'namibia', body: { a: 1 } }]);
  await database.close();
  const embedded = new PGlite({ fs: new DurableNodeFS(folder) });
  const queries = drizzle(embedded, { schema });
  let file = '';
  await checkpoint(embedded, folder, async () => {
    file = await writeBackup({ queries }, path.join(parent, 'backups'));
  });
  await embedded.close();
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(await verifyBackup(file)).toBe(await checkDump(file));
  expect(fs.readdirSync(parent).sort()).toEqual(['backups', 'database']);
  expect(fs.readdirSync(path.dirname(file))).toEqual([path.basename(file)]);
});
