import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { catalogueCollections, catalogueCounter, users } from '../schema.ts';

/**
 * After an older copy came back devices hold numbers that the database gave out since, and gives out again: what is
 * written under one of them they would take for seen. So every counter goes on from the clock in milliseconds,
 * which no writer ever overtakes and which the next restored copy lies below again.
 *
 * Of the catalogue all lists are made anew. Of what people made the numbers between are noted as lost: what a device
 * has under one of them may be the last there is, and it sends it again.
 */
export async function raiseCounters(queries: Pick<Queries, 'execute'>, now: Date): Promise<void> {
  const clock = sql`${now.getTime()}::bigint`;
  await queries.execute(
    sql`update ${users} set gaps = gaps || jsonb_build_array(jsonb_build_array(counter, greatest(counter + 1, ${clock}))), counter = greatest(counter + 1, ${clock})`,
  );
  await queries.execute(sql`update ${catalogueCounter} set value = greatest(value + 1, ${clock})`);
  const value = sql`(select max(value) from ${catalogueCounter})`;
  await queries.execute(sql`update ${catalogueCollections} set head = ${value}, floor = ${value}`);
}
