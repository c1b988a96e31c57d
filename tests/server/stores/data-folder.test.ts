import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCatalogueStore } from '../../../src/server/stores/catalogue-store.ts';
import { checkpoint } from '../../../src/server/stores/checkpoint.ts';
import { DatabaseError } from '../../../src/server/stores/database.ts';
import { DurableNodeFS } from '../../../src/server/stores/durable-node-fs.ts';
import { LockedError, lockFolder } from '../../../src/server/stores/lock-file.ts';
import { openPglite } from '../../../src/server/stores/open-pglite.ts';

let parent: string;
let folder: string;

beforeEach(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-folder-'));
  folder = path.join(parent, 'database');
});

afterEach(() => {
  fs.rmSync(parent, { recursive: true, force: true });
});

it('a folder can be held once, and again after it was given free', () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(LockedError);
  lock.release();
  lockFolder(folder).release();
  expect(fs.readdirSync(parent)).toEqual([]);
});

it('the lock of a living process is respected and that of a dead one is not', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await new Promise((resolve) => other.once('spawn', resolve));
  fs.writeFileSync(`${folder}.lock`, JSON.stringify({ pid: other.pid, born: null }));
  expect(() => lockFolder(folder)).toThrow(`process ${other.pid}`);
  const ended = new Promise((resolve) => other.once('exit', resolve));
  other.kill('SIGKILL');
  await ended;
  lockFolder(folder).release();
});

it('a lock left by a process of the same number before a restart counts as dead', () => {
  fs.writeFileSync(`${folder}.lock`, JSON.stringify({ pid: process.pid, born: 'another-boot/1' }));
  const lock = lockFolder(folder);
  expect(fs.readFileSync(`${folder}.lock`, 'utf8')).not.toContain('another-boot');
  lock.release();
});

it('what was written before the close is there after the next open, and no second open works meanwhile', async () => {
  const first = await openPglite(folder);
  await createCatalogueStore(first).write([{ collection: 'countries', key: 'namibia', body: { a: 1 } }]);
  await expect(openPglite(folder)).rejects.toThrow(LockedError);
  await first.close();
  const second = await openPglite(folder);
  expect((await createCatalogueStore(second).changesAfter(0)).map(({ body }) => body)).toEqual([{ a: 1 }]);
  await second.close();
});

it('a folder that holds no whole database is named, and the lock is given free', async () => {
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, 'PG_VERSION'), '18');
  await expect(openPglite(folder)).rejects.toThrow(DatabaseError);
  await expect(openPglite(folder)).rejects.toThrow(`The database in ${folder} cannot be opened`);
  expect(fs.readdirSync(parent)).toEqual(['database']);
});

it('a checkpoint leaves a backup that opens as the database it was', async () => {
  const backup = path.join(parent, 'backup.tar.gz');
  const database = new PGlite({ fs: new DurableNodeFS(folder) });
  await database.exec('CREATE TABLE kept (value int); INSERT INTO kept VALUES (7)');
  await checkpoint(database, folder, backup);
  await database.exec('INSERT INTO kept VALUES (8)');
  await database.close();
  const restored = new PGlite({ loadDataDir: new Blob([fs.readFileSync(backup)]) });
  expect((await restored.query('SELECT value FROM kept')).rows).toEqual([{ value: 7 }]);
  await restored.close();
  expect(fs.readdirSync(parent).sort()).toEqual(['backup.tar.gz', 'database']);
});
