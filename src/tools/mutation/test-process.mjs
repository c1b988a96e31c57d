import path from 'node:path';
import { createVitest } from 'vitest/node';
import { projectRoot } from '../project-root.mjs';
import { MUTANT_ENV } from './mutant-plugin.mjs';

/**
 * A Vitest process that stays open, so that a mutant costs only its tests and no start-up. The parent sends one job
 * after another; `heartbeat` is sent after each test.
 * @typedef {{ file: string, mutant: object | null, bail: number, env: Record<string, string> }} Job
 * @typedef {{ failed: { name: string, message: string }[] }} JobResult
 */
const vitest = await createVitest(
  'test',
  { watch: false, maxWorkers: 1, fileParallelism: false, silent: true, reporters: [heartbeatReporter()] },
  { logLevel: 'silent' },
);
await vitest.standalone();
const all = await vitest.globTestSpecifications();
/** @type {string | undefined} */
let changed;

process.on('message', (/** @type {Job} */ job) => {
  run(job).then(
    (result) => process.send?.(result),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit());
process.send?.('heartbeat');

/** @param {Job} job @returns {Promise<JobResult>} */
async function run({ file, mutant, bail, env }) {
  Object.assign(process.env, env, { [MUTANT_ENV]: mutant ? JSON.stringify(mutant) : '' });
  if (changed) vitest.invalidateFile(path.join(projectRoot, changed));
  changed = mutant && 'file' in mutant ? String(mutant.file) : undefined;
  if (changed) vitest.invalidateFile(path.join(projectRoot, changed));
  vitest.config.bail = bail;
  for (const project of vitest.projects) project.config.bail = bail;
  const specifications = all.filter(({ moduleId }) => moduleId === path.join(projectRoot, file));
  if (specifications.length === 0) throw new Error(`${file} is not a test`);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // Vitest returns all modules that it has run, including failures of earlier jobs.
  const failed = testModules
    .filter(({ moduleId }) => moduleId === path.join(projectRoot, file))
    .flatMap((module) => failuresOf(module));
  const unhandled = unhandledErrors.map((error) => ({ name: 'unhandled error', message: messageOf(error) }));
  return { failed: failed.concat(unhandled) };
}

/** Errors cross processes as plain objects, some without a prototype. @param {unknown} error */
function messageOf(error) {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
}

/** Failures of module loading, hooks and tests. @param {import('vitest/node').TestModule} module */
function failuresOf(module) {
  const suites = [...module.children.allSuites()];
  const hooks = suites.flatMap((suite) =>
    suite.errors().map(({ message }) => ({ name: suite.fullName, message })),
  );
  const tests = [...module.children.allTests('failed')].map((test) => ({
    name: test.fullName,
    message: test.result().errors?.[0]?.message ?? '',
  }));
  const loading = module.errors().map(({ message }) => ({ name: module.relativeModuleId, message }));
  return loading.concat(hooks, tests);
}

function heartbeatReporter() {
  return { onTestCaseResult: () => void process.send?.('heartbeat') };
}
