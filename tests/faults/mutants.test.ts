import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { MUTANTS } from './mutants.mjs';
import type { SimWorld } from './run-schedule.ts';
import { runSchedule } from './run-schedule.ts';
import { scheduleOf, settingOf } from './sim/sim-schedule.ts';

/** A mutant that this many schedules do not detect counts as undetected. */
const SCHEDULES = Number(process.env['MUTANT_SCHEDULES'] ?? 300);

vi.setConfig({ testTimeout: 600_000 });

it.each(Object.keys(MUTANTS))('schedules detect the mutant: %s', async (name) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const world = await worldWith(name);
  let caughtBy = 0;
  const from = MUTANTS[name]?.from ?? 1;
  for (let seed = from; seed < from + SCHEDULES && caughtBy === 0; seed += 1) {
    if ((await runSchedule(world, scheduleOf(seed), settingOf(seed))).length > 0) caughtBy = seed;
  }
  console.info(`${name}: caught by seed ${caughtBy}`);
  expect(caughtBy).toBeGreaterThan(0);
});

async function worldWith(mutant: string): Promise<SimWorld> {
  const module: unknown = await import(
    /* @vite-ignore */ `./open-world.ts?mutant=${encodeURIComponent(mutant)}`
  );
  if (!isOpenWorld(module)) throw new Error('no world');
  return module.openWorld();
}

function isOpenWorld(module: unknown): module is { openWorld: () => Promise<SimWorld> } {
  return typeof module === 'object' && module !== null && 'openWorld' in module;
}
