import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type History, headsSchema } from '../../../src/contract/sync.ts';
import { uuidV7 } from '../../../src/model/uuid-v7.ts';
import { createHistoryStore, mergeHistoryAfterRestore } from '../../../src/server/history/history-store.ts';
import { keepHistory } from '../../../src/server/history/keep-history.ts';
import { signCursor } from '../../../src/server/history/signed-cursor.ts';
import { storedValues } from '../../../src/server/stores/schema.ts';
import type { Database } from '../../../src/server/stores/database/database.ts';
import { openPostgres } from '../../../src/server/stores/database/open-postgres.ts';
import { openPglite } from '../../../src/server/stores/database/open-pglite.ts';
import { dumpTables, restoreTables } from '../../../src/server/stores/database/table-dump.ts';
import { signIn } from '../sign-in.ts';
import { openTestApp, type TestApp } from '../open-test-app.ts';
import { eachDatabase } from '../stores/each-database.ts';
import { type FreshPostgres, makeFreshPostgres, onServer, POSTGRES } from '../stores/fresh-postgres.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-epochs-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const newFile = () => path.join(folder, `${crypto.randomUUID()}.json`);

async function* lines(text: readonly string[]): AsyncGenerator<string> {
  for (const line of text) yield await Promise.resolve(line);
}

const CURRENT = { 'X-Client-Schema': '3' };
const OLDER = { 'X-Client-Schema': '2' };

