import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, describe, expect, it } from 'vitest';
import { databaseExists } from '../../../src/data/storage/database-exists.ts';

const NAME = 'database-exists';

afterEach(() => Dexie.delete(NAME));

describe('databaseExists', () => {
  it('knows an existing database and a missing one, which it does not create', async () => {
    expect(await databaseExists(NAME)).toBe(false);
    expect(await Dexie.getDatabaseNames()).not.toContain(NAME);
    await createDatabase();
    expect(await databaseExists(NAME)).toBe(true);
  });

  it('keeps what another connection writes at the same moment', async () => {
    const [, db] = await Promise.all([databaseExists(NAME), createDatabase()]);
    await databaseExists(NAME);
    expect(await db.table('rows').count()).toBe(1);
  });
});

async function createDatabase(): Promise<Dexie> {
  const db = new Dexie(NAME);
  db.version(1).stores({ rows: 'key' });
  await db.table('rows').put({ key: 1 });
  return db;
}
