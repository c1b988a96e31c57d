/// <reference types="vite/types/importMeta.d.ts" />
import crypto from 'node:crypto';

/** Made by `npm run db:generate`; bundled as text, so that a bundle needs no folder beside it. */
const MIGRATIONS = import.meta.glob<string>('../migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Advisory lock id; arbitrary, must be unique within the database. */
const LOCK = 7_215_553;

/** Name and text of each migration of this version, in order. */
function migrations(): [name: string, sql: string][] {
  return Object.entries(MIGRATIONS)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, sql]) => [file.replace(/^.*\/|\.sql$/g, ''), sql]);
}

export interface MigrationSession {
  /** Runs one statement; all calls of a session share a connection. */
  run(statement: string, parameters?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
}

/**
 * Applies missing migrations in one transaction, one process at a time.
 * @throws if an applied migration has been changed since
 */
export async function migrate(session: MigrationSession): Promise<void> {
  await session.run('BEGIN');
  try {
    await session.run('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await session.run(
      'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, hash text NOT NULL)',
    );
    const applied = new Map(
      (await session.run('SELECT name, hash FROM schema_migrations')).map((row) => [
        row['name'],
        row['hash'],
      ]),
    );
    for (const [name, sql] of migrations()) {
      const hash = crypto.createHash('sha256').update(sql).digest('hex');
      const before = applied.get(name);
      if (before !== undefined && before !== hash)
        throw new Error(`migration ${name} was changed after it ran`);
      if (before !== undefined) continue;
      for (const statement of sql.split('--> statement-breakpoint')) await session.run(statement);
      await session.run('INSERT INTO schema_migrations (name, hash) VALUES ($1, $2)', [name, hash]);
    }
    await session.run('COMMIT');
  } catch (error) {
    // If the connection is lost there is nothing to roll back, and the first error is more useful.
    await session.run('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Migrations that a start of this version would apply, and those of a later version; changes nothing. */
export async function compareMigrations(
  session: MigrationSession,
): Promise<{ missing: string[]; unknown: string[] }> {
  const [table] = await session.run("SELECT to_regclass('schema_migrations') IS NOT NULL AS present");
  const rows = table?.['present'] === true ? await session.run('SELECT name FROM schema_migrations') : [];
  const applied = new Set(rows.map((row) => String(row['name'])));
  const own = new Set(migrations().map(([name]) => name));
  return {
    missing: [...own].filter((name) => !applied.has(name)),
    unknown: [...applied].filter((name) => !own.has(name)),
  };
}
