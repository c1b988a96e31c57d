import fs from 'node:fs';
import path from 'node:path';
import { checkNode, ensureInstalled } from './install.mjs';
import { projectRoot } from './project-root.mjs';

/**
 * Prints performance figures as ratios and sizes: runs every `tests/bench/*.bench.ts` (a module that exports `run():
 * Promise<Figure[]>`) sequentially. Arguments select benchmarks by name.
 */
checkNode();
await ensureInstalled();
const { bundle } = await import('./build/bundle.mjs');
const { buildStale } = await import('./build/stale-build.mjs');
await buildStale();

const wanted = process.argv.slice(2);
const folder = path.join(projectRoot, 'tests/bench');
const names = fs
  .readdirSync(folder)
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => wanted.length === 0 || wanted.some((want) => name.startsWith(want)));

let missed = 0;
for (const name of names) {
  console.log(`\n── ${name.replace('.bench.ts', '')}`);
  const { run } = await import(await bundle(`tests/bench/${name}`));
  for (const figure of await run()) {
    const value = Number.isInteger(figure.value) ? String(figure.value) : figure.value.toPrecision(3);
    const aim = figure.aim ? `   aim: ${figure.aim}` : '';
    console.log(`${figure.name.padEnd(58)} ${value.padStart(9)} ${figure.unit}${aim}`);
    if (figure.met === false) missed += 1;
  }
}
console.log(missed === 0 ? '\nAll targets are met.' : `\n${missed} targets are missed.`);
process.exit(0);
