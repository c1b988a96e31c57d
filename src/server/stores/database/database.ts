import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type * as schema from '../schema.ts';

type Schema = typeof schema;
export type Queries = PgDatabase<PgQueryResultHKT, Schema>;
export type Transaction = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** An open database, migrated to the newest schema. The same SQL runs on PGlite and PostgreSQL. */
export interface Database {
  kind: 'pglite' | 'postgres';
  queries: Queries;
  /** Aborts the database's own backup, which blocks all other work, and starts no more. */
  endBackups(): void;
  /** Waits for work in progress, flushes everything and releases the data folder. */
  close(): Promise<void>;
}

/** The database cannot be opened for a reason that the operator can fix; the message says which. */
export class DatabaseError extends Error {}

export interface DatabaseTimeouts {
  /** Statement timeout in ms; the database's own if missing or zero. */
  statementMs?: number | undefined;
  /** Lock timeout in ms; same default. */
  lockMs?: number | undefined;
}

export interface OpenOptions {
  /** Called with each statement before it runs. */
  onQuery?: ((statement: string) => void) | undefined;
  /** Timeouts for PostgreSQL; the embedded database has a single client and no lock waits. */
  timeouts?: DatabaseTimeouts | undefined;
}
