import { describe, expect, it } from 'vitest';
import { openSchedules } from './open-schedules.ts';
import { howOfItem } from './sim/sim-edits.ts';
import type { Step } from './sim/sim-step.ts';

const { batches, runBatch, lossesIn } = openSchedules(0);

describe('[I2] [I3] [I4] [I5] [I7] [I8] [I10] [I16] [I19] sync loses no data under random faults', () => {
  it.each(batches)('schedules from seed %i', async (first) => {
    expect(await runBatch(first)).toBeGreaterThan(0);
  });
});

it('[I2] replaced values of different fields on two devices do not count as lost', async () => {
  const [description, title] = [0, 1];
  const edited = (who: number, how: number): Step => ({ do: 'place', who, what: 0, how });
  const synced = (who: number): Step => ({ do: 'sync', who, what: 0, how: 0 });
  // A new experience with title and description; then one device changes the title, the other the description.
  const steps = [edited(3, description), synced(2), synced(0), edited(1, title), edited(3, description)];
  expect(await lossesIn(steps)).toEqual([]);
});

describe('[I2] an item that two devices change at the same time', () => {
  const edited = (who: number, how: number): Step => ({ do: 'edit', who, what: 0, how });
  const synced = (who: number): Step => ({ do: 'sync', who, what: 0, how: 0 });
  it.each([
    ['is moved to two stops', howOfItem('move-item', 1), howOfItem('move-item', 2)],
    ['is moved and renamed', howOfItem('move-item', 1), howOfItem('name-item', 0)],
    ['is moved and removed', howOfItem('move-item', 1), howOfItem('remove-item', 0)],
    ['is given two times', howOfItem('time-item', 1), howOfItem('time-item', 2)],
  ])('%s: nothing is lost', async (_name, one, other) => {
    const steps = [edited(0, one), edited(2, other), synced(0), synced(2), synced(0)];
    expect(await lossesIn(steps)).toEqual([]);
    expect(await lossesIn([...steps, edited(0, other), edited(2, one), synced(2), synced(0)])).toEqual([]);
  });
});

describe('[I2] a favorite added while an older page is in transit is kept', () => {
  const step = (kind: Step['do'], who: number, what = 0): Step => ({ do: kind, who, what, how: 0 });
  const [on, off] = [0, 3];
  /** One tab adds a favorite, sends it and requests a page; the other tab removes the favorite and sends that. */
  const before = [
    step('favorite', 2, on),
    step('cycle', 2),
    ...Array.from({ length: 5 }, () => step('deliver', 2)),
  ];
  const removed = [step('favorite', 3, off), step('cycle', 3)];

  it.each([
    ['while the removal is in flight', [step('favorite', 2, on), step('sync', 2)]],
    [
      'after the removal was acknowledged',
      [
        step('deliver', 3, 1),
        step('deliver', 3, 1),
        step('favorite', 2, on),
        step('deliver', 2),
        step('sync', 3),
      ],
    ],
  ])('added again %s', async (_name, after) => {
    expect(await lossesIn([...before, ...removed, ...after])).toEqual([]);
  });
});
