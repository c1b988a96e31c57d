import type { Practical } from '../schemas/practical.ts';

export const COST_KINDS = ['bed', 'food', 'transport', 'activities'] as const;

export const COST_LEVELS = ['low', 'mid', 'high'] as const;
export type CostLevel = (typeof COST_LEVELS)[number];

/** USD of one day. */
export function dayTotal(costs: Practical['day_costs']['mid']): number {
  return COST_KINDS.reduce((sum, kind) => sum + costs[kind], 0);
}
