import { uuidV7 } from '../model/uuid-v7.ts';
import { cardOf } from './tour-document.ts';
import { writeTourIndex } from './write-tour-index.ts';
import { isUnsent } from './unsent.ts';
import { userDb, type TourCard, type UserDb } from './user-db.ts';
import { writeUserData, type UserWrite } from './write-user-data.ts';

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

/** Another name, other notes: an edit like one in the planner. `gone`: the tour was deleted. */
export async function describeTour(
  id: string,
  words: { name: string; notes: string },
  now: Date = new Date(),
  db: UserDb = userDb,
): Promise<UserWrite<'done' | 'gone'>> {
  const result = await writeUserData(db, () =>
    db.transaction('rw', db.tours, db.cards, async () => {
      const row = await db.tours.get(id);
      if (!row?.local) return 'gone';
      const tour = { ...row.local, ...words, updatedAt: now.toISOString() };
      const stamp = uuidV7();
      const { days = null, costUsd = null } = (await db.cards.get(id)) ?? {};
      await db.tours.put({ ...row, local: tour, dirty: true, stamp });
      await db.cards.put({ ...cardOf(tour, null, stamp), days, costUsd });
      return 'done';
    }),
  );
  if (result.ok) await writeTourIndex(db);
  return result;
}
