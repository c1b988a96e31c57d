import type { PlannerState } from '../../../../data/planner/planner-state.ts';
import type { Plan, Statistics } from '../../../../model/plan.ts';

type CostPart = 'flights' | 'stays' | 'transport' | 'experiences';

export interface CostBar {
  /** In render order; `usual`: typical spending instead of the plan's. */
  parts: { part: CostPart; usd: number; usual: boolean }[];
  totalUsd: number;
}

/**
 * The tour's costs by kind, and typical costs for comparison: the flights plus a daily budget for everything else;
 * if there is no budget, the same tour with the country's typical accommodation.
 */
export function costBars(
  cost: Statistics['cost'],
  budget: PlannerState['budget'],
): { tour: CostBar; usual: CostBar; scaleUsd: number } {
  const flights = barPart('flights', cost.flight);
  const transport = barPart('transport', cost.transport);
  const experiences = barPart('experiences', cost.activities);
  const tour = {
    parts: [flights, barPart('stays', cost.accommodation), transport, experiences],
    totalUsd: cost.total,
  };
  const usual =
    budget === null
      ? {
          parts: [
            flights,
            { part: 'stays' as const, usd: cost.accommodationBenchmark, usual: true },
            transport,
            experiences,
          ],
          totalUsd: cost.totalBenchmark,
        }
      : {
          parts: [flights, { part: 'stays' as const, usd: budget.midUsd, usual: true }],
          totalUsd: cost.flight + budget.midUsd,
        };
  return { tour, usual, scaleUsd: Math.max(tour.totalUsd, usual.totalUsd, 1) };
}

function barPart(part: CostPart, usd: number): CostBar['parts'][number] {
  return { part, usd, usual: false };
}

/** Number of connections without a known transport option, whose costs are missing in the sums. */
export const missingConnections = (plan: Pick<Plan, 'warnings'> | null): number =>
  plan?.warnings.filter(({ code }) => code === 'connection-missing').length ?? 0;
