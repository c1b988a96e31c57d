import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod/mini';

export type Size = 'master' | 'draft';

/** What a picture is of: a place, its further scene, a page of the site, or a kind of activity. */
export type PictureKind = 'place' | 'further' | 'hero' | 'activity';

/** A rendering job. */
export interface Job {
  root: string;
  key: string;
  kind: PictureKind;
  country: string;
  folder: string;
  size: Size;
  /** Hash of the picture that exists; one that would look the same is not drawn again. */
  known?: string | undefined;
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
  /** A photograph by the operator used instead of the drawing. */
  photo: z.optional(z.object({ author: z.string(), license: z.string(), source: z.optional(z.string()) })),
});
export type Entry = z.infer<typeof EntrySchema>;
const ManifestSchema = z.record(z.string(), EntrySchema);
export type Manifest = z.infer<typeof ManifestSchema>;

/** Public name of a picture: the key for an experience, `hero-my-tours` for a page. */
export function nameOf({ key, kind }: Pick<Job, 'key' | 'kind'>): string {
  if (kind === 'hero') return `hero-${key.replaceAll('_', '-')}`;
  if (kind === 'further') return `${key}-further`;
  return kind === 'activity' ? `activity-${key}` : key;
}

export function manifestOf(folder: string): Manifest {
  const file = path.join(folder, 'manifest.json');
  if (!fs.existsSync(file)) return {};
  return ManifestSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
}

/** Hash of a job's picture in a folder; undefined without one. */
export function knownHash(manifest: Manifest, job: Job): string | undefined {
  const entry = manifest[nameOf(job)];
  return entry && fs.existsSync(path.join(job.folder, entry.file)) ? entry.hash : undefined;
}

/** Sorted; written atomically. */
export function writeManifest(folder: string, manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  const file = path.join(folder, 'manifest.json');
  fs.writeFileSync(`${file}.new`, `${JSON.stringify(sorted, null, 2)}\n`);
  fs.renameSync(`${file}.new`, file);
}
