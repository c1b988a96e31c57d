import { eq } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { storedValues } from './schema.ts';

/** Single values by name; what comes back is unchecked. */
export interface StoredValues {
  read(name: string): Promise<unknown>;
  write(name: string, value: unknown): Promise<void>;
}

export interface FirstValues {
  /** Writes it where there is none, and answers what is there: the same for every process. */
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
      // An update that changes nothing: without one a row that was there is not answered.
      const [row] = await queries
        .insert(storedValues)
        .values({ name, value })
        .onConflictDoUpdate({ target: storedValues.name, set: { name } })
        .returning({ value: storedValues.value });
      return row?.value;
    },
  };
}
