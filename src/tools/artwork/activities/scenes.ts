import { watersShown } from '../facts/shown.ts';
import type { Facts } from '../facts/table.ts';
import type { ScenePlan } from '../plan.ts';
import { activityKinds, type ActivityKind } from './kinds.ts';

/** A picture of a kind of activity in one light. */
export interface ActivityScene {
  plan: ScenePlan;
  facts: Facts;
  country: string;
}

/** All pictures of activities by `<kind>-<light>`. */
export const activityScenes: ReadonlyMap<string, ActivityScene> = new Map(
  Object.entries<ActivityKind>(activityKinds).flatMap(([name, kind]) =>
    kind.lights.map((light) => {
      const plan: ScenePlan = { ...kind.plan, light };
      return [`${name}-${light}`, { plan, facts: factsFor(kind, plan), country: kind.country }] as const;
    }),
  ),
);

/** The facts that a plan needs for its colors; an activity belongs to no place that it could contradict. */
function factsFor({ biome, water }: ActivityKind, plan: ScenePlan): Facts {
  return {
    biome,
    reliefs: ['flat'],
    waters: water ? watersShown(plan).map((kind) => ({ kind, colors: [water] })) : [],
    grounds: [],
    plants: plan.trees ? [plan.trees] : [],
    houses: [],
    animals: [],
    boats: [],
    season: 'summer',
    sights: [],
    known: '',
  };
}
