import fs from 'node:fs';
import path from 'node:path';
import { activityScenes } from './activities/scenes.ts';
import { palettesOf } from './catalogue.ts';
import { paletteOf } from './engine/color.ts';
import { averageOf, draw, webpOf } from './engine/image.ts';
import { seedOf } from './engine/random.ts';
import { factsOf } from './facts/index.ts';
import type { Facts } from './facts/table.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type Entry, type Job, nameOf } from './manifest.ts';
import type { ScenePlan } from './plan.ts';
import { composed, type Composed } from './recipes/index.ts';
import { furtherScenePlanOf, heroCountryOf, scenePlanOf } from './scenes/index.ts';
import { sizeOf } from './sizes.ts';

export interface Done {
  key: string;
  milliseconds: number;
  /** Absent if the picture that exists would look the same. */
  drawn?: { entry: Entry; bytes: number };
}

let palettes: Map<string, string[]> | undefined;

/** What a job draws: its plan, the facts it follows and the country whose colors it has. */
function subjectOf({ key, kind, country }: Job): {
  plan: ScenePlan;
  facts: Facts | undefined;
  country: string;
} {
  const activity = kind === 'activity' ? activityScenes.get(key) : undefined;
  const plan = activity?.plan ?? (kind === 'further' ? furtherScenePlanOf(key) : scenePlanOf(key));
  if (!plan) throw new Error(`No scene for ${key}`);
  if (kind === 'hero') return { plan, facts: undefined, country: heroCountryOf(key) };
  return activity
    ? { plan, facts: activity.facts, country: activity.country }
    : { plan, facts: factsOf(key), country };
}

/** The scene of a job; deterministic for its key. */
export function sceneOfJob(job: Job): { scene: Composed; seed: number; plan: ScenePlan } {
  const { plan, facts, country } = subjectOf(job);
  const { width, height } = sizeOf(job);
  palettes ??= palettesOf(job.root);
  const palette = paletteOf(palettes.get(country) ?? []);
  const seed = seedOf(job.kind === 'further' ? nameOf(job) : job.key) + (plan.throw ?? 0) * 7919;
  return { scene: composed(plan, seed, palette, width / height, facts), seed, plan };
}

export async function drawJob(job: Job): Promise<Done> {
  const began = performance.now();
  const { width, height, oversize, most } = sizeOf(job);
  const { scene, seed, plan } = sceneOfJob(job);
  const name = nameOf(job);
  const hash = fingerprintOf(scene, `${width}x${height}*${oversize}`);
  if (hash === job.known) return { key: name, milliseconds: performance.now() - began };
  const drawn = await draw(scene, width, height, seed, oversize);
  const bytes = await webpOf(drawn, most);
  const file = `${name}.webp`;
  fs.writeFileSync(path.join(job.folder, file), bytes);
  const entry: Entry = {
    file,
    hash,
    recipe: plan.recipe,
    light: plan.light,
    fp_x: rounded(scene.focus.x),
    fp_y: rounded(scene.focus.y),
    placeholder: averageOf(drawn),
    width,
    height,
  };
  return { key: name, milliseconds: performance.now() - began, drawn: { entry, bytes: bytes.length } };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
