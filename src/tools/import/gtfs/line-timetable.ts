import type { Departures, RailFacts } from '../../../model/schemas/network.ts';
import { clockOf, DAY_MINUTES } from './feed-clock.ts';
import type { Line } from './group-lines.ts';

type KnownLine = RailFacts['lines'][number];

/**
 * A line by hand with hours and departures of the part of an imported line that runs on it. Without one, it has no timetable
 * of this source any more.
 * @param key of the source
 */
export function withTimetable(line: KnownLine, part: Part | null, key: string): KnownLine {
  const { timetable: _old, timetableSource, ...own } = line;
  if (!part) return timetableSource === key ? own : line;
  const { stations, outbound, inbound } = part;
  const [start] = stations;
  return {
    ...own,
    operator: own.operator ?? part.line.route.operator,
    trainsPerDay: tripsADay(part.line),
    timetable: { outbound, inbound },
    stops: own.stops.map(([station], index) => [
      station,
      Number((stations[index]!.km - start!.km).toFixed(1)),
      Number((stations[index]!.hours - start!.hours).toFixed(2)),
    ]),
    timetableSource: key,
  };
}

/** Trips a day in each direction. */
export const tripsADay = ({ of }: Line): number => Math.max(0.1, Number((of / 14).toFixed(1)));

export interface Part {
  line: Line;
  /** In the order of the nodes. */
  stations: readonly { km: number; hours: number }[];
  outbound: Departures;
  inbound: Departures;
}

/** The part from the first of these nodes to the last one, of the line with the most departures that has all of them. */
export function partWith(nodes: readonly string[], lines: readonly Line[]): Part | null {
  const [best] = lines
    .flatMap((line) => partOf(line, nodes) ?? [])
    .sort((a, b) => b.line.perWeek - a.line.perWeek);
  return best ?? null;
}

/** The part of a line that has all of these nodes in their order, or against it; null for another line. */
function partOf(line: Line, nodes: readonly string[]): Part | null {
  const { stations } = line;
  const indexes = nodes.map((node) => stations.findIndex((station) => station.node === node));
  if (indexes.includes(-1) || indexes.length < 2) return null;
  const total = stations.at(-1)!;
  const isAhead = indexes.every((at, index) => index === 0 || at > indexes[index - 1]!);
  const isBack = indexes.every((at, index) => index === 0 || at < indexes[index - 1]!);
  if (!isAhead && !isBack) return null;
  const found = indexes.map((index) => stations[index]!);
  const ordered = isAhead
    ? found
    : found.map(({ km, hours }) => ({ km: total.km - km, hours: total.hours - hours }));
  const [first, last] = [ordered[0]!, ordered.at(-1)!];
  const outbound = later(isAhead ? line.outbound : line.inbound, first.hours);
  const inbound = later(isAhead ? line.inbound : line.outbound, total.hours - last.hours);
  return outbound && inbound ? { line, stations: ordered, outbound, inbound } : null;
}

/** Departures some hours later; null where some of them pass midnight and run on certain weekdays alone. */
function later({ departures, weekdays }: Departures, hours: number): Departures | null {
  const minutes = departures.map((time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return hour * 60 + minute + Math.round(hours * 60);
  });
  const days = new Set(minutes.map((minute) => Math.floor(minute / DAY_MINUTES)));
  if (weekdays && days.size > 1) return null;
  const clocks = new Set(minutes.map((minute) => clockOf(minute % DAY_MINUTES)));
  const [shift = 0] = days;
  return {
    departures: [...clocks].sort(),
    ...(weekdays
      ? { weekdays: weekdays.map((day) => ((day - 1 + shift) % 7) + 1).sort((a, b) => a - b) }
      : {}),
  };
}
