import { SAVED_LISTS_MAX } from '../../contract/account-limits.ts';
import { SAVED_NAME_MAX } from '../../model/saved-list-limits.ts';
import type { SavedSearch } from '../../model/schemas/saved-list.ts';
import { shorten } from '../../model/shorten.ts';
import { uuidV7 } from '../../model/uuid-v7.ts';
import { emptyRow } from '../storage/empty-row.ts';
import { userDb, type UserDb } from '../storage/user-db.ts';
import { writeUserData, type UserWrite } from '../storage/write-user-data.ts';
import { writeTourIndex } from '../tours/write-tour-index.ts';

/** Saved searches: one of the site's lists with its filters. Stored and synced as saved lists without places. */
export interface NamedSearch extends SavedSearch {
  id: string;
  name: string;
}
export type SavedSearchResult = UserWrite<NamedSearch> | { ok: false; code: 'too-many-lists' };

/** For a live query: the searches, newest first. */
export async function savedSearches(db: UserDb = userDb): Promise<NamedSearch[]> {
  const rows = await db.savedLists.toArray();
  return rows
    .flatMap(({ local, adoptedBy }) =>
      local?.search && !adoptedBy ? [{ ...local.search, id: local.id, name: local.name }] : [],
    )
    .toSorted((a, b) => (a.id < b.id ? 1 : -1));
}

/**
 * Saves a search, or returns the one that is saved with the same filters.
 * @param name shortened to its limit
 */
export async function saveSearch(
  { list, query }: SavedSearch,
  name: string,
  now: Date = new Date(),
  db: UserDb = userDb,
): Promise<SavedSearchResult> {
  const known = (await savedSearches(db)).find((one) => one.list === list && one.query === query);
  if (known) return { ok: true, value: known };
  if ((await db.savedLists.filter(({ local }) => local !== null).count()) >= SAVED_LISTS_MAX)
    return { ok: false, code: 'too-many-lists' };
  const search = { id: uuidV7(now.getTime()), name: shorten(name.trim(), SAVED_NAME_MAX), list, query };
  const result = await writeUserData(db, async () => {
    const local = {
      id: search.id,
      version: null,
      name: search.name,
      places: [],
      search: { list, query },
      updatedAt: now.toISOString(),
    };
    await db.savedLists.put(emptyRow(search.id, local, uuidV7()));
    return search;
  });
  if (result.ok) await writeTourIndex(db);
  return result;
}

/** Without effect if the search has been deleted meanwhile. */
export function renameSearch(
  id: string,
  name: string,
  now: Date = new Date(),
  db: UserDb = userDb,
): Promise<UserWrite<void>> {
  return writeUserData(db, () =>
    db.transaction('rw', db.savedLists, async () => {
      const row = await db.savedLists.get(id);
      if (!row?.local) return;
      const local = {
        ...row.local,
        name: shorten(name.trim(), SAVED_NAME_MAX),
        updatedAt: now.toISOString(),
      };
      await db.savedLists.put({ ...row, local, dirty: true, stamp: uuidV7() });
    }),
  );
}
