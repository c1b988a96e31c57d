import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildStale } from './build/stale-build.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { projectRoot } from './project-root.mjs';
import { run, runNode } from './run.mjs';

/**
 * The complete test run: packages, types, lint, format, unit tests, engine tests in three more time zones, build,
 * browser tests in Chromium and, where they are installed, in Firefox and WebKit. Ends with the line `N passed, N
 * failed`. Exits with 0 only if nothing failed, nothing was skipped, and at least one test ran in each of Vitest and
 * Playwright.
 */
const reports = path.join(projectRoot, '.cache', 'test-reports');
const full = process.argv.includes('--full');
/** Schedules of the fault simulation; `npm test` runs a tenth of them. */
const FULL_SCHEDULES = 20_000;
/** Tests of stores and calls, run on PGlite with all other tests and again on PostgreSQL. */
const CALLS = [
  'tests/server/app.test.ts',
  'tests/server/accounts/account-routes.test.ts',
  'tests/server/accounts/mails.test.ts',
  'tests/server/accounts/oauth.test.ts',
  'tests/server/messages/message-routes.test.ts',
  'tests/server/users',
  'tests/security',
];
/** Engine tests that handle dates. */
const ENGINE = fs
  .readdirSync(path.join(projectRoot, 'tests/worker/engine'))
  .filter((name) => name !== 'order' && name !== 'transport')
  .map((name) => `tests/worker/engine/${name}`);
const totals = { passed: 0, failed: 0 };
/** Failures, listed at the end, because CI keeps the tail of the log. */
const failures = [];
/** Tests of the other engines that passed at the second attempt. */
const flaky = [];
/** Tests that this machine cannot run. */
const notRun = [];
/** Seconds of each part, listed at the end as well. */
const durations = [];
const started = Date.now();

checkNode();
await ensureInstalled();
fs.rmSync(reports, { recursive: true, force: true });
fs.mkdirSync(reports, { recursive: true });

const { startPostgres } = await import('./test-postgres.mjs');
const postgres = await startPostgres();
console.log(
  postgres
    ? 'The tests of stores and calls run on PGlite and on a PostgreSQL started for them.'
    : 'No PostgreSQL is installed here: the tests of stores and calls run on PGlite alone.',
);

try {
  // In parallel, because each leaves a core idle half of the time.
  await Promise.all([
    check('types', () => runNode('src/tools/types.mjs', [])),
    check('lint', () => runNode('node_modules/oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'])),
    check('format', () =>
      runNode('node_modules/prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
    ),
  ]);
  await vitest('unit', [], {
    TZ: 'UTC',
    LEAVE_EXHAUSTIVE: full ? undefined : '1',
    KILL_ROUNDS: full ? '25' : undefined,
    FAULT_SCHEDULES: full ? String(FULL_SCHEDULES) : undefined,
  });
  if (postgres)
    await vitest('calls on PostgreSQL', ['--project', 'node', ...CALLS], { TEST_APP_ON: 'postgres' });
  // In parallel: starting takes longer than the tests.
  await Promise.all(
    ['America/New_York', 'Asia/Kathmandu', 'Pacific/Apia'].map((zone) =>
      vitest(`engine in ${zone}`, ['--project', 'node', ...ENGINE], { TZ: zone }),
    ),
  );
  await check('build', () => buildStale().then(() => 0));
  await playwright();
  await otherEngines();
  // Printed only, not enforced: timings depend on the machine.
  if (full) await check('weak devices: measured', () => runNode('src/tools/bench.mjs', ['pages']));
} finally {
  await postgres?.stop();
}

for (const what of notRun) console.log(`NOT RUN ${what}`);
for (const test of flaky) console.log(`FLAKY ${test}`);
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`Took ${secondsSince(started)} s: ${durations.join(', ')}.`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

/** @param {number} from milliseconds since 1970 */
function secondsSince(from) {
  return Math.round((Date.now() - from) / 1000);
}

/** Prints elapsed times, because the total is limited. */
async function timed(name, work) {
  console.log(`\n── ${name} (at ${secondsSince(started)} s)`);
  const from = Date.now();
  try {
    return await work();
  } finally {
    durations.push(`${name} ${secondsSince(from)}`);
  }
}

