import { useLiveQuery } from 'dexie-react-hooks';
import {
  experiencesOfCountry,
  ranksOfPlaces,
  summariesComplete,
} from '../../../../data/catalogue/live-queries.ts';
import { ownSummaries } from '../../../../data/own-experiences/own-summaries.ts';
import type { UserDb } from '../../../../data/storage/user-db.ts';
import type { ExperienceSummary } from '../../../../model/schemas/catalogue.ts';
import { useUserDb } from '../../../layout/account/use-user-db.ts';

export interface CachedExperiences {
  /** The user's own experiences and the active ones of the countries, as far as they are cached. */
  rows: readonly ExperienceSummary[];
  /** Editorial ranks, as far as the curated tours are cached. */
  ranks: ReadonlyMap<string, number>;
  /** False while more may still be pulled. */
  complete: boolean;
}

/** Undefined until the database has answered. */
export function useCachedExperiences(countries: readonly string[]): CachedExperiences | undefined {
  const db = useUserDb();
  const keys = countries.join();
  return useLiveQuery(() => readCached(keys === '' ? [] : keys.split(','), db), [keys, db]);
}

async function readCached(countries: readonly string[], db: UserDb): Promise<CachedExperiences> {
  const [complete, ranks, ...lists] = await Promise.all([
    summariesComplete(),
    ranksOfPlaces(),
    ownSummaries(countries, [], db),
    ...countries.map((country) => experiencesOfCountry(country)),
  ]);
  return { complete, ranks, rows: lists.flat() };
}
