import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './project-root.mjs';
import { runNode } from './run.mjs';

/**
 * `npm run faults -- --schedules 100000 --seed 1`: runs the sync simulation over a range of seeds. Exits with 1 if an
 * invariant is violated and prints the seed and its shortest schedule.
 */
const { values } = parseArgs({
  options: { schedules: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
});
const [schedules, seed] = [Number(values.schedules), Number(values.seed)];
if (!Number.isSafeInteger(schedules) || schedules < 1 || !Number.isSafeInteger(seed) || seed < 0) {
  console.error('usage: npm run faults -- --schedules <number> --seed <first seed>');
  process.exit(2);
}

/** Batch size per process: results are reported after each batch, and a later run can resume there. */
const PART = 1_000;
const started = performance.now();
process.exitCode = await runParts();

async function runParts() {
  for (let first = seed; first < seed + schedules; first += PART) {
    const count = Math.min(PART, seed + schedules - first);
    process.env['FAULT_SCHEDULES'] = String(count);
    process.env['FAULT_SEED'] = String(first);
    const code = await runNode(path.join(projectRoot, 'node_modules/vitest/vitest.mjs'), [
      'run',
      '--project=node',
      '--silent=true',
      'tests/faults/faults.test.ts',
      'tests/faults/faults-second.test.ts',
    ]);
    if (code !== 0) return 1;
    const done = first + count - seed;
    const seconds = (performance.now() - started) / 1_000;
    const each = ((seconds * 1_000) / done).toFixed(1);
    console.log(`seeds ${seed} to ${first + count - 1}: ${seconds.toFixed(0)} s, ${each} ms a schedule`);
  }
  return 0;
}
