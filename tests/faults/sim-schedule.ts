import { randomFrom } from './sim-random.ts';

/**
 * What happens, one thing after another. The numbers are taken modulo what is there at that moment, so that a
 * schedule from which steps were taken out is still one.
 */
export interface Step {
  do: (typeof KINDS)[number];
  /** Which tab or device. */
  who: number;
  /** Which document, message or moment. */
  what: number;
  /** Which edit. */
  how: number;
}

/** As often as they stand here. */
const KINDS = [
  ...(['edit', 'edit', 'edit', 'edit', 'edit', 'create', 'remove', 'undo'] as const),
  ...(['place', 'favorite', 'favorite', 'settings'] as const),
  ...(['cycle', 'cycle', 'cycle', 'cycle', 'sync', 'sync', 'sync', 'sync'] as const),
  ...([
    'deliver',
    'deliver',
    'deliver',
    'deliver',
    'deliver',
    'deliver',
    'deliver',
    'flush',
    'flush',
  ] as const),
  ...([
    'lose',
    'lose',
    'double',
    'crash',
    'crash-later',
    'crash-later',
    'restart-device',
    'restart-server',
  ] as const),
  ...(['purge', 'forget-keys', 'clock', 'expire', 'stranger', 'sign-in', 'adopt', 'visitor'] as const),
] as const;

const STEPS_MIN = 10;
const STEPS_SPREAD = 24;

export function scheduleOf(seed: number): Step[] {
  const random = randomFrom(seed);
  return Array.from({ length: STEPS_MIN + random(STEPS_SPREAD) }, () => ({
    do: KINDS[random(KINDS.length)] ?? 'edit',
    who: random(4),
    what: random(8),
    how: random(1_000),
  }));
}

/** A shorter schedule that still fails: parts are taken out for as long as one can be. */
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
