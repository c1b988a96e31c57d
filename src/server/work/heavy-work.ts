/**
 * Runs CPU-heavy jobs in a child process: the same program with low priority, started by the first job. This keeps the
 * server's event loop and memory free, and a picture that crashes the decoder does not take the server down. Without
 * `useWorkProcess` jobs run in this process.
 */
import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';
import { causeText } from '../cause-text.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { HEAVY_JOBS, type HeavyJobs } from './heavy-jobs.ts';

/** Command-line argument that starts the program as a work process. */
export const WORK_ARGUMENT = 'work';

interface JobMessage {
  id: number;
  name: string;
  args: readonly unknown[];
}

interface JobAnswer {
  id: number;
  value?: unknown;
  /** Error message, without user input. */
  failed?: string;
}

interface PendingJob {
  worker: ChildProcess;
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

const NICE = 10;
/** Idle timeout: frees memory; starting again is cheap. */
const IDLE_MS = 5 * 60_000;
/** Longer jobs are considered hung and killed. */
const JOB_MAX_MS = 120_000;
/** A small heap makes the garbage collector run early: jobs come in bursts, and the process should stay small. */
const HEAP_MAX_MB = 256;
/** By default glibc has one heap per thread, which doubles the memory of rendering. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };

let program: string | null = null;
let child: ChildProcess | null = null;
let idle: NodeJS.Timeout | undefined;
let serial = 0;
const pending = new Map<number, PendingJob>();

/** @param file the program to start with `WORK_ARGUMENT`; null to run jobs in this process */
export function useWorkProcess(file: string | null): void {
  program = file;
  if (file === null) endWorkProcess();
}

function endWorkProcess(): void {
  clearTimeout(idle);
  child?.disconnect();
  child = null;
}

/** The jobs. Reject with HttpProblem `unavailable` if the work process exits during the job. */
export const heavyWork: HeavyJobs = new Proxy(HEAVY_JOBS, {
  get: (jobs, name): unknown =>
    program === null ? Reflect.get(jobs, name) : (...args: unknown[]) => send(String(name), args),
});

function send(name: string, args: readonly unknown[]): Promise<unknown> {
  const worker = (child ??= start());
  clearTimeout(idle);
  serial += 1;
  const id = serial;
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => worker.kill('SIGKILL'), JOB_MAX_MS);
    const settled = () => {
      clearTimeout(late);
      pending.delete(id);
      if (pending.size === 0) idle = setTimeout(endWorkProcess, IDLE_MS).unref();
    };
    pending.set(id, {
      worker,
      resolve(value) {
        settled();
        resolve(value);
      },
      reject(error) {
        settled();
        reject(error);
      },
    });
    const message: JobMessage = { id, name, args };
    worker.send(message, (error) => {
      if (error) pending.get(id)?.reject(unavailable());
    });
  });
}

function start(): ChildProcess {
  if (program === null) throw new Error('no program for the work process');
  const started = fork(program, [WORK_ARGUMENT], {
    serialization: 'advanced',
    // Do not inherit the server's options, such as its debugger port.
    execArgv: [`--max-old-space-size=${HEAP_MAX_MB}`, '--max-semi-space-size=4'],
    env: { ...ENVIRONMENT, ...process.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  if (started.pid !== undefined) os.setPriority(started.pid, NICE);
  started.on('message', ({ id, value, failed }: JobAnswer) => {
    const job = pending.get(id);
    if (failed === undefined) job?.resolve(value);
    else job?.reject(new Error(failed));
  });
  started.on('error', (error) => console.warn(`Error of the work process: ${causeText(error)}`));
  started.on('exit', (code, signal) => {
    if (child === started) child = null;
    const left = [...pending.values()].filter(({ worker }) => worker === started);
    if (left.length === 0) return;
    console.warn(`The work process exited with pending jobs (${signal ?? code}).`);
    for (const job of left) job.reject(unavailable());
  });
  // Does not keep the server's process alive.
  started.unref();
  started.channel?.unref();
  return started;
}

function unavailable(): HttpProblem {
  return new HttpProblem('unavailable');
}

/** Child side: runs jobs for the parent, exits with it. */
export function serveHeavyWork(): void {
  // Signals to the process group are handled by the server, which then ends this process.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
  process.on('message', ({ id, name, args }: JobMessage) => {
    run(name, args).then(
      (value) => answer({ id, value }),
      (error: unknown) => answer({ id, failed: causeText(error) }),
    );
  });
}

async function run(name: string, args: readonly unknown[]): Promise<unknown> {
  const job: unknown = Reflect.get(HEAVY_JOBS, name);
  if (typeof job !== 'function') throw new Error(`unknown job ${name}`);
  return Reflect.apply(job, undefined, args);
}

function answer(message: JobAnswer): void {
  process.send?.(message);
}
