import type { Departures } from '../../../src/model/schemas/network.ts';

interface Directed<End> {
  from: End;
  to: End;
  timetable?: { outbound: Departures; inbound: Departures } | undefined;
}

/** The same connection in the other direction. */
export function reversed<End, Item extends Directed<End>>(item: Item): Item {
  const { from, to, timetable } = item;
  return {
    ...item,
    from: to,
    to: from,
    ...(timetable && { timetable: { outbound: timetable.inbound, inbound: timetable.outbound } }),
  };
}
