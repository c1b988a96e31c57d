import type { SQL } from 'drizzle-orm';
import { isRecord } from '../../../model/base/is-record.ts';
import type { Queries } from './database.ts';

/** Rows of a raw statement, in either driver. */
export async function queryRows(
  queries: Pick<Queries, 'execute'>,
  statement: SQL,
): Promise<Record<string, unknown>[]> {
  const answer: unknown = await queries.execute(statement);
  const rows = isRecord(answer) ? answer['rows'] : undefined;
  if (!Array.isArray(rows)) throw new Error('the raw query returned no rows');
  return rows.filter(isRecord);
}
