/**
 * Structural sharing: `after`, with each part that equals the same part of `before` replaced by it. Answers of workers
 * and queries are new objects each time; memoized components skip a render only if unchanged parts keep their
 * identity. Instances of classes count as values.
 */
export function shareStructure<T>(before: unknown, after: T): T;
export function shareStructure(before: unknown, after: unknown): unknown {
  if (!isPlain(before) || !isPlain(after) || Array.isArray(before) !== Array.isArray(after))
    return Object.is(before, after) ? before : after;
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  const shared: Record<string, unknown> = {};
  for (const key of keys) {
    shared[key] = shareStructure(before[key], after[key]);
    if (!(key in before) || shared[key] !== before[key]) same = false;
  }
  if (same) return before;
  return Array.isArray(after) ? Object.values(shared) : shared;
}

/** An array or a plain object, not an instance of a class. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return Array.isArray(value) || Object.getPrototypeOf(value ?? 0) === Object.prototype;
}
