import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { catalogueCollections, catalogueCounter, users } from './schema.ts';

/**
 * After an older copy came back devices hold numbers that the database gave out since, and gives out again: what is
 * written under one of them they would take for seen. So every counter goes on from the clock in milliseconds,
 * which no writer ever overtakes and which the next restored copy lies below again.
 *
 * Of the catalogue all lists are made anew. Of what people made they are not: a list that begins above the numbers
 * of their devices would take from these what the copy lacks, and it may be the last there is.
 */
export async function raiseCounters(queries: Pick<Queries, 'execute'>, now: Date): Promise<void> {
  const clock = sql`${now.getTime()}::bigint`;
  await queries.execute(sql`update ${users} set counter = greatest(counter + 1, ${clock})`);
  await queries.execute(sql`update ${catalogueCounter} set value = greatest(value + 1, ${clock})`);
  const value = sql`(select max(value) from ${catalogueCounter})`;
  await queries.execute(sql`update ${catalogueCollections} set head = ${value}, floor = ${value}`);
}
