import { parseArgs } from 'node:util';
import { keepFilesPrivate } from '../server/backups/private-files.ts';
import { allowOlderRelease } from '../server/content/imported-release.ts';
import { logError } from '../server/errors/log-error.ts';
import { readSettings, type Settings } from '../server/settings.ts';
import { startFailure } from '../server/start-failure.ts';
import { createAccountStore } from '../server/stores/accounts/account-store.ts';
import { LockedError } from '../server/stores/database/lock-file.ts';
import { createStoredValues } from '../server/stores/stored-values.ts';
import { createMessageStore, type Decision, type StoredMessage } from '../server/stores/message-store.ts';
import { createPublishedStore } from '../server/stores/users/published-store.ts';
import { backUp, printBackups, restore, verify } from './admin/admin-backups.ts';
import { AdminError, withDatabase } from './admin/admin-database.ts';
import { examine, findingLine } from './admin/doctor.ts';

/** Output of the tool: results and errors. */
export interface Output {
  print: (line: string) => void;
  complain: (line: string) => void;
}

const USAGE = [
  'Usage: npm run admin -- <command>, in a release node server/admin.js <command>',
  '  doctor                                                      what is wrong with this installation; changes nothing',
  '  flags                                                       feature flags and configured services',
  '  users                                                       number of accounts',
  '  messages [--kind contact|feedback] [--since 2026-01-31]     messages of visitors',
  '  corrections [--all] [--since 2026-01-31]                    undecided corrections of facts, or all',
  '  accept <id>, reject <id>                                    decides a correction; what it says is edited by hand',
  '  hide <slug>, unhide <slug>                                  a published tour or place',
  '  backup <file>                                               writes a backup of the whole database',
  '  backups                                                     all backups of the server, newest first',
  '  verify <file>                                               test restore; changes nothing',
  '  restore <file> [--replace]                                  restores a backup',
  '  rollback                                                    allows an older release to import its catalogue',
  '  upgrade                                                     migrates the database to this version',
].join('\n');

class UsageError extends Error {}

/** Runs a command and resolves to the exit code. */
export async function admin(
  given: readonly string[],
  environment: Record<string, string | undefined>,
  { print, complain }: Output,
): Promise<number> {
  let settings: Settings | undefined;
  try {
    if (given.length === 1 && given[0] === 'doctor') return await printFindings(environment, print);
    const command = readCommand(given);
    settings = readSettings(environment);
    keepFilesPrivate(settings.dataDir);
    await command(settings, print);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) complain(USAGE);
    else if (error instanceof AdminError) complain(error.message);
    else if (error instanceof LockedError) {
      complain('The server is running on this data folder: stop it first (with DATABASE_URL both can run).');
    } else {
      const sentence = startFailure(error, settings);
      // Not the error itself: stacks and database messages may contain users' data.
      if (sentence === undefined) logError('admin command', error);
      else complain(sentence);
    }
    return 1;
  }
}

/** Exit code 1 if something does not work; settings that do not fit are a finding, too. */
async function printFindings(
  environment: Record<string, string | undefined>,
  print: Output['print'],
): Promise<number> {
  const findings = await examine(environment);
  for (const finding of findings) print(findingLine(finding));
  return findings.some(({ state }) => state === 'fault') ? 1 : 0;
}

type Print = Output['print'];
type Command = (settings: Settings, print: Print) => Promise<void>;

/** @throws UsageError for an invalid command, before anything is opened */
function readCommand(given: readonly string[]): Command {
  const { values, positionals } = parsed(given);
  const [name, argument, ...rest] = positionals;
  const { kind, since, replace, all } = values;
  const isList = name === 'messages' || name === 'corrections';
  const isUsable =
    rest.length === 0 &&
    (kind === undefined || name === 'messages') &&
    (since === undefined || isList) &&
    (!replace || name === 'restore') &&
    (!all || name === 'corrections');
  if (!isUsable) throw new UsageError();
  if (argument === undefined) {
    if (name === 'messages') return messagesCommand(kind, since);
    if (name === 'corrections') return correctionsCommand(all === true, since);
    if (name === 'flags') return showFlags;
    if (name === 'users') return countUsers;
    if (name === 'upgrade') return upgrade;
    if (name === 'backups') return printBackups;
    if (name === 'rollback') return rollback;
    throw new UsageError();
  }
  if (name === 'hide' || name === 'unhide') return hideCommand(argument, name);
  if (name === 'accept') return decideCommand(argument, 'accepted');
  if (name === 'reject') return decideCommand(argument, 'rejected');
  if (name === 'backup') return (settings, print) => backUp(settings, argument, print);
  if (name === 'verify') return (_settings, print) => verify(argument, print);
  if (name === 'restore') return (settings, print) => restore(settings, argument, replace === true, print);
  throw new UsageError();
}