eachDatabase('a restored copy', (opened) => {
  let app: TestApp;
  let cookie: string;
  let userId: string;

  beforeEach(async () => {
    // Each test has its own history, with versions from 1.
    await opened().database.queries.delete(storedValues);
    app = await openTestApp(opened().database);
    ({ cookie, userId } = await signIn(opened().database));
  });

  async function ask(method: string, address: string, headers: Record<string, string>, body?: unknown) {
    const response = await app.call(`/api${address}`, {
      method,
      headers: {
        Cookie: cookie,
        Origin: 'https://example.org',
        'Content-Type': 'application/json',
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const json: unknown = text === '' ? null : JSON.parse(text);
    const at = (field: string): unknown =>
      typeof json === 'object' && json !== null ? Reflect.get(json, field) : undefined;
    return { status: response.status, headers: response.headers, json, at };
  }
  const put = (id: string, name: string, headers: Record<string, string>) =>
    ask('PUT', `/tours/${id}`, headers, { id, name, itinerary: [] });
  const create = (id: string, name: string, headers = CURRENT) =>
    put(id, name, { ...headers, 'If-None-Match': '*' });
  async function heads(
    headers: Record<string, string> = CURRENT,
  ): Promise<{ user: string; history: History | undefined }> {
    const { json } = await ask('GET', '/sync/heads', headers);
    const { user, history } = headsSchema.parse(json);
    return { user: user?.['tours'] ?? '', history };
  }
  const copyTables = async () => {
    const dump: string[] = [];
    await dumpTables(opened().database, (line) => dump.push(line));
    return dump;
  };
  /** Restores as another tool does, without an entry in the history. */
  const putBack = (dump: readonly string[]) => restoreTables(opened().database, lines(dump));
  const present = (history: History | undefined): History => {
    if (!history) throw new Error('no history in the answer');
    return history;
  };

  it('starts an epoch above all previous versions when restored by the program', async () => {
    const id = uuidV7();
    await create(id, 'One');
    const before = present((await heads()).history);
    const dump = await copyTables();
    const answer = await put(id, 'Two', { ...CURRENT, 'If-Match': `"1.${before.epoch}"` });
    expect(answer.status).toBe(200);
    const here = await createHistoryStore(opened().database).read();
    await restoreTables(opened().database, lines(dump), (tx) => mergeHistoryAfterRestore(tx, here));
    const after = present((await heads()).history);
    expect(after.id).toBe(before.id);
    expect(after.epoch).toBeGreaterThan(before.epoch);
    expect(after.gaps).toContainEqual([1, after.epoch]);
    const cursor = answer.headers.get('X-Sync-Cursor') ?? '';
    expect((await ask('GET', `/tours/user?since=${cursor}`, CURRENT)).at('code')).toBe('former-epoch');
    expect((await put(id, 'Three', { ...CURRENT, 'If-Match': `"2.${before.epoch}"` })).at('code')).toBe(
      'former-epoch',
    );
    const mismatch = await put(id, 'Three', { ...CURRENT, 'If-Match': `"2.${after.epoch}"` });
    expect([mismatch.status, mismatch.at('current')]).toEqual([
      412,
      expect.objectContaining({ version: 1, name: 'One' }),
    ]);
    const resent = { ...CURRENT, 'If-Match': `"1.${after.epoch}"`, 'X-Lost-Versions': '2' };
    const again = await put(id, 'Two', resent);
    expect(again.at('tour')).toMatchObject({ version: after.epoch + 1 });
    const page = await ask('GET', '/tours/user?since=', CURRENT);
    expect(page.at('heirs')).toEqual({ [id]: [2] });
  });

  it.each(['a cursor', 'the answer of a write'])(
    'is detected by %s that is signed and ahead',
    async (shown) => {
      const id = uuidV7();
      await create(id, 'One');
      const dump = await copyTables();
      const written = await create(uuidV7(), 'Later');
      const { user, history } = await heads();
      await putBack(dump);
      const proof = written.headers.get('X-Sync-Cursor') ?? '';
      const answer =
        shown === 'a cursor'
          ? await ask('GET', `/tours/user?since=${user}`, CURRENT)
          : await ask('GET', '/sync/heads', { ...CURRENT, 'X-Sync-Cursor': proof });
      expect(answer.status).toBe(shown === 'a cursor' ? 409 : 200);
      const after = present((await heads()).history);
      expect(after.epoch).toBeGreaterThan(present(history).epoch);
      // The same cursor is of a former epoch now and starts no new one.
      await ask('GET', '/sync/heads', { ...CURRENT, 'X-Sync-Cursor': proof });
      expect((await heads()).history).toEqual(after);
      const deleted = await ask('GET', '/tours/user?since=', CURRENT);
      expect(deleted.at('tours')).toEqual([expect.objectContaining({ id, version: 1 })]);
    },
  );

  it('is not detected by an unsigned cursor or one signed for another user', async () => {
    await create(uuidV7(), 'One');
    const { history } = await heads();
    const stored = await createHistoryStore(opened().database).read();
    const forged = signCursor({ ...stored, key: 'another' }, { userId, scope: 'tours' }, 'i.9999');
    const stolen = signCursor(stored, { userId: uuidV7(), scope: 'tours' }, 'i.9999');
    for (const since of [forged, stolen, 'i.9999', `i.${'a'.repeat(70)}.9999`]) {
      await ask('GET', `/tours/user?since=${since}`, CURRENT);
      await ask('GET', '/sync/heads', { ...CURRENT, 'X-Sync-Cursor': since });
    }
    expect((await heads()).history).toEqual(history);
  });

  it('starts one epoch when several devices report it at once', async () => {
    await create(uuidV7(), 'One');
    const dump = await copyTables();
    await create(uuidV7(), 'Two');
    const { user } = await heads();
    await putBack(dump);
    await Promise.all(Array.from({ length: 6 }, () => ask('GET', `/tours/user?since=${user}`, CURRENT)));
    expect(present((await heads()).history).gaps.filter(([from]) => from > 0)).toHaveLength(1);
  });

  it('serves cursors and versions of an older client, and answers 426 to those of a former epoch', async () => {
    const id = uuidV7();
    expect((await create(id, 'One', OLDER)).headers.get('ETag')).toBe('"1"');
    const { user, history } = await heads(OLDER);
    expect([user, history]).toEqual(['i.1', undefined]);
    const first = await ask('GET', '/tours/user?since=', OLDER);
    expect(first.at('cursor')).toBe('i.1');
    const dump = await copyTables();
    await put(id, 'Two', { ...OLDER, 'If-Match': '"1"' });
    const here = await createHistoryStore(opened().database).read();
    await restoreTables(opened().database, lines(dump), (tx) => mergeHistoryAfterRestore(tx, here));
    for (const headers of [OLDER, {}]) {
      for (const since of ['i.1', 'i.2', 'f.a.2']) {
        const answer = await ask('GET', `/tours/user?since=${since}`, headers);
        expect([answer.status, answer.at('code')]).toEqual([426, 'client-outdated']);
      }
      expect((await put(id, 'Three', { ...headers, 'If-Match': '"2"' })).status).toBe(426);
      expect((await ask('DELETE', `/tours/${id}`, { ...headers, 'If-Match': '"2"' })).status).toBe(426);
      expect((await ask('GET', '/countries?since=', headers)).status).toBe(200);
      expect((await ask('GET', '/sync/heads', headers)).status).toBe(200);
    }
    expect((await ask('GET', '/tours/user?since=', OLDER)).status).toBe(426);
    expect((await ask('GET', '/tours/user', {})).status).toBe(200);
    // Documents that the restore did not change can be changed by any client.
    const changed = await put(id, 'Three', { ...OLDER, 'If-Match': '"1"' });
    expect(changed.status).toBe(200);
    const version = Number(changed.headers.get('ETag')?.slice(1, -1));
    expect((await ask('GET', `/tours/user?since=i.${version}`, OLDER)).status).toBe(200);
  });

  it('applies a retry whose idempotency key was lost in the restore', async () => {
    const id = uuidV7();
    await create(id, 'One');
    const before = present((await heads()).history);
    const dump = await copyTables();
    const key = { 'Idempotency-Key': uuidV7() };
    await put(id, 'Two', { ...CURRENT, ...key, 'If-Match': `"1.${before.epoch}"` });
    const here = await createHistoryStore(opened().database).read();
    await restoreTables(opened().database, lines(dump), (tx) => mergeHistoryAfterRestore(tx, here));
    const { epoch } = present((await heads()).history);
    const again = await put(id, 'Two', { ...CURRENT, ...key, 'If-Match': `"1.${epoch}"` });
    expect([again.status, again.at('tour')]).toEqual([
      200,
      expect.objectContaining({ name: 'Two', version: epoch + 1 }),
    ]);
    // A known key repeats its answer in the new epoch too.
    const other = uuidV7();
    const known = { 'Idempotency-Key': uuidV7(), 'If-Match': `"${epoch + 1}.${epoch}"` };
    expect((await put(id, 'Three', { ...CURRENT, ...known })).status).toBe(200);
    expect((await put(id, 'Three', { ...CURRENT, ...known })).at('tour')).toMatchObject({
      version: epoch + 2,
    });
    expect((await create(other, 'New')).status).toBe(201);
  });

  it('is detected once, by the history file at the next start', async () => {
    const { database } = opened();
    const file = newFile();
    const logged: string[] = [];
    const start = () => keepHistory(database, file, (line) => logged.push(line));
    const first = await start();
    const { epoch } = await first.store.read();
    const dump = await copyTables();
    await create(uuidV7(), 'Later');
    first.noteWrite();
    await first.check();
    await (await start()).close();
    expect((await first.store.read()).epoch).toBe(epoch);
    expect(logged).toEqual([]);

    await putBack(dump);
    // Killed, not closed: the file was written before.
    const second = await start();
    const after = await second.store.read();
    expect(after.epoch).toBeGreaterThan(epoch);
    await second.close();
    const third = await start();
    expect((await third.store.read()).epoch).toBe(after.epoch);
    expect(logged).toHaveLength(1);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is detected by running processes, which start one epoch', async () => {
    const { database } = opened();
    const logged: string[] = [];
    const say = (line: string) => logged.push(line);
    const one = await keepHistory(database, newFile(), say);
    const two = await keepHistory(database, newFile(), say);
    await one.check();
    const dump = await copyTables();
    one.noteWrite();
    await one.check();
    await two.check();
    await putBack(dump);
    expect(await one.check()).toBe(true);
    expect(await two.check()).toBe(true);
    expect([await one.check(), await two.check()]).toEqual([false, false]);
    expect(logged).toHaveLength(1);
  });

  it('keeps the epoch when it lost no write, as after a failover', async () => {
    const { database } = opened();
    const file = newFile();
    const first = await keepHistory(database, file, () => undefined);
    const { epoch } = await first.store.read();
    first.noteWrite();
    await first.check();
    const dump = await copyTables();
    await putBack(dump);
    const second = await keepHistory(database, file, () => undefined);
    expect((await second.store.read()).epoch).toBe(epoch);
  });

  it.each([
    ['empty', ''],
    ['half written', '{"id":"0190'],
    ['garbage', '\0\0\0\0'],
    ['of another program', '{"name":"other"}'],
    ['of another kind', '[]'],
  ])('is assumed once when the history file is %s', async (_, text) => {
    const { database } = opened();
    const file = newFile();
    const first = await keepHistory(database, file, () => undefined);
    const before = await first.store.read();
    fs.writeFileSync(file, text);
    const logged: string[] = [];
    const start = () => keepHistory(database, file, (line) => logged.push(line));
    const after = await (await start()).store.read();
    expect(after.epoch).toBeGreaterThan(before.epoch);
    expect([after.id, after.key]).toEqual([before.id, before.key]);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain(`${file} is damaged`);
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toMatchObject({ epoch: after.epoch });
    expect((await (await start()).store.read()).epoch).toBe(after.epoch);
    expect(logged).toHaveLength(1);
  });

  it('of another database starts an epoch, and the history of a wiped one is known to the next', async () => {
    const { database } = opened();
    const file = newFile();
    const first = await keepHistory(database, file, () => undefined);
    const before = await first.store.read();
    await database.queries.delete(storedValues);
    const wiped = await (await keepHistory(database, file, () => undefined)).store.read();
    expect(wiped.id).not.toBe(before.id);
    expect([wiped.key, wiped.known]).toEqual([before.key, [...before.known, before.id]]);
    // Another database in its place.
    const other = { ...wiped, id: crypto.randomUUID(), known: [] };
    await database.queries.update(storedValues).set({ value: other });
    const after = await (await keepHistory(database, file, () => undefined)).store.read();
    expect(after.epoch).toBeGreaterThan(wiped.epoch);
    expect(after.known).toEqual([wiped.id]);
  });
});

/** A database that is copied, restored and wiped with its own tools while no server runs. */
interface ManualDatabase {
  open: () => Promise<Database>;
  copyTo(name: string): Promise<void>;
  /** Replaces the database with the copy. */
  putBack(name: string): Promise<void>;
  wipe(): Promise<void>;
}

function manualFolder(): ManualDatabase {
  const database = path.join(folder, 'data', 'database');
  const wipe = () => Promise.resolve(fs.rmSync(database, { recursive: true }));
  return {
    open: () => openPglite(database),
    copyTo: (name) => Promise.resolve(fs.cpSync(database, `${database}.${name}`, { recursive: true })),
    async putBack(name) {
      await wipe();
      fs.renameSync(`${database}.${name}`, database);
    },
    wipe,
  };
}

function manualPostgres(server: string, { name: own, url }: FreshPostgres): ManualDatabase {
  return {
    open: () => openPostgres(url),
    copyTo: (name) => onServer(server, `CREATE DATABASE ${own}_${name} TEMPLATE ${own}`),
    async putBack(name) {
      await onServer(server, `DROP DATABASE ${own}`);
      await onServer(server, `ALTER DATABASE ${own}_${name} RENAME TO ${own}`);
    },
    async wipe() {
      await onServer(server, `DROP DATABASE ${own}`);
      await onServer(server, `CREATE DATABASE ${own}`);
    },
  };
}

describe.each(['pglite', ...(POSTGRES ? ['postgres'] : [])])('a database copied by hand (%s)', (kind) => {
  const file = path.join(folder, `${kind}-history.json`);
  let manual: ManualDatabase;
  let fresh: FreshPostgres | undefined;
  beforeAll(async () => {
    fresh = kind === 'postgres' && POSTGRES ? await makeFreshPostgres(POSTGRES) : undefined;
    manual = fresh && POSTGRES ? manualPostgres(POSTGRES, fresh) : manualFolder();
  });
  afterAll(() => fresh?.drop());
  const open = async () => {
    const opened = await manual.open();
    const history = await keepHistory(opened, file, () => undefined);
    return {
      opened,
      history,
      async stop() {
        await history.close();
        await opened.close();
      },
    };
  };

  it('starts an epoch when an older copy is restored, but not when an unchanged one is', async () => {
    const first = await open();
    const { epoch, id } = await first.history.store.read();
    await first.stop();
    await manual.copyTo('older');
    const second = await open();
    await signIn(second.opened);
    second.history.noteWrite();
    expect((await second.history.store.read()).epoch).toBe(epoch);
    await second.stop();
    await manual.copyTo('same');

    await manual.putBack('same');
    const unchanged = await open();
    expect((await unchanged.history.store.read()).epoch).toBe(epoch);
    await unchanged.stop();

    await manual.putBack('older');
    const back = await open();
    const after = await back.history.store.read();
    expect([after.id, after.epoch > epoch]).toEqual([id, true]);
    await back.stop();

    await manual.wipe();
    const wiped = await open();
    const anew = await wiped.history.store.read();
    expect([anew.id === id, anew.epoch > after.epoch, anew.known]).toEqual([false, true, [id]]);
    await wiped.stop();
  }, 120_000);
});
