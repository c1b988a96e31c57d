import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { keptValues } from './schema.ts';

/** Single values by name; what comes back is unchecked. */
export interface KeptValues {
  read(name: string): Promise<unknown>;
  write(name: string, value: unknown): Promise<void>;
}

export function createKeptValues({ queries }: Pick<Database, 'queries'>): KeptValues {
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
  };
}
