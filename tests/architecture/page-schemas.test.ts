import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/**
 * Schemas are 15 kB of script that no page needs at its start. They come with these modules, which pages import when
 * they are used.
 */
const LATER = new Set(['src/data/tours/files/check-tour.ts', 'src/data/storage/memory-storage.ts']);
const ROOT = path.resolve(import.meta.dirname, '../..');
const STATEMENT = /^(?:import|export)\s+(type\s+)?([\s\S]*?)\s*from\s*'([^']+)';/gm;

/** Imports of values; those of types are gone in the build. */
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

/** The imports that lead to a schema; null where none do. */
function wayToSchemas(file: string, seen: Set<string>): string[] | null {
  if (seen.has(file) || LATER.has(file)) return null;
  seen.add(file);
  for (const target of importsOf(file)) {
    if (target.startsWith('zod')) return [file];
    const way = /\.tsx?$/.test(target) ? wayToSchemas(target, seen) : null;
    if (way) return [file, ...way];
  }
  return null;
}

it('no module of a page brings schemas along', () => {
  const ways = [...sourceFiles('src/data'), ...sourceFiles('src/ui')].flatMap((file) => {
    const way = wayToSchemas(file, new Set());
    return way ? [way.join(' > ')] : [];
  });
  expect(ways).toEqual([]);
  expect(wayToSchemas('worker/data-side.ts', new Set())).not.toBeNull();
});
