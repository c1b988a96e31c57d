/** A copy of a JSON value with one field changed; `undefined` deletes the field. */
export function changedAt(value: unknown, path: string, replacement: unknown): unknown {
  const copy: unknown = structuredClone(value);
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  const last = keys.pop();
  let target = copy;
  for (const key of keys) target = fieldsOf(target, path)[key];
  const fields = fieldsOf(target, path);
  if (last === undefined) throw new Error('a path names a field');
  if (replacement === undefined) delete fields[last];
  else fields[last] = replacement;
  return copy;
}

function fieldsOf(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error(`nothing to change at ${path}`);
  return value as Record<string, unknown>;
}
