import { eq } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { storedValues } from './schema.ts';

/** Key-value store; values are returned unvalidated. */
export interface StoredValues {
  read(name: string): Promise<unknown>;
  write(name: string, value: unknown): Promise<void>;
}

export interface FirstValues {
  /** Inserts the value if missing and returns the stored one, identical for all processes. */
  readOrKeep(name: string, value: unknown): Promise<unknown>;
}

export function createStoredValues({ queries }: Pick<Database, 'queries'>): StoredValues & FirstValues {
  return {
    async read(name) {
      const [row] = await queries
        .select({ value: storedValues.value })
        .from(storedValues)
        .where(eq(storedValues.name, name));
      return row?.value;
    },
    async write(name, value) {
      await queries
        .insert(storedValues)
        .values({ name, value })
        .onConflictDoUpdate({ target: storedValues.name, set: { value } });
    },
    async readOrKeep(name, value) {
      // A no-op update, because RETURNING skips existing rows otherwise.
      const [row] = await queries
        .insert(storedValues)
        .values({ name, value })
        .onConflictDoUpdate({ target: storedValues.name, set: { name } })
        .returning({ value: storedValues.value });
      return row?.value;
    },
  };
}
