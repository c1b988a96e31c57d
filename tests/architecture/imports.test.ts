import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Folder or file → what it may import besides itself. The longest matching path decides. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'src/model': [],
  'src/contract': ['src/model'],
  'src/data': [
    'src/contract',
    'src/model',
    'worker/engine.worker.ts',
    'worker/data.worker.ts',
    'worker/data-side.ts',
  ],
  'src/ui': ['src/data', 'src/contract', 'src/model', 'locales'],
  'src/server': ['worker/engine', 'worker/catalogue', 'src/contract', 'src/model'],
  'src/server/translations.ts': ['locales', 'src/model', 'src/contract'],
  'src/tools': [
    'src/server',
    'src/contract',
    'src/model',
    'worker/engine',
    'worker/catalogue',
    'tests/browser',
  ],
  'worker/engine': ['src/model'],
  'worker/engine.worker.ts': ['worker/engine', 'src/contract', 'src/model'],
  'worker/catalogue': ['src/contract', 'src/model'],
  'worker/place-list': ['worker/catalogue', 'src/contract', 'src/model'],
  'worker/sync': ['src/data', 'worker/engine', 'src/contract', 'src/model'],
  'worker/data.worker.ts': ['worker/data-side.ts', 'src/model'],
  'worker/data-side.ts': [
    'worker/sync',
    'worker/catalogue',
    'worker/place-list',
    'src/data',
    'src/contract',
    'src/model',
  ],
  'worker/service-worker': ['worker/sync', 'src/contract', 'src/model'],
};

/**
 * Packages that a folder may import; where a folder is not named, any. The engine is pure, the model knows
 * nothing but its schemas.
 */
const MAY_IMPORT_PACKAGES: Record<string, readonly string[]> = {
  'src/model': ['zod', 'date-fns', '@date-fns/utc'],
  'src/contract': ['zod'],
  'worker/engine': [],
  'worker/catalogue': [],
};

const ROOT = path.resolve(import.meta.dirname, '../..');
const IMPORT =
  /(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|import\s*\(?\s*['"]([^'"]+)['"]|new URL\(\s*['"]([^'"]+)['"]/g;

function sourceFiles(folder: string): string[] {
  return fs.readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourceFiles(name);
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [name] : [];
  });
}

function ownerOf(file: string): string | undefined {
  return Object.keys(MAY_IMPORT)
    .filter((owner) => file === owner || file.startsWith(`${owner}/`))
    .sort((a, b) => b.length - a.length)[0];
}

interface Import {
  file: string;
  target: string;
  isPackage: boolean;
}

function importsOf(file: string): Import[] {
  const source = fs
    .readFileSync(path.join(ROOT, file), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '');
  return [...source.matchAll(IMPORT)].map((match) => {
    const specifier = match[1] ?? match[2] ?? match[3] ?? '';
    if (!specifier.startsWith('.')) return { file, target: specifier, isPackage: true };
    const target = path.posix.normalize(
      path.posix.join(path.posix.dirname(file), specifier.split('?')[0] ?? ''),
    );
    return { file, target, isPackage: false };
  });
}

function allowed({ file, target }: Import): boolean {
  const owner = ownerOf(file);
  if (owner === undefined) return false;
  const targetOwner = ownerOf(target) ?? target;
  if (targetOwner === owner) return true;
  // A file with its own entry still belongs to its folder.
  if (path.posix.dirname(owner) === targetOwner || path.posix.dirname(targetOwner) === owner) return true;
  return (MAY_IMPORT[owner] ?? []).some((may) => target === may || target.startsWith(`${may}/`));
}

const everyFile = [...sourceFiles('src'), ...sourceFiles('worker')];
const everyImport = everyFile.flatMap(importsOf);

describe('imports', () => {
  it('every source file belongs to a folder of MAY_IMPORT', () => {
    expect(everyFile.filter((file) => ownerOf(file) === undefined)).toEqual([]);
  });

  it('every import is allowed by MAY_IMPORT', () => {
    const against = everyImport
      .filter((entry) => !entry.isPackage && !/\.(css|svg|png|woff2|sql)$/.test(entry.target))
      .filter((entry) => !allowed(entry))
      .map(({ file, target }) => `${file} → ${target}`);
    expect(against).toEqual([]);
  });

  it('there are no import cycles, including type imports', () => {
    const left = new Map(everyFile.map((file) => [file, new Set<string>()]));
    for (const { file, target } of everyImport) if (left.has(target)) left.get(file)?.add(target);
    // Topological sort: removes files without unresolved imports; what remains leads into a cycle.
    for (let size = Infinity; left.size < size;) {
      size = left.size;
      for (const [file, targets] of left) {
        if ([...targets].every((target) => !left.has(target))) left.delete(file);
      }
    }
    expect([...left.keys()]).toEqual([]);
  });

  it('pure folders import only the listed packages', () => {
    const against = everyImport
      .filter((entry) => entry.isPackage)
      .filter(({ file, target }) => {
        const packages = MAY_IMPORT_PACKAGES[ownerOf(file) ?? ''];
        return packages && !packages.some((name) => target === name || target.startsWith(`${name}/`));
      })
      .map(({ file, target }) => `${file} → ${target}`);
    expect(against).toEqual([]);
  });

  it('UI features do not import each other', () => {
    const feature = (file: string) => /^src\/ui\/features\/([^/]+)/.exec(file)?.[1];
    const against = everyImport
      .filter(({ file, target, isPackage }) => {
        const [from, to] = [feature(file), feature(target)];
        return !isPackage && from !== undefined && to !== undefined && from !== to;
      })
      .map(({ file, target }) => `${file} → ${target}`);
    expect(against).toEqual([]);
  });

  it('UI components import neither pages nor features', () => {
    const against = everyImport
      .filter(({ file, isPackage }) => !isPackage && file.startsWith('src/ui/components/'))
      .filter(({ target }) => /^src\/ui\/(pages|features)\//.test(target))
      .map(({ file, target }) => `${file} → ${target}`);
    expect(against).toEqual([]);
  });

  it('no source file imports the route matcher of wouter', () => {
    const matchers = /import \{[^}]*\b(Route|Switch|useRoute|useParams)\b[^}]*\} from 'wouter'/;
    expect(everyFile.filter((file) => matchers.test(fs.readFileSync(path.join(ROOT, file), 'utf8')))).toEqual(
      [],
    );
  });

  it('a forbidden import is detected', () => {
    const forbidden = {
      file: 'src/model/schemas/tour.ts',
      target: 'src/ui/shell/main.tsx',
      isPackage: false,
    };
    expect(allowed(forbidden)).toBe(false);
    expect(everyImport.length).toBeGreaterThan(20);
  });
});
