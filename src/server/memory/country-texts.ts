import type { CountryTexts } from '../../contract/country-texts.ts';
import type { TextCollection } from '../../contract/data-api.ts';
import type { Cursor } from '../../contract/sync.ts';
import type { Catalogue } from './catalogue-memory.ts';
import type { CollectionSnapshot } from './collection-snapshot.ts';
import type { ServedRow } from './served-collections.ts';
import { headCursor, placeOf } from './sync-page.ts';

type Changes<Row> = CollectionSnapshot<Row>['changes'];
/** The texts of one country. Deleted ones are in every country: a tombstone does not tell where it belonged. */
interface Scope {
  head: number;
  floor: number;
  changes: { [Name in TextCollection]: Changes<ServedRow<Name>> };
}

const scopes = new WeakMap<Catalogue, ReadonlyMap<string, Scope>>();

/** By country: the cursor after the last change of its texts. */
export function textsHeads(catalogue: Catalogue): Record<string, Cursor> {
  return Object.fromEntries([...scopesOf(catalogue)].map(([key, scope]) => [key, headCursor(scope)]));
}

export interface TextsAfter {
  /** The same for cursors with the same answer. */
  id: string;
  /** The cursor may also come from another process that is ahead of this one's memory. */
  isUnknown: boolean;
  read: () => CountryTexts;
}

/** The texts after a cursor; all for an empty or unknown one. Undefined for an unknown country. */
export function textsAfter(catalogue: Catalogue, country: string, cursor: Cursor): TextsAfter | undefined {
  const scope = scopesOf(catalogue).get(country);
  if (scope === undefined) return undefined;
  const place = placeOf(cursor, scope);
  const after = place !== undefined && 'changesAfter' in place ? place.changesAfter : null;
  const { countryDetails, experienceDetails, tourVariants } = scope.changes;
  const following = Object.values(scope.changes)
    .flat()
    .flatMap(({ seq }) => (after !== null && seq > after ? [seq] : []));
  const [ofCountry, ofExperiences, ofTours] = [
    pick(countryDetails, after),
    pick(experienceDetails, after),
    pick(tourVariants, after),
  ];
  return {
    id: after === null ? 'all' : String(following.toSorted((a, b) => a - b)[0]),
    isUnknown: place === undefined,
    read: () => ({
      country_key: country,
      cursor: headCursor(scope),
      complete: after === null,
      countryDetails: ofCountry.rows,
      experienceDetails: ofExperiences.rows,
      tourVariants: ofTours.rows,
      deleted: {
        countryDetails: ofCountry.deleted,
        experienceDetails: ofExperiences.deleted,
        tourVariants: ofTours.deleted,
      },
    }),
  };
}

/** Rows and deletions after a revision; null: all rows. */
function pick<Row>(changes: Changes<Row>, after: number | null): { rows: Row[]; deleted: string[] } {
  const found = changes.filter(({ seq }) => seq > (after ?? -1));
  return {
    rows: found.flatMap(({ row }) => (row === undefined ? [] : [row])),
    deleted: after === null ? [] : found.flatMap(({ key, row }) => (row === undefined ? [key] : [])),
  };
}

/** By country; memoized until the catalogue changes. */
function scopesOf(catalogue: Catalogue): ReadonlyMap<string, Scope> {
  let known = scopes.get(catalogue);
  if (known === undefined) {
    known = new Map(
      [...catalogue.collections.countries.rows.keys()].map((key) => [key, scopeOf(key, catalogue)]),
    );
    scopes.set(catalogue, known);
  }
  return known;
}

function scopeOf(country: string, { collections }: Catalogue): Scope {
  const { countryDetails, experienceDetails, tourVariants } = collections;
  const changes: Scope['changes'] = {
    countryDetails: countryDetails.changes.filter(({ key }) => key === country),
    experienceDetails: experienceDetails.changes.filter(
      ({ row }) => row === undefined || row.country_key === country,
    ),
    tourVariants: tourVariants.changes.filter(
      ({ row }) => row === undefined || row.countries.includes(country),
    ),
  };
  // Below the floor a deletion may be forgotten. It never falls, so the head stays where a purge takes the last change.
  const floor = Math.max(countryDetails.floor, experienceDetails.floor, tourVariants.floor);
  const head = Object.values(changes).reduce(
    (newest, each) => Math.max(newest, each.at(-1)?.seq ?? 0),
    floor,
  );
  return { head, floor, changes };
}
