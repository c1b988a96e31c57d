import { expect, it } from 'vitest';
import { HttpProblem } from '../../../src/server/http/http-problem.ts';
import { createSharedWork } from '../../../src/server/work/shared-work.ts';
import { createPause, jsonInSlices } from '../../../src/server/work/slices.ts';
import { createTurns } from '../../../src/server/work/turns.ts';

/** One job at a time. */
const RULES = { atOnce: 1, waitingMax: 8, perCallerMax: 6 };

/** Jobs that run until `endAll`, which ends them in the order of their start until no more start. */
function openJobs() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => async () => {
    started.push(name);
    await new Promise<void>((resolve) => ends.push(resolve));
    return name;
  };
  const endAll = async () => {
    for (let idle = 0; idle < 5; idle += 1) {
      const end = ends.shift();
      // An ended job may start another one some ticks later.
      if (end) idle = 0;
      end?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { started, work, endAll };
}

async function outcome(promise: Promise<unknown>): Promise<unknown> {
  try {
    return await promise;
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    return [error.code, error.headers['Retry-After']];
  }
}

/** Error code and Retry-After in seconds of a job that the full queue rejects. */
const REJECTED = ['unavailable', '5'];

it('createTurns alternates between callers', async () => {
  const { started, work, endAll } = openJobs();
  const turns = createTurns(RULES);
  const many = Array.from({ length: 6 }, (_, index) => outcome(turns.run('many', work(`many ${index}`))));
  const one = outcome(turns.run('one', work('one')));
  await endAll();
  expect(await one).toBe('one');
  expect(started.slice(0, 3)).toEqual(['many 0', 'many 1', 'one']);
  expect((await Promise.all(many)).length).toBe(6);
  expect(turns.size()).toEqual({ running: 0, waiting: 0 });
});

it('createTurns never exceeds the concurrency limit, and continues after a failed job', async () => {
  const turns = createTurns({ atOnce: 2, waitingMax: 100, perCallerMax: 100 });
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 40 }, (_, index) =>
      turns.run(`caller ${index % 3}`, async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        if (index % 5 === 0) throw new Error('broken');
      }),
    ),
  );
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(8);
});

it('createTurns limits each caller, and rejects a job of the longest queue when full', async () => {
  const { work, endAll } = openJobs();
  const turns = createTurns(RULES);
  const many = Array.from({ length: 9 }, (_, index) => outcome(turns.run('many', work(`many ${index}`))));
  // One runs and six wait: more jobs of this caller are rejected.
  expect(await Promise.all(many.slice(7))).toEqual([REJECTED, REJECTED]);
  const others = ['a', 'b', 'c', 'd'].map((caller) => outcome(turns.run(caller, work(caller))));
  expect(turns.size()).toEqual({ running: 1, waiting: 8 });
  expect(await many[6]).toEqual(REJECTED);
  await endAll();
  expect(await Promise.all(others)).toEqual(['a', 'b', 'c', 'd']);
});

it('createTurns rejects a new caller when every waiting caller has one job', async () => {
  const { work, endAll } = openJobs();
  const turns = createTurns({ atOnce: 1, waitingMax: 3, perCallerMax: 3 });
  const taken = ['a', 'b', 'c', 'd'].map((caller) => outcome(turns.run(caller, work(caller))));
  expect(await outcome(turns.run('e', work('e')))).toEqual(REJECTED);
  await endAll();
  expect(await Promise.all(taken)).toEqual(['a', 'b', 'c', 'd']);
});

it('createSharedWork runs a job once, and does not delay a caller behind the queue of another', async () => {
  const { started, work, endAll } = openJobs();
  const share = createSharedWork<string>(createTurns(RULES));
  const done = new Set<string>();
  const once = (name: string) => async () => {
    if (done.has(name)) return name;
    await work(name)();
    done.add(name);
    return name;
  };
  const many = ['x', 'y', 'z', 'wanted'].map((name) => share('many', name, once(name)));
  const same = share('many', 'wanted', once('wanted'));
  const one = share('one', 'wanted', once('wanted'));
  await endAll();
  expect(await Promise.all([...many, same, one])).toEqual(['x', 'y', 'z', 'wanted', 'wanted', 'wanted']);
  expect(started).toEqual(['x', 'y', 'wanted', 'z']);
});

it('jsonInSlices lets other tasks run between slices', async () => {
  const rows = Array.from({ length: 3_000 }, (_, index) => ({ index, text: 'x'.repeat(2_000) }));
  let served = 0;
  let isDone = false;
  const serve = () => {
    served += 1;
    if (!isDone) setImmediate(serve);
  };
  setImmediate(serve);
  const bytes = await jsonInSlices({ rows }, createPause(1));
  isDone = true;
  expect(bytes.byteLength).toBe(JSON.stringify({ rows }).length);
  expect(served).toBeGreaterThan(3);
});
