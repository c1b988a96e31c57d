import type { Plan } from '../model/plan.ts';
import { unmarked, type Mark } from '../../worker/engine/mark.ts';
import { planTour } from '../../worker/engine/plan-tour.ts';
import type { Rejection } from '../../worker/engine/input/rejection.ts';
import { validatePlanInput } from '../../worker/engine/input/validate-input.ts';

export type PlanReply = Plan | { error: Rejection };

/** Plans one JSON input; the result is a plan or a rejection. */
export function replyTo(json: string, mark: Mark = unmarked): PlanReply {
  const value = parsed(json);
  if (value === undefined) return { error: { path: '', message: 'expected JSON' } };
  const input = validatePlanInput(value);
  if (!input.ok) return { error: input.rejection };
  const plan = planTour(input.value, mark);
  return plan.ok ? plan.value : { error: plan.rejection };
}

/** Creates a `performance.measure` entry for each phase, for `takeMeasures`. */
export { measured } from '../../worker/engine/measured.ts';

/** Durations of the phases since the last call, summed by name. */
export function takeMeasures(): { name: string; count: number; milliseconds: number }[] {
  const sums = new Map<string, { name: string; count: number; milliseconds: number }>();
  for (const { name, duration } of performance.getEntriesByType('measure')) {
    const sum = sums.get(name) ?? { name, count: 0, milliseconds: 0 };
    sums.set(name, { name, count: sum.count + 1, milliseconds: sum.milliseconds + duration });
  }
  performance.clearMeasures();
  return [...sums.values()];
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
