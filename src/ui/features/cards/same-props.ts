/** Shallow comparison of props that also compares the items of arrays. */
export function sameProps<Props extends object>(before: Props, after: Props): boolean {
  const fields = Object.entries(before);
  const others = new Map<string, unknown>(Object.entries(after));
  return fields.length === others.size && fields.every(([name, value]) => isSame(value, others.get(name)));
}

function isSame(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return Object.is(before, after);
  return before.length === after.length && before.every((value, index) => Object.is(value, after[index]));
}
