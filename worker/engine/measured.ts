import type { Mark } from './mark.ts';

/** A planner that is open all day must not fill the worker's memory with entries. */
const MOST_ENTRIES = 5000;
let entries = 0;

/** Leaves a `performance.measure` entry `engine:<phase>` for each phase, for a performance panel. */
export const measured: Mark = (phase, run) => {
  const start = performance.now();
  const result = run();
  if (entries >= MOST_ENTRIES) {
    performance.clearMeasures();
    entries = 0;
  }
  performance.measure(`engine:${phase}`, { start, end: performance.now() });
  entries += 1;
  return result;
};
