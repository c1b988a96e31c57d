import { describe, expect, it } from 'vitest';
import { openSchedules } from './open-schedules.ts';

const { batches, runBatch, lossesOf } = openSchedules(1);

// Seeds beyond those of a default run; each once lost data.
it.each([
  8375, 8661, 9493, 12242, 15509, 17124, 18485, 200661, 305847, 307846, 313410, 400578, 403544, 413066,
  510338, 514134,
])('[I2] schedule %i loses no data', async (seed) => {
  expect(await lossesOf(seed)).toEqual([]);
});

describe('[I2] [I3] [I4] [I5] [I7] [I8] [I10] [I16] [I19] sync loses no data under random faults', () => {
  it.each(batches)('schedules from seed %i', async (first) => {
    expect(await runBatch(first)).toBeGreaterThan(0);
  });
});
