import type { Plan, PlanInput, TimelineEntry } from '../../src/model/plan.ts';
import { planTour } from '../../worker/engine/plan-tour.ts';
import { validatePlanInput } from '../../worker/engine/input/validate-input.ts';
import { inputOf, type Tour } from './plan-input.ts';

/** The plan of a valid input. */
export function planOf(input: PlanInput): Plan {
  const checked = validatePlanInput(input);
  if (!checked.ok) throw new Error(`refused: ${checked.rejection.path}: ${checked.rejection.message}`);
  const outcome = planTour(checked.value);
  if (!outcome.ok) throw new Error(`refused: ${outcome.rejection.path}: ${outcome.rejection.message}`);
  return outcome.value;
}

export function planned(tour: Tour, more: Partial<PlanInput> = {}): Plan {
  return planOf(inputOf(tour, more));
}

/** Path of the field that an input is rejected for; null where it is planned. */
export function rejectedPath(input: unknown): string | null {
  const checked = validatePlanInput(input);
  if (!checked.ok) return checked.rejection.path;
  const outcome = planTour(checked.value);
  return outcome.ok ? null : outcome.rejection.path;
}

/** `"01-10 08:00 → 01-11 06:00"` for every entry of a kind. */
export function times(plan: Plan, kind: TimelineEntry['timelineType']): string[] {
  return plan.timeline
    .filter((entry) => entry.timelineType === kind)
    .map(({ arrival, departure }) => {
      const moments = [arrival, departure].map((moment) => moment.slice(5).replace('T', ' '));
      return (kind === 'experience' ? moments : moments.toReversed()).join(' → ');
    });
}

/** The ids of an itinerary in order. */
export function idsOf(plan: Pick<Plan, 'itinerary'>): string[] {
  return plan.itinerary.map((entry) => entry.experience_id ?? entry.connection_id);
}
