import { fork } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../project-root.mjs';

/** Timeout without a message, after which a run is considered an endless loop. */
const SILENCE_MAX_MS = 150_000;

/** @typedef {import('./test-process.mjs').Job} Job @typedef {import('./test-process.mjs').JobResult} JobResult */

/** @type {Promise<import('node:child_process').ChildProcess> | undefined} */
let opened;

/** Failures of one test file; null for an endless loop. @param {Job} job @returns {Promise<JobResult | null>} */
export async function runTests(job) {
  const child = await (opened ??= open());
  return new Promise((resolve, reject) => {
    let isStuck = false;
    /** @type {NodeJS.Timeout} */
    let silence;
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        isStuck = true;
        stop(child);
      }, SILENCE_MAX_MS);
    };
    const closed = (/** @type {number | null} */ code) => {
      clearTimeout(silence);
      opened = undefined;
      if (isStuck) resolve(null);
      else reject(new Error(`the test process exited with ${code}`));
    };
    /** @param {JobResult | 'alive'} message */
    const onMessage = (message) => {
      if (message === 'alive') return listen();
      clearTimeout(silence);
      child.off('message', onMessage).off('close', closed);
      resolve(message);
    };
    listen();
    child.on('message', onMessage).on('close', closed);
    child.send(job);
  });
}

export async function closeTests() {
  if (opened) stop(await opened);
  opened = undefined;
}

/** @returns {Promise<import('node:child_process').ChildProcess>} */
function open() {
  const child = fork(path.join(projectRoot, 'src/tools/mutation/test-process.mjs'), {
    cwd: projectRoot,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`the test process exited with ${code}`)));
  });
}

/** Kills a process and its children. @param {import('node:child_process').ChildProcess} child */
function stop(child) {
  if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
}
