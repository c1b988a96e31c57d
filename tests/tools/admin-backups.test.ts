import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { createCatalogueStore } from '../../src/server/stores/catalogue-store.ts';
import { createUserStore } from '../../src/server/stores/users/create-user-store.ts';
import { createIdentityStore } from '../../src/server/stores/accounts/identity-store.ts';
import { createMailStore } from '../../src/server/stores/accounts/mail-store.ts';
import { createMessageStore } from '../../src/server/stores/message-store.ts';
import { openPglite } from '../../src/server/stores/database/open-pglite.ts';
import { raiseCounters } from '../../src/server/stores/database/raise-counters.ts';
import {
  identities,
  mailTokens,
  oauthAttempts,
  outgoingMails,
  pictures,
  published,
  sessions,
  userItems,
  users,
} from '../../src/server/stores/schema.ts';
import { dumpTables, restoreTables } from '../../src/server/stores/database/table-dump.ts';
import { isRejection } from '../../src/server/stores/users/user-store.ts';
import { createUserTables } from '../../src/server/stores/users/user-tables-sql.ts';
import { voidCredentials } from '../../src/server/stores/accounts/void-credentials.ts';
import { admin } from '../../src/tools/admin.ts';
import { signIn } from '../server/sign-in.ts';
import { eachDatabase } from '../server/stores/each-database.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-copies-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

async function run(dataDir: string, ...given: string[]) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = await admin(
    given,
    { DATA_DIR: dataDir },
    { print: (line) => printed.push(line), complain: (line) => complaints.push(line) },
  );
  return { code, output: [...printed, ...complaints].join('\n') };
}

/** A data folder with one user who published a tour. */
async function folderOf(name: string): Promise<string> {
  const dataDir = path.join(folder, name);
  const database = await openPglite(path.join(dataDir, 'database'));
  const { userId } = await signIn(database, `walker-${name}`);
  const id = crypto.randomUUID();
  await database.queries.insert(published).values({ kind: 'tour', slug: 'my-loop', userId, itemId: id });
  await database.close();
  return dataDir;
}

async function* lines(text: readonly string[]): AsyncGenerator<string> {
  for (const line of text) yield await Promise.resolve(line);
}

