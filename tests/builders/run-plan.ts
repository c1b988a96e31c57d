import { spawn } from 'node:child_process';
import { mkdirSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const project = path.join(import.meta.dirname, '../..');
const lock = path.join(project, '.cache/plan-tests.lock');
const LOCK_LIMIT_MS = 60_000;

export interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

let ready: Promise<void> | undefined;

/** Runs the program of `npm run plan` in a child process. */
export async function runPlan(
  args: readonly string[],
  input = '',
  env: NodeJS.ProcessEnv = {},
): Promise<Ran> {
  ready ??= bundleOnce();
  await ready;
  return run(args, input, env);
}

/** The program bundles itself after a source change; a lock keeps two test files from doing that concurrently. */
async function bundleOnce(): Promise<void> {
  const until = Date.now() + LOCK_LIMIT_MS;
  while (!taken()) {
    if (Date.now() > until) throw new Error(`another test holds ${lock}: take it away where none is running`);
    await wait(100);
  }
  try {
    await run([], '{}', {});
  } finally {
    rmdirSync(lock);
  }
}

function taken(): boolean {
  mkdirSync(path.dirname(lock), { recursive: true });
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function run(args: readonly string[], input: string, env: NodeJS.ProcessEnv): Promise<Ran> {
  const child = spawn(process.execPath, ['src/tools/plan.mjs', ...args], {
    cwd: project,
    env: { ...process.env, ...env },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}
