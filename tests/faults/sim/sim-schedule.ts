import { randomFrom } from './sim-random.ts';
import { KINDS, type Step } from './sim-step.ts';
import { EPOCH_STORIES, LATE_STORIES, ORDER_STORIES, STORIES, storyOf } from './sim-stories.ts';

/** What a schedule runs in. */
export interface SimSetting {
  /** With two tabs each. */
  devices: 2 | 3;
  /** Rows on one page of a collection; null for the requested number. */
  pageRows: number | null;
}

export const PLAIN: SimSetting = { devices: 2, pageRows: null };
const PAGE_ROWS = 3;

export function settingOf(seed: number): SimSetting {
  return { devices: seed % 3 === 0 ? 3 : 2, pageRows: seed % 5 === 0 ? PAGE_ROWS : null };
}

const STEPS_MIN = 6;
const STEPS_SPREAD = 24;
/** One in this many schedules has a late story. */
const LATE_EVERY = 8;
/** In one of this many schedules a backup of the database is restored. */
const EPOCH_EVERY = 4;
/** In one of this many schedules two devices reorder the stops of a tour. */
const ORDER_EVERY = 16;
/** One in this many schedules has saved lists. */
const LISTS_EVERY = 8;
/** Of them, one more step in this many is about a list. */
const LIST_STEPS = 3;
const OWN_STREAM = 0x5eed;
const LIST_STREAM = 0x1157;

/** Steps of a schedule, in some with saved lists, a story about the order of stops, or about a restored database. */
export function scheduleOf(seed: number): Step[] {
  const random = randomFrom(seed ^ OWN_STREAM);
  const steps = seed % LISTS_EVERY === 3 ? withLists(seed) : withoutEpochs(seed);
  if (seed % ORDER_EVERY === 5) {
    const at = random(steps.length + 1);
    return steps.toSpliced(at, 0, ...storyOf(random, ORDER_STORIES));
  }
  return seed % EPOCH_EVERY === 2 ? withEpochs(steps, random) : steps;
}

/** From a random stream of its own, so that all other steps are as without lists. */
function withLists(seed: number): Step[] {
  const random = randomFrom(seed ^ LIST_STREAM);
  const tabs = settingOf(seed).devices * 2;
  const listStep = (): Step => ({
    do: random(4) === 0 ? 'remove-list' : 'list',
    who: random(tabs),
    what: random(8),
    how: random(1_000),
  });
  return withoutEpochs(seed).flatMap((step) => (random(LIST_STEPS) === 0 ? [listStep(), step] : [step]));
}

function withEpochs(steps: readonly Step[], random: (below: number) => number): Step[] {
  const epoch = (): Step => ({ do: 'epoch', who: 0, what: random(8), how: 0 });
  const before = steps.slice(0, random(steps.length + 1));
  const after = steps.slice(before.length);
  const story = random(2) === 0 ? storyOf(random, EPOCH_STORIES) : [epoch(), ...after.splice(0, 6), epoch()];
  return [...before, ...story, ...after].flatMap((step) => (random(16) === 0 ? [epoch(), step] : [step]));
}

/** Random steps; in half of the schedules with a story, sometimes with random steps between. */
function withoutEpochs(seed: number): Step[] {
  const random = randomFrom(seed);
  const tabs = settingOf(seed).devices * 2;
  const anyStep = (): Step => ({
    do: KINDS[random(KINDS.length)] ?? 'edit',
    who: random(tabs),
    what: random(8),
    how: random(1_000),
  });
  const steps = Array.from({ length: STEPS_MIN + random(STEPS_SPREAD) }, anyStep);
  if (random(2) === 0) return steps;
  const isDisturbed = random(2) === 0;
  const stories = seed % LATE_EVERY === 3 ? LATE_STORIES : STORIES;
  const story = storyOf(random, stories).flatMap((step) =>
    isDisturbed && random(6) === 0 ? [anyStep(), step] : [step],
  );
  const half = steps.slice(0, Math.ceil(steps.length / 2));
  // Steps after a story may repair what it broke.
  const at = [0, half.length, random(half.length + 1)][random(3)] ?? 0;
  return half.toSpliced(at, 0, ...story);
}

/** Removes parts of a schedule for as long as it still fails. */
export async function shrink(
  steps: readonly Step[],
  fails: (steps: readonly Step[]) => Promise<boolean>,
): Promise<readonly Step[]> {
  let current = steps;
  for (let size = Math.ceil(current.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < current.length;) {
      const shorter = [...current.slice(0, at), ...current.slice(at + size)];
      if (await fails(shorter)) current = shorter;
      else at += size;
    }
  }
  return current;
}

export function describeSchedule(steps: readonly Step[]): string {
  return steps.map((step) => `  ${step.do} who=${step.who} what=${step.what} how=${step.how}`).join('\n');
}
