import { useLive } from '../../shell/state/use-live.ts';
import { useEffect, useMemo, useState } from 'react';
import type { ListResponse, ListName, ListQuery } from '../../../contract/data-api.ts';
import { startDataClient } from '../../../data/catalogue/data-client.ts';
import { cachedList } from '../../../data/catalogue/list-queries.ts';
import { categoryNames } from '../../format/category-names.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import type { FilterState } from './filter-state.ts';

export interface List {
  /** The previous result stays until the next arrives; null before the first. */
  answer: ListResponse | null;
  /** False while the result belongs to a previous query. */
  current: boolean;
  failed: boolean;
  /** All collections of the list were pulled once: missing items are not on their way. */
  complete: boolean;
  retry: (this: void) => void;
}

type Point = ListQuery['near'];

/** Queries the data worker when the filters or the cached rows change. */
export function useList(
  list: ListName,
  { selected, text, sort }: FilterState,
  near: Point,
  favorites: readonly string[],
  ownRevision: string | undefined,
): List {
  const { locale } = useTranslation();
  const cached = useLive(() => cachedList(list), [list]);
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<{ request: object; answer: ListResponse | null } | null>(null);
  const query = useMemo<ListQuery>(
    () => ({
      list,
      selected,
      text,
      sort,
      locale,
      near,
      favorites,
      own: ownRevision !== undefined,
      ...(text === '' ? {} : { categoryNames: categoryNames(locale) }),
    }),
    [list, selected, text, sort, locale, near, favorites, ownRevision],
  );
  const revision = cached?.revision;
  const request = useMemo(() => ({ query, revision, attempt }), [query, revision, attempt]);

  // Queries again when the request changes; a superseded result is ignored.
  useEffect(() => {
    if (request.revision === undefined) return undefined;
    let superseded = false;
    startDataClient()
      .list(request.query)
      .then(
        (answer) => {
          if (!superseded) setAnswered({ request, answer });
        },
        (error: unknown) => {
          console.warn('The list query failed', error);
          if (!superseded) setAnswered({ request, answer: null });
        },
      );
    return () => {
      superseded = true;
    };
  }, [request]);

  return {
    answer: answered?.answer ?? null,
    current: answered?.request === request,
    failed: answered !== null && answered.answer === null,
    complete: cached?.complete ?? false,
    retry: () => setAttempt((before) => before + 1),
  };
}
