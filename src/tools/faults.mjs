import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './project-root.mjs';
import { runNode } from './run.mjs';

/**
 * `npm run faults -- --schedules 100000 --seed 1`: the simulation of syncing over a range of seeds, which may be
 * run in parts. Ends with 1 where an invariant is broken; the seed and its shortest schedule are printed.
 */
const { values } = parseArgs({
  options: { schedules: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
});
const [schedules, seed] = [Number(values.schedules), Number(values.seed)];
if (!Number.isSafeInteger(schedules) || schedules < 1 || !Number.isSafeInteger(seed) || seed < 0) {
  console.error('usage: npm run faults -- --schedules <number> --seed <first seed>');
  process.exit(2);
}

process.env['FAULT_SCHEDULES'] = String(schedules);
process.env['FAULT_SEED'] = String(seed);
const started = performance.now();
const code = await runNode(path.join(projectRoot, 'node_modules/vitest/vitest.mjs'), [
  'run',
  '--project=node',
  'tests/faults/faults.test.ts',
]);
const seconds = (performance.now() - started) / 1_000;
const each = ((seconds * 1_000) / schedules).toFixed(1);
console.log(`seeds ${seed} to ${seed + schedules - 1}: ${seconds.toFixed(0)} s, ${each} ms a schedule`);
process.exitCode = code === 0 ? 0 : 1;
