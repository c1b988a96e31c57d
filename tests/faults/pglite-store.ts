import { PGlite } from '@electric-sql/pglite';
import { createUserStore } from '../../src/server/stores/users/create-user-store.ts';
import { users } from '../../src/server/stores/schema.ts';
import type { UserStore } from '../../src/server/stores/users/user-store.ts';
import { createUserTables } from '../../src/server/stores/users/user-tables-sql.ts';
import { openMemoryDatabase } from '../server/stores/open-memory-database.ts';
import { atRealTime } from './sim/sim-clock.ts';

/** Every query goes through it. */
const RUN = 'execProtocolRawSync';

/** The store on PGlite, for one schedule in a hundred. */
export async function openPgliteStores(): Promise<{
  openStore: (...userIds: string[]) => Promise<UserStore>;
  close: () => Promise<void>;
}> {
  const run: (this: PGlite, message: Uint8Array) => Uint8Array = Reflect.get(PGlite.prototype, RUN);
  PGlite.prototype[RUN] = function runAtRealTime(message) {
    return atRealTime(() => run.call(this, message));
  };
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
    async close() {
      await database.close();
      PGlite.prototype[RUN] = run;
    },
  };
}
