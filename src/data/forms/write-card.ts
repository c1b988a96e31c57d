import type { Tour } from '../../model/schemas/tour.ts';
import { cardOf } from '../tours/tour-document.ts';
import type { UserDb } from '../storage/user-db.ts';

/** Within a transaction: updates the card of an edited tour; days and cost stay those of the last plan. */
export async function writeCard(db: UserDb, tour: Tour, stamp: string): Promise<void> {
  const { days = null, costUsd = null } = (await db.cards.get(tour.id)) ?? {};
  await db.cards.put({ ...cardOf(tour, null, stamp), days, costUsd });
}
