import type { PageKey } from '../model/schemas/story.ts';

/** Text pages that show their date: the legal texts and the method. */
const DATED: ReadonlySet<PageKey> = new Set([
  'about-the-catalogue',
  'terms',
  'privacy',
  'disclaimer',
  'imprint',
]);

export function isDated(key: PageKey): boolean {
  return DATED.has(key);
}
