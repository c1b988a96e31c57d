import { fork } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../project-root.mjs';

/** A run without a heartbeat for this long is considered an endless loop. */
const INACTIVITY_TIMEOUT_MS = 150_000;

/** @typedef {import('./test-process.mjs').Job} Job @typedef {import('./test-process.mjs').JobResult} JobResult */

/**
 * Runs all jobs until it hangs or exits.
 * @type {Promise<import('node:child_process').ChildProcess> | undefined}
 */
let testProcess;

/** Runs one test file; null if it hung. @param {Job} job @returns {Promise<JobResult | null>} */
export async function runTests(job) {
  const child = await (testProcess ??= startTestProcess());
  return new Promise((resolve, reject) => {
    let isStuck = false;
    /** @type {NodeJS.Timeout} */
    let timer;
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isStuck = true;
        kill(child);
      }, INACTIVITY_TIMEOUT_MS);
    };
    const onClose = (/** @type {number | null} */ code) => {
      clearTimeout(timer);
      testProcess = undefined;
      if (isStuck) resolve(null);
      else reject(new Error(`the test process exited with ${code}`));
    };
    /** @param {JobResult | 'heartbeat'} message */
    const onMessage = (message) => {
      if (message === 'heartbeat') return restartTimer();
      clearTimeout(timer);
      child.off('message', onMessage).off('close', onClose);
      resolve(message);
    };
    restartTimer();
    child.on('message', onMessage).on('close', onClose);
    child.send(job);
  });
}

export async function stopTestProcess() {
  if (testProcess) kill(await testProcess);
  testProcess = undefined;
}

/** @returns {Promise<import('node:child_process').ChildProcess>} */
function startTestProcess() {
  const child = fork(path.join(projectRoot, 'src/tools/mutation/test-process.mjs'), {
    cwd: projectRoot,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  return new Promise((resolve, reject) => {
    // The first heartbeat: Vitest is ready.
    child.once('message', () => resolve(child));
    child.once('exit', (code) => {
      testProcess = undefined;
      reject(new Error(`the test process exited with ${code}`));
    });
  });
}

/** Kills a process and its children. @param {import('node:child_process').ChildProcess} child */
function kill(child) {
  if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
}
