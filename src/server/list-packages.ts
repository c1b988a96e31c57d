import { isBuiltin } from 'node:module';
import type { Plugin } from 'vite';

interface Output {
  fileName: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** Writes the names of the packages that the built chunks import at run time into `fileName`, a JSON array. */
export function listPackages(fileName: string): Plugin {
  return {
    name: 'rucksack:list-packages',
    generateBundle(_options, output) {
      const source = `${JSON.stringify(importedPackages(Object.values(output)))}\n`;
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** Sorted names, without builtins and own chunks. */
export function importedPackages(output: readonly Output[]): string[] {
  const own = new Set(output.map(({ fileName }) => fileName));
  const imported = output.flatMap(({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports]);
  const names = imported.filter((id) => !own.has(id) && !isBuiltin(id)).map(packageName);
  return [...new Set(names)].sort();
}

/** `@scope/name` or `name` of an import such as `drizzle-orm/pglite`. */
function packageName(id: string): string {
  return id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');
}
