import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listen } from '../../src/server/listen.ts';
import { SettingsError } from '../../src/server/settings.ts';
import { startFailure } from '../../src/server/start-failure.ts';
import { lockFolder } from '../../src/server/stores/database/lock-file.ts';
import { openPostgres } from '../../src/server/stores/database/open-postgres.ts';

const where = { port: 0, host: '127.0.0.1', dataDir: '/data' };

async function thrown(work: () => unknown): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

it('names a port that is in use and tells how to solve it', async () => {
  const other = net.createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const error = await thrown(() =>
    listen(() => new Response(), { ...where, port, publicOrigin: 'http://a' }),
  );
  other.close();
  expect(startFailure(error, { ...where, port })).toBe(
    `Port ${port} is taken by another program. Stop that one, or set PORT to another number.`,
  );
});

it('names a HOST that is not an address of this machine', async () => {
  const host = '192.0.2.1';
  const error = await thrown(() => listen(() => new Response(), { port: 0, host, publicOrigin: 'http://a' }));
  expect(startFailure(error, { ...where, host })).toMatch(
    /^192\.0\.2\.1 is not an address of this machine\. Set HOST/,
  );
});

it('describes an unreachable PostgreSQL in one sentence without the password', async () => {
  const error = await thrown(() => openPostgres('postgres://me:secret@127.0.0.1:1/name'));
  const sentence = startFailure(error, where) ?? '';
  expect(sentence).toMatch(/^The database of DATABASE_URL cannot be reached: .*ECONNREFUSED/);
  expect(sentence).not.toContain('secret');
});

it('names a data folder that cannot be created, and its setting', async () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-start-')), 'file');
  fs.writeFileSync(file, '');
  const error = await thrown(() => lockFolder(path.join(file, 'database')));
  fs.rmSync(path.dirname(file), { recursive: true });
  const sentence = startFailure(error, { ...where, dataDir: file }) ?? '';
  expect(sentence).toContain(`The data folder ${file} cannot be used`);
  expect(sentence).toMatch(/Set DATA_DIR\.$/);
});

it('returns the message of a SettingsError, and undefined for a programming error', () => {
  expect(startFailure(new SettingsError('PORT must be a whole number'), undefined)).toBe(
    'PORT must be a whole number',
  );
  expect(startFailure(new TypeError('x is not a function'), where)).toBeUndefined();
});
