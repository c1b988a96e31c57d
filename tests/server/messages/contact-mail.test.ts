import crypto from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createContactMailer } from '../../../src/server/messages/contact-mail.ts';
import { startMailRounds } from '../../../src/server/messages/mail-rounds.ts';
import { readSettings } from '../../../src/server/settings.ts';
import type { Database } from '../../../src/server/stores/database/database.ts';
import { createMessageStore } from '../../../src/server/stores/message-store.ts';
import { openMemoryDatabase } from '../stores/open-memory-database.ts';
import { messages } from '../../../src/server/stores/schema.ts';

/** A mail server that accepts mails, or answers with `rejection`. */
interface MailServer {
  port: number;
  mails: { from: string; to: string[]; text: string }[];
  rejection: { responseCode: number; message: string } | null;
  close(): Promise<void>;
}

let database: Database;
let mail: MailServer | undefined;
let logged: string[] = [];

beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  logged = [];
  await database.queries.delete(messages);
});
afterEach(() => mail?.close());

async function openMail(port = 0): Promise<MailServer> {
  const opened: Omit<MailServer, 'port' | 'close'> = { mails: [], rejection: null };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (mail?.rejection) return done(Object.assign(new Error(mail.rejection.message), mail.rejection));
        const { mailFrom, rcptTo } = session.envelope;
        opened.mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(parts).toString(),
        });
        return done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return Object.assign(opened, { port: address.port, close });
}

function rounds(port: number, environment: Record<string, string> = {}) {
  const settings = readSettings({
    PUBLIC_ORIGIN: 'https://example.org',
    OPERATOR_EMAIL: 'operator@example.org',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(port),
    ...environment,
  });
  return startMailRounds({
    store: createMessageStore(database),
    mailer: createContactMailer(settings),
    say: (line) => logged.push(line),
  });
}

async function store(change: Record<string, unknown> = {}): Promise<string> {
  const id = crypto.randomUUID();
  const body = { name: 'Ada', email: 'ada@example.net', subject: 'Hello', message: 'A question.', ...change };
  await createMessageStore(database).save({ id, kind: 'contact', body });
  return id;
}

async function mailed(): Promise<boolean[]> {
  return (await createMessageStore(database).list({})).map(({ mailedAt }) => mailedAt !== null);
}

it('sends a message to the operator as plain text, with the visitor in Reply-To', async () => {
  mail = await openMail();
  const round = rounds(mail.port, { SMTP_FROM: 'site@example.org' });
  const id = await store({ name: 'Ada, Count', message: 'Grüße\n.\nQUIT' });
  await round.run();
  await round.stop();
  expect(mail.mails).toHaveLength(1);
  const [{ from, to, text }] = mail.mails as [MailServer['mails'][number]];
  expect([from, to]).toEqual(['site@example.org', ['operator@example.org']]);
  expect(text).toContain('Reply-To: "Ada, Count" <ada@example.net>');
  expect(text).toContain('Subject: [Rucksack] Hello');
  expect(text).toContain(`Message-ID: <${id}@example.org>`);
  expect(text).toContain('Content-Type: text/plain; charset=utf-8');
  expect(text).not.toContain('text/html');
  expect(await mailed()).toEqual([true]);
});

it('lets no input of a visitor become a header or recipient', async () => {
  mail = await openMail();
  const round = rounds(mail.port);
  // Not checked by the schema, like a row of a former version: the mailer itself sanitizes it.
  await store({ subject: 'Hi <b>, x@example.net', name: 'Eve" <eve@example.net>, "', message: 'Bcc: c@d.e' });
  await round.run();
  await round.stop();
  const [{ to, text }] = mail.mails as [MailServer['mails'][number]];
  expect(to).toEqual(['operator@example.org']);
  const head = text.slice(0, text.indexOf('\r\n\r\n'));
  expect(head.match(/^(To|Cc|Bcc):/gim)).toEqual(['To:']);
  expect(head.match(/^Reply-To:/gim)).toHaveLength(1);
  const replyTo = head
    .replaceAll(/\r\n\s+/g, ' ')
    .split('\r\n')
    .find((entry) => entry.startsWith('Reply-To:'));
  expect(replyTo).toMatch(/<ada@example\.net>$/);
});

it('retries a message that the mail server rejects temporarily, and sends it once', async () => {
  mail = await openMail();
  mail.rejection = { responseCode: 451, message: 'try later' };
  const round = rounds(mail.port);
  await store();
  await round.run();
  expect([mail.mails.length, await mailed()]).toEqual([0, [false]]);
  expect(logged.join()).toContain('will retry');

  mail.rejection = null;
  await round.run();
  expect(mail.mails, 'not before its time').toHaveLength(0);
  await createMessageStore(database).dueNow();
  await round.run();
  await round.run();
  await round.stop();
  expect([mail.mails.length, await mailed()]).toEqual([1, [true]]);
});

it('sends a message at the next start when the mail server was unreachable', async () => {
  const first = await openMail();
  const { port } = first;
  await first.close();
  const before = rounds(port);
  await store();
  await before.run();
  await before.stop();
  expect(await mailed()).toEqual([false]);

  mail = await openMail(port);
  const after = rounds(port);
  await expect.poll(() => mailed(), { timeout: 5_000 }).toEqual([true]);
  await after.stop();
  expect(mail.mails).toHaveLength(1);
});

it('does not let a rejected message delay others', async () => {
  mail = await openMail();
  const round = rounds(mail.port);
  await store({ email: 'no address' });
  await store();
  await round.run();
  await round.stop();
  expect((await mailed()).filter(Boolean)).toHaveLength(1);
  expect(mail.mails).toHaveLength(1);
});

it('keeps a message in the database when mail is not configured, and logs how to read it', async () => {
  const round = startMailRounds({
    store: createMessageStore(database),
    mailer: createContactMailer(readSettings({})),
    say: (line) => logged.push(line),
  });
  await store();
  round.wake();
  await round.run();
  await round.stop();
  expect(logged).toEqual([
    'A contact message was stored but not mailed, because no mail server is configured. To read it: npm run admin -- messages',
  ]);
  expect(await mailed()).toEqual([false]);
});
