import type { ScenePlan } from '../plan.ts';
import { TREES, watersShown } from './shown.ts';
import type { Facts } from './table.ts';
import { RELIEFS, WATER_COLORS, type WaterTone } from './words.ts';

/** The plan with trees and distant land of the place where it names none itself. */
export function completed(plan: ScenePlan, facts: Facts): ScenePlan {
  const trees =
    plan.trees ?? facts.plants.find((plant) => TREES.has(plant) && plant !== 'lanterns') ?? 'none';
  const [relief = 'flat'] = facts.reliefs;
  return { ...plan, trees, back: plan.back ?? RELIEFS[relief][0] };
}

/** Colors of the water that a plan shows at a place. */
export function waterToneOf(plan: ScenePlan, facts: Facts): WaterTone | undefined {
  const kinds = watersShown(plan);
  const [color] = facts.waters.find(({ kind }) => kinds.includes(kind))?.colors ?? [];
  return color && WATER_COLORS[color];
}
