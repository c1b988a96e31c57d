import type { RecipeName, ScenePlan } from '../plan.ts';
import { TREES, watersShown } from './shown.ts';
import type { Facts } from './table.ts';
import { RELIEFS, WATER_COLORS, type WaterTone } from './words.ts';

/** Recipes without trees unless the plan names them. */
const BARE: ReadonlySet<RecipeName> = new Set(['coast', 'canyon', 'dunes']);

/** The plan with trees and distant land of the place where it names none itself. */
export function completed(plan: ScenePlan, facts: Facts): ScenePlan {
  const burnt = plan.recipe === 'volcano' && (plan.style === 'ash' || plan.style === 'hot');
  const usual = facts.plants.find((plant) => TREES.has(plant) && plant !== 'lanterns') ?? 'none';
  const trees = plan.trees ?? (burnt || BARE.has(plan.recipe) ? 'none' : usual);
  const [relief = 'flat'] = facts.reliefs;
  return { ...plan, trees, back: plan.back ?? RELIEFS[relief][0] };
}

/** Colors of the water that a plan shows at a place. */
export function waterToneOf(plan: ScenePlan, facts: Facts): WaterTone | undefined {
  const kinds = watersShown(plan);
  const [color] = facts.waters.find(({ kind }) => kinds.includes(kind))?.colors ?? [];
  return color && WATER_COLORS[color];
}
