import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listBackups, writeBackup } from '../../../src/server/backups/backup-folder.ts';
import { checkCopy, linesOfCopy, writeCopy } from '../../../src/server/backups/copy-file.ts';
import { lookAtBackups, readVerified } from '../../../src/server/backups/scheduled-backups.ts';
import { verifyBackup } from '../../../src/server/backups/verify-backup.ts';
import { pictures, userItems } from '../../../src/server/stores/schema.ts';
import { dumpTables, restoreTables } from '../../../src/server/stores/table-dump.ts';
import { admin } from '../../../src/tools/admin.ts';
import { signIn } from '../sign-in.ts';
import { eachDatabase } from '../stores/each-database.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-backups-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

eachDatabase('a backup', (opened) => {
  it('is private, whole, and comes back in a test restore, with text that parts lines elsewhere', async () => {
    const { database } = opened();
    const { userId } = await signIn(database);
    const body = { id: 'x', notes: 'a\u2028b\u2029c\r\nd\u0085' };
    await database.queries.insert(userItems).values({ userId, collection: 'tours', id: 'x', seq: 1, body });
    const file = await writeBackup(database, path.join(folder, 'backups'));
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(fs.statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
    const rows = await checkCopy(file);
    expect(await verifyBackup(file)).toBe(rows);
    await database.queries.delete(userItems);
    expect(await restoreTables(database, linesOfCopy(file))).toBe(rows);
    const [row] = await database.queries.select().from(userItems).where(eq(userItems.userId, userId));
    expect(row?.body).toEqual(body);
  });

  it('is written a few rows at a time, each waited for', async () => {
    const { database } = opened();
    const { userId } = await signIn(database);
    const picture = { userId, bytes: new Uint8Array(64), hash: 'h', focalX: 0, focalY: 0, colour: '#112233' };
    await database.queries
      .insert(pictures)
      .values(Array.from({ length: 40 }, () => ({ ...picture, id: crypto.randomUUID() })));
    let open = 0;
    let most = 0;
    await dumpTables(database, async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
    });
    expect(most).toBe(1);
  });

  it.each([
    ['nothing', () => Buffer.alloc(0)],
    ['a compressed nothing', () => gzipSync('')],
    ['its first half', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['all but its last byte', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['all but its last line', (bytes: Buffer) => gzipSync(withoutLines(bytes, -1))],
    ['all but one row', (bytes: Buffer) => gzipSync(withoutLines(bytes, 1))],
    ['its first line', (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().split('\n')[0] ?? '')],
    ['itself twice', (bytes: Buffer) => gzipSync(Buffer.concat([gunzipSync(bytes), gunzipSync(bytes)]))],
  ])('that holds %s is refused', async (_what, damage) => {
    const { database } = opened();
    await signIn(database);
    const file = await writeBackup(database, folder);
    fs.writeFileSync(file, damage(fs.readFileSync(file)));
    await expect(checkCopy(file)).rejects.toThrow(/empty|cut off|lacks|behind its end|no copy/);
    await expect(restoreTables(database, linesOfCopy(file))).rejects.toThrow(/./);
    await expect(verifyBackup(file)).rejects.toThrow(/./);
    expect(fs.readdirSync(folder)).toEqual([path.basename(file)]);
  });

  it('that cannot be finished leaves no file', async () => {
    const { database } = opened();
    await expect(writeCopy(database, path.join(folder, 'missing', 'a.gz'))).rejects.toThrow(/ENOENT/);
    expect(fs.readdirSync(folder)).toEqual([]);
  });
});

/** Line 1 is the first row, line -1 the end. */
function withoutLines(bytes: Buffer, index: number): string {
  const lines = gunzipSync(bytes).toString().trimEnd().split('\n');
  lines.splice(index, 1);
  return `${lines.join('\n')}\n`;
}

eachDatabase('the look at backups', (opened) => {
  it('writes one each hour with a PostgreSQL, and restores the newest for a test once a day', async () => {
    const { database } = opened();
    await signIn(database);
    const said: string[] = [];
    const parts = { database, dataDir: folder, verify: verifyBackup, say: (line: string) => said.push(line) };
    const start = Date.parse('2026-11-22T08:00:00Z');
    const backups = () => listBackups(path.join(folder, 'backups')).length;
    if (database.kind === 'pglite') await writeBackup(database, path.join(folder, 'backups'));
    await lookAtBackups(parts, start);
    await lookAtBackups(parts, start + 60_000);
    expect(backups()).toBe(1);
    expect(said).toHaveLength(1);
    await lookAtBackups(parts, start + 3_700_000);
    expect(backups()).toBe(database.kind === 'postgres' ? 2 : 1);
    expect(said).toHaveLength(1);
    await lookAtBackups(parts, start + 25 * 3_600_000);
    expect(said).toHaveLength(2);
    expect(readVerified(folder)?.rows).toBeGreaterThan(0);
    expect(said[1]).toContain(readVerified(folder)?.file);
  });

  it('says so where a backup cannot be restored', async () => {
    const { database } = opened();
    const file = await writeBackup(database, path.join(folder, 'backups'));
    fs.truncateSync(file, 100);
    const parts = { database: { ...database, kind: 'pglite' as const }, dataDir: folder };
    await expect(
      lookAtBackups({ ...parts, verify: verifyBackup, say: () => undefined }, Date.now()),
    ).rejects.toThrow(/cut off/);
    expect(readVerified(folder)).toBeUndefined();
  });
});

it('the tool refuses a cut-off copy before it opens the database, lists copies, and restores one for a test', async () => {
  const printed: string[] = [];
  const run = (...given: string[]) =>
    admin(
      given,
      { DATA_DIR: folder },
      { print: (line) => printed.push(line), complain: (line) => printed.push(line) },
    );
  fs.writeFileSync(path.join(folder, 'cut'), '{"format":"rucksack-dump-2","migrations":[]}\n');
  expect(await run('restore', path.join(folder, 'cut'))).toBe(1);
  expect(printed.at(-1)).toBe('The copy is cut off. Nothing was changed.');
  fs.writeFileSync(path.join(folder, 'empty'), '');
  expect(await run('restore', path.join(folder, 'empty'))).toBe(1);
  expect(printed.at(-1)).toBe('The copy is empty. Nothing was changed.');
  expect(fs.existsSync(path.join(folder, 'database'))).toBe(false);
  expect(await run('backups')).toBe(0);
  expect(printed.at(-1)).toMatch(/^There is no backup in/);
});

it('files of the data folder become private, and new ones are', async () => {
  const former = process.umask(0o022);
  try {
    fs.mkdirSync(path.join(folder, 'database/base'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'database/base/1'), 'rows');
    fs.mkdirSync(path.join(folder, 'backups'));
    fs.writeFileSync(path.join(folder, 'backup.tar.gz'), 'rows');
    expect(fs.statSync(path.join(folder, 'database/base/1')).mode & 0o777).toBe(0o644);
    await admin(['flags'], { DATA_DIR: folder }, { print: () => undefined, complain: () => undefined });
    fs.writeFileSync(path.join(folder, 'database/base/2'), 'rows');
    const modes = [
      'database',
      'database/base',
      'backups',
      'database/base/1',
      'database/base/2',
      'backup.tar.gz',
    ];
    expect(modes.map((name) => (fs.statSync(path.join(folder, name)).mode & 0o777).toString(8))).toEqual([
      '700',
      '700',
      '700',
      '600',
      '600',
      '600',
    ]);
  } finally {
    process.umask(former);
  }
});
