import type { Conflict } from '../../model/merge/conflict.ts';
import type { Plan } from '../../model/plan.ts';
import type { Tour } from '../../model/schemas/tour.ts';
import type { CatalogueDb } from '../storage/catalogue-db.ts';
import { noteConflicts } from '../forms/note-conflicts.ts';
import { cardOf } from './tour-document.ts';
import type { UserDb } from '../storage/user-db.ts';
import { writeUserData, type UserWrite } from '../storage/write-user-data.ts';

export interface TourWriting {
  tour: Tour;
  plan: Plan | null;
  /** Stamp of the write that `tour` is based on (optimistic lock): after another write nothing is written. */
  baseStamp: string;
  stamp: string;
  /** Conflicts of the form that made the change. */
  conflicts?: readonly Conflict[];
}

/** `stale`: another tab has written since `baseStamp`. `gone`: the tour was deleted. */
export type TourSaving = 'saved' | 'stale' | 'gone';

/** Writes the document, its card and conflicts in one transaction. Resolves after the commit. */
export function saveTour(
  user: UserDb,
  catalogue: CatalogueDb,
  { tour, plan, baseStamp, stamp, conflicts = [] }: TourWriting,
): Promise<UserWrite<TourSaving>> {
  return writeUserData(
    user,
    () =>
      user.transaction('rw', user.tours, user.cards, user.conflicts, async (): Promise<TourSaving> => {
        const row = await user.tours.get(tour.id);
        if (!row?.local) return 'gone';
        // The stamp is stored already if the commit succeeded and the connection was lost before its answer.
        if (row.stamp === stamp) return 'saved';
        if (row.stamp !== baseStamp) return 'stale';
        await user.tours.put({ ...row, local: tour, dirty: true, stamp });
        await user.cards.put(cardOf(tour, plan, stamp));
        await noteConflicts(user, { collection: 'tours', documentId: tour.id }, conflicts);
        return 'saved';
      }),
    catalogue,
  );
}
