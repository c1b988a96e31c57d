import type { TourFile } from '../../../model/tour-file.ts';
import { openConflicts } from '../../sync/conflict-rows.ts';
import { tourFiles } from '../../tours/files/unsent-tour-files.ts';
import type { UserDb } from '../../storage/user-db.ts';

/** Exports a former account's data on this device: one importable file per tour, and one JSON file with everything. */
export async function formerAccountFiles(
  db: UserDb,
  now: Date = new Date(),
): Promise<{ tours: TourFile[]; all: Blob }> {
  const [tours, experiences, savedLists, settings, favorites, conflicts] = await Promise.all([
    db.tours.toArray(),
    db.ownExperiences.toArray(),
    db.savedLists.toArray(),
    db.settings.toArray(),
    db.favorites.filter(({ on }) => on).toArray(),
    openConflicts(db),
  ]);
  const all = {
    tours: documents(tours),
    experiences: documents(experiences),
    savedLists: documents(savedLists),
    settings: documents(settings),
    favorites: favorites.map(({ kind, id }) => ({ kind, id })),
    conflicts,
  };
  return {
    tours: await tourFiles(() => true, now, db),
    all: new Blob([`${JSON.stringify(all, null, 2)}\n`], { type: 'application/json;charset=utf-8' }),
  };
}

function documents(rows: readonly { local: object | null }[]): object[] {
  return rows.flatMap(({ local }) => local ?? []);
}
