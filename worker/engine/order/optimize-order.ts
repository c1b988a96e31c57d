import { connectionId } from '../input/connection-id.ts';
import { exactOrder, type FixedEnds } from './exact-order.ts';
import type { JourneyShape } from '../edits/journey-shape.ts';
import { fastestOption, orderCosts, type PlaceFacts } from './order-costs.ts';
import { rebuildConnections } from '../edits/rebuild-connections.ts';
import { accept, type Outcome } from '../input/rejection.ts';
import { searchOrder } from './search-order.ts';

const MAX_STOPS_EXACT = 10;

/** Reorders the stops for the shortest travel time; new connections take their fastest option. */
export function optimizeOrder(
  shape: JourneyShape,
  fixed: FixedEnds,
  facts: PlaceFacts,
): Outcome<JourneyShape> {
  const { stops } = shape;
  let ordered = stops;
  if (stops.length > 1) {
    const costs = orderCosts(shape, facts);
    if (!costs.ok) return costs;
    const order =
      stops.length <= MAX_STOPS_EXACT ? exactOrder(costs.value, fixed) : searchOrder(costs.value, fixed);
    ordered = order.flatMap((position) => stops[position] ?? []);
  }
  const rebuilt = rebuildConnections(shape, ordered, (from, to) => {
    const id = connectionId(from, to);
    const fastest = fastestOption(facts.optionsOf(id));
    return fastest === null ? { connection_id: id } : { connection_id: id, selected: fastest };
  });
  return accept(rebuilt);
}