async function check(name, work) {
  const code = await timed(name, work).catch((error) => {
    console.error(error);
    return 1;
  });
  if (code !== 0) {
    console.error(`${name}: failed`);
    failures.push(name);
    totals.failed += 1;
  }
}

async function vitest(name, args, env = {}) {
  const file = path.join(reports, `${name.replaceAll(/[^a-z]+/gi, '-')}.json`);
  const code = await timed(name, () =>
    runNode(
      'node_modules/vitest/vitest.mjs',
      [
        'run',
        '--reporter=default',
        '--reporter=json',
        '--reporter=./tests/unhandled-errors-reporter.mjs',
        `--outputFile.json=${file}`,
        ...args,
      ],
      { TEST_DATABASE_URL: postgres?.url, NO_COLOR: '1', UNHANDLED_ERRORS_FILE: `${file}.errors`, ...env },
    ),
  );
  const report = read(file);
  const unhandled = read(`${file}.errors`) ?? [];
  failures.push(...failedTests(report, name));
  failures.push(...unhandled.map((error) => `${name}: unhandled ${oneLine(error)}`));
  count(name, code, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  });
}

async function playwright(name = 'browser', env = {}) {
  const { resolveBrowser } = await import('../../tests/browser/resolve-browser.mjs');
  const browser = await resolveBrowser();
  console.log(`Chromium from ${browser.source}: ${browser.executablePath}`);
  const file = path.join(reports, `${name}.json`);
  const code = await timed(name, () =>
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], {
      ...browser.env,
      CHROMIUM_PATH: browser.executablePath,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      RUCKSACK_FULL: full ? '1' : undefined,
      ...env,
    }),
  );
  const report = read(file);
  failures.push(...specsOf(name, 'unexpected', report?.suites));
  flaky.push(...specsOf(name, 'flaky', report?.suites));
  const stats = report?.stats;
  count(name, code, {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  });
}

/**
 * Engines without their packages are counted neither as passed nor as failed. The few tests of the daily run wait
 * most of the time, so the engines run in parallel.
 */
async function otherEngines() {
  const { engineStates } = await import('../../tests/browser/available-engines.mjs');
  const available = [];
  for (const { engine, missing } of engineStates()) {
    if (missing.length === 0) available.push(engine);
    else notRun.push(`${engine}: no ${missing.join(' and ')} on this machine`);
  }
  if (full) for (const engine of available) await playwright(engine, { BROWSER_ENGINES: engine });
  else await Promise.all(available.map((engine) => playwright(engine, { BROWSER_ENGINES: engine })));
}

/** Name and message of each failed test of a Vitest report. */
function failedTests(report, name) {
  return (report?.testResults ?? []).flatMap((file) => {
    const tests = file.assertionResults.filter((test) => test.status === 'failed');
    const messages = tests.map((test) => `${test.fullName}: ${oneLine(test.failureMessages[0])}`);
    if (file.status === 'failed' && tests.length === 0) messages.push(oneLine(file.message));
    return messages.map((message) => `${name}: ${path.relative(projectRoot, file.name)} > ${message}`);
  });
}

/** Title and message of each test of a Playwright report with this status. */
function specsOf(name, status, suites = []) {
  return suites.flatMap((suite) => [
    ...specsOf(name, status, suite.suites),
    ...(suite.specs ?? [])
      .filter((spec) => spec.tests.some((test) => test.status === status))
      .map((spec) => {
        const results = spec.tests.flatMap((test) => test.results);
        const message = results.find((result) => result.error)?.error.message;
        return `${name}: ${spec.file} > ${spec.title}: ${oneLine(message)}`;
      }),
  ]);
}

/** The message without colours and stack, on one line: what was received often follows only in later ones. */
function oneLine(message = '') {
  const [text = ''] = stripVTControlCharacters(message).split(/\n\s+at /, 1);
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 600);
}

function read(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}

/** A part that fails without a failed test (skipped tests, none at all, an error outside of them) is listed too. */
function count(name, code, { passed, failed, skipped }) {
  totals.passed += passed;
  totals.failed += failed + skipped;
  if (skipped > 0) failures.push(`${name}: ${skipped} tests were skipped, which counts as failed`);
  if (failed + skipped > 0 || (code === 0 && passed > 0)) return;
  totals.failed += 1;
  failures.push(passed === 0 ? `${name}: no test ran` : `${name}: exit code ${code} without a failed test`);
}
