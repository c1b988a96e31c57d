import type { Tour } from '../../model/schemas/tour.ts';
import { saveForm, type FormSaving } from '../forms/save-form.ts';
import { isUnsent } from '../sync/unsent.ts';
import { userDb, type TourCard, type UserDb } from '../storage/user-db.ts';
import type { UserWrite } from '../storage/write-user-data.ts';

/** What the page of the person's tours shows of one. */
export interface MyTour {
  card: TourCard;
  notes: string;
  endDate: string | null;
  published: boolean;
  /** Under which others find it; null while it is not published. */
  slug: string | null;
  /** The account has it: it can be published. */
  sent: boolean;
  /** The account does not have it as it is here yet. */
  waiting: boolean;
  /** The server will not take it as it is. */
  refused: boolean;
}

/** For a live query: tours that somebody put something into, the newest first. */
export async function myTours(db: UserDb = userDb): Promise<MyTour[]> {
  const cards = await db.cards.orderBy('updatedAt').reverse().toArray();
  const touched = cards.filter((card) => card.touched);
  const rows = await db.tours.bulkGet(touched.map(({ id }) => id));
  return touched.flatMap((card, index) => {
    const row = rows[index];
    if (!row?.local) return [];
    const { notes, endDate, published, slug } = row.local;
    const refused = row.parked?.stamp === row.stamp;
    return [
      { card, notes, endDate, published, slug, sent: row.rev !== null, waiting: isUnsent(row), refused },
    ];
  });
}

/** What its owner calls a tour and notes of it. */
export type TourTexts = Pick<Tour, 'name' | 'notes'>;

/**
 * Another name, other notes: an edit like one in the planner. `gone`: the tour was deleted.
 * @param opened as the form began; without it what another device wrote meanwhile is no conflict
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
