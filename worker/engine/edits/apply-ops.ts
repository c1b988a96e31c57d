import type { ItineraryEntry, Op } from '../../../src/model/plan.ts';
import { selectOption, setDeparture } from './change-connections.ts';
import { changeDays, changeStay } from './change-stays.ts';
import { changeStops } from './change-stops.ts';
import { itineraryOf, shapeOf } from './journey-shape.ts';
import { reshaped, type Changed, type OpsFacts } from './ops-state.ts';
import { optimizeOrder } from '../order/optimize-order.ts';
import { accept, unknownOp, type Outcome } from '../input/rejection.ts';
import { switchReturnJourney } from './return-journey.ts';
import { setAirport } from './set-airport.ts';

/** Applies the ops in order, each on the result of the previous ones. */
export function applyOps(
  itinerary: readonly ItineraryEntry[],
  ops: readonly Op[],
  facts: OpsFacts,
): Outcome<Changed> {
  let changed: Changed = { itinerary, originalOrder: null, warnings: [] };
  for (let index = 0; index < ops.length; index += 1) {
    const op = ops[index];
    if (!op) continue;
    const outcome = applyOp(changed, op, `ops[${index}]`, facts);
    if (!outcome.ok) return outcome;
    changed = outcome.value;
  }
  return accept(changed);
}

function applyOp(changed: Changed, op: Op, path: string, facts: OpsFacts): Outcome<Changed> {
  switch (op.op) {
    case 'reduce':
    case 'increase':
    case 'setNights':
      return changeStay(changed, op, path, facts);
    case 'setDeparture':
      return setDeparture(changed, op, path, facts);
    case 'select':
      return selectOption(changed, op, path, facts);
    case 'move':
    case 'remove':
    case 'add':
    case 'reverse':
      return changeStops(changed, op, path, facts);
    case 'optimise': {
      const shape = shapeOf(changed.itinerary);
      const fixed = { fixStart: op.fixStart ?? false, fixEnd: op.fixEnd ?? false };
      const outcome = facts.time('order', () => optimizeOrder(shape, fixed, facts));
      if (!outcome.ok) return outcome;
      const originalOrder = shape.stops.map((stop) => stop.experience_id);
      return accept({ ...changed, originalOrder, itinerary: itineraryOf(outcome.value) });
    }
    case 'returnJourney':
      return accept(reshaped(changed, (shape) => switchReturnJourney(shape, op.on, facts.optionsOf)));
    case 'setAirport':
      return accept(reshaped(changed, (shape) => setAirport(shape, op.airport, op.gateway ?? null)));
    case 'adjustDays':
      return accept(changeDays(changed, op.days, facts));
    default:
      return unknownOp(op);
  }
}
