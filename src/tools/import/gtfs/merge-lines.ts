import type { Crossing, Network, NetworkSource, RailFacts } from '../../../model/schemas/network.ts';
import type { TransportFacts } from '../../../model/schemas/transport.ts';
import { rounded, slugOf } from '../osm/choose-towns.ts';
import type { FerryLine } from './group-ferries.ts';
import type { Line } from './group-lines.ts';
import type { StopNodes } from './join-stops.ts';
import { partWith, tripsADay, withTimetable } from './line-timetable.ts';

export interface ImportedLines {
  /** Key in the network's `sources`. */
  key: string;
  source: NetworkSource;
  trains: readonly Line[];
  coaches: readonly Line[];
  ferries: readonly FerryLine[];
  nodes: StopNodes;
}

type KnownLine = RailFacts['lines'][number];

/** Fares that neither the feed nor the network knows: USD per km, and of ferries also to begin with. */
const USD_PER_KM = 0.05;
const FERRY_FARE = { usd: 1, perKm: 0.15 };
/** A line whose length is within this of another one's costs the same, not only the same per km. */
const SAME_LENGTH = 0.1;

/**
 * A network with the lines of a feed. An earlier import of the same source is replaced. Lines by hand stay, with their fares,
 * names and hints; those on which a line of the feed runs have its hours and departures.
 */
export function mergeLines(before: Network, facts: TransportFacts, imported: ImportedLines): Network {
  const { key, source, nodes: stopNodes } = imported;
  const costs = facts.costs.busUsdPerKm ?? USD_PER_KM;
  const { detour } = facts.estimate;
  const rail = mergeKind(before.rail, imported.trains, imported, { detour, usdPerKm: costs });
  const coaches = mergeKind(before.coaches, imported.coaches, imported, { detour, usdPerKm: costs });
  const crossings = mergeFerries(before.crossings ?? [], imported.ferries, key);
  const used = new Set([
    ...[...before.edges, ...crossings].flatMap(({ from, to }) => [from, to]),
    ...[rail, coaches].flatMap(({ stations }) => stations.map(({ node }) => node)),
    ...Object.values(before.places).map(({ node }) => node),
  ]);
  const known = before.nodes.filter((node) => node.source !== key || used.has(node.id));
  const ids = new Set(known.map(({ id }) => id));
  return {
    ...before,
    nodes: [...known, ...stopNodes.added(used, key).filter(({ id }) => !ids.has(id))],
    ...(crossings.length > 0 || before.crossings ? { crossings } : {}),
    ...(rail.lines.length > 0 || before.rail ? { rail } : {}),
    ...(coaches.lines.length > 0 || before.coaches ? { coaches } : {}),
    sources: { ...before.sources, [key]: source },
  };
}

function mergeKind(
  before: RailFacts | undefined,
  lines: readonly Line[],
  { key, nodes }: ImportedLines,
  { detour, usdPerKm }: { detour: number; usdPerKm: number },
): RailFacts {
  const known = before?.lines ?? [];
  const stations = (before?.stations ?? []).map((station) => station);
  const nodesOf = ({ stops }: KnownLine) =>
    stops.map(([stop]) => stations.find(({ id }) => id === stop)?.node ?? '');
  const perKm = medianFare(known) ?? usdPerKm;
  const byHand = known.filter(({ source }) => source !== key);
  const taken = new Set(byHand.map(({ id }) => id));

  const stationOf = (line: Line['stations'][number]): string => {
    const same = stations.find(({ name, node }) => node === line.node && name === line.stop.name);
    if (same) return same.id;
    const slug = slugOf(line.stop.name) || slugOf(line.stop.id) || 'stop';
    let id = slug;
    for (let number = 2; stations.some((one) => one.id === id); number += 1) id = `${slug}-${number}`;
    const spurKm = Number((nodes.kmOf(line.stop, line.node) * detour).toFixed(1));
    stations.push({
      id,
      name: line.stop.name,
      at: rounded(line.stop.at),
      node: line.node,
      spurKm,
      source: key,
    });
    return id;
  };

  const whole = new Set<Line>();
  const updated = byHand.map((line) => {
    const part = partWith(nodesOf(line), lines);
    if (part?.line.stations.length === line.stops.length) whole.add(part.line);
    return withTimetable(line, part, key);
  });
  const added = lines.flatMap((line): KnownLine[] => {
    if (whole.has(line)) return [];
    const { km, node: last } = line.stations.at(-1)!;
    const first = line.stations[0]!.node;
    const id = unique(slugOf(`${line.route.name} ${first} ${last}`) || slugOf(line.route.id), taken);
    taken.add(id);
    const own: KnownLine = {
      id,
      en: line.route.name,
      de: line.route.name,
      operator: line.route.operator,
      trainsPerDay: tripsADay(line),
      ...fareOf(similar(known, nodesOf, [first, last], km), km, perKm),
      timetable: { outbound: line.outbound, inbound: line.inbound },
      stops: line.stations.map((station) => [stationOf(station), station.km, station.hours]),
      source: key,
    };
    return [own];
  });
  // Lines by hand come first: between their stations they have the fare.
  const all = [...updated, ...added];
  const used = new Set(all.flatMap(({ stops }) => stops.map(([id]) => id)));
  return { stations: stations.filter(({ id, source }) => source === undefined || used.has(id)), lines: all };
}

