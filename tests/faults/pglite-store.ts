import { createUserStore } from '../../src/server/stores/users/create-user-store.ts';
import { users } from '../../src/server/stores/schema.ts';
import type { UserStore } from '../../src/server/stores/users/user-store.ts';
import { createUserTables } from '../../src/server/stores/users/user-tables-sql.ts';
import { openMemoryDatabase } from '../server/stores/open-memory-database.ts';

/** The store on PGlite, for one schedule in a hundred. */
export async function openPgliteStores(): Promise<{
  openStore: (...userIds: string[]) => Promise<UserStore>;
  close: () => Promise<void>;
}> {
  const database = await openMemoryDatabase();
  const { queries } = database;
  const store = createUserStore(createUserTables({ queries }));
  return {
    async openStore(...userIds) {
      for (const id of userIds) {
        await queries.insert(users).values({ id, username: id, usernameKey: id, language: 'en' });
      }
      return store;
    },
    close: () => database.close(),
  };
}