function parsed(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      options: {
        kind: { type: 'string' },
        since: { type: 'string' },
        replace: { type: 'boolean' },
        all: { type: 'boolean' },
      },
      allowPositionals: true,
    });
  } catch {
    // Unknown option.
    throw new UsageError();
  }
}

const showFlags: Command = async ({ flags, oauth, smtp }, print) => {
  for (const [name, isOn] of Object.entries(flags)) print(`${name}: ${isOn ? 'on' : 'off'}`);
  print(`mail: ${smtp === undefined ? 'off' : `by ${smtp.host}`}`);
  print(`sign-in by a provider: ${Object.keys(oauth).join(', ') || 'off'}`);
  print('They are set in the environment; the README has the table of all settings.');
};

const countUsers: Command = (settings, print) =>
  withDatabase(settings, async (database) => {
    const count = await createAccountStore(database).count();
    print(count === 1 ? '1 account' : `${count} accounts`);
  });

/** Opening the database migrates it, as at a server start. */
const upgrade: Command = (settings, print) =>
  withDatabase(settings, async () => print('The database schema is up to date.'));

/** Otherwise the catalogue of a newer release is kept, so that two releases can run side by side. */
const rollback: Command = (settings, print) =>
  withDatabase(settings, async (database) => {
    if (!(await allowOlderRelease(createStoredValues(database)))) {
      throw new AdminError('Nothing was changed: no catalogue has been imported yet.');
    }
    print('The next server that starts imports its own catalogue, of whichever release it is.');
  });

function hideCommand(slug: string, what: 'hide' | 'unhide'): Command {
  return (settings, print) =>
    withDatabase(settings, async (database) => {
      const changed = await createPublishedStore(database)[what](slug);
      for (const kind of changed) {
        const state = what === 'hide' ? 'is hidden: only its owner sees it' : 'is shown again';
        print(`The ${kind === 'tour' ? 'tour' : 'place'} ${plain(slug)} ${state}.`);
      }
      if (changed.length === 0)
        throw new AdminError(`Nothing was changed: no published ${plain(slug)} to ${what}.`);
    });
}

function messagesCommand(kind: string | undefined, since: string | undefined): Command {
  if (kind !== undefined && kind !== 'contact' && kind !== 'feedback') throw new UsageError();
  const day = dayOf(since);
  return (settings, print) =>
    withDatabase(settings, async (database) => {
      const messages = await createMessageStore(database).list({ kind, since: day });
      for (const message of messages) print(shown(message));
      print(messages.length === 1 ? '1 message' : `${messages.length} messages`);
    });
}

function correctionsCommand(all: boolean, since: string | undefined): Command {
  const day = dayOf(since);
  return (settings, print) =>
    withDatabase(settings, async (database) => {
      const filter = { kind: 'correction', since: day, decided: all ? undefined : false } as const;
      const corrections = await createMessageStore(database).list(filter);
      for (const correction of corrections) print(shown(correction));
      print(corrections.length === 1 ? '1 correction' : `${corrections.length} corrections`);
    });
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function decideCommand(id: string, decision: Decision): Command {
  return (settings, print) =>
    withDatabase(settings, async (database) => {
      const isDecided = UUID.test(id) && (await createMessageStore(database).decide(id, decision));
      if (!isDecided) throw new AdminError(`Nothing was changed: there is no correction ${plain(id)}.`);
      print(`The correction ${plain(id)} is ${decision}.`);
    });
}

function dayOf(since: string | undefined): Date | undefined {
  if (since === undefined) return undefined;
  const day = new Date(since);
  if (Number.isNaN(day.getTime())) throw new UsageError();
  return day;
}

/** A header line and one line per field, without control characters. */
function shown({ id, kind, body, receivedAt, mailedAt, suspected, decision }: StoredMessage): string {
  const mail = suspected ? 'suspected bot' : mailedAt ? `mailed ${mailedAt.toISOString()}` : 'not mailed';
  const states = { feedback: '', contact: ` (${mail})`, correction: ` (${decision ?? 'undecided'})` };
  const head = `${receivedAt.toISOString()} ${kind} ${id}${states[kind]}`;
  const fields = Object.entries(typeof body === 'object' && body !== null ? body : {}).map(
    ([name, value]) => `  ${name}: ${indented(typeof value === 'string' ? value : JSON.stringify(value))}`,
  );
  return [head, ...fields, ''].join('\n');
}

function indented(text: string): string {
  return plain(text.replaceAll(/\r\n?/g, '\n')).replaceAll('\n', '\n    ');
}

/** Replaces control characters, which could manipulate the terminal. */
function plain(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]/gu, '�');
}
