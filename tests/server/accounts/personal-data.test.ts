import crypto from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createAccountStore } from '../../../src/server/stores/accounts/account-store.ts';
import type { Database } from '../../../src/server/stores/database/database.ts';
import { queryRows } from '../../../src/server/stores/database/query-rows.ts';
import { createExportStore } from '../../../src/server/stores/users/export-store.ts';
import * as tables from '../../../src/server/stores/schema.ts';
import { signIn } from '../sign-in.ts';
import { eachDatabase } from '../stores/each-database.ts';

const CANARY = 'canary-7d1f';
const SECRET = 'secret-91ab';

/** A user with a row in every table of user data, each with a text that occurs nowhere else. */
async function fill(database: Database): Promise<string> {
  const { queries } = database;
  const { userId } = await signIn(database, CANARY);
  const over = sql`now() + interval '1 hour'`;
  const id = crypto.randomUUID();
  await queries
    .update(tables.users)
    .set({ passwordHash: SECRET, location: `${CANARY} location`, emailWanted: `${CANARY}@example.org` })
    .where(sql`${tables.users.id} = ${userId}`);
  await queries.insert(tables.mailTokens).values({
    tokenHash: `${SECRET}-token`,
    userId,
    kind: 'reset',
    email: `${CANARY}@example.net`,
    expiresAt: over,
  });
  await queries.insert(tables.outgoingMails).values({
    id,
    userId,
    recipient: `${CANARY}@example.net`,
    subject: CANARY,
    textBody: CANARY,
    htmlBody: CANARY,
  });
  await queries.insert(tables.identities).values({ userId, provider: 'google', subject: CANARY });
  await queries
    .insert(tables.userItems)
    .values({ userId, collection: 'tours', id, seq: 1, body: { id, notes: `${CANARY} notes` } });
  await queries.insert(tables.favorites).values({ userId, kind: 'tour', itemId: CANARY, isOn: true, seq: 2 });
  await queries
    .insert(tables.idempotencyKeys)
    .values({ userId, key: `${CANARY}-key`, requestHash: 'h', status: 200, answer: { notes: CANARY } });
  await queries.insert(tables.published).values({ userId, kind: 'tour', slug: CANARY, itemId: id });
  await queries.insert(tables.pictures).values({
    id: CANARY,
    userId,
    bytes: new TextEncoder().encode(CANARY),
    hash: 'h',
    focalX: 0.5,
    focalY: 0.5,
    colour: '#112233',
  });
  return userId;
}

async function userTables({ queries }: Database): Promise<string[]> {
  const rows = await queryRows(
    queries,
    sql`select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id' order by table_name`,
  );
  return rows.map(({ table_name: name }) => String(name));
}

/** Tables that contain the text in any column. */
async function tablesWith({ queries }: Database, wanted: string): Promise<string[]> {
  const names = (
    await queryRows(
      queries,
      sql`select table_name from information_schema.tables where table_schema = 'public'`,
    )
  ).map((row) => String(row['table_name']));
  const found: string[] = [];
  for (const name of names) {
    const whole = await queryRows(
      queries,
      sql`select count(*)::int as n from ${sql.identifier(name)} as t where t::text ilike ${`%${wanted}%`} or t::text like ${`%${Buffer.from(wanted).toString('hex')}%`}`,
    );
    if (Number(whole[0]?.['n']) > 0) found.push(name);
  }
  return found;
}

eachDatabase('personal data', (opened) => {
  it('is exported completely, without credentials', async () => {
    const { database } = opened();
    const userId = await fill(database);
    const answer = await createExportStore(database).read(userId);
    // One part for each table of user data, and one for the account: a new table has to be exported.
    expect(Object.keys(answer)).toHaveLength((await userTables(database)).length + 1);
    for (const [name, part] of Object.entries(answer)) {
      const size = Array.isArray(part) ? part.length : Object.keys(part ?? {}).length;
      expect([name, size > 0]).toEqual([name, true]);
    }
    const text = JSON.stringify(answer);
    for (const wanted of ['notes', 'location']) expect(text).toContain(`${CANARY} ${wanted}`);
    expect(text).toContain(Buffer.from(CANARY).toString('base64'));
    expect(text).not.toContain(SECRET);
    const rows = await queryRows(database.queries, sql`select token_hash from sessions`);
    for (const row of rows) expect(text).not.toContain(String(row['token_hash']));
    await createAccountStore(database).remove(userId);
  });

  it('is deleted with the account from every table, without data of other users', async () => {
    const { database } = opened();
    const other = await signIn(database, 'somebody-else');
    const userId = await fill(database);
    expect((await tablesWith(database, CANARY)).length).toBe((await userTables(database)).length);
    await createAccountStore(database).remove(userId);
    expect(await tablesWith(database, CANARY)).toEqual([]);
    expect(await tablesWith(database, SECRET)).toEqual([]);
    expect(await tablesWith(database, userId)).toEqual([]);
    expect((await createAccountStore(database).find(other.userId))?.username).toBe('somebody-else');
  });
});
