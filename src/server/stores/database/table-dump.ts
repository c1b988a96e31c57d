import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { isDatabaseUnavailable } from '../../availability/database-unavailable.ts';
import { causeText } from '../../cause-text.ts';
import type { Database, Queries } from './database.ts';
import { queryRows } from './query-rows.ts';

/**
 * Dump of all tables as JSON lines, portable between PGlite and PostgreSQL. The first line names the migrations, the
 * last one the row counts of all tables: a dump without it is truncated.
 */
const FORMAT = 'rucksack-dump-2';
/** Format of previous versions, without an end marker. */
const FORMAT_WITHOUT_END = 'rucksack-dump-1';
const MIGRATIONS = 'schema_migrations';
const ROWS_AT_ONCE = 100;
/** Rows of a table with files in them are large. */
const ROWS_AT_ONCE_OF: Readonly<Record<string, number>> = { pictures: 8 };

const headSchema = z.object({
  format: z.enum([FORMAT, FORMAT_WITHOUT_END]),
  migrations: z.array(z.string()),
});
const endSchema = z.object({ end: z.record(z.string(), z.number()) });
const lineSchema = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) });
const namesSchema = z.array(z.object({ name: z.string() }));
const rowsSchema = z.array(z.object({ row: z.string() }));
const referencesSchema = z.array(z.object({ child: z.string(), parent: z.string() }));

export class DumpError extends Error {}

