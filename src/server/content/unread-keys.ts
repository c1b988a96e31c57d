/** Paths of the keys that a schema passed over: they are in the value and not in what it was read as. */
export function unreadKeys(value: unknown, read: unknown, path = ''): string[] {
  if (!hasKeys(value) || !hasKeys(read)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return Object.hasOwn(read, key) ? unreadKeys(part, read[key], at) : [at];
  });
}

/** Lists too: their positions are their keys. */
function hasKeys(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
