import type { Mark } from './mark.ts';

/** Bounds the worker's memory: a planner may stay open all day. */
const MOST_ENTRIES = 5000;
let entries = 0;

/** Records a `performance.measure` entry `engine:<phase>` for each phase, for the performance panel. */
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
