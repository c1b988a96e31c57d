import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './project-root.mjs';
import { runNode } from './run.mjs';

/**
 * `npm run kills -- --rounds 200 --on both --seed 1`: writes while the server process, PostgreSQL and connections are
 * killed at random; half of the rounds on each database. Exits with 1 if an acknowledged write is lost or applied
 * twice.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    on: { type: 'string', default: 'both' },
    seed: { type: 'string', default: '1' },
  },
});
const [rounds, seed] = [Number(values.rounds), Number(values.seed)];
const kinds = values.on === 'both' ? ['pglite', 'postgres'] : [values.on];
const isKnown = kinds.every((kind) => ['pglite', 'postgres'].includes(kind));
if (!Number.isSafeInteger(rounds) || rounds < 1 || !Number.isSafeInteger(seed) || !isKnown) {
  console.error('usage: npm run kills -- --rounds <number> --on <pglite|postgres|both> --seed <first seed>');
  process.exit(2);
}

const PART = 25;
process.exitCode = await runParts();

async function runParts() {
  for (const [index, kind] of kinds.entries()) {
    const share = Math.floor(rounds / kinds.length) + (index < rounds % kinds.length ? 1 : 0);
    for (let done = 0; done < share; done += PART) {
      const code = await runNode(
        path.join(projectRoot, 'node_modules/vitest/vitest.mjs'),
        ['run', '--project=node', 'tests/kills/kills.test.ts', '-t', 'lose nothing'],
        {
          KILL_ON: kind,
          KILL_ROUNDS: String(Math.min(PART, share - done)),
          KILL_SEED: String(seed + done / PART),
        },
      );
      if (code !== 0) return 1;
    }
  }
  return 0;
}
