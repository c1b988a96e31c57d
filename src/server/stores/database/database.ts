import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type * as schema from '../schema.ts';

type Schema = typeof schema;
export type Queries = PgDatabase<PgQueryResultHKT, Schema>;
export type Transaction = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** An open database with its tables at the newest migration. The same SQL runs on both kinds. */
export interface Database {
  kind: 'pglite' | 'postgres';
  queries: Queries;
  /** Gives up a backup that the database is writing of itself, which keeps all other work waiting; none begins any more. */
  endBackups(): void;
  /** Waits for what is under way, writes everything out and gives the data folder free. */
  close(): Promise<void>;
}

/** A database that cannot be opened for a reason that its operator can mend; the message says which. */
export class DatabaseError extends Error {}

export interface DatabaseTimeouts {
  /** After which a statement is ended; the database's own where it is missing or zero. */
  statementMs?: number | undefined;
  /** After which a statement that waits for a lock is ended; the same. */
  lockMs?: number | undefined;
}

export interface OpenOptions {
  /** Called with each statement before it runs. */
  onQuery?: ((statement: string) => void) | undefined;
  /** Of a PostgreSQL's statements; the embedded database has one caller and waits for nobody. */
  timeouts?: DatabaseTimeouts | undefined;
}
