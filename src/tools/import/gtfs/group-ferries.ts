import type { LonLat } from '../../../model/place/geo.ts';
import type { Departures } from '../../../model/schemas/network.ts';
import { bestDepartures, type Run } from './best-departures.ts';
import type { ClockShift } from './group-lines.ts';
import type { StopNodes } from './join-stops.ts';
import type { FeedRoute, Stop } from './read-feed.ts';
import { tripKilometers } from './trip-kilometers.ts';

/** Boats between two nodes, of all routes. */
export interface FerryLine {
  from: string;
  to: string;
  operators: readonly string[];
  km: number;
  hours: number;
  outbound: Departures;
  inbound: Departures;
  perWeek: number;
  of: number;
}

interface Sailing {
  outbound: boolean;
  run: Run;
  km: number;
  hours: number;
  stop: Stop;
  route: FeedRoute;
}

/** A ferry is the crossing from one pier to the next one; without boats in both directions there is none. */
export function groupFerries(
  routes: readonly FeedRoute[],
  nodes: StopNodes,
  shapes: ReadonlyMap<string, readonly LonLat[]>,
  shiftOf: ClockShift,
): FerryLine[] {
  const pairs = new Map<string, { from: string; to: string; sailings: Sailing[] }>();
  for (const route of routes)
    for (const { calls, weekdays, shape } of route.trips) {
      const kilometers = tripKilometers(calls, shapes.get(shape));
      const at = nodes.callsAt(calls, true);
      for (const [index, to] of at.entries()) {
        const from = at[index - 1];
        if (!from) continue;
        const [first, last] = from.node < to.node ? [from.node, to.node] : [to.node, from.node];
        const pair = pairs.get(`${first} ${last}`) ?? { from: first, to: last, sailings: [] };
        pair.sailings.push({
          outbound: from.node === first,
          run: { depart: from.depart, weekdays },
          km: kilometers[to.index]! - kilometers[from.index]!,
          hours: (to.arrive - from.depart) / 60,
          stop: from.stop,
          route,
        });
        pairs.set(`${first} ${last}`, pair);
      }
    }
  return [...pairs.values()].flatMap(({ from, to, sailings: own }) => {
    const listed = (outbound: boolean) => {
      const runs = own.filter((one) => one.outbound === outbound);
      return runs[0]
        ? bestDepartures(
            runs.map(({ run }) => run),
            shiftOf(runs[0].stop, runs[0].route),
          )
        : null;
    };
    const [outbound, inbound] = [listed(true), listed(false)];
    if (!outbound || !inbound) return [];
    const { perWeek, of, ...there } = outbound;
    const { perWeek: backPerWeek, of: backOf, ...back } = inbound;
    const median = (valueOf: (one: Sailing) => number) =>
      own.map(valueOf).sort((a, b) => a - b)[own.length >> 1]!;
    return {
      from,
      to,
      operators: [...new Set(own.map(({ route }) => route.operator))],
      km: Math.max(0.1, Number(median(({ km }) => km).toFixed(1))),
      hours: Math.max(0.01, Number(median(({ hours }) => hours).toFixed(2))),
      outbound: there,
      inbound: back,
      perWeek: perWeek + backPerWeek,
      of: of + backOf,
    };
  });
}
