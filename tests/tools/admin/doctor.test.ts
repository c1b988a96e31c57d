import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin } from '../../../src/tools/admin.ts';
import { examine, findingLine } from '../../../src/tools/admin/doctor.ts';
import { checkBackups, checkDataFolder } from '../../../src/tools/admin/doctor/check-machine.ts';
import { type MailBox, openMailBox } from '../../server/accounts/open-mail-box.ts';
import { type OwnPostgres, startOwnPostgres } from '../../server/availability/own-postgres.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-doctor-'));
let mail: MailBox;
const own = await startOwnPostgres();
/** Nothing listens there. */
let deadPort: number;

async function freePort(): Promise<number> {
  const server = http.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

beforeAll(async () => {
  mail = await openMailBox();
  deadPort = await freePort();
});
afterAll(async () => {
  await mail.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function examined(environment: Record<string, string | undefined> = {}): Promise<string[]> {
  return (await examine({ DATA_DIR: folder, PORT: String(deadPort), ...environment })).map(findingLine);
}

it('names settings that do not fit, and stops there', async () => {
  expect(await examined({ PORT: 'x', TRUST_PROXY: '-1' })).toEqual([
    'FAULT    Settings: Invalid settings: PORT must be a whole number; TRUST_PROXY must be a whole number.',
  ]);
});

it('warns of settings that do not suit a public site', async () => {
  const lines = await examined({ PUBLIC_ORIGIN: 'http://example.org' });
  for (const word of ['no https', 'TRUST_PROXY is 0', 'OPERATOR_NAME', 'SMTP_HOST is not set'])
    expect(lines.join('\n')).toMatch(new RegExp(`warning  Settings: .*${word}`));
});

it('says whether the mail server lets the server in', async () => {
  const settings = {
    OPERATOR_EMAIL: 'host@example.org',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mail.port),
  };
  expect(await examined(settings)).toContain('ok       Mail: 127.0.0.1 takes mail from host@example.org.');
  const closed = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(new Error('wrong user or password')),
  });
  await new Promise<void>((resolve) => {
    closed.listen(0, '127.0.0.1', resolve);
  });
  const refused = await examined({
    ...settings,
    SMTP_PORT: String((closed.server.address() as AddressInfo).port),
    SMTP_USER: 'host',
    SMTP_PASSWORD: 'not this one',
  });
  await new Promise<void>((resolve) => {
    closed.close(resolve);
  });
  expect(refused.join('\n')).toMatch(/FAULT {4}Mail: 127\.0\.0\.1 refuses: .*See SMTP_/);
  expect(refused.join('\n')).not.toContain('not this one');
  const dead = await examined({ ...settings, SMTP_PORT: String(deadPort) });
  expect(dead.join('\n')).toMatch(/FAULT {4}Mail: 127\.0\.0\.1 refuses: .*ECONNREFUSED/);
});