eachDatabase('dumpTables and restoreTables', (opened) => {
  it('restore bytes, numbers, times and Unicode text unchanged', async () => {
    const { database } = opened();
    const { userId } = await signIn(database, 'copied');
    const body = { id: 'x', notes: 'Zeile\n"zwei" \\ – 茶\u2028', large: 9_007_199_254_740_991, none: null };
    await database.queries.insert(userItems).values({ userId, collection: 'tours', id: 'x', seq: 7, body });
    const bytes = new Uint8Array([0, 1, 255, 34, 92, 10]);
    await database.queries.insert(pictures).values({
      id: 'p',
      userId,
      bytes,
      hash: 'h',
      focalX: 0.1,
      focalY: 1 / 3,
      colour: '#112233',
    });
    const [before] = await database.queries.select().from(users).where(eq(users.id, userId));
    const dump: string[] = [];
    const count = await dumpTables(database, (line) => dump.push(line));
    expect(dump).toHaveLength(count + 2);

    await database.queries.delete(users);
    await signIn(database, 'not-in-the-copy');
    expect(await restoreTables(database, lines(dump))).toBe(count);
    const rows = await database.queries.select().from(users);
    expect(rows).toEqual([before]);
    const [item] = await database.queries.select().from(userItems);
    expect(item?.body).toEqual(body);
    const [picture] = await database.queries.select().from(pictures);
    expect([Buffer.from(picture?.bytes ?? []), picture?.focalY]).toEqual([Buffer.from(bytes), 1 / 3]);
    const again: string[] = [];
    await dumpTables(database, (line) => again.push(line));
    expect(again.toSorted((a, b) => a.localeCompare(b))).toEqual(dump.toSorted((a, b) => a.localeCompare(b)));
  });

  it('reuse no version or sequence number after a restore with raiseCounters', async () => {
    const { database } = opened();
    const { userId } = await signIn(database);
    const store = createUserStore(createUserTables(database));
    const catalogue = createCatalogueStore(database);
    const write = async (id: string, expected: number | null) => {
      const body = { id, updatedAt: '2026-11-20T09:30:00.000Z' };
      const attempt = { userId, key: undefined, requestHash: crypto.randomUUID() };
      const fields = { collection: 'tours' as const, id, expected, body, serverFields: {}, max: 10 };
      const outcome = await store.put({ ...attempt, ...fields });
      if (isRejection(outcome)) throw new Error(outcome.rejected);
      return outcome.document.version;
    };
    const first = await write('in-the-copy', null);
    await catalogue.write([{ collection: 'faqs', key: 'a', body: { key: 'a' } }]);
    const dump: string[] = [];
    await dumpTables(database, (line) => dump.push(line));
    const second = await write('in-the-copy', first);
    await catalogue.write([{ collection: 'faqs', key: 'b', body: { key: 'b' } }]);
    const seen = (await catalogue.heads()).find(({ collection }) => collection === 'faqs')?.head ?? 0;

    const now = new Date();
    await restoreTables(database, lines(dump), (transaction) => raiseCounters(transaction, now));
    const third = await write('in-the-copy', first);
    expect(third).toBeGreaterThan(second);
    const page = await store.page(userId, 'tours', `i.${second}`, 10);
    expect(page).toMatchObject({ rows: [{ id: 'in-the-copy', version: third }], more: false });
    const head = (await catalogue.heads()).find(({ collection }) => collection === 'faqs');
    expect(head?.floor).toBeGreaterThan(seen);

    // The same backup again, which is below the versions used since.
    await restoreTables(database, lines(dump), (transaction) =>
      raiseCounters(transaction, new Date(now.getTime() + 1_000)),
    );
    expect(await write('in-the-copy', first)).toBeGreaterThan(third);
  });

  it('restore users with their passwords, but no sessions, tokens or mails, with voidCredentials', async () => {
    const { database } = opened();
    const { userId } = await signIn(database, 'locked-out');
    await database.queries.update(users).set({ passwordHash: '$argon2id$kept' }).where(eq(users.id, userId));
    await database.queries.insert(identities).values({ provider: 'google', subject: 's', userId });
    const mails = createMailStore(database);
    await mails.addToken({ tokenHash: 'reset-hash', userId, kind: 'reset', email: 'a@example.net' });
    await mails.queue({ userId, recipient: 'a@example.net', subject: 's', textBody: 't', htmlBody: 'h' });
    await createIdentityStore(database).addAttempt('state-hash', {
      provider: 'google',
      nonce: 'n',
      codeVerifier: 'v',
      returnPath: '/',
    });
    const dump: string[] = [];
    await dumpTables(database, (line) => dump.push(line));
    // After the backup: logout, and use of the reset link.
    await database.queries.delete(sessions);
    await mails.resetPassword('reset-hash', '$argon2id$newer');

    await restoreTables(database, lines(dump), voidCredentials);
    for (const table of [sessions, mailTokens, outgoingMails, oauthAttempts]) {
      expect(await database.queries.select().from(table)).toEqual([]);
    }
    expect(await mails.resetPassword('reset-hash', '$argon2id$stolen')).toBe(false);
    const [person] = await database.queries.select().from(users).where(eq(users.id, userId));
    expect(person?.passwordHash).toBe('$argon2id$kept');
    expect(await database.queries.select().from(identities)).toMatchObject([{ subject: 's', userId }]);
  });

  it('dump tables with more rows than one batch', async () => {
    const { database } = opened();
    await database.queries.execute(
      sql`insert into kept_values (name, value) select 'n' || i, to_jsonb(i) from generate_series(1, 1234) as i`,
    );
    const dump: string[] = [];
    await dumpTables(database, (line) => dump.push(line));
    expect(dump.filter((line) => line.includes('"table":"kept_values"')).length).toBeGreaterThanOrEqual(
      1_234,
    );
    await restoreTables(database, lines(dump));
    const again: string[] = [];
    await dumpTables(database, (line) => again.push(line));
    expect(again).toHaveLength(dump.length);
  });

  it('change nothing when the backup is invalid', async () => {
    const { database } = opened();
    const { userId } = await signIn(database);
    const dump: string[] = [];
    await dumpTables(database, (line) => dump.push(line));
    const [head = '', ...rest] = dump;
    for (const wrong of [
      [],
      ['not a backup'],
      ['{"format":"another"}'],
      [head.replace('0000_first', '9999_later'), ...rest],
      [head, ...rest, '{"table":"pg_authid","row":{}}'],
      [head, ...rest, 'half a li'],
      [head, ...rest, '{"table":"sessions","row":{"token_hash":"t"}}'],
    ]) {
      await expect(restoreTables(database, lines(wrong))).rejects.toThrow(/./);
      const [row] = await database.queries.select().from(users).where(eq(users.id, userId));
      expect(row?.id).toBe(userId);
    }
  });
});

