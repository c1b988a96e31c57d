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
  /** The write that `tour` was made from; where another came in between, nothing is written. */
  basis: string;
  stamp: string;
  /** What a form could not keep of the document that it changed. */
  conflicts?: readonly Conflict[];
}

/** `overtaken`: another tab wrote since `basis`. `gone`: the tour was deleted. */
export type TourSaving = 'saved' | 'overtaken' | 'gone';

/** One transaction: the document, its card, what lost. Resolves after the commit. */
export function saveTour(
  user: UserDb,
  catalogue: CatalogueDb,
  { tour, plan, basis, stamp, conflicts = [] }: TourWriting,
): Promise<UserWrite<TourSaving>> {
  return writeUserData(
    user,
    () =>
      user.transaction('rw', user.tours, user.cards, user.conflicts, async (): Promise<TourSaving> => {
        const row = await user.tours.get(tour.id);
        if (!row?.local) return 'gone';
        // Its own stamp is there when a commit went through whose answer was lost with the connection.
        if (row.stamp === stamp) return 'saved';
        if (row.stamp !== basis) return 'overtaken';
        await user.tours.put({ ...row, local: tour, dirty: true, stamp });
        await user.cards.put(cardOf(tour, plan, stamp));
        await noteConflicts(user, { collection: 'tours', documentId: tour.id }, conflicts);
        return 'saved';
      }),
    catalogue,
  );
}
