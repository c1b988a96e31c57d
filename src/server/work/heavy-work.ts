import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';
import { causeText } from '../cause-text.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { HEAVY_JOBS, type HeavyJobs } from './heavy-jobs.ts';

/**
 * The process for heavy work: a second process of the same program with low priority, started by the first job. It keeps
 * the server's thread, its CPU time and its memory free, and a picture that crashes the decoder ends no server. Without
 * `useWorkProcess` jobs run in the process itself.
 */
export const WORK_ARGUMENT = 'work';

interface JobMessage {
  id: number;
  name: string;
  args: readonly unknown[];
}

interface JobAnswer {
  id: number;
  value?: unknown;
  /** Why it failed, without user input. */
  failed?: string;
}

interface PendingJob {
  worker: ChildProcess;
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

const NICE = 10;
/** A process without work is ended: its memory is worth more than the start of the next one. */
const IDLE_MS = 5 * 60_000;
/** A job that takes longer never ends. */
const JOB_MAX_MS = 120_000;
/** Makes the garbage collector run early: heavy work comes in bursts, and its process should stay small. */
const HEAP_MAX_MB = 256;
/** glibc keeps one heap for each thread by default, which doubles the memory of rendering. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };

let program: string | null = null;
let child: ChildProcess | null = null;
let idle: NodeJS.Timeout | undefined;
let serial = 0;
const pending = new Map<number, PendingJob>();

/** @param file the program, which answers jobs when its argument is `WORK_ARGUMENT`; null for the process itself */
export function useWorkProcess(file: string | null): void {
  program = file;
  if (file === null) endWorkProcess();
}

function endWorkProcess(): void {
  clearTimeout(idle);
  child?.disconnect();
  child = null;
}

/** Rejects with HttpProblem `unavailable` if the process ends under the job, else as the job does. */
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
  if (program === null) throw new Error('no program for heavy work');
  const started = fork(program, [WORK_ARGUMENT], {
    serialization: 'advanced',
    // Nothing that was meant for the server, such as a debugger's port.
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
  started.on('error', (error) => console.warn(`The process for heavy work: ${causeText(error)}`));
  started.on('exit', (code, signal) => {
    if (child === started) child = null;
    const left = [...pending.values()].filter(({ worker }) => worker === started);
    if (left.length === 0) return;
    console.warn(`The process for heavy work ended under its work (${signal ?? code}).`);
    for (const job of left) job.reject(unavailable());
  });
  // It never keeps the server from ending.
  started.unref();
  started.channel?.unref();
  return started;
}

function unavailable(): HttpProblem {
  return new HttpProblem('unavailable');
}

/** The other side: answers the jobs of the process that started this one, and ends with it. */
export function serveHeavyWork(): void {
  // A signal to the whole group is for the server, which ends this one.
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
  if (typeof job !== 'function') throw new Error(`no job ${name}`);
  return Reflect.apply(job, undefined, args);
}

function answer(message: JobAnswer): void {
  process.send?.(message);
}
