import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { catalogueCollections, catalogueCounter, users } from '../schema.ts';

/**
 * After a restore, devices know sequence numbers that the database would issue again, and would take rows under them
 * for seen. So every counter continues from the clock in milliseconds, which writes never outpace and which is above
 * any later restored backup.
 *
 * Catalogue collections are pulled in full again. For user data the numbers in between are recorded as lost: a device's
 * copy under one of them may be the only one left, and the device sends it again.
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
