import { useEffect, useMemo, useState } from 'react';
import type { ExperienceQuery } from '../../../../../contract/data-api.ts';
import { startDataClient } from '../../../../../data/catalogue/data-client.ts';
import type { ExperienceSummary } from '../../../../../model/schemas/catalogue.ts';

export interface Found {
  /** In order; null before the first answer. */
  keys: readonly string[] | null;
  /** The keys answer this very query, not the one before. */
  current: boolean;
  failed: boolean;
  retry: (this: void) => void;
}

interface Answer {
  query: ExperienceQuery;
  keys: readonly string[] | null;
}

/** Asks the data worker whenever the query or the rows change; the former answer stands until then. */
export function useFound(query: ExperienceQuery, rows: readonly ExperienceSummary[]): Found {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);

  const asked = useMemo(() => ({ query, rows, attempt }), [query, rows, attempt]);

  // Follows the data worker and what the database holds.
  useEffect(() => {
    let overtaken = false;
    startDataClient()
      .experiences(asked.query)
      .then(
        (keys) => {
          if (!overtaken) setAnswer({ query: asked.query, keys });
        },
        (error: unknown) => {
          console.warn('The data worker did not find experiences', error);
          if (!overtaken) setAnswer({ query: asked.query, keys: null });
        },
      );
    return () => {
      overtaken = true;
    };
  }, [asked]);

  return {
    keys: answer?.keys ?? null,
    current: answer?.query === query,
    failed: answer !== null && answer.keys === null,
    retry: () => {
      setAttempt((before) => before + 1);
    },
  };
}
