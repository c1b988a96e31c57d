import fs from 'node:fs';
import { expect, it } from 'vitest';
import { importedPackages } from '../../../src/server/list-packages.ts';
import { runtimePackages } from '../../../src/tools/release/runtime-packages.mjs';

const LOCKED = {
  'node_modules/a': { dependencies: { b: '1', c: '1' }, optionalDependencies: { native: '1', other: '1' } },
  'node_modules/a/node_modules/b': { dependencies: { c: '2' } },
  'node_modules/b': {},
  'node_modules/c': {
    peerDependencies: { peer: '1', extra: '1' },
    peerDependenciesMeta: { extra: { optional: true } },
  },
  'node_modules/peer': {},
  'node_modules/extra': {},
  'node_modules/native': {},
  'node_modules/other': {},
  'node_modules/unused': {},
};
const without = (missing: string) => (folder: string) => folder !== `node_modules/${missing}`;

it('takes a package with what it needs, from where Node finds it, and nothing else', () => {
  expect(runtimePackages(['a'], LOCKED, without('other'))).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/native',
    'node_modules/peer',
  ]);
});

it('names a package that is needed and not installed', () => {
  expect(() => runtimePackages(['a'], LOCKED, without('peer'))).toThrow(
    'peer is imported by node_modules/c, but it is not installed',
  );
});

it('finds the packages of the lockfile, with binaries of this platform alone', () => {
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
  const found = runtimePackages(['sharp', 'pg'], packages, (folder) => fs.existsSync(folder));
  expect(found).toContain('node_modules/pg-pool');
  const binaries = found.filter((folder) => folder.includes('@img/sharp-') && !folder.includes('libvips'));
  expect(binaries.every((folder) => folder.includes(process.platform))).toBe(true);
});

it('reads the packages that chunks import, without builtins and own chunks', () => {
  const output = [
    {
      type: 'chunk',
      fileName: 'main.js',
      imports: ['node:fs', 'pg', '@scope/x/y', 'part.js'],
      dynamicImports: ['sharp'],
    },
    { type: 'chunk', fileName: 'part.js', imports: ['drizzle-orm/pglite', 'pg'], dynamicImports: [] },
    { type: 'asset', fileName: 'packages.json' },
  ];
  expect(importedPackages(output)).toEqual(['@scope/x', 'drizzle-orm', 'pg', 'sharp']);
});