/** Dumps one snapshot, regardless of concurrent writes. Awaits `write` for each line. */
export async function dumpTables(
  { queries }: Pick<Database, 'queries'>,
  write: (line: string) => unknown,
): Promise<number> {
  return queries.transaction(
    async (transaction) => {
      await write(JSON.stringify({ format: FORMAT, migrations: await migrationsOf(transaction) }));
      const end: Record<string, number> = {};
      for (const table of await tablesOf(transaction)) {
        const max = ROWS_AT_ONCE_OF[table] ?? ROWS_AT_ONCE;
        end[table] = 0;
        const cursor = sql.identifier('dumped_rows');
        // The database serializes the JSON, so that numbers keep full precision. One scan: ordered batches would sort
        // the rest of the table each time.
        await transaction.execute(
          sql`declare ${cursor} no scroll cursor for select row_to_json(t)::text as row from ${sql.identifier(table)} as t`,
        );
        for (;;) {
          const rows = rowsSchema.parse(
            await queryRows(transaction, sql`fetch forward ${sql.raw(String(max))} from ${cursor}`),
          );
          for (const { row } of rows) await write(`{"table":${JSON.stringify(table)},"row":${row}}`);
          end[table] += rows.length;
          if (rows.length < max) break;
        }
        await transaction.execute(sql`close ${cursor}`);
      }
      await write(JSON.stringify({ end }));
      return sum(end);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * Replaces the whole content by a dump, in one transaction.
 * @param settle runs in the same transaction after all lines were restored
 * @throws DumpError for another format or other migrations than the database's
 */
export async function restoreTables(
  { queries }: Pick<Database, 'queries'>,
  lines: AsyncIterable<string>,
  settle: (transaction: Pick<Queries, 'execute' | 'delete' | 'insert' | 'select'>) => Promise<void> = () =>
    Promise.resolve(),
): Promise<number> {
  return queries.transaction(async (transaction) => {
    const tables = new Set(await tablesOf(transaction));
    const reader = createDumpReader();
    for await (const line of lines) {
      const kind = reader.read(line);
      if (kind === 'head') {
        await checkMigrations(transaction, line);
        const all = sql.join(
          [...tables].map((table) => sql.identifier(table)),
          sql`, `,
        );
        await transaction.execute(sql`truncate table ${all}`);
      } else if (kind === 'row') {
        const parsed = lineSchema.safeParse(parseLine(line));
        if (!parsed.success || !tables.has(parsed.data.table))
          throw new DumpError('The backup has an invalid line.');
        const table = sql.identifier(parsed.data.table);
        // Inserted as JSON text, so that numbers keep every digit.
        const row = line.slice(line.indexOf(',"row":') + ',"row":'.length, line.lastIndexOf('}'));
        await transaction
          .execute(sql`insert into ${table} select * from json_populate_record(null::${table}, ${row}::json)`)
          .catch((error: unknown) => {
            if (isDatabaseUnavailable(error)) throw error;
            // The database's message contains the row's values.
            throw new DumpError(
              `The backup has an invalid row of ${parsed.data.table} (${causeText(error)}).`,
            );
          });
      }
    }
    const count = reader.finish();
    await settle(transaction);
    return count;
  });
}

/**
 * Validates and counts the lines of a dump in order, without a database.
 * @throws DumpError from `read` for an invalid line, from `finish` for an empty or truncated dump
 */
export function createDumpReader() {
  const counts: Record<string, number> = {};
  let format: string | undefined;
  let end: Record<string, number> | undefined;
  return {
    read(line: string): 'head' | 'row' | 'end' | 'blank' {
      if (line.trim() === '') return 'blank';
      if (format === undefined) {
        format = headOf(line).format;
        return 'head';
      }
      if (end !== undefined) throw new DumpError('The backup continues after its end marker.');
      const table = /^\{"table":"([^"\\]+)","row":\{.*\}\}$/s.exec(line)?.[1];
      if (table !== undefined) {
        counts[table] = (counts[table] ?? 0) + 1;
        return 'row';
      }
      const parsed = endSchema.safeParse(parseLine(line));
      if (!parsed.success) throw new DumpError('The backup has an invalid line.');
      end = parsed.data.end;
      return 'end';
    },
    /** @returns number of rows */
    finish(): number {
      if (format === undefined) throw new DumpError('The backup is empty.');
      if (format === FORMAT && end === undefined) throw new DumpError('The backup is truncated.');
      const differs = Object.keys({ ...counts, ...end }).some(
        (table) => end !== undefined && (counts[table] ?? 0) !== (end[table] ?? 0),
      );
      if (differs) throw new DumpError('The backup has fewer rows than its end marker says.');
      return sum(counts);
    },
  };
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

function headOf(line: string): z.infer<typeof headSchema> {
  const head = headSchema.safeParse(parseLine(line));
  if (!head.success) throw new DumpError('This is not a backup written by `backup`.');
  return head.data;
}

/** Whether a dump with this first line has an end marker. @throws DumpError if it is not a dump */
export function marksEnd(head: string): boolean {
  return headOf(head).format === FORMAT;
}

async function checkMigrations(queries: Pick<Queries, 'execute'>, line: string): Promise<void> {
  const here = await migrationsOf(queries);
  const there = headOf(line).migrations;
  if (here.join() === there.join()) return;
  throw new DumpError(
    `The backup is from another version of the program (${there.at(-1) ?? 'none'}; this one has ${here.at(-1) ?? 'none'}). Restore it with that version, then upgrade.`,
  );
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // Invalid JSON fails the schema below.
    return undefined;
  }
}

async function migrationsOf(queries: Pick<Queries, 'execute'>): Promise<string[]> {
  const rows = await queryRows(
    queries,
    sql`select name || ' ' || hash as name from ${sql.identifier(MIGRATIONS)} order by name`,
  );
  return namesSchema.parse(rows).map(({ name }) => name);
}

/** All tables in dependency order: referenced ones first. */
async function tablesOf(queries: Pick<Queries, 'execute'>): Promise<string[]> {
  const all = namesSchema
    .parse(
      await queryRows(
        queries,
        sql`select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> ${MIGRATIONS} order by table_name`,
      ),
    )
    .map(({ name }) => name);
  const references = referencesSchema.parse(
    await queryRows(
      queries,
      sql`select c.relname as child, p.relname as parent from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid where k.contype = 'f' and c.relnamespace = current_schema()::regnamespace and c.oid <> p.oid`,
    ),
  );
  const sorted: string[] = [];
  while (sorted.length < all.length) {
    const ready = all.filter(
      (table) =>
        !sorted.includes(table) &&
        references.every(({ child, parent }) => child !== table || sorted.includes(parent)),
    );
    if (ready.length === 0) throw new Error('circular foreign keys between tables');
    for (const table of ready) sorted.push(table);
  }
  return sorted;
}
