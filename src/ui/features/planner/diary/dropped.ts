import { isStop } from '../../../../model/plan.ts';
import type { OpsOf } from './stop-now.ts';

/**
 * The move of a stop that was dragged, in the tour as it is when it is made: another device may have added, taken out or
 * moved stops while it was held. It lands behind the stop that it was dropped behind, else before the one that it was
 * dropped before.
 * @param order ids of the stops when it was lifted
 */
export function dropped(
  { from, to }: { from: number; to: number },
  order: readonly (string | null)[],
): OpsOf {
  return ({ itinerary }) => {
    const now = itinerary.filter(isStop).map((stop) => stop.id ?? null);
    const id = order[from] ?? null;
    // Stops without ids are those of a tour that nobody has planned: they stand as they were drawn.
    if (id === null) return [{ op: 'move', from, to }];
    const at = now.indexOf(id);
    if (at < 0) return [];
    const others = order.filter((other) => other !== id);
    const left = now.filter((other) => other !== id);
    const before = others.slice(0, to).findLast((other) => other !== null && left.includes(other));
    const after = others.slice(to).find((other) => other !== null && left.includes(other));
    if (before === undefined && after === undefined) return [];
    const target = before === undefined ? left.indexOf(after ?? null) : left.indexOf(before) + 1;
    return target === at ? [] : [{ op: 'move', from: at, to: target }];
  };
}
