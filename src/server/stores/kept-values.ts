import { eq } from 'drizzle-orm';
import type { Database } from './database/database.ts';
import { keptValues } from './schema.ts';

/** Single values by name; what comes back is unchecked. */
export interface KeptValues {
  read(name: string): Promise<unknown>;
  write(name: string, value: unknown): Promise<void>;
}

export interface FirstValues {
  /** Writes it where there is none, and answers what is there: the same for every process. */
  readOrKeep(name: string, value: unknown): Promise<unknown>;
}

export function createKeptValues({ queries }: Pick<Database, 'queries'>): KeptValues & FirstValues {
  return {
    async read(name) {
      const [row] = await queries
        .select({ value: keptValues.value })
        .from(keptValues)
        .where(eq(keptValues.name, name));
      return row?.value;
    },
    async write(name, value) {
      await queries
        .insert(keptValues)
        .values({ name, value })
        .onConflictDoUpdate({ target: keptValues.name, set: { value } });
    },
    async readOrKeep(name, value) {
      // An update that changes nothing: without one a row that was there is not answered.
      const [row] = await queries
        .insert(keptValues)
        .values({ name, value })
        .onConflictDoUpdate({ target: keptValues.name, set: { name } })
        .returning({ value: keptValues.value });
      return row?.value;
    },
  };
}
