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
  /** Also the first revision of the epoch, above every revision that earlier epochs can have issued. */
  epoch: number;
  /** The first epoch: lower revisions are from another database. 0 if the database is older than epochs. */
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
   * Starts a new epoch and returns the record. Several processes and requests may detect the same restore: the first one
   * starts the epoch, the others get its record.
   */
  startEpoch(options: StartEpochOptions): Promise<StoredHistory>;
  /** Increments the mark and returns the record. */
  raiseMark(): Promise<StoredHistory>;
}

export interface StartEpochOptions {
  /** Called inside the transaction with the current record; always by default. */
  isStillNeeded?: (current: StoredHistory) => boolean;
  /** The newest revision that is known to have been issued before the restore: the epoch starts above it. */
  aboveRevision?: number | undefined;
  /** Id of another database that this one replaced. */
  replacedDatabaseId?: string | undefined;
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
export interface InitialHistory {
  /** Defaults to the clock in milliseconds, so that revisions of a lost database are never reissued. */
  epoch?: number;
  /** Lower bound from the lost database, in case the clock is behind it. */
  aboveRevision?: number | undefined;
  key?: string | undefined;
  known?: string[];
}

export function createHistoryStore(
  { queries }: Pick<Database, 'queries'>,
  initial: InitialHistory = {},
): HistoryStore {
  return {
    async read() {
      return (await readHistory(queries)) ?? createHistory(queries, initial);
    },
    startEpoch({ isStillNeeded = () => true, ...options }) {
      return queries.transaction(async (tx) => {
        await tx.execute(sql`select 1 from ${storedValues} where name = ${NAME} for update`);
        const current = (await readHistory(tx)) ?? (await createHistory(tx, initial));
        return isStillNeeded(current) ? startEpochIn(tx, current, options) : current;
      });
    },
    async raiseMark() {
      if (!(await readHistory(queries))) await createHistory(queries, initial);
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

/** Advances every counter to the epoch's start and records each user's skipped revisions as lost. */
async function startEpochIn(
  tx: Pick<Queries, 'execute' | 'insert'>,
  current: StoredHistory,
  { aboveRevision = 0, replacedDatabaseId }: Omit<StartEpochOptions, 'isStillNeeded'>,
): Promise<StoredHistory> {
  const epoch = Math.max(Date.now(), current.epoch + 1, aboveRevision + 1, (await lastRevision(tx)) + 1);
  await raiseCounters(tx, new Date(epoch));
  const replaced = replacedDatabaseId === undefined ? [] : [replacedDatabaseId];
  const known = [...new Set([...current.known, ...replaced])];
  const value: StoredHistory = { ...current, epoch, known: known.filter((id) => id !== current.id) };
  await tx
    .insert(storedValues)
    .values({ name: NAME, value })
    .onConflictDoUpdate({ target: storedValues.name, set: { value } });
  return value;
}

/**
 * Runs in the transaction that restored a backup: starts an epoch above the revisions of the backup and of the database
 * that it replaced.
 * @param replaced record of the replaced database
 */
export async function mergeHistoryAfterRestore(
  tx: Pick<Queries, 'execute' | 'insert' | 'select'>,
  replaced: StoredHistory,
): Promise<void> {
  // A backup older than epochs has no record.
  const restored = (await readHistory(tx)) ?? replaced;
  const merged: StoredHistory = {
    ...restored,
    mark: Math.max(replaced.mark, restored.mark),
    known: [...restored.known, ...replaced.known],
  };
  await startEpochIn(tx, merged, {
    aboveRevision: Math.max(replaced.epoch, restored.epoch),
    replacedDatabaseId: replaced.id,
  });
}

async function createHistory(queries: Queries, initial: InitialHistory): Promise<StoredHistory> {
  // A database older than epochs continues with the revisions that its devices know.
  const used = await queryRows(queries, sql`select 1 from users limit 1`);
  const epoch =
    initial.epoch ?? (used.length > 0 ? 0 : Math.max(Date.now(), (initial.aboveRevision ?? 0) + 1));
  const value: StoredHistory = {
    id: crypto.randomUUID(),
    epoch,
    first: epoch,
    mark: 0,
    key: initial.key ?? crypto.randomBytes(KEY_BYTES).toString('base64'),
    known: initial.known ?? [],
  };
  await queries.insert(storedValues).values({ name: NAME, value }).onConflictDoNothing();
  const created = await readHistory(queries);
  if (!created) throw new Error('the database has no history record');
  return created;
}

async function lastRevision(tx: Pick<Queries, 'execute'>): Promise<number> {
  const [row] = await queryRows(
    tx,
    sql`select greatest((select max(counter) from users), (select max(value) from catalogue_counter), 0) as last`,
  );
  return Number(row?.['last'] ?? 0);
}
