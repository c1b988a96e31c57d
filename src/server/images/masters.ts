import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Manifest entry of a picture, written by the artwork renderer. */
const masterSchema = z.object({
  file: z.string().regex(/^[a-z0-9-]+\.webp$/),
  hash: z.string().regex(/^[0-9a-f]{8,}$/),
  fp_x: z.number().min(0).max(1),
  fp_y: z.number().min(0).max(1),
  /** Mean color, the placeholder while the picture loads. */
  placeholder: z.string().regex(/^#[0-9a-f]{6}$/),
  width: z.number(),
  height: z.number(),
  /** Present for a photograph by the operator; drawn pictures have none. */
  photo: z.optional(z.object({ author: z.string(), license: z.string(), source: z.optional(z.string()) })),
});
export type Master = z.infer<typeof masterSchema>;
const manifestSchema = z.record(z.string(), masterSchema);

const HASH_LETTERS = 8;

/** Wide crops of a drawn place keep the top of what it shows: its summit, towers or crown. */
const RAISED = 0.1;
/** The heroes of the site's sections are drawn as wide as they are shown. */
const WIDE = 2;

/** Parses the artwork's manifest. @throws if it is invalid */
export function readManifest(text: string): ReadonlyMap<string, Master> {
  const masters = Object.entries(manifestSchema.parse(JSON.parse(text)));
  return new Map(masters.map(([key, master]) => [key, raised(master)]));
}

function raised(master: Master): Master {
  if (master.photo || master.width > WIDE * master.height) return master;
  return { ...master, fp_y: Math.max(0, Math.round((master.fp_y - RAISED) * 1000) / 1000) };
}

/** Short content hash for URLs (cache busting). */
export function versionOf({ hash }: Pick<Master, 'hash'>): string {
  return hash.slice(0, HASH_LETTERS);
}

export interface Masters {
  find(key: string): Master | undefined;
  /** Absolute path of its file. */
  fileOf(master: Master): string;
}

/** Opens the pictures in a folder. Without a folder every picture is 404. */
export function openMasters(folder: string): Masters {
  const manifest = path.join(folder, 'manifest.json');
  const known = fs.existsSync(manifest)
    ? readManifest(fs.readFileSync(manifest, 'utf8'))
    : new Map<string, Master>();
  return {
    find: (key) => known.get(key),
    fileOf: ({ file }) => path.join(folder, file),
  };
}
