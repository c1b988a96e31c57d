import 'fake-indexeddb/auto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openWorld } from './open-world.ts';
import { openPgliteStores } from './pglite-store.ts';
import { runSchedule, type SimWorld } from './run-schedule.ts';
import { describeSchedule, scheduleOf, settingOf, shrink } from './sim/sim-schedule.ts';
import type { Step } from './sim/sim-step.ts';

/** `npm run faults -- --schedules N --seed S` sets these. */
const SCHEDULES = Number(process.env['FAULT_SCHEDULES'] ?? 2_000);
const FIRST_SEED = Number(process.env['FAULT_SEED'] ?? 1);
const BATCH = Number(process.env['FAULT_BATCH'] ?? 100);
/** Finding the shortest schedule takes longer than finding one. */
const IS_SHRUNK = process.env['FAULT_SHRINK'] !== 'no';

vi.setConfig({ testTimeout: 600_000 });

/** One schedule in so many runs on the server's own database, all others on its twin in memory. */
const ON_PGLITE = 100;

let inMemory: SimWorld;
let onPglite: SimWorld;
let closePglite: () => Promise<void>;
beforeAll(async () => {
  inMemory = await openWorld();
  const { openStore, close } = await openPgliteStores();
  onPglite = { ...inMemory, openStore };
  closePglite = close;
  // What stops a cycle is part of the schedule.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

let spentMs = 0;
afterAll(async () => {
  await closePglite();
  const cpuMs = (process.cpuUsage().user + process.cpuUsage().system) / 1_000;
  const [each, cpu] = [spentMs, cpuMs].map((ms) => (ms / SCHEDULES).toFixed(1));
  console.info(`${SCHEDULES} schedules from seed ${FIRST_SEED}: ${each} ms each, ${cpu} ms of the processor`);
});

const worldOf = (seed: number) => (seed % ON_PGLITE === 0 ? onPglite : inMemory);

const batches = Array.from(
  { length: Math.ceil(SCHEDULES / BATCH) },
  (_, index) => FIRST_SEED + index * BATCH,
);

describe('[I2] [I3] [I4] [I5] [I7] [I8] [I10] [I16] [I19] whatever happens on the way, nothing is lost', () => {
  it.each(batches)('schedules from seed %i', async (first) => {
    const last = Math.min(first + BATCH, FIRST_SEED + SCHEDULES);
    const started = performance.now();
    for (let seed = first; seed < last; seed += 1) {
      const steps = scheduleOf(seed);
      const wrong = await runSchedule(worldOf(seed), steps, settingOf(seed));
      if (wrong.length > 0) throw await failureOf(seed, wrong);
    }
    spentMs += performance.now() - started;
    expect(last).toBeGreaterThan(first);
  });
});

// Beyond those of a default run; each once lost something.
it.each([8375, 8661, 9493, 12242, 15509, 17124, 18485, 200661, 305847, 307846, 313410])(
  '[I2] schedule %i loses nothing',
  async (seed) => {
    expect(await runSchedule(worldOf(seed), scheduleOf(seed), settingOf(seed))).toEqual([]);
  },
);

it('[I2] what two devices each replaced in a field of its own was taken knowingly', async () => {
  const [description, title] = [0, 1];
  const edited = (who: number, how: number): Step => ({ do: 'place', who, what: 0, how });
  const synced = (who: number): Step => ({ do: 'sync', who, what: 0, how: 0 });
  // A new place with title and description; then one device gives it a title, the other a description.
  const steps = [edited(3, description), synced(2), synced(0), edited(1, title), edited(3, description)];
  expect(await runSchedule(inMemory, steps)).toEqual([]);
});

describe('[I2] a heart that was given while an older page was on its way stays', () => {
  const step = (kind: Step['do'], who: number, what = 0): Step => ({ do: kind, who, what, how: 0 });
  const [on, off] = [0, 3];
  /** One tab gives a heart, sends it, and asks for a page; the other one takes the heart back and sends that. */
  const before = [
    step('favorite', 2, on),
    step('cycle', 2),
    ...Array.from({ length: 5 }, () => step('deliver', 2)),
  ];
  const takenBack = [step('favorite', 3, off), step('cycle', 3)];

  it.each([
    ['while that is under way', [step('favorite', 2, on), step('sync', 2)]],
    [
      'after that was answered',
      [
        step('deliver', 3, 1),
        step('deliver', 3, 1),
        step('favorite', 2, on),
        step('deliver', 2),
        step('sync', 3),
      ],
    ],
  ])('given again %s', async (_name, after) => {
    expect(await runSchedule(inMemory, [...before, ...takenBack, ...after])).toEqual([]);
  });
});

async function failureOf(seed: number, wrong: readonly string[]): Promise<Error> {
  if (!IS_SHRUNK) return new Error(`seed ${seed}: ${wrong.join('; ')}`);
  const world = worldOf(seed);
  const setting = settingOf(seed);
  const run = (steps: readonly Step[]) => runSchedule(world, steps, setting);
  // What else is wrong with a shorter one is another fault.
  const kindOf = (fault: string | undefined) => fault?.split(':')[0];
  const kind = kindOf(wrong[0]);
  const short = await shrink(scheduleOf(seed), async (steps) =>
    (await run(steps)).some((fault) => kindOf(fault) === kind),
  );
  const found = await run(short);
  return new Error(
    `seed ${seed}: ${wrong.join('; ')}\nshrunken to ${short.length} steps on ${setting.devices} devices, pages of ${setting.pageRows ?? 'any number of'} rows:\n${describeSchedule(short)}\n${found.join('\n')}`,
  );
}
