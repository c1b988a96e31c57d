import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMessageStore } from '../../src/server/stores/message-store.ts';
import { openPglite } from '../../src/server/stores/database/open-pglite.ts';
import { admin } from '../../src/tools/admin.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-admin-'));
const dataDir = path.join(folder, 'data');

async function run(...given: string[]) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = await admin(
    given,
    { DATA_DIR: dataDir },
    {
      print: (line) => printed.push(line),
      complain: (line) => complaints.push(line),
    },
  );
  return { code, printed: printed.join('\n'), complaints };
}

beforeAll(async () => {
  const database = await openPglite(path.join(dataDir, 'database'));
  const store = createMessageStore(database);
  const message = { name: 'Ada', message: 'First line\nsecond \u001B[31mred' };
  await store.save({ id: crypto.randomUUID(), kind: 'contact', body: message });
  await store.save({ id: crypto.randomUUID(), kind: 'feedback', body: { rating: 4, heardFrom: ['search'] } });
  await database.close();
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it('lists messages by kind and date, without terminal control characters', async () => {
  const all = await run('messages');
  expect(all.code).toBe(0);
  expect(all.printed).toContain('  message: First line\n    second �[31mred');
  expect(all.printed).toContain('(not mailed)');
  expect(all.printed).toMatch(/2 messages$/);
  const feedback = await run('messages', '--kind', 'feedback');
  expect(feedback.printed).toContain('  rating: 4\n  heardFrom: ["search"]');
  expect(feedback.printed).not.toContain('Ada');
  expect((await run('messages', '--since', '2999-01-01')).printed).toBe('0 messages');
});

it('lists undecided corrections, accepts and rejects them', async () => {
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  const database = await openPglite(path.join(dataDir, 'database'));
  const store = createMessageStore(database);
  for (const id of [first, second]) {
    const body = { kind: 'experience', key: 'ella', fact: 'hours', correction: 'It closes at six.' };
    await store.save({ id, kind: 'correction', body });
  }
  await database.close();

  const open = await run('corrections');
  expect(open.printed).toContain(
    `correction ${first} (undecided)\n  key: ella\n  fact: hours\n  kind: experience`,
  );
  expect(open.printed).toMatch(/2 corrections$/);
  expect((await run('accept', first)).printed).toBe(`The correction ${first} is accepted.`);
  expect((await run('corrections')).printed).toMatch(/1 correction$/);
  expect((await run('reject', second)).code).toBe(0);
  expect((await run('corrections')).printed).toBe('0 corrections');
  const all = await run('corrections', '--all');
  expect(all.printed).toContain(`${first} (accepted)`);
  expect(all.printed).toContain(`${second} (rejected)`);
  // Neither other messages nor ids that are none.
  const feedbackId = /feedback (\S+)/.exec((await run('messages')).printed)?.[1] ?? '';
  for (const id of [feedbackId, crypto.randomUUID(), 'ella']) {
    const { code, complaints } = await run('accept', id);
    expect([code, complaints]).toEqual([1, [`Nothing was changed: there is no correction ${id}.`]]);
  }
});

it('fails with one sentence when the server is running', async () => {
  const database = await openPglite(path.join(dataDir, 'database'));
  const { code, complaints } = await run('messages');
  await database.close();
  expect([code, complaints.length]).toEqual([1, 1]);
  expect(complaints[0]).toMatch(/^The server is running on this data folder: stop it/);
});

it.each([
  [[]],
  [['post']],
  [['messages', '--kind', 'letter']],
  [['messages', '--since', 'once']],
  [['messages', '--all']],
  [['corrections', '--kind', 'feedback']],
  [['corrections', '--since', 'once']],
  [['accept']],
  [['hide']],
  [['backup']],
  [['users', 'all']],
  [['flags', '--kind', 'contact']],
  [['backup', 'a', '--replace']],
])('fails with the usage for %j', async (given) => {
  const { code, complaints } = await run(...given);
  expect([code, complaints[0]?.startsWith('Usage:')]).toEqual([1, true]);
});
