import { useState } from 'react';
import { changedFields } from '../../../model/merge/merge-form.ts';

/** Values of a form beside those that it began with, so that a save writes only what was changed. */
export function useFormFields<T extends object>(start: T | (() => T)) {
  const [{ opened, values }, setFields] = useState(() => {
    const first = typeof start === 'function' ? start() : start;
    return { opened: first, values: first };
  });
  return {
    opened,
    values,
    changes: changedFields(opened, values),
    change: (part: Partial<T>) => {
      setFields((before) => ({ ...before, values: { ...before.values, ...part } }));
    },
    /** The same values written another way, as amounts in another currency: nothing counts as changed by it. */
    rewrite: (write: (values: T) => T) => {
      setFields((before) => ({ opened: write(before.opened), values: write(before.values) }));
    },
  };
}

/**
 * What a form is about, kept as it was last while the form is open. `deleted`: it was there, and was deleted since.
 * @param current undefined while it is read, null where there is none
 */
export function useKeptDocument<T>(current: T | null | undefined) {
  const [kept, setKept] = useState(current);
  if (current !== undefined && current !== null && current !== kept) setKept(current);
  const deleted = current === null && kept !== null && kept !== undefined;
  return { document: deleted ? kept : current, deleted };
}
