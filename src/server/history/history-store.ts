import crypto from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queries } from '../stores/database/database.ts';
import { queryRows } from '../stores/database/query-rows.ts';
import { raiseCounters } from '../stores/database/raise-counters.ts';
import { storedValues } from '../stores/schema.ts';

/**
 * Identity and epoch of a database's history; stored in the database and separately in the file of `history-file.ts`.
 */
export interface StoredHistory {
  /** UUID, made with the database. */
  id: string;
  /** Also the first sequence number of the epoch, above every number that earlier epochs can have issued. */
  epoch: number;
  /** The first epoch: lower numbers are from another database. 0 if the database is older than epochs. */
  first: number;
  /**
   * Incremented at every start and periodically during writes: a database with a lower mark was restored from a backup.
   */
  mark: number;
  /** Base64; signs cursors. */
  key: string;
  /** Ids of previous databases of this server. */
  known: string[];
}

export interface HistoryStore {
  /** The current record; created by the first call on a new database. */
  read(): Promise<StoredHistory>;
  /**
   * Starts a new epoch if `isDue` agrees: several processes and requests may have seen the same proof.
   * @param above a number that was issued in the lost part
   */
  startEpoch(proof: EpochProof): Promise<StoredHistory>;
  /** Increments the mark and returns the record. */
  raiseMark(): Promise<StoredHistory>;
}

export interface EpochProof {
  isDue?: (now: StoredHistory) => boolean;
  above?: number | undefined;
  /** Id of another database that this one replaced. */
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

/** What a new database takes over from a lost one. */
export interface FirstHistory {
  /** Defaults to the clock in milliseconds, so that numbers of a lost database are never reissued. */
  epoch?: number;
  /** Lower bound from the lost database, in case the clock is behind it. */
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
 * Runs in the transaction that detected the restored backup: advances every counter to the epoch's start and records
 * each user's skipped numbers as lost.
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

/**
 * Runs in the transaction that restored a backup: continues the history above both the backup's and the replaced one's.
 */
export async function settleHistory(
  tx: Pick<Queries, 'execute' | 'insert' | 'select'>,
  here: StoredHistory,
): Promise<void> {
  // A backup older than epochs has none.
  const copied = (await readHistory(tx)) ?? here;
  const above = Math.max(here.epoch, copied.epoch);
  await beginEpoch(
    tx,
    { ...copied, mark: Math.max(here.mark, copied.mark), known: [...copied.known, ...here.known] },
    { above, knows: here.id },
  );
}

async function makeHistory(queries: Queries, first: FirstHistory): Promise<StoredHistory> {
  // A database older than epochs continues with the numbers that its devices know.
  const used = await queryRows(queries, sql`select 1 from users limit 1`);
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
  if (!made) throw new Error('the database has no history record');
  return made;
}

async function lastNumber(tx: Pick<Queries, 'execute'>): Promise<number> {
  const [row] = await queryRows(
    tx,
    sql`select greatest((select max(counter) from users), (select max(value) from catalogue_counter), 0) as last`,
  );
  return Number(row?.['last'] ?? 0);
}
