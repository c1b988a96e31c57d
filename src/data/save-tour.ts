import type { Plan } from '../model/plan.ts';
import type { Tour } from '../model/tour.ts';
import type { CatalogueDb } from './catalogue-db.ts';
import { cardOf } from './tour-document.ts';
import type { UserDb } from './user-db.ts';
import { writeUserData, type UserWrite } from './write-user-data.ts';

export interface TourWriting {
  tour: Tour;
  plan: Plan | null;
  /** The write that `tour` was made from; where another came in between, nothing is written. */
  basis: string;
  stamp: string;
}

/** `overtaken`: another tab wrote since `basis`. `gone`: the tour was deleted. */
export type TourSaving = 'saved' | 'overtaken' | 'gone';

/** One transaction: the document, its card. Resolves after the commit. */
export function saveTour(
  user: UserDb,
  catalogue: CatalogueDb,
  { tour, plan, basis, stamp }: TourWriting,
): Promise<UserWrite<TourSaving>> {
  return writeUserData(
    user,
    () =>
      user.transaction('rw', user.tours, user.cards, async (): Promise<TourSaving> => {
        const row = await user.tours.get(tour.id);
        if (!row?.local) return 'gone';
        // Its own stamp is there when a commit went through whose answer was lost with the connection.
        if (row.stamp === stamp) return 'saved';
        if (row.stamp !== basis) return 'overtaken';
        await user.tours.put({ ...row, local: tour, dirty: true, stamp });
        await user.cards.put(cardOf(tour, plan, stamp));
        return 'saved';
      }),
    catalogue,
  );
}
