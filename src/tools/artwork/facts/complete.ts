import type { RecipeName, ScenePlan } from '../plan.ts';
import { TREES, watersShown } from './shown.ts';
import type { Facts } from './table.ts';
import { BIOMES, RELIEFS, WATER_COLORS, type Relief, type WaterTone } from './words.ts';

/** Recipes without trees unless the plan names them. */
const BARE: ReadonlySet<RecipeName> = new Set(['coast', 'canyon', 'dunes']);

/** Whether woods cover the land of a place, its hills too. */
export function isWooded({ biome }: Facts): boolean {
  return BIOMES[biome].cover === 1;
}

/** Whether its mountains are worn: by the word, or because woods cover them to the top. */
export function isRounded(facts: Facts): boolean {
  const { reliefs } = facts;
  if (reliefs.includes('rounded')) return true;
  return isWooded(facts) && !reliefs.includes('crags') && !reliefs.includes('snowpeaks');
}

/** The distant land of a place where a plan names none; a wooded gorge has no bare tables behind it. */
function backOf(facts: Facts): NonNullable<ScenePlan['back']> {
  const [relief = 'flat'] = facts.reliefs;
  return relief === 'canyon' && isWooded(facts) ? 'hills' : RELIEFS[relief][0];
}

/** Whether woods climb a mountain up to its top. */
function isGrown({ recipe, style }: ScenePlan, facts: Facts): boolean {
  const massive = recipe === 'mountains' || recipe === 'lake';
  return massive && style === undefined && isRounded(facts) && facts.grounds.includes('leaf');
}

const FORMS = ['shield', 'truncated', 'ragged'] as const satisfies readonly Relief[];

/** The form of the volcano that one sees at a place. */
export function volcanoOf({ form }: ScenePlan, facts: Facts | undefined): NonNullable<ScenePlan['form']> {
  return form ?? FORMS.find((one) => facts?.reliefs.includes(one)) ?? 'cone';
}

/** The plan with trees and distant land of the place where it names none itself. */
export function completed(plan: ScenePlan, facts: Facts): ScenePlan {
  const burnt = plan.recipe === 'volcano' && (plan.style === 'ash' || plan.style === 'hot');
  const usual = facts.plants.find((plant) => TREES.has(plant) && plant !== 'lanterns') ?? 'none';
  const trees = plan.trees ?? (burnt || BARE.has(plan.recipe) ? 'none' : usual);
  return {
    ...plan,
    trees,
    back: plan.back ?? backOf(facts),
    ...(plan.wild === undefined && isGrown(plan, facts) && { wild: 1 }),
  };
}

/** Colors of the water that a plan shows at a place. */
export function waterToneOf(plan: ScenePlan, facts: Facts): WaterTone | undefined {
  const kinds = watersShown(plan);
  const [color] = facts.waters.find(({ kind }) => kinds.includes(kind))?.colors ?? [];
  return color && WATER_COLORS[color];
}
