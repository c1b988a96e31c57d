import { useEffect, useMemo, useState } from 'react';
import type { ExperienceQuery } from '../../../../../contract/data-api.ts';
import { startDataClient } from '../../../../../data/catalogue/data-client.ts';
import type { ExperienceSummary } from '../../../../../model/schemas/catalogue.ts';

export interface SearchResults {
  /** In order; null before the first result. */
  keys: readonly string[] | null;
  /** False while the keys still belong to the previous query or rows. */
  current: boolean;
  failed: boolean;
  retry: (this: void) => void;
}

interface Result {
  request: object;
  keys: readonly string[] | null;
}

/** Queries the data worker when the query or the rows change; the previous result stays until it answers. */
export function useSearchResults(query: ExperienceQuery, rows: readonly ExperienceSummary[]): SearchResults {
  const [result, setResult] = useState<Result | null>(null);
  const [attempt, setAttempt] = useState(0);

  const request = useMemo(() => ({ query, rows, attempt }), [query, rows, attempt]);

  // Queries again when the query, the rows or the attempt change; a superseded result is ignored.
  useEffect(() => {
    let superseded = false;
    startDataClient()
      .experiences(request.query)
      .then(
        (keys) => {
          if (!superseded) setResult({ request, keys });
        },
        (error: unknown) => {
          console.warn('The search for experiences failed', error);
          if (!superseded) setResult({ request, keys: null });
        },
      );
    return () => {
      superseded = true;
    };
  }, [request]);

  return {
    keys: result?.keys ?? null,
    current: result?.request === request,
    failed: result !== null && result.keys === null,
    retry: () => setAttempt((before) => before + 1),
  };
}
