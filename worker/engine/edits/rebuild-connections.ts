import type { ConnectionEntry, StopEntry } from '../../../src/model/plan.ts';
import { connectionId, fromOf, toOf } from '../input/connection-id.ts';
import { isRoundTrip, type JourneyShape } from './journey-shape.ts';

/** Creates the entry of a connection that is new in the itinerary. */
export type MakeConnection = (from: string, to: string) => ConnectionEntry;

export function bareConnection(from: string, to: string): ConnectionEntry {
  return { connection_id: connectionId(from, to) };
}

/**
 * Rebuilds the connections between `stops`. Reuses those of `before` if the same two places still follow each other:
 * the k-th occurrence takes the k-th connection, further occurrences take copies.
 */
export function rebuildConnections(
  before: JourneyShape,
  stops: StopEntry[],
  make: MakeConnection = bareConnection,
): JourneyShape {
  const first = stops[0]?.experience_id;
  const last = stops.at(-1)?.experience_id;
  if (first === undefined || last === undefined) return { opening: [], stops, between: [], closing: [] };
  return {
    opening: rebuildOpening(before, first, make),
    stops,
    between: rebuildBetween(before, stops, make),
    closing: rebuildClosing(before, stops.length, first, last, make),
  };
}

function rebuildOpening({ opening, stops }: JourneyShape, first: string, make: MakeConnection) {
  const touching = opening.at(-1);
  if (!touching || stops[0]?.experience_id === first) return opening;
  return [...opening.slice(0, -1), make(fromOf(touching.connection_id), first)];
}

function rebuildClosing(
  before: JourneyShape,
  stopCount: number,
  first: string,
  last: string,
  make: MakeConnection,
): ConnectionEntry[] {
  const isRound = isRoundTrip(before);
  if (isRound && stopCount === 1) return [];
  const closing = [...before.closing];
  const touching = closing[0];
  if (touching && before.stops.at(-1)?.experience_id !== last) {
    closing[0] = make(last, toOf(touching.connection_id));
  }
  const ending = closing.at(-1);
  if (isRound && ending && before.stops[0]?.experience_id !== first) {
    closing[closing.length - 1] = make(fromOf(ending.connection_id), first);
  }
  return closing;
}

function rebuildBetween(before: JourneyShape, stops: StopEntry[], make: MakeConnection) {
  const had = new Map<string, ConnectionEntry[][]>();
  for (let index = 0; index + 1 < before.stops.length; index += 1) {
    const pair = pairOf(before.stops, index);
    const groups = had.get(pair);
    const group = before.between[index] ?? [];
    if (groups) groups.push(group);
    else had.set(pair, [group]);
  }
  const times = new Map<string, number>();
  const between: ConnectionEntry[][] = [];
  for (let index = 0; index + 1 < stops.length; index += 1) {
    const pair = pairOf(stops, index);
    const time = times.get(pair) ?? 0;
    times.set(pair, time + 1);
    const groups = had.get(pair) ?? [];
    const same = groups[time];
    const latest = groups.findLast((group) => group.length > 0);
    if (same && same.length > 0) between.push(same);
    else if (latest) between.push(latest.map(copyOf));
    else between.push([make(fromOf(pair), toOf(pair))]);
  }
  return between;
}

function pairOf(stops: StopEntry[], index: number): string {
  return connectionId(stops[index]?.experience_id ?? '', stops[index + 1]?.experience_id ?? '');
}

/** Copies a connection without the fields of one specific journey (id, notes, overnight stay). */
function copyOf(entry: ConnectionEntry): ConnectionEntry {
  const copy = { ...entry };
  delete copy.id;
  delete copy.notes;
  delete copy.justHotel;
  return copy;
}
