import { filesIn, importersOf } from './import-graph.mjs';
import { runTests } from './test-process-client.mjs';

/**
 * @typedef {{ id: number, file: string, line: number, operator: string, start: number, end: number, from: string, text: string }} Mutant
 * @typedef {{ caught: boolean, by: string, seconds: number }} Outcome
 */

const SIMULATION = 'tests/faults/faults.test.ts';
/** Tests of mutated copies of modules: another mutation proves nothing. */
const EXCLUDED = new Set(['tests/faults/mutants.test.ts', SIMULATION]);
/** Import distance of the tests that run first: they catch over half of the mutants within seconds. */
const NEAR = 2;
/** Tests of the mutated folders. */
const OF_FOLDERS = /^tests\/(worker\/sync|data)\//;
/** Take half a minute or more. */
const SLOW = /receipts|real-server/;
/** Most mutants caught by the simulation are caught by its first schedules. */
const SCHEDULE_STEPS = [50, 300];
/** A known failing schedule that passes proves nothing about the mutant. */
const NO_LONGER_OPEN = /seed (\d+) is no longer open/;

/** @type {string[] | undefined} */
let everyFile;
/** Failures without a mutant, by file and, for schedules, by seed. @type {Map<string, Set<string>>} */
const knownFailures = new Map();

/**
 * Runs the tests near the file, then those of its folders, then the simulation, then all other tests that import it;
 * stops at the first test that fails only with the mutant.
 * @param {Mutant} mutant @param {{ schedules: number, isQuick?: boolean }} options `isQuick`: only tests of its folders
 * @returns {Promise<Outcome>}
 */
export async function runMutant(mutant, { schedules, isQuick = false }) {
  const started = performance.now();
  everyFile ??= ['src', 'worker', 'tests'].flatMap((folder) => filesIn(folder, /\.(ts|tsx|mjs)$/));
  const distances = importersOf(mutant.file, everyFile);
  const tests = [...distances]
    .filter(
      ([file]) => /\.test\.tsx?$/.test(file) && !/^tests\/(e2e|bench)\//.test(file) && !EXCLUDED.has(file),
    )
    .sort(([a, near], [b, far]) => Number(SLOW.test(a)) - Number(SLOW.test(b)) || near - far);
  const first = tests.filter(isFirst).map(([file]) => file);
  const others = tests.filter((entry) => !isFirst(entry)).map(([file]) => file);
  const isSimulated = distances.has(SIMULATION);

  const by =
    (await firstFailure(first, mutant)) ??
    (isSimulated && !isQuick ? await failingSchedule(mutant, schedules) : null) ??
    (isQuick ? null : await firstFailure(others, mutant));
  const seconds = Math.round((performance.now() - started) / 1_000);
  if (by !== null) return { caught: true, by, seconds };
  return { caught: false, by: isSimulated ? '' : 'not in the simulation', seconds };
}

/** Slow, and sensitive to timing. @param {string} file */
function isOfDom(file) {
  return file.endsWith('.dom.test.tsx');
}

/** @param {readonly [string, number]} entry a test and its import distance to the mutant */
function isFirst([file, distance]) {
  return !isOfDom(file) && (distance <= NEAR || OF_FOLDERS.test(file));
}

/** @param {readonly string[]} files @param {Mutant} mutant @returns {Promise<string | null>} */
async function firstFailure(files, mutant) {
  for (const file of files) {
    const failed = await failureIn(file, mutant);
    if (failed !== null) return `${file}: ${failed}`;
  }
  return null;
}

/**
 * Name of the first test that fails with the mutant and passes without it; null if none does.
 * @param {string} file @param {Mutant} mutant @returns {Promise<string | null>}
 */
async function failureIn(file, mutant) {
  const first = await runTests({ file, mutant, bail: 1, env: { FAULT_SCHEDULES: '1' } });
  if (first === null) return 'endless loop';
  if (first.failed.length === 0) return null;
  const anyway = await failuresWithout(file, file, {});
  const found = first.failed.find(({ name }) => !anyway.has(name));
  // Timeouts may be caused by load, so they have to reproduce.
  const isLate = found !== undefined && (isOfDom(file) || /timed? ?out/i.test(found.message));
  if (found !== undefined && !isLate) return found.name;
  const all = await runTests({ file, mutant, bail: 0, env: {} });
  if (all === null) return 'endless loop';
  return all.failed.find(({ name }) => !anyway.has(name))?.name ?? null;
}

/** @param {Mutant} mutant @param {number} schedules @returns {Promise<string | null>} */
async function failingSchedule(mutant, schedules) {
  let from = 1;
  for (const last of [...SCHEDULE_STEPS.filter((step) => step < schedules), schedules]) {
    while (from <= last) {
      const result = await runTests({ file: SIMULATION, mutant, bail: 1, env: seeds(from, last) });
      if (result === null) return 'schedules: endless loop';
      const [failed] = result.failed;
      if (!failed) break;
      const seed = Number(/seed (\d+)/.exec(failed.message)?.[1] ?? Number.NaN);
      const isOpen = NO_LONGER_OPEN.test(failed.message);
      const env = Number.isNaN(seed) ? seeds(1, 1) : seeds(seed, seed);
      const isNew = !isOpen && (await failuresWithout(SIMULATION, JSON.stringify(env), env)).size === 0;
      if (isNew) return `schedules: ${Number.isNaN(seed) ? failed.name : `seed ${seed}`}`;
      if (Number.isNaN(seed)) throw new Error(`${failed.name} fails without a mutant too`);
      from = seed + 1;
    }
    from = last + 1;
  }
  return null;
}

/** @param {number} from @param {number} last */
function seeds(from, last) {
  const [count, first] = [String(last - from + 1), String(from)];
  return {
    FAULT_SCHEDULES: count,
    FAULT_SEED: first,
    FAULT_BATCH: '10',
    FAULT_PARTS: '1',
    FAULT_SHRINK: 'no',
  };
}

/**
 * @param {string} file @param {string} key @param {Record<string, string>} env
 * @returns {Promise<Set<string>>} names of tests that fail on the clean code
 */
async function failuresWithout(file, key, env) {
  const known = knownFailures.get(key);
  if (known) return known;
  const result = await runTests({ file, mutant: null, bail: 0, env });
  if (result === null) throw new Error(`${file} loops endlessly without a mutant`);
  const names = new Set(result.failed.map(({ name }) => name));
  knownFailures.set(key, names);
  return names;
}
