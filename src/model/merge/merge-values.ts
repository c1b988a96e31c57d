import type { Conflict } from './conflict.ts';

/**
 * The rules that every merge is made of (7-sync.md 4.4). `base` is what both sides began with, `local` is this
 * device's, `remote` the server's. Undefined is a value that is not there.
 */
export interface Sides<T> {
  base: T | undefined;
  local: T | undefined;
  remote: T | undefined;
}

/** Of two values that differ from `base` and from each other the remote one stays and the local one is noted. */
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

/** For values that nobody typed: the remote one stays and nothing is noted. */
export function mergeQuietly<T>({ base, local, remote }: Sides<T>): T | undefined {
  return sameValue(remote, base) ? local : remote;
}

export interface FieldRules {
  /** Fields that the caller merges itself; they are left as they were. */
  skip?: ReadonlySet<string>;
  /** Fields that are worked out and need no note. */
  quiet?: ReadonlySet<string>;
}

/** Each field by the rule of scalars. The sides that are there are not changed. */
export function mergeFields<T extends object>(
  path: string,
  { base, local, remote }: { base: T | undefined; local: T; remote: T },
  conflicts: Conflict[],
  { skip, quiet }: FieldRules = {},
): T {
  const merged: T = { ...remote };
  const fields = new Set([base ?? {}, local, remote].flatMap((side) => Object.keys(side)));
  for (const field of fields) {
    if (skip?.has(field)) continue;
    const sides = { base: read(base, field), local: read(local, field), remote: read(remote, field) };
    const value = quiet?.has(field)
      ? mergeQuietly(sides)
      : mergeScalar(joinPath(path, field), sides, conflicts);
    if (value === undefined) Reflect.deleteProperty(merged, field);
    else Reflect.set(merged, field, value);
  }
  return merged;
}

function read(side: object | undefined, field: string): unknown {
  const value: unknown = side === undefined ? undefined : Reflect.get(side, field);
  return value;
}

/** Segments with `/` between them; one that has a slash of its own is escaped as in a JSON pointer. */
export function joinPath(path: string, segment: string): string {
  const escaped = segment.replaceAll('~', '~0').replaceAll('/', '~1');
  return path === '' ? escaped : `${path}/${escaped}`;
}

/** Deep, without regard to the order of fields; a field that is undefined is one that is not there. */
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
