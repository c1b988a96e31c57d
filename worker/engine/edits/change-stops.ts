import type { Op, StopEntry } from '../../../src/model/plan.ts';
import { bestPosition } from '../order/best-position.ts';
import { itineraryOf, shapeOf, type JourneyShape } from './journey-shape.ts';
import type { Changed, OpsFacts } from './ops-state.ts';
import { rebuildConnections } from './rebuild-connections.ts';
import { accept, reject, unknownOp, type Outcome } from '../input/rejection.ts';

/** Changes which stops there are and their order; connections are rebuilt. */
export function changeStops(
  changed: Changed,
  op: Extract<Op, { op: 'move' | 'remove' | 'add' | 'reverse' }>,
  path: string,
  facts: OpsFacts,
): Outcome<Changed> {
  const shape = shapeOf(changed.itinerary);
  const stops = stopsAfter(shape, op, path, facts);
  if (!stops.ok) return stops;
  return accept({ ...changed, itinerary: itineraryOf(rebuildConnections(shape, stops.value)) });
}

function stopsAfter(
  shape: JourneyShape,
  op: Extract<Op, { op: 'move' | 'remove' | 'add' | 'reverse' }>,
  path: string,
  facts: OpsFacts,
): Outcome<StopEntry[]> {
  const { stops } = shape;
  const isStopAt = (position: number) => position < stops.length;
  switch (op.op) {
    case 'reverse':
      return accept([...stops].reverse());
    case 'move': {
      if (!isStopAt(op.from)) return reject(`${path}.from`, 'expected the position of a stop');
      if (!isStopAt(op.to)) return reject(`${path}.to`, 'expected the position of a stop');
      const moved = [...stops];
      moved.splice(op.to, 0, ...moved.splice(op.from, 1));
      return accept(moved);
    }
    case 'remove':
      if (!isStopAt(op.stop)) return reject(`${path}.stop`, 'expected the position of a stop');
      return accept(stops.filter((_, position) => position !== op.stop));
    case 'add': {
      if (!Object.hasOwn(facts.experiences, op.experience_id)) {
        return reject(`${path}.experience_id`, 'expected an id that is among experiences');
      }
      const position =
        op.at === 'best' ? bestPosition(shape, op.experience_id, facts) : accept(op.at ?? stops.length);
      if (!position.ok) return position;
      if (position.value > stops.length) {
        return reject(`${path}.at`, `expected a position up to ${stops.length}`);
      }
      return accept(stops.toSpliced(position.value, 0, { experience_id: op.experience_id }));
    }
    default:
      return unknownOp(op);
  }
}
