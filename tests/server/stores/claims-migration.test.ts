import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';

const FOLDER = path.join(import.meta.dirname, '../../../src/server/stores/migrations');
const FILES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .toSorted();
const adds = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8').includes('credentials_unproved');

it('the migration keeps email addresses and marks credentials of confirmed accounts as unproved', async () => {
  const database = new PGlite();
  const at = FILES.findIndex(adds);
  expect(at).toBeGreaterThan(0);
  const apply = async (names: readonly string[]) => {
    for (const name of names) await database.exec(readFileSync(path.join(FOLDER, name), 'utf8'));
  };
  await apply(FILES.slice(0, at));
  const insert = (name: string, email: string | null, confirmed: string) =>
    database.exec(
      `insert into users (id, username, username_key, email, email_key, email_confirmed_at, email_wanted, language)
       values (gen_random_uuid(), '${name}', '${name}', ${email}, ${email}, ${confirmed}, 'w@example.net', 'en')`,
    );
  await insert('confirmed', "'a@example.net'", 'now()');
  await insert('claims', "'b@example.net'", 'null');
  await apply(FILES.slice(at));
  const { rows } = await database.query(
    'select username, email, credentials_unproved as unproved, email_wanted_at is not null as dated from users order by username',
  );
  expect(rows).toEqual([
    { username: 'claims', email: 'b@example.net', unproved: false, dated: true },
    { username: 'confirmed', email: 'a@example.net', unproved: true, dated: true },
  ]);
  // Claims may share an address; only one account can have confirmed it.
  await insert('claims-too', "'a@example.net'", 'null');
  await expect(insert('proves-too', "'a@example.net'", 'now()')).rejects.toThrow('users_email_key');
  await database.close();
});
