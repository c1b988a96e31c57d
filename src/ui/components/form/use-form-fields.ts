import { useState } from 'react';
import { changedFields } from '../../../model/merge/merge-form.ts';
import { useDraft } from './use-draft.ts';

/**
 * Current values of a form next to the initial ones, so that a save writes only changed fields.
 * @param name unique on the page
 */
export function useFormFields<T extends object>(name: string, start: T | (() => T)) {
  const [{ opened, values }, setFields] = useDraft(name, () => {
    const first = typeof start === 'function' ? start() : start;
    return { opened: first, values: first };
  });
  return {
    opened,
    values,
    changes: changedFields(opened, values),
    change: (part: Partial<T>) =>
      setFields((before) => ({ ...before, values: { ...before.values, ...part } })),
    /** Converts initial and current values alike, for example to another currency; nothing becomes a change by it. */
    rewrite: (write: (values: T) => T) =>
      setFields((before) => ({ opened: write(before.opened), values: write(before.values) })),
  };
}

/**
 * The last known version of the document that a form edits. `deleted`: it existed and was deleted while the form was
 * open.
 * @param current undefined while loading, null if there is none
 */
export function useLastDocument<T>(current: T | null | undefined) {
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== null && current !== last) setLast(current);
  const deleted = current === null && last !== null && last !== undefined;
  return { document: deleted ? last : current, deleted };
}
