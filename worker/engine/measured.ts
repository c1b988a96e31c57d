import type { Mark } from './mark.ts';

/** Leaves a `performance.measure` entry `engine:<phase>` for each phase, for a performance panel. */
export const measured: Mark = (phase, run) => {
  const start = performance.now();
  const result = run();
  performance.measure(`engine:${phase}`, { start, end: performance.now() });
  return result;
};
