import type { Palette } from '../engine/color.ts';
import type { Scene } from '../engine/scene.ts';
import type { RecipeName, ScenePlan } from '../plan.ts';
import { stageOf, type Stage } from '../stage.ts';
import { cave } from './cave.ts';
import { fields, tea, terraces } from './cultivated.ts';
import { dunes } from './dunes.ts';
import { falls } from './falls.ts';
import { forest } from './forest.ts';
import { canyon } from './canyon.ts';
import { crater } from './crater.ts';
import { rocks } from './rocks.ts';
import { volcano } from './volcano.ts';
import { mountains } from './mountains.ts';
import { plain } from './plain.ts';
import { reef } from './reef.ts';
import { beach, coast, islands } from './seaside.ts';
import { hilltown } from './hilltown.ts';
import { site } from './site.ts';
import { skyline } from './skyline.ts';
import { street } from './street.ts';
import { waterfront } from './waterfront.ts';

const RECIPES: Record<RecipeName, (stage: Stage) => Scene> = {
  dunes,
  plain,
  beach,
  reef,
  coast,
  islands,
  mountains,
  lake: mountains,
  volcano,
  crater,
  falls,
  forest,
  tea,
  terraces,
  canyon,
  rocks,
  fields,
  skyline,
  waterfront,
  street,
  hilltown,
  site,
  cave,
};

/** Builds the scene of a plan; deterministic for plan, seed and palette. */
export function composed(plan: ScenePlan, seed: number, palette: Palette, shape: number): Scene {
  return RECIPES[plan.recipe](stageOf(plan, seed, palette, shape));
}
