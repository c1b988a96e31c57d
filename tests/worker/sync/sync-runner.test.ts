import { describe, expect, it, vi } from 'vitest';
import type { SyncState } from '../../../src/contract/data-api.ts';
import { backOffMs } from '../../../worker/sync/backoff.ts';
import { createSyncRunner } from '../../../worker/sync/sync-runner.ts';

const IDLE: SyncState = { phase: 'idle', at: '2026-11-20T09:00:00.000Z' };
const OFFLINE: SyncState = { phase: 'offline', at: null };

/** A runner with given outcomes of its cycles and a manual clock. */
function runnerWith(states: SyncState[], retryAfterMs: number | null = null) {
  const waiting: { run: () => void; ms: number }[] = [];
  let cycles = 0;
  const runner = createSyncRunner({
    cycle: () => {
      cycles += 1;
      return Promise.resolve({ state: states.shift() ?? IDLE, retryAfterMs });
    },
    later: (run, ms) => {
      const entry = { run, ms };
      waiting.push(entry);
      return () => waiting.splice(waiting.indexOf(entry), 1);
    },
    random: () => 1,
  });
  return { runner, waiting, cycles: () => cycles };
}

describe('sync runner', () => {
  it('returns the running cycle to callers during it', async () => {
    const { runner, cycles } = runnerWith([IDLE]);
    const answers = await Promise.all([runner.sync('start'), runner.sync('online'), runner.sync('manual')]);
    expect(answers).toEqual([IDLE, IDLE, IDLE]);
    expect(cycles()).toBe(1);
  });

  it('retries after a failure with growing delays; a success resets them', async () => {
    const { runner, waiting } = runnerWith([OFFLINE, OFFLINE, OFFLINE, IDLE, OFFLINE]);
    const waits: (number | undefined)[] = [];
    for (let cycle = 0; cycle < 5; cycle += 1) {
      await runner.sync('online');
      waits.push(waiting[0]?.ms);
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, undefined, 1_000]);
  });

  it('logs a failed retry without rejecting', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const retries: (() => void)[] = [];
    let cycles = 0;
    const runner = createSyncRunner({
      cycle: () => {
        cycles += 1;
        return cycles === 1
          ? Promise.resolve({ state: OFFLINE, retryAfterMs: null })
          : Promise.reject(new Error('a fault of the code'));
      },
      later: (run) => {
        retries.push(run);
        return () => undefined;
      },
      random: () => 1,
    });
    await runner.sync('start');
    retries[0]?.();
    await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce());
    expect(runner.isRunning()).toBe(false);
    warned.mockRestore();
  });

  it('delays timers during back-off, but not when the network returns', async () => {
    const { runner, cycles } = runnerWith([OFFLINE, IDLE]);
    await runner.sync('start');
    expect(await runner.sync('timer')).toEqual(OFFLINE);
    expect(cycles()).toBe(1);
    expect(await runner.sync('online')).toEqual(IDLE);
    expect(cycles()).toBe(2);
  });

  it('runs the cycle when the back-off is over', async () => {
    const { runner, waiting, cycles } = runnerWith([OFFLINE, IDLE]);
    await runner.sync('start');
    waiting[0]?.run();
    await runner.sync('manual');
    expect(cycles()).toBe(2);
    expect(waiting).toEqual([]);
  });

  it('does not retry once the server no longer supports the app', async () => {
    const { runner, waiting } = runnerWith([{ phase: 'failed', code: 'outdated', at: null }]);
    await runner.sync('start');
    expect(waiting).toEqual([]);
  });
});

describe('back-off', () => {
  it.each([
    // failures, Retry-After, random, delay
    [1, null, 1, 1_000],
    [1, null, 0.25, 250],
    [5, null, 1, 16_000],
    [9, null, 1, 256_000],
    [10, null, 1, 300_000],
    [40, null, 1, 300_000],
    [1, 7_000, 1, 7_000],
    [5, 7_000, 1, 16_000],
  ])('failure %i, Retry-After %s, jitter %d: %i ms', (failures, retryAfterMs, random, ms) => {
    expect(backOffMs(failures, retryAfterMs, () => random)).toBe(ms);
  });
});
