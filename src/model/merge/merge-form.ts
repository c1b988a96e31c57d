import type { Conflict } from './conflict.ts';
import { joinPath, sameValue } from './merge-values.ts';

/** What somebody changed in a form. */
export interface FormEdit<T> {
  /** What the document held when the form was opened; null where that is not known, then nothing is a conflict. */
  opened: Partial<T> | null;
  /** The fields whose values are no longer those that the form began with. */
  changes: Partial<T>;
}

/** Fields of `after` that differ from `before`. */
export function changedFields<T extends object>(before: T, after: T): Partial<T> {
  const changes: Partial<T> = {};
  for (const field of fieldsOf(after)) {
    if (!same(after[field], before[field])) changes[field] = after[field];
  }
  return changes;
}

/**
 * What a form's save leaves in a document that may have changed since the form was opened. A field that nobody touched
 * in the form stays as it is in `current`; one that was touched gets the form's value, for that is what somebody just
 * typed, and where `current` has a third value that one becomes a conflict.
 * @param path of `current` in its document, empty for the document itself
 */
export function mergeForm<T extends object>(
  { opened, changes }: FormEdit<T>,
  current: T,
  path = '',
): { merged: T; conflicts: Conflict[] } {
  const conflicts = fieldsOf(changes).flatMap((field): Conflict[] => {
    const theirs = current[field];
    if (opened === null || same(theirs, opened[field]) || same(theirs, changes[field])) return [];
    return [{ path: joinPath(path, String(field)), value: theirs ?? null, by: 'theirs' }];
  });
  return { merged: { ...current, ...changes }, conflicts };
}

function fieldsOf<T extends object>(value: T): (keyof T)[] {
  return Object.keys(value).filter((field): field is Extract<keyof T, string> => field in value);
}

/** In documents null is the same as missing. */
function same(a: unknown, b: unknown): boolean {
  return sameValue(a ?? null, b ?? null);
}
