import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import { localeOfPath } from '../../../contract/paths/find-page.ts';
import { type UserDb, userDb } from '../../../data/storage/user-db.ts';
import { inLocale } from '../../routing/in-locale.ts';
import { useLocale } from '../../shell/i18n/locale-context.tsx';

interface Draft {
  value: unknown;
  page: string;
  db: UserDb;
}

const drafts = new Map<string, Draft>();

/**
 * State of a form that survives a change of the language, which mounts the page again. It ends with the form: when it
 * is closed, when the user leaves the page, and when another account is used.
 * @param name unique on the page
 * @param keep what may stay in memory: no passwords
 */
export function useDraft<T>(
  name: string,
  start: () => T,
  keep: (value: T) => T = identity,
): [T, Dispatch<SetStateAction<T>>] {
  const [page] = useState(currentPage);
  const [db] = useState(() => userDb);
  const [value, setValue] = useState<T>(() => {
    const draft = drafts.get(name);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name is used with one type on a page
    if (draft?.page === page && draft.db === db) return draft.value as T;
    return start();
  });
  useEffect(() => {
    drafts.set(name, { value: keep(value), page, db });
  }, [name, value, keep, page, db]);
  useFormEnd(() => drafts.delete(name));
  return [value, setValue];
}

/** Calls `onEnd` when the form is closed or left, and not when only the language changes. */
export function useFormEnd(onEnd: () => void): void {
  const locale = useLocale();
  const [page] = useState(currentPage);
  const end = useEffectEvent(onEnd);
  useEffect(
    () => () => {
      const isOtherLanguage = localeOfPath(location.pathname) !== locale && currentPage() === page;
      if (!isOtherLanguage) end();
    },
    [locale, page],
  );
}

/** The same for a page in each language. */
function currentPage(): string {
  return inLocale(location.pathname, 'en') + location.search;
}

function identity<T>(value: T): T {
  return value;
}
