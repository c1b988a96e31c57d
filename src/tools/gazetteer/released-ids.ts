import fs from 'node:fs';
import type { Place } from './read-places.ts';

/** Ids of places of our own that a pack has had, `name:TH/koh-mak`: tours on devices may have been planned with them. */
export function readReleasedIds(file: string): ReadonlySet<string> {
  return new Set(fs.readFileSync(file, 'utf8').split('\n').filter(Boolean));
}

/**
 * Adds the ids of new places.
 * @throws Error with ids that no place has now
 */
export function writeReleasedIds(
  file: string,
  released: ReadonlySet<string>,
  places: readonly Place[],
): void {
  const known = new Set(places.flatMap(({ id, formerIds }) => [id, ...formerIds]));
  const lost = [...released].filter((id) => !known.has(id));
  if (lost.length > 0) throw new Error(`no place has these ids any more: ${lost.join(', ')}`);
  const own = places.map(({ id }) => id).filter((id) => !id.startsWith('geonames:'));
  const all = [...new Set([...released, ...own])].sort();
  fs.writeFileSync(file, `${all.join('\n')}\n`);
}
