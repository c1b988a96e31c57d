import type { Palette } from '../engine/color.ts';
import type { Scene } from '../engine/scene.ts';
import type { RecipeName, ScenePlan } from '../plan.ts';
import { type Box, frameFor, subjectOf } from '../composition.ts';
import { clamp } from '../engine/math.ts';
import { completed } from '../facts/complete.ts';
import type { Facts } from '../facts/table.ts';
import { type Frame, stageOf, type Stage } from '../stage.ts';
import { cave } from './cave.ts';
import { tea, terraces } from './cultivated.ts';
import { dunes } from './dunes.ts';
import { falls } from './falls.ts';
import { fields } from './fields.ts';
import { forest } from './forest.ts';
import { canyon } from './canyon.ts';
import { crater } from './crater.ts';
import { rocks } from './rocks.ts';
import { volcano } from './volcano.ts';
import { mountains } from './mountains.ts';
import { plain } from './plain.ts';
import { reef } from './reef.ts';
import { islands } from './islands.ts';
import { beach, coast } from './seaside.ts';
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

/** A scene with the part of the picture that its subject covers, if it is not the land itself. */
export interface Composed extends Scene {
  subject?: Box;
}

/**
 * Builds the scene of a plan; deterministic for plan, seed, palette and facts. The scene of a place is built twice: the
 * first time to find its subject, then with the view moved so that the subject is beside a title.
 */
export function composed(
  plan: ScenePlan,
  seed: number,
  palette: Palette,
  shape: number,
  facts?: Facts,
): Composed {
  const whole = facts ? completed(plan, facts) : plan;
  const build = (frame?: Frame): { scene: Scene; subject: Box | undefined } => {
    const stage = stageOf(whole, seed, palette, shape, facts, frame);
    const scene = RECIPES[plan.recipe](stage);
    return { scene, subject: subjectOf(stage, scene) };
  };
  const first = build();
  if (!facts) return first.scene;
  const frame = frameFor(first.subject, first.scene.focus);
  const { scene, subject } = build(frame);
  // A view of the land has its focus in the recipe's terms, where the axis is in the middle.
  if (!subject) {
    const x = clamp(first.scene.focus.x + frame.center - 0.5, 0.1, 0.9);
    return { ...scene, focus: { ...scene.focus, x } };
  }
  const focus = {
    x: clamp((subject.left + subject.right) / 2, 0.2, 0.8),
    y: clamp((subject.top + subject.bottom) / 2, 0.25, 0.7),
  };
  return { ...scene, focus, subject };
}
