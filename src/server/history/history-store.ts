import crypto from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queries } from '../stores/database/database.ts';
import { raiseCounters } from '../stores/database/raise-counters.ts';
import { storedValues } from '../stores/schema.ts';

/** Identity and generation of a database's history; kept in the database and, apart from it, in `history-file.ts`. */
export interface StoredHistory {
  /** UUID, made with the database. */
  id: string;
  /** Also the number at which the numbers of the epoch begin: above all that any former one can have given out. */
  epoch: number;
  /** Of the first epoch: what is below was another database's; 0 where it was in use before there were epochs. */
  first: number;
  /** Raised at every start and while there are writes: a database with a lower one was put back. */
  mark: number;
  /** Base64; signs cursors. */
  key: string;
  /** Ids of databases that stood in this one's place before. */
  known: string[];
}

export interface HistoryStore {
  /** As it is now; the first call on a new database makes it. */
  read(): Promise<StoredHistory>;
  /**
   * Starts a new epoch, unless `isDue` denies it: several processes and requests may have seen the same proof.
   * @param above a number that was given out in the lost part
   */
  startEpoch(proof: EpochProof): Promise<StoredHistory>;
  /** Answers the raised mark. */
  raiseMark(): Promise<StoredHistory>;
}

export interface EpochProof {
  isDue?: (now: StoredHistory) => boolean;
  above?: number | undefined;
  /** Id of another database that was found in this one's place. */
  knows?: string | undefined;
}

const NAME = 'history';
const KEY_BYTES = 32;

export const storedHistorySchema = z.object({
  id: z.uuid(),
  epoch: z.number(),
  first: z.number(),
  mark: z.number(),
  key: z.string(),
  known: z.array(z.string()),
});

/** What a new database takes over from the one that was lost. */
export interface FirstHistory {
  /** The clock in milliseconds by default, so that numbers of a lost database are never given out again. */
  epoch?: number;
  /** Of the lost one: where the clock is behind it. */
  above?: number | undefined;
  key?: string | undefined;
  known?: string[];
}

export function createHistoryStore(
  { queries }: Pick<Database, 'queries'>,
  first: FirstHistory = {},
): HistoryStore {
  return {
    async read() {
      return (await readHistory(queries)) ?? makeHistory(queries, first);
    },
    startEpoch({ isDue = () => true, above = 0, knows }) {
      return queries.transaction(async (tx) => {
        await tx.execute(sql`select 1 from ${storedValues} where name = ${NAME} for update`);
        const now = (await readHistory(tx)) ?? (await makeHistory(tx, first));
        return isDue(now) ? beginEpoch(tx, now, { above, knows }) : now;
      });
    },
    async raiseMark() {
      if (!(await readHistory(queries))) await makeHistory(queries, first);
      const [row] = await queries
        .update(storedValues)
        .set({ value: sql`jsonb_set(value, '{mark}', to_jsonb((value ->> 'mark')::bigint + 1))` })
        .where(eq(storedValues.name, NAME))
        .returning({ value: storedValues.value });
      return storedHistorySchema.parse(row?.value);
    },
  };
}

/** Undefined before the first start with epochs. */
export async function readHistory(queries: Pick<Queries, 'select'>): Promise<StoredHistory | undefined> {
  const [row] = await queries
    .select({ value: storedValues.value })
    .from(storedValues)
    .where(eq(storedValues.name, NAME));
  return row && storedHistorySchema.parse(row.value);
}

/**
 * Within the transaction that found the copy put back: every counter goes on from where the epoch begins, and each
 * person's numbers between what is there and that count as lost.
 */
export async function beginEpoch(
  tx: Pick<Queries, 'execute' | 'insert'>,
  before: StoredHistory,
  { above = 0, knows }: Pick<EpochProof, 'above' | 'knows'> = {},
): Promise<StoredHistory> {
  const epoch = Math.max(Date.now(), before.epoch + 1, above + 1, (await lastNumber(tx)) + 1);
  await raiseCounters(tx, new Date(epoch));
  const known = [...new Set([...before.known, ...(knows === undefined ? [] : [knows])])];
  const value: StoredHistory = { ...before, epoch, known: known.filter((id) => id !== before.id) };
  await tx
    .insert(storedValues)
    .values({ name: NAME, value })
    .onConflictDoUpdate({ target: storedValues.name, set: { value } });
  return value;
}

/** Within the transaction that restored a copy: its history goes on where both it and the one that was here have been. */
export async function settleHistory(
  tx: Pick<Queries, 'execute' | 'insert' | 'select'>,
  here: StoredHistory,
): Promise<void> {
  // A copy from before there were epochs has none.
  const copied = (await readHistory(tx)) ?? here;
  const above = Math.max(here.epoch, copied.epoch);
  await beginEpoch(
    tx,
    { ...copied, mark: Math.max(here.mark, copied.mark), known: [...copied.known, ...here.known] },
    { above, knows: here.id },
  );
}

async function makeHistory(queries: Queries, first: FirstHistory): Promise<StoredHistory> {
  // One that was in use before there were epochs goes on with the numbers that its devices have.
  const used = await rowsOf(queries, sql`select 1 from users limit 1`);
  const epoch = first.epoch ?? (used.length > 0 ? 0 : Math.max(Date.now(), (first.above ?? 0) + 1));
  const value: StoredHistory = {
    id: crypto.randomUUID(),
    epoch,
    first: epoch,
    mark: 0,
    key: first.key ?? crypto.randomBytes(KEY_BYTES).toString('base64'),
    known: first.known ?? [],
  };
  await queries.insert(storedValues).values({ name: NAME, value }).onConflictDoNothing();
  const made = await readHistory(queries);
  if (!made) throw new Error('the database keeps no history');
  return made;
}

async function lastNumber(tx: Pick<Queries, 'execute'>): Promise<number> {
  const [row] = await rowsOf(
    tx,
    sql`select greatest((select max(counter) from users), (select max(value) from catalogue_counter), 0) as last`,
  );
  return Number(typeof row === 'object' && row !== null ? Reflect.get(row, 'last') : 0);
}

async function rowsOf(tx: Pick<Queries, 'execute'>, statement: ReturnType<typeof sql>): Promise<unknown[]> {
  const answer: unknown = await tx.execute(statement);
  const rows: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'rows') : [];
  return Array.isArray(rows) ? rows : [];
}
