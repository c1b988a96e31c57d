import type { Conflict } from './conflict.ts';

/**
 * Building blocks of every three-way merge (`src/decisions/2026-11-21-document-state-and-three-way-merge.md`). `base` is
 * the common ancestor, `local` this device's value, `remote` the server's. Undefined means missing.
 */
export interface Sides<T> {
  base: T | undefined;
  local: T | undefined;
  remote: T | undefined;
}

/** If both sides changed a value differently, the remote one wins and the local one becomes a conflict. */
export function mergeScalar<T>(
  path: string,
  { base, local, remote }: Sides<T>,
  conflicts: Conflict[],
): T | undefined {
  if (sameValue(local, remote) || sameValue(local, base)) return remote;
  if (sameValue(remote, base)) return local;
  conflicts.push({ path, value: local ?? null, by: 'mine' });
  return remote;
}

/** As `mergeScalar`, but without a conflict: for values that the user did not enter. */
export function mergeQuietly<T>({ base, local, remote }: Sides<T>): T | undefined {
  return sameValue(remote, base) ? local : remote;
}

/**
 * How a field is merged: `entered` by the user, as a scalar; `derived` by the planner or the server, without conflicts;
 * the others by the caller, left as in `remote`.
 */
export type FieldRule = 'entered' | 'derived' | 'date' | 'price' | 'choice' | 'part';
/** Unknown fields are `entered`: a newer version of the app has written them. */
export type FieldRules = Readonly<Record<string, FieldRule>>;

export function ruleOf(rules: FieldRules, field: string): FieldRule {
  return (Object.hasOwn(rules, field) ? rules[field] : undefined) ?? 'entered';
}

/** Merges each field by its rule. Does not mutate its arguments, except `conflicts`. */
export function mergeFields<T extends object>(
  path: string,
  { base, local, remote }: { base: T | undefined; local: T; remote: T },
  conflicts: Conflict[],
  rules: FieldRules,
): T {
  const merged: T = { ...remote };
  const fields = new Set([base ?? {}, local, remote].flatMap((side) => Object.keys(side)));
  for (const field of fields) {
    const rule = ruleOf(rules, field);
    if (rule !== 'entered' && rule !== 'derived') continue;
    const sides = { base: read(base, field), local: read(local, field), remote: read(remote, field) };
    const value =
      rule === 'derived' ? mergeQuietly(sides) : mergeScalar(joinPath(path, field), sides, conflicts);
    putField(merged, field, value);
  }
  return merged;
}

/** Undefined removes the field. */
export function putField(target: object, field: string, value: unknown): void {
  if (value === undefined) Reflect.deleteProperty(target, field);
  else Reflect.set(target, field, value);
}

function read(side: object | undefined, field: string): unknown {
  const value: unknown = side === undefined ? undefined : Reflect.get(side, field);
  return value;
}

/** Segments joined by `/`, with `/` and `~` escaped as in a JSON pointer. */
export function joinPath(path: string, segment: string): string {
  const escaped = segment.replaceAll('~', '~0').replaceAll('/', '~1');
  return path === '' ? escaped : `${path}/${escaped}`;
}

/** Deep equality, ignoring the order of fields; undefined and missing fields are equal. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((value, index) => sameValue(value, b[index]));
  }
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => sameValue(read(a, key), read(b, key)));
}
