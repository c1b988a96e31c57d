import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, it } from 'vitest';

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const manifest = read('package.json');
const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
/** Packages that the project is required to use. */
const REQUIRED =
  'react react-dom vite wouter dexie dexie-react-hooks comlink workbox-window vite-plugin-pwa rosetta zod date-fns ' +
  'maplibre-gl @dnd-kit/core vitest fake-indexeddb playwright';
/** Peer dependencies that another package loads for an option. */
const LOADED_BY: Record<string, string> = {
  'oxc-transform-react': '@vitejs/plugin-react',
  'oxlint-tsgolint': 'oxlint',
};

function read(file: string): Manifest {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
}

/** Sources, tests and settings of tools, and the commands of package.json. */
const texts = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|css|html)$/.test(file) && !file.endsWith('dependencies.test.ts'))
  .filter((file) => fs.existsSync(file))
  .map((file) => fs.readFileSync(file, 'utf8'));
const source = texts.join('\n');
const commands = new Set(Object.values(manifest.scripts).flatMap((script) => script.split(/[\s&]+/)));

function isUsed(name: string): boolean {
  const typed = /^@types\/(.+)$/.exec(name)?.[1];
  if (typed !== undefined) return isUsed(typed) || (typed === 'node' && isUsed('node:fs'));
  const loader = LOADED_BY[name];
  if (loader !== undefined)
    return isUsed(loader) && name in (read(`node_modules/${loader}/package.json`).peerDependencies ?? {});
  return commands.has(name) || new RegExp(`(['"\`]|node_modules/)${name}['"\`/]`).test(source);
}

it('every declared package is imported or called as a tool', () => {
  expect(declared.length).toBeGreaterThan(70);
  expect(declared.filter((name) => !isUsed(name))).toEqual([]);
});

it('the required packages are declared and imported', () => {
  const isImported = (name: string) =>
    new RegExp(`(from|import|import\\() ?['"]${name}(/[^'"]*)?['"]`).test(source);
  expect(REQUIRED.split(' ').filter((name) => !declared.includes(name) || !isImported(name))).toEqual([]);
});

it('an unused package is detected', () => {
  expect(isUsed('left-pad')).toBe(false);
});
