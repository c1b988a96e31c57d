import crypto from 'node:crypto';

const LENGTH_MAX = 60;
/** After this many duplicates a random suffix is used instead of a number. */
const NUMBERS_MAX = 30;
const GERMAN: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** URL-safe slug: letters without accents, digits and single hyphens. Empty for other scripts. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => GERMAN[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LENGTH_MAX)
    .replaceAll(/^-+|-+$/g, '');
}

/**
 * Infinite sequence of slug candidates for a name, the best first.
 * @param isTaken whether a site path or a catalogue item uses the slug
 */
export function* slugsFor(
  name: string,
  fallback: string,
  isTaken: (slug: string) => boolean,
): Generator<string> {
  const first = slugOf(name) || fallback;
  if (!isTaken(first)) yield first;
  for (let number = 2; number <= NUMBERS_MAX; number += 1) {
    const slug = `${first}-${number}`;
    if (!isTaken(slug)) yield slug;
  }
  for (;;) yield `${first}-${crypto.randomBytes(4).toString('hex')}`;
}
