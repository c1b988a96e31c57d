import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** What the renderer of the artwork notes about a picture. */
const masterSchema = z.object({
  file: z.string().regex(/^[a-z0-9-]+\.webp$/),
  hash: z.string().regex(/^[0-9a-f]{8,}$/),
  fp_x: z.number().min(0).max(1),
  fp_y: z.number().min(0).max(1),
  /** Mean colour, shown until the picture is there. */
  placeholder: z.string().regex(/^#[0-9a-f]{6}$/),
  width: z.number(),
  height: z.number(),
});
export type Master = z.infer<typeof masterSchema>;
const manifestSchema = z.record(z.string(), masterSchema);

const HASH_LETTERS = 8;

/** The manifest of the artwork as it lies beside the pictures. @throws where it does not fit */
export function readManifest(text: string): ReadonlyMap<string, Master> {
  return new Map(Object.entries(manifestSchema.parse(JSON.parse(text))));
}

/** Short hash for addresses: another picture, another address. */
export function versionOf({ hash }: Pick<Master, 'hash'>): string {
  return hash.slice(0, HASH_LETTERS);
}

export interface Masters {
  find(key: string): Master | undefined;
  /** Absolute path of its file. */
  fileOf(master: Master): string;
}

/** The pictures in a folder. Without a folder there are none, and every picture is 404. */
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
