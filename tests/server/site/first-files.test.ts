import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openFirstFiles } from '../../../src/server/site/first-files.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-first-files-'));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const SHELL = '<head><link rel="modulepreload" crossorigin href="/assets/shell.js" /></head>';
const BUILD = {
  'index.html': { file: 'assets/shell.js' },
  '_kit.js': { file: 'assets/kit.js', imports: ['index.html'], css: ['assets/kit.css'] },
  'src/ui/routes.tsx': { file: 'assets/routes.js', imports: ['index.html'] },
  'src/ui/pages/planner/planner-page.tsx': { file: 'assets/planner.js', imports: ['_kit.js', 'index.html'] },
  'src/ui/features/planner/add/add-step.tsx': { file: 'assets/add.js', css: ['assets/add.css'] },
  'src/ui/pages/tours/tours-page.tsx': { file: 'assets/tours.js' },
  'words:/build/locales/en.json?part=planner&as=.js': { file: 'assets/en-planner.js' },
  'words:/build/locales/en.json?part=account&as=.js': { file: 'assets/en-account.js' },
  'words:/build/locales/de.json?part=planner&as=.js': { file: 'assets/de-planner.js' },
};

function openBuild() {
  fs.mkdirSync(path.join(folder, '.vite'), { recursive: true });
  fs.writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(BUILD));
  return openFirstFiles(folder);
}

function files(html: string, kind: string): string[] {
  const links = html.match(/<link [^>]*>/g) ?? [];
  return links
    .filter((link) => link.includes(kind))
    .map((link) => /href="\/assets\/([^"]+)"/.exec(link)?.[1] ?? '');
}

it('preloads the scripts, styles and translations of the planner without duplicates', () => {
  const html = openBuild()(SHELL, 'tours-create', 'de');
  expect(files(html, 'modulepreload')).toEqual([
    'shell.js',
    'routes.js',
    'planner.js',
    'kit.js',
    'add.js',
    'de-planner.js',
  ]);
  expect(files(html, 'as="style"')).toEqual(['kit.css', 'add.css']);
  expect(html).toMatch(/<\/head>$/);
});

it('does not preload a planner step for an address without one', () => {
  expect(files(openBuild()(SHELL, 'tours-edit', 'en'), 'modulepreload')).not.toContain('add.js');
});

it('does not change other pages', () => {
  expect(openBuild()(SHELL, 'tours', 'en')).toBe(SHELL);
});

it('does not change any page when the build has no manifest', () => {
  expect(openFirstFiles(path.join(folder, 'none'))(SHELL, 'tours-create', 'en')).toBe(SHELL);
});

it('names source files that exist', () => {
  const sources = ['routes.tsx', 'pages/planner/planner-page.tsx', 'features/planner/add/add-step.tsx'];
  expect(sources.filter((source) => !fs.existsSync(path.resolve('src/ui', source)))).toEqual([]);
});
