import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/**
 * Schemas are 15 kB of script that no page needs at its start. They are part of these modules, which pages load when
 * needed.
 */
const LATER = new Set(['src/data/tours/files/check-tour.ts', 'src/data/storage/memory-storage.ts']);
const ROOT = path.resolve(import.meta.dirname, '../..');
const STATEMENT = /^(?:import|export)\s+(type\s+)?([\s\S]*?)\s*from\s*'([^']+)';/gm;

/** Imports of values; the build removes imports of types. */
function importsOf(file: string): string[] {
  const source = fs.readFileSync(path.join(ROOT, file), 'utf8');
  return [...source.matchAll(STATEMENT)].flatMap(([, type, names = '', target = '']) => {
    if (type !== undefined || areTypes(names)) return [];
    return [target.startsWith('.') ? path.posix.join(path.posix.dirname(file), target) : target];
  });
}

function areTypes(names: string): boolean {
  const listed = /^\{([\s\S]*)\}$/
    .exec(names)?.[1]
    ?.split(',')
    .map((name) => name.trim());
  return listed?.filter(Boolean).every((name) => name.startsWith('type ')) ?? false;
}

function sourceFiles(folder: string): string[] {
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name));
}

/** The import chain to a schema, or null without one. */
function chainToSchemas(file: string, seen: Set<string>): string[] | null {
  if (seen.has(file) || LATER.has(file)) return null;
  seen.add(file);
  for (const target of importsOf(file)) {
    if (target.startsWith('zod')) return [file];
    const chain = /\.tsx?$/.test(target) ? chainToSchemas(target, seen) : null;
    if (chain) return [file, ...chain];
  }
  return null;
}

it('no module of a page imports schemas', () => {
  const chains = [...sourceFiles('src/data'), ...sourceFiles('src/ui')].flatMap((file) => {
    const chain = chainToSchemas(file, new Set());
    return chain ? [chain.join(' > ')] : [];
  });
  expect(chains).toEqual([]);
  expect(chainToSchemas('worker/data-side.ts', new Set())).not.toBeNull();
});
