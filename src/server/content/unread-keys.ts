/** Paths of keys that are in the input but not in the parsed value, i.e. unknown to the schema. */
export function unreadKeys(value: unknown, read: unknown, path = ''): string[] {
  if (!hasKeys(value) || !hasKeys(read)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return Object.hasOwn(read, key) ? unreadKeys(part, read[key], at) : [at];
  });
}

/** Includes lists; their indexes are the keys. */
function hasKeys(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
