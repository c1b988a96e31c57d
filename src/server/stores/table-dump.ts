import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queries } from './database.ts';

/**
 * All tables as lines of JSON, the same for both kinds of database: what one wrote the other reads. The first line
 * says of which migrations the tables are.
 */
const FORMAT = 'rucksack-dump-1';
const MIGRATIONS = 'schema_migrations';
const ROWS_AT_ONCE = 500;

const headSchema = z.object({ format: z.literal(FORMAT), migrations: z.array(z.string()) });
const lineSchema = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) });
const namesSchema = z.array(z.object({ name: z.string() }));
const rowsSchema = z.array(z.object({ place: z.string(), row: z.string() }));
const referencesSchema = z.array(z.object({ child: z.string(), parent: z.string() }));

export class DumpError extends Error {}

/** Lines of one moment, whatever is written meanwhile. Calls `write` with each. */
export async function dumpTables(
  { queries }: Pick<Database, 'queries'>,
  write: (line: string) => void,
): Promise<number> {
  return queries.transaction(
    async (transaction) => {
      write(JSON.stringify({ format: FORMAT, migrations: await migrationsOf(transaction) }));
      let count = 0;
      for (const table of await tablesOf(transaction)) {
        for (let after = '(0,0)'; ;) {
          const rows = rowsSchema.parse(
            await ask(
              transaction,
              // Numbers of any size stay as they are: the database itself writes the JSON.
              sql`select ctid::text as place, row_to_json(t)::text as row from ${sql.identifier(table)} as t where ctid > ${after}::tid order by ctid limit ${ROWS_AT_ONCE}`,
            ),
          );
          for (const { row } of rows) write(`{"table":${JSON.stringify(table)},"row":${row}}`);
          count += rows.length;
          const last = rows.at(-1);
          if (last === undefined || rows.length < ROWS_AT_ONCE) break;
          after = last.place;
        }
      }
      return count;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * Puts lines in the place of everything that is there; all of them or, where one does not fit, none.
 * @param settle what the same transaction does when all lines are there
 * @throws DumpError for lines of another kind, or of other migrations than the database has
 */
export async function restoreTables(
  { queries }: Pick<Database, 'queries'>,
  lines: AsyncIterable<string>,
  settle: (transaction: Pick<Queries, 'execute' | 'delete'>) => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  return queries.transaction(async (transaction) => {
    const tables = new Set(await tablesOf(transaction));
    let isFirst = true;
    let count = 0;
    for await (const line of lines) {
      if (isFirst) {
        await checkHead(transaction, line);
        const all = sql.join(
          [...tables].map((table) => sql.identifier(table)),
          sql`, `,
        );
        await transaction.execute(sql`truncate table ${all}`);
        isFirst = false;
      } else if (line.trim() !== '') {
        const parsed = lineSchema.safeParse(parseLine(line));
        if (!parsed.success || !tables.has(parsed.data.table))
          throw new DumpError('The copy has a line that does not fit.');
        const table = sql.identifier(parsed.data.table);
        // As the text that was written: numbers keep every digit.
        const row = line.slice(line.indexOf(',"row":') + ',"row":'.length, line.lastIndexOf('}'));
        await transaction.execute(
          sql`insert into ${table} select * from json_populate_record(null::${table}, ${row}::json)`,
        );
        count += 1;
      }
    }
    if (isFirst) throw new DumpError('The copy is empty.');
    await settle(transaction);
    return count;
  });
}

async function checkHead(queries: Pick<Queries, 'execute'>, line: string): Promise<void> {
  const head = headSchema.safeParse(parseLine(line));
  if (!head.success) throw new DumpError('This is no copy of a database that `backup` wrote.');
  const here = await migrationsOf(queries);
  const there = head.data.migrations;
  if (here.join() === there.join()) return;
  throw new DumpError(
    `The copy is of another version of the program (${there.at(-1) ?? 'none'}; this one has ${here.at(-1) ?? 'none'}). Restore it with that version, then upgrade.`,
  );
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // What is no JSON fits no schema either.
    return undefined;
  }
}

async function migrationsOf(queries: Pick<Queries, 'execute'>): Promise<string[]> {
  const rows = await ask(
    queries,
    sql`select name || ' ' || hash as name from ${sql.identifier(MIGRATIONS)} order by name`,
  );
  return namesSchema.parse(rows).map(({ name }) => name);
}

/** Those that others refer to come first. */
async function tablesOf(queries: Pick<Queries, 'execute'>): Promise<string[]> {
  const all = namesSchema
    .parse(
      await ask(
        queries,
        sql`select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> ${MIGRATIONS} order by table_name`,
      ),
    )
    .map(({ name }) => name);
  const references = referencesSchema.parse(
    await ask(
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
    if (ready.length === 0) throw new Error('tables refer to each other in a circle');
    sorted.push(...ready);
  }
  return sorted;
}

async function ask(queries: Pick<Queries, 'execute'>, statement: ReturnType<typeof sql>): Promise<unknown[]> {
  const answer: unknown = await queries.execute(statement);
  if (typeof answer === 'object' && answer !== null && 'rows' in answer && Array.isArray(answer.rows)) {
    return answer.rows;
  }
  throw new Error('the database answered no rows');
}
