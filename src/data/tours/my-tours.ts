import type { Tour } from '../../model/schemas/tour.ts';
import { saveForm, type FormSaving } from '../forms/save-form.ts';
import { isUnsent } from '../sync/unsent.ts';
import { userDb, type TourCard, type UserDb } from '../storage/user-db.ts';
import type { UserWrite } from '../storage/write-user-data.ts';

/** A tour as shown on the page "My tours". */
export interface MyTour {
  card: TourCard;
  notes: string;
  endDate: string | null;
  published: boolean;
  /** Public address; null while it is not published. */
  slug: string | null;
  /** The account has a version of it: it can be published. */
  sent: boolean;
  /** Has unsent changes. */
  waiting: boolean;
  /** Rejected by the server. */
  rejected: boolean;
}

/** For a live query: tours with at least one edit, newest first. */
export async function myTours(db: UserDb = userDb): Promise<MyTour[]> {
  const cards = await db.cards.orderBy('updatedAt').reverse().toArray();
  const touched = cards.filter((card) => card.touched);
  const rows = await db.tours.bulkGet(touched.map(({ id }) => id));
  return touched.flatMap((card, index) => {
    const row = rows[index];
    if (!row?.local) return [];
    const { notes, endDate, published, slug } = row.local;
    const rejected = row.parked?.stamp === row.stamp;
    return [
      { card, notes, endDate, published, slug, sent: row.rev !== null, waiting: isUnsent(row), rejected },
    ];
  });
}

/** Name and notes of a tour. */
export type TourTexts = Pick<Tour, 'name' | 'notes'>;

/**
 * Changes name and notes, an edit like any in the planner. `gone`: the tour was deleted.
 * @param opened values when the form was opened; without them a concurrent change of another device is no conflict
 */
export function describeTour(
  id: string,
  changes: Partial<TourTexts>,
  now: Date = new Date(),
  db: UserDb = userDb,
  opened: TourTexts | null = null,
): Promise<UserWrite<FormSaving>> {
  return saveForm('tours', id, { opened, changes }, now, db);
}
