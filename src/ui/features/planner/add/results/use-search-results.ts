import { useEffect, useMemo, useState } from 'react';
import type { ExperienceQuery } from '../../../../../contract/data-api.ts';
import { startDataClient } from '../../../../../data/catalogue/data-client.ts';
import type { ExperienceSummary } from '../../../../../model/schemas/catalogue.ts';

export interface SearchResults {
  /** In order; null before the first answer. */
  keys: readonly string[] | null;
  /** False while the keys still belong to the previous query. */
  current: boolean;
  failed: boolean;
  retry: (this: void) => void;
}

interface Answer {
  query: ExperienceQuery;
  keys: readonly string[] | null;
}

/** Queries the data worker when the query or the rows change; the previous result stays until it answers. */
export function useSearchResults(query: ExperienceQuery, rows: readonly ExperienceSummary[]): SearchResults {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);

  const request = useMemo(() => ({ query, rows, attempt }), [query, rows, attempt]);

  // Queries again when the query, the rows or the attempt change; a superseded answer is ignored.
  useEffect(() => {
    let superseded = false;
    startDataClient()
      .experiences(request.query)
      .then(
        (keys) => {
          if (!superseded) setAnswer({ query: request.query, keys });
        },
        (error: unknown) => {
          console.warn('The data worker did not find experiences', error);
          if (!superseded) setAnswer({ query: request.query, keys: null });
        },
      );
    return () => {
      superseded = true;
    };
  }, [request]);

  return {
    keys: answer?.keys ?? null,
    current: answer?.query === query,
    failed: answer !== null && answer.keys === null,
    retry: () => {
      setAttempt((before) => before + 1);
    },
  };
}
