import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../src/tools/free-port.mjs';

/** Takes a tenth of it on an idle machine. */
const MINUTE_MS = 60_000;
const COPIED = 'index.html locales package.json package-lock.json src worker vite.config.ts'.split(' ');
/** Vite resolves the references between them. */
const TYPES = ['tsconfig.json', 'tsconfig.base.json', 'tests/tsconfig.json'];
const project = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-dev-'));
let dev: ChildProcess;
let origin = '';
let output = '';

// A copy, because other tests read the sources meanwhile.
beforeAll(async () => {
  for (const name of [...COPIED, ...TYPES]) fs.cpSync(name, path.join(project, name), { recursive: true });
  for (const name of ['node_modules', 'public']) fs.symlinkSync(path.resolve(name), path.join(project, name));
  const port = await freePort();
  origin = `http://localhost:${port}`;
  dev = spawn(process.execPath, ['src/tools/dev.mjs'], {
    cwd: project,
    env: { PATH: process.env['PATH'], PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [dev.stdout, dev.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  while (!output.includes('Rucksack is ready')) {
    if (dev.exitCode !== null || output.includes('The server waits')) throw new Error(output);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}, 2 * MINUTE_MS);

afterAll(async () => {
  dev.kill('SIGINT');
  if (dev.exitCode === null) await once(dev, 'exit');
  fs.rmSync(project, { recursive: true, force: true });
});

const read = async (address: string) => {
  // Requests like a page: navigations get the HTML of the site.
  const answer = await fetch(origin + address, { headers: { 'Sec-Fetch-Dest': 'script', Accept: '*/*' } });
  return answer.text();
};

it.each([
  {
    what: 'a component',
    file: 'src/ui/pages/faq/faq-page.tsx',
    from: 'styles.intro',
    to: 'styles.reworded',
    shownAt: '/src/ui/pages/faq/faq-page.tsx',
  },
  {
    what: 'a translation',
    file: 'locales/en.json',
    from: '"Questions and answers"',
    to: '"Reworded questions"',
    shownAt: `/@id/__x00__translations:${project}/locales/en.json?import&part=texts&as=.js`,
  },
  {
    what: 'a route of the server',
    file: 'src/server/app.ts',
    from: 'Response.json({ ok }',
    to: "Response.json({ ok, state: 'reworded' }",
    shownAt: '/healthz',
  },
  {
    what: 'a text of the catalogue',
    file: 'src/server/catalogue/faqs/currency.json',
    from: 'at which rate?',
    to: 'at which reworded rate?',
    shownAt: '/api/faqs?since=&limit=500',
  },
])('serves an edit of $what', async ({ file, from, to, shownAt }) => {
  const edited = path.join(project, file);
  const before = fs.readFileSync(edited, 'utf8');
  expect(before).toContain(from);
  const word = /[Rr]eworded/.exec(to)?.[0] ?? '';
  expect(await read(shownAt)).not.toContain(word);
  fs.writeFileSync(edited, before.replaceAll(from, to));
  await expect.poll(() => read(shownAt), { timeout: MINUTE_MS, interval: 20 }).toContain(word);
});

it('serves components with fast refresh', async () => {
  for (const file of ['src/ui/pages/home/benefits.tsx', 'src/ui/features/planner/customize/dates-form.tsx']) {
    expect(await read(`/${file}`)).toContain('$RefreshReg$');
  }
});
