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

export interface Held {
  /** The person's own places and active experiences of the countries, as far as the device holds them. */
  rows: readonly ExperienceSummary[];
  /** Their places in the editors' order, as far as its tours are here. */
  ranks: ReadonlyMap<string, number>;
  /** False while more may still come. */
  complete: boolean;
}

/** Undefined for the moment that the database needs. */
export function useAdded(countries: readonly string[]): Held | undefined {
  const db = useUserDb();
  const keys = countries.join();
  return useLiveQuery(() => readHeld(keys === '' ? [] : keys.split(','), db), [keys, db]);
}

async function readHeld(countries: readonly string[], db: UserDb): Promise<Held> {
  const [complete, ranks, ...lists] = await Promise.all([
    summariesComplete(),
    ranksOfPlaces(),
    ownSummaries(countries, [], db),
    ...countries.map((country) => experiencesOfCountry(country)),
  ]);
  return { complete, ranks, rows: lists.flat() };
}
