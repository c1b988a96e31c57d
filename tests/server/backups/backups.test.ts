import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listBackups, writeBackup } from '../../../src/server/backups/backup-folder.ts';
import { checkDump, dumpLines, writeDump } from '../../../src/server/backups/dump-file.ts';
import {
  checkBackups,
  readFailed,
  readVerified,
  scheduleBackups,
  verifyInProcess,
} from '../../../src/server/backups/scheduled-backups.ts';
import { verifyBackup } from '../../../src/server/backups/verify-backup.ts';
import { openPglite } from '../../../src/server/stores/database/open-pglite.ts';
import { openPostgres } from '../../../src/server/stores/database/open-postgres.ts';
import { pictures, userItems } from '../../../src/server/stores/schema.ts';
import { dumpTables, restoreTables } from '../../../src/server/stores/database/table-dump.ts';
import { admin } from '../../../src/tools/admin.ts';
import { signIn } from '../sign-in.ts';
import { eachDatabase } from '../stores/each-database.ts';
import { type FreshPostgres, makeFreshPostgres, POSTGRES } from '../stores/fresh-postgres.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-backups-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

eachDatabase('writeBackup', (opened) => {
  it('writes a private, complete backup that can be restored, also with unusual line separators', async () => {
    const { database } = opened();
    const { userId } = await signIn(database);
    const body = { id: 'x', notes: 'a\u2028b\u2029c\r\nd\u0085' };
    await database.queries.insert(userItems).values({ userId, collection: 'tours', id: 'x', seq: 1, body });
    const file = await writeBackup(database, path.join(folder, 'backups'));
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(fs.statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
    const rows = await checkDump(file);
    expect(await verifyBackup(file)).toBe(rows);
    await database.queries.delete(userItems);
    expect(await restoreTables(database, dumpLines(file))).toBe(rows);
    const [row] = await database.queries.select().from(userItems).where(eq(userItems.userId, userId));
    expect(row?.body).toEqual(body);
  });

  it('writes a few rows at a time and waits for each write', async () => {
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
    ['an empty gzip stream', () => gzipSync('')],
    ['its first half', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['all but its last byte', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['all but its last line', (bytes: Buffer) => gzipSync(withoutLines(bytes, -1))],
    ['all but one row', (bytes: Buffer) => gzipSync(withoutLines(bytes, 1))],
    ['its first line', (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().split('\n')[0] ?? '')],
    ['itself twice', (bytes: Buffer) => gzipSync(Buffer.concat([gunzipSync(bytes), gunzipSync(bytes)]))],
  ])('a backup that holds %s is rejected', async (_what, damage) => {
    const { database } = opened();
    await signIn(database);
    const file = await writeBackup(database, folder);
    fs.writeFileSync(file, damage(fs.readFileSync(file)));
    await expect(checkDump(file)).rejects.toThrow(/empty|truncated|fewer rows|after its end|not a backup/);
    await expect(restoreTables(database, dumpLines(file))).rejects.toThrow(/./);
    await expect(verifyBackup(file)).rejects.toThrow(/./);
    expect(fs.readdirSync(folder)).toEqual([path.basename(file)]);
  });

  it('leaves no file when it fails', async () => {
    const { database } = opened();
    await expect(writeDump(database, path.join(folder, 'missing', 'a.gz'))).rejects.toThrow(/ENOENT/);
    expect(fs.readdirSync(folder)).toEqual([]);
  });
});

/** Line 1 is the first row, line -1 the end. */
function withoutLines(bytes: Buffer, index: number): string {
  const lines = gunzipSync(bytes).toString().trimEnd().split('\n');
  lines.splice(index, 1);
  return `${lines.join('\n')}\n`;
}

eachDatabase('scheduled backups', (opened) => {
  it('are written each hour with PostgreSQL, and the newest is verified once a day', async () => {
    const { database } = opened();
    await signIn(database);
    const printed: string[] = [];
    const parts = {
      database,
      dataDir: folder,
      verify: verifyBackup,
      say: (line: string) => printed.push(line),
    };
    const start = Date.parse('2026-11-22T08:00:00Z');
    const backups = () => listBackups(path.join(folder, 'backups')).length;
    if (database.kind === 'pglite') await writeBackup(database, path.join(folder, 'backups'));
    await checkBackups(parts, start);
    await checkBackups(parts, start + 60_000);
    expect(backups()).toBe(1);
    expect(printed).toHaveLength(1);
    await checkBackups(parts, start + 3_700_000);
    expect(backups()).toBe(database.kind === 'postgres' ? 2 : 1);
    expect(printed).toHaveLength(1);
    await checkBackups(parts, start + 25 * 3_600_000);
    expect(printed).toHaveLength(2);
    expect(readVerified(folder)?.rows).toBeGreaterThan(0);
    expect(printed[1]).toContain(readVerified(folder)?.file);
  });

  it('reject when a backup cannot be restored', async () => {
    const { database } = opened();
    const file = await writeBackup(database, path.join(folder, 'backups'));
    fs.truncateSync(file, 100);
    const parts = { database: { ...database, kind: 'pglite' as const }, dataDir: folder };
    await expect(
      checkBackups({ ...parts, verify: verifyBackup, say: () => undefined }, Date.now()),
    ).rejects.toThrow(/truncated/);
    expect(readVerified(folder)).toBeUndefined();
  });

  it('verify a failed backup once, then the next ones within limits, and list the failed one for operators', async () => {
    const { database } = opened();
    const backups = path.join(folder, 'backups');
    const tried: string[] = [];
    let works = false;
    const parts = {
      database: { ...database, kind: 'pglite' as const },
      dataDir: folder,
      say: () => undefined,
      verify: (file: string) => {
        tried.push(path.basename(file));
        return works ? Promise.resolve(7) : Promise.reject(new Error('no space left'));
      },
    };
    const start = Date.parse('2026-11-22T08:00:00Z');
    const minutes = (count: number) => start + count * 60_000;
    const copyAt = async (count: number) =>
      path.basename(await writeBackup(database, backups, new Date(minutes(count))));
    const lookFrom = async (from: number, to: number) => {
      for (let count = from; count < to; count += 5)
        await checkBackups(parts, minutes(count)).catch(() => undefined);
    };
    const listed: string[] = [];
    const list = () =>
      admin(
        ['backups'],
        { DATA_DIR: folder },
        { print: (line) => listed.push(line), complain: (line) => listed.push(line) },
      );
    const first = await copyAt(0);
    await lookFrom(0, 600);
    expect(tried).toEqual([first]);
    expect(readFailed(folder)).toEqual({ file: first, atMs: start, cause: 'no space left' });
    expect(await list()).toBe(0);
    expect(listed.at(-1)).toBe(
      `The test restore of ${first} failed at 2026-11-22T08:00:00.000Z: no space left`,
    );
    const second = await copyAt(600);
    await lookFrom(600, 700);
    expect(tried).toEqual([first, second]);
    // The embedded database writes a copy every ten minutes.
    const third = await copyAt(610);
    await lookFrom(610, 660);
    expect(tried).toEqual([first, second]);
    await lookFrom(660, 670);
    expect(tried).toEqual([first, second, third]);
    await lookFrom(670, 660 + 24 * 60);
    expect(tried).toHaveLength(3);
    works = true;
    await lookFrom(660 + 24 * 60, 700 + 24 * 60);
    expect(tried).toEqual([first, second, third, third]);
    expect(readFailed(folder)).toBeUndefined();
    expect(readVerified(folder)).toMatchObject({ file: third, rows: 7 });
  });

  it('log which backup failed', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { database } = opened();
    const file = path.basename(await writeBackup(database, path.join(folder, 'backups')));
    const verify = () => Promise.reject(new Error('no space left'));
    let rounds = 0;
    const parts = {
      database,
      verify,
      say: () => undefined,
      get dataDir() {
        rounds += 1;
        return folder;
      },
    };
    const stop = scheduleBackups(parts, 10);
    await expect.poll(() => consoleError.mock.calls.length).toBe(1);
    const before = rounds;
    await expect.poll(() => rounds).toBeGreaterThan(before + 2);
    await stop();
    expect(consoleError.mock.calls).toEqual([[expect.stringContaining(`${file} failed`)]]);
    consoleError.mockRestore();
  });

  it('are verified again when the note of the last test restore is truncated', async () => {
    const { database } = opened();
    const file = await writeBackup(database, path.join(folder, 'backups'));
    fs.writeFileSync(path.join(folder, 'backups/verified.json'), '{"file":"ruck');
    const parts = { database: { ...database, kind: 'pglite' as const }, dataDir: folder };
    await checkBackups({ ...parts, verify: () => Promise.resolve(7), say: () => undefined }, Date.now());
    expect(readVerified(folder)).toMatchObject({ file: path.basename(file), rows: 7 });
  });

  it('remove leftovers of a killed process, but no file that is being written', async () => {
    const backups = path.join(folder, 'backups');
    fs.mkdirSync(path.join(backups, '.verify-old/database'), { recursive: true });
    fs.mkdirSync(path.join(backups, '.verify-new'));
    const parts = ['rucksack-old.jsonl.gz.part', 'rucksack-new.jsonl.gz.part', 'own.part'];
    for (const name of parts) fs.writeFileSync(path.join(backups, name), 'rows');
    const longAgo = new Date(Date.now() - 7 * 3_600_000);
    for (const name of ['.verify-old', 'rucksack-old.jsonl.gz.part', 'own.part']) {
      fs.utimesSync(path.join(backups, name), longAgo, longAgo);
    }
    const file = await writeBackup(opened().database, backups);
    expect(fs.readdirSync(backups).toSorted()).toEqual(
      ['.verify-new', 'own.part', path.basename(file), 'rucksack-new.jsonl.gz.part'].toSorted(),
    );
  });

  it('abort a test restore within a moment when the server stops, without an error in the log', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { database } = opened();
    await signIn(database);
    await writeBackup(database, path.join(folder, 'backups'));
    // A program that never ends, in place of the test restore of a large copy.
    const program = path.join(folder, 'endless.mjs');
    const started = path.join(folder, 'started');
    fs.writeFileSync(
      program,
      `import fs from 'node:fs'; fs.writeFileSync(${JSON.stringify(started)}, ''); setInterval(() => undefined, 1_000);`,
    );
    const verify = (file: string, signal: AbortSignal) => verifyInProcess(program, file, signal);
    const stop = scheduleBackups({ database, dataDir: folder, verify, say: () => undefined }, 20);
    await expect.poll(() => fs.existsSync(started), { timeout: 10_000 }).toBe(true);
    const startedAt = performance.now();
    await stop();
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    expect(consoleError).not.toHaveBeenCalled();
    consoleError.mockRestore();
  });

  it('abort a running backup and leave no partial file', async () => {
    const backups = path.join(folder, 'backups');
    const stopped = AbortSignal.abort();
    await expect(writeBackup(opened().database, backups, new Date(), stopped)).rejects.toThrow('aborted');
    expect(fs.readdirSync(backups)).toEqual([]);
  });
});

describe.each(['pglite', ...(POSTGRES ? ['postgres'] : [])])('admin (%s)', (kind) => {
  let fresh: FreshPostgres | undefined;
  let environment: Record<string, string>;
  beforeEach(async () => {
    fresh = kind === 'postgres' && POSTGRES ? await makeFreshPostgres(POSTGRES) : undefined;
    environment = { DATA_DIR: folder, ...(fresh ? { DATABASE_URL: fresh.url } : {}) };
  });
  afterEach(() => fresh?.drop());
  const open = () => (fresh ? openPostgres(fresh.url) : openPglite(path.join(folder, 'database')));

  it.each([
    ['a value of another type', '"created_at":"Canary-Street 5"'],
    ['a missing required value', '"created_at":null'],
  ])('rejects a copy with %s without printing its values, and changes nothing', async (_, wrong) => {
    const printed: string[] = [];
    const consoleError = vi
      .spyOn(console, 'error')
      .mockImplementation((...parts) => void printed.push(parts.join(' ')));
    const output = {
      print: (line: string) => printed.push(line),
      complain: (line: string) => printed.push(line),
    };
    const run = (...given: string[]) => admin(given, environment, output);
    const database = await open();
    await signIn(database);
    await database.close();
    const copy = path.join(folder, 'copy.jsonl');
    expect(await run('backup', copy)).toBe(0);
    const lines = fs.readFileSync(copy, 'utf8').split('\n');
    const changed = lines.map((line) =>
      line.startsWith('{"table":"users"') ? line.replace(/"created_at":"[^"]*"/, wrong) : line,
    );
    expect(changed).not.toEqual(lines);
    fs.writeFileSync(copy, changed.join('\n'));
    for (const command of [['restore', '--replace'], ['verify']]) {
      expect(await run(command[0] ?? '', copy, ...command.slice(1))).toBe(1);
      expect(printed.at(-1)).toMatch(
        /^The backup has an invalid row of users \(SQLSTATE \w{5}.*\)\. Nothing was changed\.$/,
      );
    }
    expect(await run('users')).toBe(0);
    expect(printed.at(-1)).toMatch(/^1 /);
    expect(await run('restore', folder)).toBe(1);
    expect(printed.at(-1)).toMatch(/^There is no file/);
    expect(printed.join('\n')).not.toMatch(/Canary|argon2id|params|@/);
    consoleError.mockRestore();
  });

  it('restores a backup of a previous version without an end marker, with the note that it cannot be checked', async () => {
    const printed: string[] = [];
    const run = (...given: string[]) =>
      admin(given, environment, {
        print: (line) => printed.push(line),
        complain: (line) => printed.push(line),
      });
    const database = await open();
    await signIn(database);
    const file = await writeBackup(database, folder);
    await database.close();
    const lines = gunzipSync(fs.readFileSync(file)).toString().trimEnd().split('\n');
    const old = path.join(folder, 'old.gz');
    const oldLines = [(lines[0] ?? '').replace('rucksack-dump-2', 'rucksack-dump-1'), ...lines.slice(1, -1)];
    const oldText = gzipSync(`${oldLines.join('\n')}\n`);
    fs.writeFileSync(old, oldText);
    const unmarked = /^This backup is from a version without an end marker.*cannot be detected\.$/;
    expect(await run('verify', old)).toBe(0);
    expect(printed.at(-1)).toMatch(unmarked);
    expect(await run('restore', old, '--replace')).toBe(0);
    expect(printed.at(-1)).toMatch(unmarked);
    expect(await run('verify', file)).toBe(0);
    expect(printed.at(-1)).toMatch(/restored in a test/);
    // A truncated gzip stream or line is still detected.
    fs.writeFileSync(old, oldText.subarray(0, -9));
    expect(await run('verify', old)).toBe(1);
    fs.writeFileSync(old, oldLines.join('\n').slice(0, -3));
    expect(await run('restore', old, '--replace')).toBe(1);
    expect(printed.at(-1)).toContain('Nothing was changed.');
  });

  it('quickly rejects a large backup that is truncated between two rows', async () => {
    const printed: string[] = [];
    const output = {
      print: (line: string) => printed.push(line),
      complain: (line: string) => printed.push(line),
    };
    const database = await open();
    await signIn(database);
    const file = await writeBackup(database, folder);
    await database.close();
    const lines = gunzipSync(fs.readFileSync(file)).toString().trimEnd().split('\n');
    const large = Array.from({ length: 200_000 }, () => lines[1]);
    fs.writeFileSync(file, gzipSync(`${[lines[0], ...large].join('\n')}\n`));
    for (const command of [['restore', '--replace'], ['verify']]) {
      const startedAt = performance.now();
      const given = [command[0] ?? '', file, ...command.slice(1)];
      expect(await admin(given, environment, output)).toBe(1);
      expect(printed.at(-1)).toBe('The backup is truncated. Nothing was changed.');
      expect(performance.now() - startedAt).toBeLessThan(5_000);
    }
  });
});

it('admin rejects a truncated or empty backup before it opens the database, and reports that there is no backup', async () => {
  const printed: string[] = [];
  const run = (...given: string[]) =>
    admin(
      given,
      { DATA_DIR: folder },
      { print: (line) => printed.push(line), complain: (line) => printed.push(line) },
    );
  fs.writeFileSync(path.join(folder, 'cut'), '{"format":"rucksack-dump-2","migrations":[]}\n');
  expect(await run('restore', path.join(folder, 'cut'))).toBe(1);
  expect(printed.at(-1)).toBe('The backup is truncated. Nothing was changed.');
  fs.writeFileSync(path.join(folder, 'empty'), '');
  expect(await run('restore', path.join(folder, 'empty'))).toBe(1);
  expect(printed.at(-1)).toBe('The backup is empty. Nothing was changed.');
  expect(fs.existsSync(path.join(folder, 'database'))).toBe(false);
  expect(await run('backups')).toBe(0);
  expect(printed.at(-1)).toMatch(/^There is no backup in/);
});

it('admin makes existing and new files of the data folder private', async () => {
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
