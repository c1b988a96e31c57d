import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { problemSchema } from '../../../src/contract/problem.ts';
import { causeText } from '../../../src/server/cause-text.ts';
import { logError } from '../../../src/server/errors/log-error.ts';
import { createMailTransport } from '../../../src/server/messages/mail-transport.ts';
import { readSettings } from '../../../src/server/settings.ts';
import { users } from '../../../src/server/stores/schema.ts';
import { openBrowser, PASSWORD } from '../accounts/account-client.ts';
import { type TestApp, openTestApp } from '../open-test-app.ts';
import { eachDatabase } from '../stores/each-database.ts';

const EMAIL = 'canary@example.net';
const logged: string[] = [];

beforeAll(() => {
  for (const level of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      logged.push(parts.map((part) => (part instanceof Error ? (part.stack ?? '') : String(part))).join(' '));
    });
  }
});
afterAll(() => vi.restoreAllMocks());

eachDatabase('a database error', (opened) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(opened().database);
  });
  beforeEach(async () => {
    logged.length = 0;
    await opened().database.queries.delete(users);
  });

  const signUp = () =>
    openBrowser(app.call).call('POST', '/signup', {
      username: 'Canary-Name',
      email: EMAIL,
      password: PASSWORD,
      language: 'en',
    });

  // The message repeats a rejected value, the detail a rejected row.
  it.each([
    [
      'a missing table',
      'alter table sessions rename to sessions_gone',
      'alter table sessions_gone rename to sessions',
    ],
    [
      'a rejected row',
      `alter table users add constraint no_such_one check (email <> '${EMAIL}')`,
      'alter table users drop constraint no_such_one',
    ],
    [
      'a value of a wrong type',
      'alter table users alter column location type integer using null',
      'alter table users alter column location type text',
    ],
  ])('%s is answered with the error ID of the log, without data of the user', async (what, breaks, mends) => {
    const { queries } = opened().database;
    const there = what === 'a value of a wrong type' ? openBrowser(app.call) : undefined;
    if (there) there.cookie = (await signUp()).headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await queries.execute(sql.raw(breaks));
    const answer = there
      ? await there.call('PATCH', '/users/current', { location: 'Canary-Place' })
      : await signUp();
    await queries.execute(sql.raw(mends));
    expect(answer.status).toBe(500);
    const { id } = problemSchema.parse(await answer.json());
    const text = logged.join('\n');
    expect(id).toMatch(/^[0-9a-f]{12}$/);
    expect(text).toContain(`Error ${id}`);
    expect(text).toMatch(/SQLSTATE \w{5}/);
    expect(text).toContain(there ? 'PATCH /users/current' : 'POST /signup');
    expect(text).toMatch(/\n\s+at /);
    expect(text.toLowerCase()).not.toMatch(/canary|argon2id|params|[0-9a-f]{32}/);
  });
});

describe('causeText', () => {
  const pg = (code: string, message: string, more: object = {}) =>
    Object.assign(new Error(message), { severity: 'ERROR', code, ...more });
  it.each<[unknown, string]>([
    [
      new DrizzleQueryError(
        'select $1',
        [EMAIL],
        pg('22P02', `invalid input syntax for type uuid: "${EMAIL}"`),
      ),
      'SQLSTATE 22P02',
    ],
    [
      pg('23505', 'duplicate key value', { constraint: 'users_email_key', detail: `Key (email)=(${EMAIL})` }),
      'SQLSTATE 23505 users_email_key',
    ],
    [new DrizzleQueryError('select $1', [EMAIL]), 'Failed query: select $1'],
    [
      pg('57P01', 'terminating connection due to administrator command'),
      'terminating connection due to administrator command',
    ],
    [new Error('connect ECONNREFUSED 127.0.0.1:5432'), 'connect ECONNREFUSED 127.0.0.1:5432'],
    [
      new Error(`550 5.1.1 <${EMAIL}>: Recipient address rejected`),
      '550 5.1.1 <…>: Recipient address rejected',
    ],
    [
      new Error('failed: https://example.org/api/oauth/google/callback?code=abc&state=def now'),
      'failed: https://example.org/api/oauth/google/callback?… now',
    ],
    [new Error(`no token ${'x'.repeat(43)} here`), 'no token … here'],
    [
      new Error('outer', { cause: new Error('postgres://ada:secret@db/x refused') }),
      'postgres://ada:… refused',
    ],
  ])('of %o is %s', (error, text) => {
    expect(causeText(error)).toBe(text);
  });

  it.each(['{"notes": "my diary', 'my "diary" of Kandy', '<my diary>'])(
    'does not repeat malformed JSON: %s',
    (text) => {
      const cause = causeOf(() => JSON.parse(text));
      expect(cause).toMatch(/^SyntaxError: /);
      expect(cause).not.toMatch(/diary|Kandy/);
    },
  );
});

it.each(['onRcptTo', 'onMailFrom', 'onData'] as const)(
  'causeText has only the codes of a mail server error in %s, not its message',
  async (step) => {
    const fault = Object.assign(new Error('5.1.1 Canary Person has no letterbox, ask canary.person'), {
      responseCode: 550,
    });
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      [step](first: unknown, _: unknown, done: (error: Error) => void) {
        if (first instanceof Readable) first.resume();
        done(fault);
      },
    });
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const { port } = listening.address() as AddressInfo;
    const transport = createMailTransport(
      readSettings({ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), OPERATOR_EMAIL: 'site@example.org' }),
    );
    const refused: unknown = await transport
      ?.send({ from: transport.from, to: 'canary.person@example.net', subject: 'x', text: 'x' })
      .catch((error: unknown) => error);
    transport?.close();
    await new Promise<void>((resolve) => server.close(resolve));
    expect(causeText(refused)).toMatch(/^the mail server refused .*: 550 5\.1\.1$/);
  },
);

it('causeText removes email addresses of any form', () => {
  const text = 'no "canary person"@example.net, o\'canary@example.net or <canary+x@example.net> here';
  expect(causeText(new Error(text))).toBe('no …, … or <…> here');
});

describe('logError', () => {
  beforeEach(() => void (logged.length = 0));
  const NOTES = 'Meet\n    at Canary-Place (door:12:34)\n  at noon';
  const CHANGED = 'a message that changed since';

  it.each([
    ['a message', new Error(NOTES)],
    [
      'the values of a query',
      new DrizzleQueryError('update t set notes = $1', [NOTES, 1], new TypeError('x')),
    ],
    [CHANGED, withStack(new Error(NOTES), 'no')],
    ['an empty message', new Error('')],
    ['a system error', errorOf(() => new URL('Canary\n   at noon'))],
  ])('logs stack frames, but no lines of %s that look like them', (what, error) => {
    logError('a test', error);
    const [first, ...frames] = (logged[0] ?? '').split('\n');
    expect(first).toContain('a test');
    expect(frames.some((frame) => frame.includes('log-error.test'))).toBe(what !== CHANGED);
    expect(frames.join()).not.toMatch(/Canary|noon/);
  });
});

/** The stack contains the message as it was when the stack was first read. */
function withStack(error: Error, message: string): Error {
  expect(error.stack).toContain(error.message);
  return Object.assign(error, { message });
}

function causeOf(work: () => unknown): string {
  return causeText(errorOf(work));
}

function errorOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
