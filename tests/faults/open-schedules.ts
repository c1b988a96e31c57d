import 'fake-indexeddb/auto';
import { afterAll, beforeAll, vi } from 'vitest';
import { openWorld } from './open-world.ts';
import { openPgliteStores } from './pglite-store.ts';
import { runSchedule, type SimWorld } from './run-schedule.ts';
import { describeSchedule, scheduleOf, settingOf, shrink } from './sim/sim-schedule.ts';
import type { Step } from './sim/sim-step.ts';

/** `npm run faults -- --schedules N --seed S` sets these. */
const SCHEDULES = Number(process.env['FAULT_SCHEDULES'] ?? 2_000);
const FIRST_SEED = Number(process.env['FAULT_SEED'] ?? 1);
const BATCH = Number(process.env['FAULT_BATCH'] ?? 100);
/** Test files that share the batches, so that two cores run them: 1 leaves all of them to the first file. */
const PARTS = Number(process.env['FAULT_PARTS'] ?? 2);
/** Finding the shortest failing schedule takes longer than finding one. */
const IS_SHRUNK = process.env['FAULT_SHRINK'] !== 'no';

/** One schedule in this many runs on PGlite, all others on the store in memory. */
const ON_PGLITE = 100;

/** One part's share of the schedules of a run; each throws when data is lost. */
export interface Schedules {
  /** First seeds of this part's batches. */
  batches: readonly number[];
  /** Runs the batch from this seed and returns the number of its schedules. */
  runBatch: (first: number) => Promise<number>;
  /** Losses of one schedule. */
  lossesOf: (seed: number) => Promise<readonly string[]>;
  /** Losses of these steps, in memory. */
  lossesIn: (steps: readonly Step[]) => Promise<readonly string[]>;
}

/** Opens the worlds that the schedules of a test file run in. @param part 0 or 1 */
export function openSchedules(part: number): Schedules {
  vi.setConfig({ testTimeout: 600_000 });
  let inMemory: SimWorld;
  let onPglite: SimWorld;
  let closePglite: () => Promise<void>;
  let [spentMs, done] = [0, 0];
  beforeAll(async () => {
    inMemory = await openWorld();
    const { openStore, close } = await openPgliteStores();
    onPglite = { ...inMemory, openStore };
    closePglite = close;
    // What stops a cycle is part of the schedule.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterAll(async () => {
    await closePglite();
    if (done === 0) return;
    const cpuMs = (process.cpuUsage().user + process.cpuUsage().system) / 1_000;
    const [each, cpu] = [spentMs, cpuMs].map((ms) => (ms / done).toFixed(1));
    console.info(`${done} schedules from seed ${FIRST_SEED}: ${each} ms each, ${cpu} ms of the processor`);
  });
  const worldOf = (seed: number) => (seed % ON_PGLITE === 0 ? onPglite : inMemory);
  const lossesOf = (seed: number) => runSchedule(worldOf(seed), scheduleOf(seed), settingOf(seed));

  async function runBatch(first: number): Promise<number> {
    const end = Math.min(first + BATCH, FIRST_SEED + SCHEDULES);
    const started = performance.now();
    for (let seed = first; seed < end; seed += 1) {
      const losses = await lossesOf(seed);
      if (losses.length > 0) throw await failureOf(seed, worldOf(seed), losses);
    }
    spentMs += performance.now() - started;
    done += end - first;
    return end - first;
  }

  return {
    batches: Array.from(
      { length: Math.ceil(SCHEDULES / BATCH) },
      (_, index) => FIRST_SEED + index * BATCH,
    ).filter((_, index) => index % PARTS === part),
    runBatch,
    lossesOf,
    lossesIn: (steps) => runSchedule(inMemory, steps),
  };
}

async function failureOf(seed: number, world: SimWorld, losses: readonly string[]): Promise<Error> {
  if (!IS_SHRUNK) return new Error(`seed ${seed}: ${losses.join('; ')}`);
  const setting = settingOf(seed);
  const run = (steps: readonly Step[]) => runSchedule(world, steps, setting);
  // Another loss of a shorter schedule is another failure.
  const kindOf = (loss: string | undefined) => loss?.split(':')[0];
  const kind = kindOf(losses[0]);
  const short = await shrink(scheduleOf(seed), async (steps) =>
    (await run(steps)).some((loss) => kindOf(loss) === kind),
  );
  const found = await run(short);
  return new Error(
    `seed ${seed}: ${losses.join('; ')}\nshrunken to ${short.length} steps on ${setting.devices} devices, pages of ${setting.pageRows ?? 'any number of'} rows:\n${describeSchedule(short)}\n${found.join('\n')}`,
  );
}
