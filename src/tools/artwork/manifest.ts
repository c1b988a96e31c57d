import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod/mini';
import { RENDERER_VERSION } from './engine/render.ts';
import { scenePlanOf } from './scenes/index.ts';

export type Size = 'master' | 'draft';

/** A rendering job. */
export interface Job {
  root: string;
  key: string;
  country: string;
  folder: string;
  size: Size;
  hero: boolean;
}

const EntrySchema = z.object({
  file: z.string(),
  hash: z.string(),
  recipe: z.string(),
  light: z.string(),
  fp_x: z.number(),
  fp_y: z.number(),
  placeholder: z.string(),
  width: z.number(),
  height: z.number(),
});
export type Entry = z.infer<typeof EntrySchema>;
const ManifestSchema = z.record(z.string(), EntrySchema);
export type Manifest = z.infer<typeof ManifestSchema>;

/** Public name of a picture: `hero-my-tours` for a page, the key for an experience. */
export function nameOf({ key, hero }: Pick<Job, 'key' | 'hero'>): string {
  return hero ? `hero-${key.replaceAll('_', '-')}` : key;
}

/** Hash of a picture's inputs; if unchanged, the picture is not rendered again. */
export function hashOf(job: Pick<Job, 'key' | 'country' | 'size' | 'hero'>): string {
  const plan = scenePlanOf(job.key);
  const text = JSON.stringify([job.key, job.country, job.size, job.hero, plan, RENDERER_VERSION]);
  return crypto.createHash('sha256').update(text).digest('hex').slice(0, 16);
}

export function manifestOf(folder: string): Manifest {
  const file = path.join(folder, 'manifest.json');
  if (!fs.existsSync(file)) return {};
  return ManifestSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
}

export function upToDate(manifest: Manifest, folder: string, job: Job): boolean {
  const entry = manifest[nameOf(job)];
  return entry !== undefined && entry.hash === hashOf(job) && fs.existsSync(path.join(folder, entry.file));
}

/** Sorted; written atomically. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  const file = path.join(folder, 'manifest.json');
  fs.writeFileSync(`${file}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
  fs.renameSync(`${file}.new`, file);
}
