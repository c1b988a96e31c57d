import { z } from 'zod/mini';
import type { ApiCall } from '../../../src/contract/api/api-call.ts';
import {
  SYNC_LIMIT_DEFAULT,
  syncPageSchema,
  syncResetSchema,
  type Cursor,
  type SyncPage,
} from '../../../src/contract/sync.ts';
import { fieldOf } from '../../../src/model/base/is-record.ts';
import type { Fetch } from '../../../src/data/api/call-api.ts';
import { getAnswer, parseAnswer } from '../rest-client.ts';
import { SyncFailure } from '../sync-failure.ts';

/** One page of a collection after a cursor; `reset` if the server no longer knows that. */
export async function requestPage<Item>(
  fetch: Fetch,
  call: ApiCall,
  { collection, cursor, account = null }: { collection: string; cursor: Cursor; account?: string | null },
  read: (item: unknown, what: string) => Item,
): Promise<SyncPage<Item> | 'reset'> {
  const query = { since: cursor, limit: String(SYNC_LIMIT_DEFAULT) };
  const body = await getAnswer(fetch, call, z.unknown(), { query, account });
  if (syncResetSchema.safeParse(body).success) return 'reset';
  const page = parseAnswer(call.path, syncPageSchema(collection), body);
  const { deleted, cursor: next, more, heirs = {} } = page;
  if (more && next === cursor)
    throw new SyncFailure('bad-answer', `${call.path} returned the requested cursor ${cursor} again`);
  const rows = z.array(z.unknown()).parse(fieldOf(page, collection));
  const items = rows.map((row, index) => read(row, `${call.path}, row ${index}`));
  return { rows: items, deleted, cursor: next, more, heirs };
}
