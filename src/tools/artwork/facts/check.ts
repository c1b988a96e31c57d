import type { ScenePlan } from '../plan.ts';
import { completed } from './complete.ts';
import { GROWN, reliefsShown, TOWNS, TREES, watersShown } from './shown.ts';
import type { Facts } from './table.ts';
import { BIOMES, GROUNDS, RELIEFS, WATER_COLORS } from './words.ts';

/** What a plan shows that is not true of its place, one sentence each. */
export function contradictionsOf(plan: ScenePlan, facts: Facts): string[] {
  return [
    ...waterProblems(plan, facts),
    ...landProblems(plan, facts),
    ...lifeProblems(completed(plan, facts), facts),
    ...sightProblems(plan, facts),
  ];
}

function waterProblems(plan: ScenePlan, facts: Facts): string[] {
  const kinds = watersShown(plan);
  if (kinds.length === 0) return [];
  const here = facts.waters.filter(({ kind }) => kinds.includes(kind));
  if (here.length === 0) return [`shows ${kinds.join(' or ')}`];
  if (plan.water === undefined) return [];
  const { hue, chroma } = toneOf(plan.water);
  const fits = here.some(({ colors }) =>
    colors.some((name) => {
      const color = WATER_COLORS[name];
      return (
        chroma >= color.chroma[0] &&
        chroma <= color.chroma[1] &&
        (chroma < 0.08 || (hue >= color.hues[0] && hue <= color.hues[1]))
      );
    }),
  );
  return fits ? [] : [`shows water of the color ${plan.water}`];
}

function landProblems(plan: ScenePlan, facts: Facts): string[] {
  const problems: string[] = [];
  const reliefs = reliefsShown(plan);
  if (reliefs && !reliefs.some((relief) => facts.reliefs.includes(relief)))
    problems.push(`shows ${reliefs.join(' or ')}`);
  const backs = new Set<string>(facts.reliefs.flatMap((relief) => RELIEFS[relief]));
  backs.add('flat');
  if (facts.waters.some(({ kind }) => kind === 'sea')) backs.add('sea');
  if (plan.back && !backs.has(plan.back)) problems.push(`shows ${plan.back} in the distance`);
  if (plan.recipe === 'forest' && !facts.plants.some((plant) => TREES.has(plant) && plant !== 'dead'))
    problems.push('shows forest');
  const crop = GROWN[plan.recipe];
  if (crop && !facts.grounds.includes(crop)) problems.push(`shows ${crop}`);
  if (plan.recipe === 'fields' && plan.style === 'vines' && !facts.grounds.includes('vines'))
    problems.push('shows vines');
  if (plan.recipe === 'plain' && plan.style === 'salt' && !facts.grounds.includes('salt'))
    problems.push('shows salt');
  if (plan.ground && isGreen(plan.ground) && !facts.grounds.some((ground) => GROUNDS[ground]))
    problems.push(`shows green ground ${plan.ground}`);
  if (
    (plan.snow ?? 0) > 0.85 &&
    plan.recipe !== 'mountains' &&
    plan.recipe !== 'lake' &&
    plan.recipe !== 'volcano' &&
    facts.season !== 'snow'
  )
    problems.push('shows snow');
  if (
    plan.wild !== undefined &&
    plan.wild > 0.6 &&
    plan.recipe === 'rocks' &&
    BIOMES[facts.biome].cover < 0.5
  )
    problems.push('shows forest');
  return problems;
}

function lifeProblems(plan: ScenePlan, facts: Facts): string[] {
  const problems: string[] = [];
  const { trees = 'none' } = plan;
  if (trees !== 'none' && trees !== 'lanterns' && (!TREES.has(trees) || !facts.plants.includes(trees)))
    problems.push(`shows trees: ${trees}`);
  for (const animal of plan.animals?.split('+') ?? [])
    if (!facts.animals.includes(animal)) problems.push(`shows ${animal}`);
  if (plan.boats && !facts.boats.includes(plan.boats)) problems.push(`shows boats: ${plan.boats}`);
  return problems;
}

function sightProblems(plan: ScenePlan, facts: Facts): string[] {
  const problems: string[] = [];
  const landmark = plan.landmark?.replace(/[*@].*$/, '');
  if (landmark && !facts.sights.includes(landmark)) problems.push(`shows the landmark ${landmark}`);
  if (TOWNS.has(plan.recipe) && plan.style && !facts.houses.includes(plan.style))
    problems.push(`shows houses: ${plan.style}`);
  return problems;
}

/** Hue in degrees and chroma (largest minus smallest channel, 0 to 1) of `#rrggbb`. */
export function toneOf(color: string): { hue: number; chroma: number } {
  const value = Number.parseInt(color.slice(1), 16);
  const [red, green, blue] = [(value >> 16) & 255, (value >> 8) & 255, value & 255] as const;
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma === 0) return { hue: 0, chroma: 0 };
  const turn =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma;
  return { hue: (turn * 60 + 360) % 360, chroma: chroma / 255 };
}

function isGreen(color: string): boolean {
  const { hue, chroma } = toneOf(color);
  return hue > 70 && hue < 165 && chroma > 0.2;
}
