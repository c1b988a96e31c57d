import type { Tour } from '../../model/schemas/tour.ts';
import { endsOf, withoutEnds, type TourEdit } from './tour-edits.ts';
import type { TourPlanner } from './tour-planner.ts';

/** A tour that begins at another airport: with the same ways through the same gateway, or with all of it planned anew. */
export async function changeAirport(
  tour: Tour,
  airport: string,
  how: 'exchange' | 'anew',
  planner: Pick<TourPlanner, 'journeyFrom'>,
  lostStops: readonly string[],
): Promise<TourEdit> {
  const { opening, closing, through } = endsOf(tour);
  // Who lives where the tour used to land has no flight to exchange.
  const fresh = opening && (how === 'anew' || through === airport);
  const kept = { ...tour, homeAirport: airport };
  const edit: TourEdit = { tour: fresh ? withoutEnds(kept) : kept, ops: [] };
  const ops = await planner.journeyFrom(airport, edit);
  if (fresh && closing) ops.push({ op: 'returnJourney', on: true });
  // The order cannot be worked out around a stop that nobody knows the place of.
  if (how === 'anew' && lostStops.length === 0) ops.push({ op: 'optimise' });
  return { ...edit, ops };
}
