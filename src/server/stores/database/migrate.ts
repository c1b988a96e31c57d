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
    const inOrder = Object.entries(MIGRATIONS).sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [file, sql] of inOrder) {
      const name = file.replace(/^.*\/|\.sql$/g, '');
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
