import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../../../src/tools/build/bundle.mjs';
import { admin } from '../../../src/tools/admin.ts';
import { startPostgres } from '../../../src/tools/test-postgres.mjs';
import { ServerProcess } from '../../kills/server-process.ts';

/** The processes import the whole catalogue at their start, which takes long on a busy machine. */
const MINUTES_MS = 600_000;
const QUESTION = 'Which currency do I see, and at which rate?';
const PROJECT = path.resolve(import.meta.dirname, '../../..');
const postgres = await startPostgres();
const folders: string[] = [];
const running: ServerProcess[] = [];
let releases: { old: string; new: string };

/** The program of these sources as a release with a name and a release date. */
async function release(name: string, releasedAt: string): Promise<string> {
  const program = fileURLToPath(await bundle('src/server/main.ts'));
  // Below the project, where its packages are found.
  const folder = fs.mkdtempSync(path.join(PROJECT, '.cache', 'release-'));
  folders.push(folder);
  const built = path.dirname(path.dirname(program));
  fs.cpSync(built, folder, { recursive: true, dereference: true });
  const entry = path.join(folder, path.relative(built, program));
  const file = path.join(folder, 'catalogue/faqs/currency.json');
  const text = fs.readFileSync(file, 'utf8');
  if (!text.includes(QUESTION)) throw new Error('the release lacks its content');
  fs.writeFileSync(file, text.replaceAll(QUESTION, `${QUESTION} (${name})`));
  fs.writeFileSync(path.join(path.dirname(entry), 'release.json'), JSON.stringify({ releasedAt }));
  return entry;
}

beforeAll(async () => {
  releases = {
    old: await release('old', '2026-01-01T00:00:00+01:00'),
    new: await release('new', '2026-02-01T00:00:00+01:00'),
  };
}, MINUTES_MS);
afterAll(async () => {
  for (const site of running) await site.end('SIGKILL');
  await postgres?.stop();
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

async function open(name: 'old' | 'new', environment: Record<string, string>): Promise<ServerProcess> {
  const site = await ServerProcess.make({ SHUTDOWN_DELAY: '0', ...environment }, releases[name]);
  running.push(site);
  return site;
}
function dataFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-releases-'));
  folders.push(folder);
  return folder;
}
async function served(site: ServerProcess): Promise<string | undefined> {
  const text = await (await fetch(`${site.origin}/api/faqs?since=&limit=500`)).text();
  return /at which rate\? \((\w+)\)/.exec(text)?.[1];
}
const restart = async (site: ServerProcess): Promise<void> => {
  await site.end('SIGTERM');
  await site.start();
};

it(
  'an older release on the data folder of a newer one keeps the newer catalogue',
  async () => {
    const environment = { DATA_DIR: dataFolder() };
    const [older, newer] = [await open('old', environment), await open('new', environment)];
    await newer.start();
    expect(await served(newer)).toBe('new');
    await newer.end('SIGTERM');
    await older.start();
    expect(await served(older)).toBe('new');
    expect(older.output).toContain('catalogue is from a newer release');
    await older.end('SIGTERM');
  },
  MINUTES_MS,
);

describe.runIf(postgres !== null)('two releases on one PostgreSQL', () => {
  it(
    'keep the newer catalogue, whichever starts last, until the operator runs admin rollback',
    async () => {
      const url = postgres?.url ?? '';
      const [older, newer] = [
        await open('old', { DATA_DIR: dataFolder(), DATABASE_URL: url }),
        await open('new', { DATA_DIR: dataFolder(), DATABASE_URL: url }),
      ];
      await Promise.all([older.start(), newer.start()]);
      expect(await served(newer)).toBe('new');
      // The older one polls the catalogue every two seconds.
      await expect.poll(() => served(older), { timeout: 20_000 }).toBe('new');
      await restart(older);
      expect([await served(older), await served(newer)]).toEqual(['new', 'new']);
      expect(newer.output.match(/Imported:/g)).toHaveLength(1);
      await restart(newer);
      expect(newer.output.match(/Imported:/g)).toHaveLength(1);

      await newer.end('SIGTERM');
      const printed: string[] = [];
      const output = {
        print: (line: string) => printed.push(line),
        complain: (line: string) => printed.push(line),
      };
      expect(await admin(['rollback'], { DATABASE_URL: url }, output)).toBe(0);
      expect(printed.join()).toContain('whichever release');
      await restart(older);
      expect(await served(older)).toBe('old');
    },
    MINUTES_MS,
  );
});
