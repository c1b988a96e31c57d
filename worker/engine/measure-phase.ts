import type { PhaseTimer } from './phase-timer.ts';

/** Bounds the worker's memory: a planner may stay open all day. */
const MAX_ENTRIES = 5000;
let entries = 0;

/** Records a `performance.measure` entry `engine:<phase>` for each phase, for the performance panel. */
export const measurePhase: PhaseTimer = (phase, run) => {
  const start = performance.now();
  const result = run();
  if (entries >= MAX_ENTRIES) {
    performance.clearMeasures();
    entries = 0;
  }
  performance.measure(`engine:${phase}`, { start, end: performance.now() });
  entries += 1;
  return result;
};
