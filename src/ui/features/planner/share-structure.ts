import { isRecord } from '../../../model/base/is-record.ts';

/**
 * `next`, with every part that equals the same part of `previous` replaced by the previous object. Plans arrive from
 * the worker as new objects each time; memoized rows skip a render only if unchanged parts keep their identity. Plain
 * data only (what structuredClone yields).
 */
export function shareStructure<T>(previous: T, next: T): T;
export function shareStructure(previous: unknown, next: unknown): unknown {
  if (Object.is(previous, next)) return previous;
  if (Array.isArray(previous) && Array.isArray(next)) {
    const list = next.map((item: unknown, index) => shareStructure<unknown>(previous[index], item));
    const same = list.length === previous.length && list.every((item, index) => item === previous[index]);
    return same ? previous : list;
  }
  if (!isRecord(previous) || !isRecord(next)) return next;
  const keys = Object.keys(next);
  let same = keys.length === Object.keys(previous).length;
  const shared: Record<string, unknown> = {};
  for (const key of keys) {
    shared[key] = shareStructure(previous[key], next[key]);
    if (!(key in previous) || shared[key] !== previous[key]) same = false;
  }
  return same ? previous : shared;
}
