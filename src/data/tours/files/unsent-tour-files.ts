import { isOwnKey } from '../../../model/own-key.ts';
import { isStop } from '../../../model/plan.ts';
import { filePlaceOf, TOUR_FILE_FORMAT, TOUR_FILE_VERSION, type TourFile } from '../../../model/tour-file.ts';
import { isUnsent } from '../../sync/unsent.ts';
import { userDb, type TourRow, type UserDb } from '../../storage/user-db.ts';

/** Tours with unsent changes as files, which "Open a tour file" imports. */
export function unsentTourFiles(now: Date = new Date(), db: UserDb = userDb): Promise<TourFile[]> {
  return tourFiles(isUnsent, now, db);
}

/** Tour files of the rows for which `wanted` is true. */
export async function tourFiles(
  wanted: (row: TourRow) => boolean,
  now: Date,
  db: UserDb,
): Promise<TourFile[]> {
  const rows = await db.tours.filter(wanted).toArray();
  const places = new Map((await db.ownExperiences.toArray()).map(({ id, local }) => [id, local]));
  return rows.flatMap(({ local }): TourFile[] => {
    if (!local) return [];
    const keys = new Set(local.itinerary.filter(isStop).map((stop) => stop.experience_id));
    return [
      {
        format: TOUR_FILE_FORMAT,
        version: TOUR_FILE_VERSION,
        exportedAt: now.toISOString(),
        tour: local,
        places: [...keys].filter(isOwnKey).flatMap((key) => {
          const own = places.get(key);
          return own ? [filePlaceOf(own)] : [];
        }),
      },
    ];
  });
}
