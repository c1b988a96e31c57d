import type { ConnectionOption } from '../model/connection-option.ts';
import { isConnection, type ItineraryEntry } from '../model/plan.ts';
import type { Tour } from '../model/tour.ts';
import type { OwnWayChange } from './planner-state.ts';

/** A way of the person's own written down, changed or taken out. What is written down or changed is also taken. */
export function changeOwnWay(tour: Tour, index: number, change: OwnWayChange): Tour {
  const entry = tour.itinerary[index];
  if (entry === undefined || !isConnection(entry)) return tour;
  const id = entry.connection_id;
  const known = tour.ownConnections[id] ?? [];
  const former = 'remove' in change ? change.remove : (change.replaces ?? null);
  const option = 'remove' in change ? null : change.option;
  const ownConnections = { ...tour.ownConnections };
  const kept = withChange(known, former, option);
  if (kept.length > 0) ownConnections[id] = kept;
  else delete ownConnections[id];
  // Two entries may take the same way: both follow what it has become.
  const itinerary = tour.itinerary.map((one, at): ItineraryEntry => {
    if (!isConnection(one) || one.connection_id !== id) return one;
    const took = former !== null && one.selectedKey === former;
    if (option !== null && (took || at === index)) return { ...one, selectedKey: option.key };
    if (!took) return one;
    const { selectedKey: _gone, selected: _index, ...rest } = one;
    return rest;
  });
  return { ...tour, ownConnections, itinerary };
}

function withChange(
  known: readonly ConnectionOption[],
  former: string | null,
  option: ConnectionOption | null,
): ConnectionOption[] {
  const at = known.findIndex(({ key }) => former !== null && key === former);
  if (at < 0) return option === null ? [...known] : [...known, option];
  return known.flatMap((one, index) => (index === at ? (option ?? []) : [one]));
}
