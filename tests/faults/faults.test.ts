import { describe, expect, it } from 'vitest';
import { openSchedules } from './open-schedules.ts';
import type { Step } from './sim/sim-step.ts';

const { batches, runBatch, lossesIn } = openSchedules(0);

describe('[I2] [I3] [I4] [I5] [I7] [I8] [I10] [I16] [I19] whatever happens on the way, nothing is lost', () => {
  it.each(batches)('schedules from seed %i', async (first) => {
    expect(await runBatch(first)).toBeGreaterThan(0);
  });
});

it('[I2] what two devices each replaced in a field of its own was taken knowingly', async () => {
  const [description, title] = [0, 1];
  const edited = (who: number, how: number): Step => ({ do: 'place', who, what: 0, how });
  const synced = (who: number): Step => ({ do: 'sync', who, what: 0, how: 0 });
  // A new place with title and description; then one device gives it a title, the other a description.
  const steps = [edited(3, description), synced(2), synced(0), edited(1, title), edited(3, description)];
  expect(await lossesIn(steps)).toEqual([]);
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
    expect(await lossesIn([...before, ...takenBack, ...after])).toEqual([]);
  });
});
