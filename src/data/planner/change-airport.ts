import type { Tour } from '../../model/schemas/tour.ts';
import { endsOf, withoutEnds, type TourEdit } from './tour-edits.ts';
import type { TourPlanner } from './tour-planner.ts';

/**
 * Changes the home airport: `exchange` keeps connections and gateway, `replan` plans both journeys and the order again.
 */
export async function changeAirport(
  tour: Tour,
  airport: string,
  how: 'exchange' | 'replan',
  planner: Pick<TourPlanner, 'journeyFrom'>,
  lostStops: readonly string[],
): Promise<TourEdit> {
  const { opening, closing, through } = endsOf(tour);
  // If the new home airport is the previous gateway, there is no flight whose airport could be exchanged.
  const fresh = opening && (how === 'replan' || through === airport);
  const changed = { ...tour, homeAirport: airport };
  const edit: TourEdit = { tour: fresh ? withoutEnds(changed) : changed, ops: [] };
  const ops = await planner.journeyFrom(airport, edit);
  if (fresh && closing) ops.push({ op: 'returnJourney', on: true });
  // The order cannot be optimized with a stop whose location is unknown.
  if (how === 'replan' && lostStops.length === 0) ops.push({ op: 'optimise' });
  return { ...edit, ops };
}
