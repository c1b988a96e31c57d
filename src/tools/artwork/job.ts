import fs from 'node:fs';
import path from 'node:path';
import { palettesOf } from './catalogue.ts';
import { paletteOf } from './engine/color.ts';
import { averageOf, draw, webpOf, type Drawn } from './engine/image.ts';
import { seedOf } from './engine/random.ts';
import { factsOf } from './facts/index.ts';
import { hashOf, type Entry, type Job, nameOf } from './manifest.ts';
import { composed } from './recipes/index.ts';
import { heroCountryOf, scenePlanOf } from './scenes/index.ts';

export interface Done {
  key: string;
  entry: Entry;
  milliseconds: number;
  bytes: number;
}

const SIZES = {
  master: { width: 1200, height: 900, oversize: 1.25, most: 45_000 },
  draft: { width: 400, height: 300, oversize: 1.5, most: 60_000 },
  heroMaster: { width: 3440, height: 1000, oversize: 1, most: 90_000 },
  heroDraft: { width: 860, height: 250, oversize: 1.5, most: 60_000 },
};

let palettes: Map<string, string[]> | undefined;

/** Renders a picture at any size. Deterministic for a key. */
export async function pictureOf(
  { root, key, country, hero }: Pick<Job, 'root' | 'key' | 'country' | 'hero'>,
  width: number,
  height: number,
  oversize: number,
): Promise<{ drawn: Drawn; focus: { x: number; y: number } }> {
  const plan = scenePlanOf(key);
  if (!plan) throw new Error(`No scene for ${key}`);
  palettes ??= palettesOf(root);
  const colors = palettes.get(hero ? heroCountryOf(key) : country) ?? [];
  const seed = seedOf(key) + (plan.throw ?? 0) * 7919;
  const scene = composed(plan, seed, paletteOf(colors), width / height, hero ? undefined : factsOf(key));
  return { drawn: await draw(scene, width, height, seed, oversize), focus: scene.focus };
}

export async function drawJob(job: Job): Promise<Done> {
  const began = performance.now();
  const plan = scenePlanOf(job.key);
  if (!plan) throw new Error(`No scene for ${job.key}`);
  const name = job.hero ? (job.size === 'master' ? 'heroMaster' : 'heroDraft') : job.size;
  const { width, height, oversize, most } = SIZES[name];
  const { drawn, focus } = await pictureOf(job, width, height, oversize);
  const bytes = await webpOf(drawn, most);
  const file = `${nameOf(job)}.webp`;
  fs.writeFileSync(path.join(job.folder, file), bytes);
  return {
    key: nameOf(job),
    milliseconds: performance.now() - began,
    bytes: bytes.length,
    entry: {
      file,
      hash: hashOf(job),
      recipe: plan.recipe,
      light: plan.light,
      fp_x: rounded(focus.x),
      fp_y: rounded(focus.y),
      placeholder: averageOf(drawn),
      width,
      height,
    },
  };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
