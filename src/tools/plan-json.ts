import type { Plan } from '../model/plan.ts';
import { untimed, type PhaseTimer } from '../../worker/engine/phase-timer.ts';
import { planTour } from '../../worker/engine/plan-tour.ts';
import type { Rejection } from '../../worker/engine/input/rejection.ts';
import { validatePlanInput } from '../../worker/engine/input/validate-input.ts';

/** Plans one JSON input of `npm run plan` (`plan.mjs`); the result is a plan or a rejection. */
export function planJson(json: string, time: PhaseTimer = untimed): Plan | { error: Rejection } {
  const value = parseJson(json);
  if (value === undefined) return { error: { path: '', message: 'expected JSON' } };
  const input = validatePlanInput(value);
  if (!input.ok) return { error: input.rejection };
  const plan = planTour(input.value, time);
  return plan.ok ? plan.value : { error: plan.rejection };
}

/** Creates a timer that sums the durations of each phase. */
export function createPhaseSums() {
  const sums = new Map<string, { count: number; milliseconds: number }>();
  const time: PhaseTimer = (phase, run) => {
    const start = performance.now();
    const result = run();
    const { count, milliseconds } = sums.get(phase) ?? { count: 0, milliseconds: 0 };
    sums.set(phase, { count: count + 1, milliseconds: milliseconds + performance.now() - start });
    return result;
  };
  return { sums, time };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
