import type { Conflict } from './conflict.ts';
import { joinPath, sameValue } from './merge-values.ts';

/** The changes of a form. */
export interface FormEdit<T> {
  /** Base of the merge: the values when the form was opened. Null if unknown: then nothing is a conflict. */
  opened: Partial<T> | null;
  /** The fields that differ from `opened`. */
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
 * Three-way merge of a form's changes into a document that may have changed since the form was opened. Untouched fields
 * stay as in `current`. Touched fields get the form's value, since the user has just entered it; a third value in
 * `current` becomes a conflict.
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

/** In documents null and missing are the same. */
function same(a: unknown, b: unknown): boolean {
  return sameValue(a ?? null, b ?? null);
}
