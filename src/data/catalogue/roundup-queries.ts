import { LOCALES } from '../../model/base/locale.ts';
import type { Roundup, RoundupDetails } from '../../model/schemas/roundup.ts';
import { catalogueDb } from '../storage/catalogue-db.ts';

/** Live queries of the editors’ roundups. */

export interface CachedRoundups {
  /** In the editors' order, those of tours only if `tours`. */
  roundups: Roundup[];
  /** All have been pulled. */
  complete: boolean;
}

export async function allRoundups(tours: boolean): Promise<CachedRoundups> {
  const [rows, cursor] = await Promise.all([
    catalogueDb.roundups.toArray(),
    catalogueDb.cursors.get('roundups'),
  ]);
  return {
    roundups: rows.filter(({ of }) => tours || of !== 'tours').sort((a, b) => a.rank - b.rank),
    complete: cursor !== undefined && cursor.head !== null,
  };
}

export interface FoundRoundup {
  roundup: Roundup | undefined;
  details: RoundupDetails | undefined;
  /** All have been pulled: one that is missing does not exist. */
  complete: boolean;
}

/** By its slug in any language. */
export async function roundupBySlug(slug: string): Promise<FoundRoundup> {
  const [roundup, cursor] = await Promise.all([
    catalogueDb.roundups.filter((row) => LOCALES.some((locale) => row[locale].slug === slug)).first(),
    catalogueDb.cursors.get('roundups'),
  ]);
  return {
    roundup,
    details: roundup && (await catalogueDb.roundupDetails.get(roundup.key)),
    complete: cursor !== undefined && cursor.head !== null,
  };
}
