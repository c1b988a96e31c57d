import { useLiveQuery } from 'dexie-react-hooks';
import { experiencesOfCountry, summariesComplete } from '../../../../data/live-queries.ts';
import type { ExperienceSummary } from '../../../../model/catalogue.ts';

export interface Held {
  /** Active experiences of the countries, as far as the device holds them. */
  rows: readonly ExperienceSummary[];
  /** False while more may still come. */
  complete: boolean;
}

/** Undefined for the moment that the database needs. */
export function useHeld(countries: readonly string[]): Held | undefined {
  const keys = countries.join();
  return useLiveQuery(() => readHeld(keys === '' ? [] : keys.split(',')), [keys]);
}

async function readHeld(countries: readonly string[]): Promise<Held> {
  const [complete, ...lists] = await Promise.all([
    summariesComplete(),
    ...countries.map((country) => experiencesOfCountry(country)),
  ]);
  return { complete, rows: lists.flat() };
}