it('says whether providers of sign-in and exchange rates answer', async () => {
  const site = http.createServer((request, response) => {
    response.writeHead(request.url === '/.well-known/openid-configuration' ? 200 : 404).end('{}');
  });
  site.listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const lines = await examined({
    OAUTH_GOOGLE_CLIENT_ID: 'id',
    OAUTH_GOOGLE_CLIENT_SECRET: 'secret',
    OAUTH_GOOGLE_ISSUER: origin,
    OAUTH_FACEBOOK_CLIENT_ID: 'id',
    OAUTH_FACEBOOK_CLIENT_SECRET: 'secret',
    OAUTH_FACEBOOK_ISSUER: `http://127.0.0.1:${deadPort}`,
    ECB_URL: `${origin}/rates`,
  });
  expect(lines).toContain(`ok       Sign-in: ${origin} answers.`);
  expect(lines.join('\n')).toMatch(/FAULT {4}Sign-in: http:.* does not answer \(.*ECONNREFUSED/);
  expect(lines).toContain('warning  Rates: ECB_URL does not answer (404): old rates serve.');
  await new Promise((resolve) => site.close(resolve));
});

it('tells a server that is ready from one that is not, and from none', async () => {
  let status = 200;
  const site = http.createServer((_request, response) => response.writeHead(status).end());
  site.listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
  const PORT = String((site.address() as AddressInfo).port);
  expect(await examined({ PORT })).toContain(`ok       Server: ready on port ${PORT}.`);
  status = 503;
  expect((await examined({ PORT })).join('\n')).toContain('FAULT    Server: not ready (503)');
  await new Promise((resolve) => site.close(resolve));
  expect((await examined({ PORT })).join('\n')).toMatch(/warning {2}Server: nothing answers on port/);
});

describe.runIf(own !== undefined)('with a PostgreSQL', () => {
  const postgres = own ?? ({} as OwnPostgres);
  afterAll(() => postgres.close());

  it('finds a PostgreSQL that is new, migrated, read-only or gone', async () => {
    const { url } = postgres.server;
    expect((await examined({ DATABASE_URL: url })).join('\n')).toMatch(
      /warning {2}Database: the next start will migrate/,
    );
    await (await postgres.open()).close();
    const migrated = await examined({ DATABASE_URL: url });
    expect(migrated.join('\n')).toMatch(/ok {7}Database: PostgreSQL \d/);
    expect(migrated.join('\n')).not.toContain('migrate');

    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query("INSERT INTO schema_migrations (name, hash) VALUES ('9999_later', 'x')");
    await client.query('ALTER DATABASE postgres SET default_transaction_read_only = on');
    const lines = (await examined({ DATABASE_URL: url })).join('\n');
    expect(lines).toContain('a later release has migrated it (9999_later)');
    expect(lines).toContain('FAULT    Database: it is read-only');
    await client.query('ALTER DATABASE postgres RESET default_transaction_read_only');
    await client.end();

    const gone = (await examined({ DATABASE_URL: `postgres://u:secret-word@127.0.0.1:${deadPort}/x` })).join(
      '\n',
    );
    expect(gone).toMatch(/FAULT {4}Database: DATABASE_URL cannot be used: .*ECONNREFUSED/);
    expect(gone).not.toContain('secret-word');
  });
});

it('finds a data folder that cannot be written to', () => {
  const file = path.join(folder, 'file');
  fs.writeFileSync(file, '');
  expect(checkDataFolder({ dataDir: file }).map(findingLine).join()).toMatch(
    /^FAULT {4}Data folder: nothing can be/,
  );
  expect(checkDataFolder({ dataDir: folder })[0]?.state).not.toBe('fault');
  expect(checkDataFolder({ dataDir: path.join(folder, 'none') })[0]?.state).toBe('warning');
});

it('finds backups that stopped, and one that did not go back', () => {
  const dataDir = path.join(folder, 'kept');
  const backups = path.join(dataDir, 'backups');
  fs.mkdirSync(backups, { recursive: true });
  const now = Date.UTC(2026, 0, 10);
  const states = (nowMs: number) => checkBackups({ dataDir, backups: true }, nowMs).map(findingLine);
  expect(states(now)[0]).toMatch(/^warning {2}Backups: there is none/);
  fs.writeFileSync(path.join(backups, 'rucksack-2026-01-09T23-30-00Z.jsonl.gz'), '');
  expect(states(now)).toEqual(['ok       Backups: the newest is of 2026-01-09 23:30 UTC.']);
  expect(states(now + 3 * 86_400_000)[0]).toMatch(/^warning {2}Backups: the newest is of/);
  const failed = { file: 'x.jsonl.gz', atMs: now, cause: 'it is cut off' };
  fs.writeFileSync(path.join(backups, 'failed.json'), JSON.stringify(failed));
  expect(states(now)[1]).toBe(
    'FAULT    Backups: x.jsonl.gz could not be restored in a test at 2026-01-10 00:00 UTC: it is cut off',
  );
  expect(checkBackups({ dataDir, backups: false }, now)[0]?.text).toContain('by other means');
});

it('is a command that fails if something does not work', async () => {
  const printed: string[] = [];
  const output = { print: (line: string) => printed.push(line), complain: () => undefined };
  expect(await admin(['doctor'], { DATA_DIR: folder, PORT: 'x' }, output)).toBe(1);
  expect(printed[0]).toMatch(/^FAULT/);
  expect(await admin(['doctor'], { DATA_DIR: folder, PORT: String(deadPort) }, output)).toBe(0);
});
