import { leading } from './leading.ts';
import type { Job } from './manifest.ts';

export interface PictureSize {
  width: number;
  height: number;
  /** How much larger it is drawn than it is kept. */
  oversize: number;
  /** Most bytes of the file. */
  most: number;
}

const SIZES = {
  /** Places that lead: shown as large heroes. */
  leading: { width: 2560, height: 1920, oversize: 1, most: 140_000 },
  place: { width: 1600, height: 1200, oversize: 1, most: 52_000 },
  small: { width: 1200, height: 900, oversize: 1, most: 28_000 },
  hero: { width: 3440, height: 1000, oversize: 1, most: 90_000 },
  draft: { width: 400, height: 300, oversize: 1.5, most: 60_000 },
  heroDraft: { width: 860, height: 250, oversize: 1.5, most: 60_000 },
} as const satisfies Record<string, PictureSize>;

/** Size of a picture by what it is of. */
export function sizeOf({ key, kind, size }: Pick<Job, 'key' | 'kind' | 'size'>): PictureSize {
  if (size === 'draft') return kind === 'hero' ? SIZES.heroDraft : SIZES.draft;
  if (kind === 'hero') return SIZES.hero;
  if (kind !== 'place') return SIZES.small;
  return leading.has(key) ? SIZES.leading : SIZES.place;
}
