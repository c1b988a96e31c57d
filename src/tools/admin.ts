import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings, type Settings } from '../server/settings.ts';
import { startFailure } from '../server/start-failure.ts';
import { createMessageStore, type MessageKind, type StoredMessage } from '../server/stores/message-store.ts';
import { openPglite } from '../server/stores/open-pglite.ts';
import { openPostgres } from '../server/stores/open-postgres.ts';
import { LockedError } from '../server/stores/lock-file.ts';

/** Where the tool writes: what was asked for, and what is wrong. */
export interface Output {
  print: (line: string) => void;
  complain: (line: string) => void;
}

const USAGE = 'Usage: npm run admin -- messages [--kind contact|feedback] [--since 2026-01-31]';

class UsageError extends Error {}
class NoDatabaseError extends Error {}

/** The operator's tool; answers the exit code. */
export async function admin(
  given: readonly string[],
  environment: Record<string, string | undefined>,
  { print, complain }: Output,
): Promise<number> {
  let settings: Settings | undefined;
  try {
    const filter = readCommand(given);
    settings = readSettings(environment);
    const messages = await readMessages(settings, filter);
    for (const message of messages) print(shown(message));
    print(messages.length === 1 ? '1 message' : `${messages.length} messages`);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) complain(USAGE);
    else if (error instanceof NoDatabaseError) complain(error.message);
    else if (error instanceof LockedError) {
      complain(
        'The server is running on this data folder: stop it, then ask again (with DATABASE_URL both can run).',
      );
    } else {
      const sentence = startFailure(error, settings);
      if (sentence === undefined) throw error;
      complain(sentence);
    }
    return 1;
  }
}

interface Filter {
  kind: MessageKind | undefined;
  since: Date | undefined;
}

function readCommand(given: readonly string[]): Filter {
  const { values, positionals } = parsed(given);
  if (positionals.length !== 1 || positionals[0] !== 'messages') throw new UsageError();
  const { kind, since } = values;
  if (kind !== undefined && kind !== 'contact' && kind !== 'feedback') throw new UsageError();
  const day = since === undefined ? undefined : new Date(since);
  if (day !== undefined && Number.isNaN(day.getTime())) throw new UsageError();
  return { kind, since: day };
}

function parsed(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      options: { kind: { type: 'string' }, since: { type: 'string' } },
      allowPositionals: true,
    });
  } catch {
    // An option that there is not.
    throw new UsageError();
  }
}

async function readMessages(settings: Settings, filter: Filter): Promise<StoredMessage[]> {
  const folder = path.join(settings.dataDir, 'database');
  if (settings.databaseUrl === undefined && !fs.existsSync(folder)) {
    throw new NoDatabaseError(`There is no database in ${folder}. Set DATA_DIR or DATABASE_URL.`);
  }
  const database = settings.databaseUrl ? await openPostgres(settings.databaseUrl) : await openPglite(folder);
  try {
    return await createMessageStore(database).list(filter);
  } finally {
    await database.close();
  }
}

/** A head line and one line a field; what a visitor wrote cannot steer the terminal. */
function shown({ id, kind, body, receivedAt, mailedAt, suspected }: StoredMessage): string {
  const state = suspected
    ? 'taken for a bot’s'
    : mailedAt
      ? `mailed ${mailedAt.toISOString()}`
      : 'not mailed';
  const head = `${receivedAt.toISOString()} ${kind} ${id}${kind === 'contact' ? ` (${state})` : ''}`;
  const fields = Object.entries(typeof body === 'object' && body !== null ? body : {}).map(
    ([name, value]) => `  ${name}: ${indented(typeof value === 'string' ? value : JSON.stringify(value))}`,
  );
  return [head, ...fields, ''].join('\n');
}

function indented(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '�')
    .replaceAll('\n', '\n    ');
}
