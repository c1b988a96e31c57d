import { useLive } from '../../shell/state/use-live.ts';
import { useEffect, useMemo, useState } from 'react';
import type { ListAnswer, ListName, ListQuery } from '../../../contract/data-api.ts';
import { startDataClient } from '../../../data/catalogue/data-client.ts';
import { cachedList } from '../../../data/catalogue/list-queries.ts';
import { categoryNames } from '../../format/category-names.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import type { FilterState } from './filter-state.ts';

export interface List {
  /** The former answer stands until the next has come; null before the first. */
  answer: ListAnswer | null;
  /** The answer is to what is asked now. */
  current: boolean;
  failed: boolean;
  /** All that the list is made of was pulled once: what is missing now is not on its way. */
  complete: boolean;
  retry: (this: void) => void;
}

type Point = ListQuery['near'];

/** Asks the data worker whenever the filters or the device's rows change. */
export function useList(
  list: ListName,
  { selected, text, sort }: FilterState,
  near: Point,
  favorites: readonly string[],
): List {
  const { locale } = useTranslation();
  const held = useLive(() => cachedList(list), [list]);
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<{ asked: object; answer: ListAnswer | null } | null>(null);
  const query = useMemo<ListQuery>(
    () => ({
      list,
      selected,
      text,
      sort,
      locale,
      near,
      favorites,
      ...(text === '' ? {} : { categoryNames: categoryNames(locale) }),
    }),
    [list, selected, text, sort, locale, near, favorites],
  );
  const revision = held?.revision;
  const asked = useMemo(() => ({ query, revision, attempt }), [query, revision, attempt]);

  // Follows the data worker and what the database holds.
  useEffect(() => {
    if (asked.revision === undefined) return undefined;
    let overtaken = false;
    startDataClient()
      .list(asked.query)
      .then(
        (answer) => {
          if (!overtaken) setAnswered({ asked, answer });
        },
        (error: unknown) => {
          console.warn('The data worker did not answer a list', error);
          if (!overtaken) setAnswered({ asked, answer: null });
        },
      );
    return () => {
      overtaken = true;
    };
  }, [asked]);

  return {
    answer: answered?.answer ?? null,
    current: answered?.asked === asked,
    failed: answered !== null && answered.answer === null,
    complete: held?.complete ?? false,
    retry: () => {
      setAttempt((before) => before + 1);
    },
  };
}