it('admin restores the backup of one data folder into another, which may be new', async () => {
  const from = await folderOf('from');
  const file = path.join(folder, 'copy.ndjson');
  expect((await run(from, 'backup', file)).output).toMatch(/^\d+ rows are in .*copy\.ndjson\.$/);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect((await run(from, 'backup', file)).output).toContain('already exists');
  const to = path.join(folder, 'to');
  expect((await run(to, 'users')).output).toMatch(/^There is no database/);
  expect((await run(to, 'restore', file)).output).toMatch(
    /^\d+ rows were restored\. All users have to log in again; mailed links no longer work\.$/,
  );
  const restored = await openPglite(path.join(to, 'database'));
  expect(await restored.queries.select().from(sessions)).toEqual([]);
  await restored.close();
  const rejected = await run(to, 'restore', file);
  expect([rejected.code, rejected.output]).toEqual([1, expect.stringContaining('Add --replace')]);
  expect((await run(to, 'restore', file, '--replace')).code).toBe(0);
  expect((await run(to, 'restore', path.join(folder, 'nowhere'))).output).toContain('There is no file');
  fs.writeFileSync(path.join(folder, 'wrong'), 'not a backup\n');
  expect((await run(to, 'restore', path.join(folder, 'wrong'), '--replace')).output).toContain(
    'Nothing was changed.',
  );
  expect((await run(to, 'users')).output).toBe('1 account');
}, 180_000);

it('admin hides a published tour and shows it again', async () => {
  const dataDir = await folderOf('hiding');
  const hidden = await run(dataDir, 'hide', 'my-loop');
  expect([hidden.code, hidden.output]).toEqual([0, 'The tour my-loop is hidden: only its owner sees it.']);
  expect((await run(dataDir, 'hide', 'my-loop')).code).toBe(1);
  const database = await openPglite(path.join(dataDir, 'database'));
  const [row] = await database.queries.select().from(published);
  await database.close();
  expect(row?.hiddenAt).toBeInstanceOf(Date);
  expect((await run(dataDir, 'unhide', 'my-loop')).output).toBe('The tour my-loop is shown again.');
  expect((await run(dataDir, 'hide', 'no-such')).output).toContain('Nothing was changed');
}, 120_000);

it('admin lists the flags and upgrades the tables', async () => {
  const dataDir = await folderOf('flags');
  expect((await run(dataDir, 'flags')).output).toContain('softlaunch: off\nloginActive: on');
  expect((await run(dataDir, 'upgrade')).output).toBe('The database schema is up to date.');
  const database = await openPglite(path.join(dataDir, 'database'));
  expect(await createMessageStore(database).list({})).toEqual([]);
  await database.close();
}, 120_000);
