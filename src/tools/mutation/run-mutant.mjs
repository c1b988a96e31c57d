import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../project-root.mjs';
import { filesIn, importersOf } from './import-graph.mjs';
import { MUTANT_ENV } from './mutant-plugin.mjs';

/**
 * @typedef {{ id: number, file: string, line: number, operator: string, start: number, end: number, from: string, text: string }} Mutant
 * @typedef {{ caught: boolean, by: string, seconds: number }} Outcome
 */

const SIMULATION = 'tests/faults/faults.test.ts';
/** Copies of modules with faults of their own: a fault on top says nothing. */
const LEFT_OUT = new Set(['tests/faults/mutants.test.ts', SIMULATION]);
/** Tests this near are run first: more than one in two faults is caught there within seconds. */
const NEAR = 2;
/** Nothing is told for so long: it runs in circles, which is caught too. */
const SILENCE_MAX_MS = 300_000;

/** @type {string[] | undefined} */
let everyFile;

/**
 * Tests near the file, then the simulation, then all other tests that load it; ends with the first that fails.
 * @param {Mutant} mutant @param {{ schedules: number, isQuick?: boolean }} options `isQuick`: only the tests near
 * @returns {Promise<Outcome>}
 */
export async function runMutant(mutant, { schedules, isQuick = false }) {
  const started = performance.now();
  everyFile ??= ['src', 'worker', 'tests'].flatMap((folder) => filesIn(folder, /\.(ts|tsx|mjs)$/));
  const distances = importersOf(mutant.file, everyFile);
  const tests = [...distances]
    .filter(
      ([file]) => /\.test\.tsx?$/.test(file) && !/^tests\/(e2e|bench)\//.test(file) && !LEFT_OUT.has(file),
    )
    .sort(([, a], [, b]) => a - b);
  const near = tests.filter(([, distance]) => distance <= NEAR).map(([file]) => file);
  const far = tests.filter(([, distance]) => distance > NEAR).map(([file]) => file);
  const isSimulated = distances.has(SIMULATION);
  const stages = [
    { by: 'tests', files: near },
    { by: 'schedules', files: isSimulated && !isQuick ? [SIMULATION] : [] },
    { by: 'tests further away', files: isQuick ? [] : far },
  ];
  for (const { by, files } of stages) {
    if (files.length === 0) continue;
    const failed = await failedTest(files, mutant, by === 'schedules' ? schedules : 0);
    if (failed !== null) return { caught: true, by: `${by}: ${failed}`, seconds: since(started) };
  }
  return { caught: false, by: isSimulated ? '' : 'not in the simulation', seconds: since(started) };
}

/** @param {number} started */
function since(started) {
  return Math.round((performance.now() - started) / 1_000);
}

/**
 * Name of the first test that fails; null where none does.
 * @param {readonly string[]} files @param {Mutant} mutant @param {number} schedules
 * @returns {Promise<string | null>}
 */
function failedTest(files, mutant, schedules) {
  const { file, start, end, from, text } = mutant;
  const args = ['run', '--bail=1', '--reporter=verbose', '--silent', '--no-file-parallelism', ...files];
  const child = spawn(process.execPath, [path.join(projectRoot, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: projectRoot,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NO_COLOR: '1',
      [MUTANT_ENV]: JSON.stringify({ file, start, end, from, text }),
      FAULT_SCHEDULES: String(schedules),
      FAULT_SEED: '1',
      FAULT_BATCH: '10',
      FAULT_SHRINK: 'no',
    },
  });
  return new Promise((resolve, reject) => {
    let output = '';
    let isStuck = false;
    const kill = () => {
      isStuck = true;
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    };
    let silence = setTimeout(kill, SILENCE_MAX_MS);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        output += String(part);
        clearTimeout(silence);
        silence = setTimeout(kill, SILENCE_MAX_MS);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(silence);
      if (code === 0) return resolve(null);
      if (output.includes('No test files found')) return reject(new Error(output));
      const seed = /seed (\d+): /.exec(output)?.[1];
      const failed = /(?:FAIL|[×✗])\s+(.*)/.exec(output)?.[1]?.trim();
      return resolve(isStuck ? 'runs in circles' : seed ? `seed ${seed}` : (failed ?? `exit ${code}`));
    });
  });
}
