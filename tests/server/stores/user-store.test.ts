import { and, eq, sql } from 'drizzle-orm';
import { describe } from 'vitest';
import { uuidV7 } from '../../../src/model/uuid-v7.ts';
import { createUserStore } from '../../../src/server/stores/users/create-user-store.ts';
import { published, users } from '../../../src/server/stores/schema.ts';
import { createUserTables } from '../../../src/server/stores/users/user-tables-sql.ts';
import { createMemoryUserStore } from '../../builders/memory-user-store.ts';
import { eachDatabase } from './each-database.ts';
import { userStoreConformance } from './user-store-conformance.ts';

eachDatabase('createUserStore', (opened) => {
  userStoreConformance(() => {
    const { queries } = opened().database;
    return {
      store: createUserStore(createUserTables({ queries })),
      async addUser(username) {
        const id = uuidV7();
        await queries
          .insert(users)
          .values({ id, username, usernameKey: username.toLowerCase(), language: 'en' });
        return id;
      },
      async removeUser(id) {
        await queries.delete(users).where(eq(users.id, id));
      },
      async hide(kind, slug) {
        await queries
          .update(published)
          .set({ hiddenAt: sql`now()` })
          .where(and(eq(published.kind, kind), eq(published.slug, slug)));
      },
    };
  });
});

describe('createMemoryUserStore', () => {
  userStoreConformance(() => {
    const memory = createMemoryUserStore();
    return {
      store: memory.store,
      addUser(username) {
        const id = uuidV7();
        memory.addUser(id, username);
        return Promise.resolve(id);
      },
      removeUser: (id) => Promise.resolve(memory.removeUser(id)),
      hide: (kind, slug) => Promise.resolve(memory.hide(kind, slug)),
    };
  });
});
