import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { OnQueryTime } from '../../observability/query-times.ts';
import type * as schema from '../schema.ts';

type Schema = typeof schema;
export type Queries = PgDatabase<PgQueryResultHKT, Schema>;
export type Transaction = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** An open database, migrated to the newest schema. The same SQL runs on PGlite and PostgreSQL. */
export interface Database {
  kind: 'pglite' | 'postgres';
  queries: Queries;
  /** Connections of the pool; null for the embedded database. */
  connections(): { total: number; idle: number; waiting: number } | null;
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
  /** Called after each statement. */
  onQueryTime?: OnQueryTime | undefined;
  /** Called with each statement before it runs. */
  onQuery?: ((statement: string) => void) | undefined;
  /** Timeouts for PostgreSQL; the embedded database has a single client and no lock waits. */
  timeouts?: DatabaseTimeouts | undefined;
}