/** The known line past both ends that is the most alike in length. */
function similar(
  known: readonly KnownLine[],
  nodesOf: (line: KnownLine) => string[],
  ends: readonly string[],
  km: number,
): KnownLine | undefined {
  const off = (line: KnownLine) => Math.abs(kmOf(line) - km);
  return known
    .filter((line) => ends.every((node) => nodesOf(line).includes(node)))
    .sort((a, b) => off(a) - off(b))[0];
}

const kmOf = ({ stops }: KnownLine): number => stops.at(-1)?.[1] ?? 1;
const usdPerKmOf = (line: KnownLine): number => line.usdPerKm + (line.baseUsd ?? 0) / kmOf(line);

function medianFare(lines: readonly KnownLine[]): number | undefined {
  return lines.map(usdPerKmOf).sort((a, b) => a - b)[lines.length >> 1];
}

function fareOf(
  like: KnownLine | undefined,
  km: number,
  perKm: number,
): Pick<KnownLine, 'usdPerKm' | 'baseUsd'> {
  if (!like) return { usdPerKm: Number(perKm.toFixed(3)) };
  if (Math.abs(kmOf(like) / km - 1) > SAME_LENGTH) return { usdPerKm: Number(usdPerKmOf(like).toFixed(3)) };
  return { usdPerKm: like.usdPerKm, ...(like.baseUsd === undefined ? {} : { baseUsd: like.baseUsd }) };
}

function unique(id: string, taken: ReadonlySet<string>): string {
  let own = id;
  for (let number = 2; taken.has(own); number += 1) own = `${id}-${number}`;
  return own;
}

/** The timetable of ferries is the feed's, their fares those that were known. */
function mergeFerries(before: readonly Crossing[], ferries: readonly FerryLine[], key: string): Crossing[] {
  const left = new Map(ferries.map((ferry) => [`${ferry.from} ${ferry.to}`, ferry]));
  const merged = before.flatMap((crossing) => {
    const { from, to, timetable: _timetable, timetableSource, ...own } = crossing;
    const [pair, isTurned] = from < to ? [`${from} ${to}`, false] : [`${to} ${from}`, true];
    // An earlier import of the source, which nobody has added a fare to.
    if (crossing.source === key && crossing.estimated) return [];
    const ferry = crossing.by === 'ferry' ? left.get(pair) : undefined;
    if (!ferry) {
      if (crossing.source === key) return [];
      return timetableSource === key ? [{ from, to, ...own }] : [crossing];
    }
    left.delete(pair);
    const { inbound, outbound, hours, operators } = ferry;
    return [
      {
        from,
        to,
        ...own,
        hours,
        operator: own.operator ?? operators.join(', '),
        timetable: isTurned ? { outbound: inbound, inbound: outbound } : { outbound, inbound },
        timetableSource: key,
      },
    ];
  });
  const added = [...left.values()].map(({ from, to, km, hours, operators, outbound, inbound }): Crossing => ({
    from,
    to,
    by: 'ferry',
    km,
    hours,
    fareUsd: Number((FERRY_FARE.usd + FERRY_FARE.perKm * km).toFixed(1)),
    operator: operators.join(', '),
    timetable: { outbound, inbound },
    // The fare is one.
    estimated: true,
    source: key,
  }));
  return [...merged, ...added];
}
