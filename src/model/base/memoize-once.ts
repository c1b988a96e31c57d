/**
 * A function that makes a thing once for its keys and keeps it. Making one of the formats of `Intl` takes longer than
 * using it a hundred times, and a page of cards uses dozens.
 */
export function memoizeOnce<Keys extends (string | number | undefined)[], T>(
  make: (...keys: Keys) => T,
): (...keys: Keys) => T {
  const made = new Map<string, T>();
  return (...keys) => {
    const id = keys.join('/');
    const known = made.get(id);
    if (known !== undefined) return known;
    const one = make(...keys);
    made.set(id, one);
    return one;
  };
}
