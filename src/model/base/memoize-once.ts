/**
 * Memoizes a function by its keys. Meant for `Intl` formats: creating one takes longer than using it a hundred times,
 * and a page of cards uses dozens.
 */
export function memoizeOnce<Keys extends (string | number | undefined)[], T>(
  make: (...keys: Keys) => T,
): (...keys: Keys) => T {
  const cache = new Map<string, T>();
  return (...keys) => {
    const id = keys.join('/');
    const cached = cache.get(id);
    if (cached !== undefined) return cached;
    const value = make(...keys);
    cache.set(id, value);
    return value;
  };
}
