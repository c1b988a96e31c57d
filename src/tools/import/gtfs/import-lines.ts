import tzLookup from '@photostructure/tz-lookup';
import type { Network } from '../../../model/schemas/network.ts';
import { compressedBytes, type Country, MAX_BYTES } from '../country-files.ts';
import { ImportError } from '../import-error.ts';
import { slugOf } from '../osm/choose-towns.ts';
import { offsetOf } from './feed-clock.ts';
import { groupFerries } from './group-ferries.ts';
import { type ClockShift, groupLines, type Line } from './group-lines.ts';
import { joinStops } from './join-stops.ts';
import { mergeLines } from './merge-lines.ts';
import { readFeed } from './read-feed.ts';

export interface LineReport {
  publisher: string;
  from: string;
  until: string;
  trains: number;
  coaches: number;
  ferries: number;
  /** Lines that were left out because the country would be too large. */
  leftOut: number;
  /** Departures a week that the network lists, and all of the timetable. */
  perWeek: number;
  of: number;
  bytes: number;
}

interface Choices {
  types: ReadonlySet<number>;
  /** Day from which the timetable is read, `yyyy-MM-dd`. */
  day: string;
  license: string;
}

/** Shorter trains and coaches are no long-distance lines. */
const MIN_KM = 15;
/** Part of the lines that is left out at a time until the country is small enough. */
const LEFT_OUT = 0.2;

/**
 * A country's network with the lines, stations and departures of a GTFS feed.
 * @throws ImportError for what is no feed, none of this country, or has ended
 */
export async function importLines(
  country: Country,
  file: string,
  { types, day, license }: Choices,
): Promise<{ network: Network; report: LineReport }> {
  const { network: before, facts } = country;
  if (before.nodes.length === 0)
    throw new ImportError(`networks/${country.key}.json has no nodes: import its roads first`);
  const feed = await readFeed(file, types, day);
  const key = `gtfs-${slugOf(feed.publisher) || slugOf(feed.name)}`;
  const nodes = joinStops(before.nodes.filter(({ source }) => source !== key));
  const offset = (zone: string) => offsetOf(zone, feed.from);
  const shiftOf: ClockShift = ({ at: [lon, lat] }, { timezone }) =>
    offset(tzLookup(lat, lon)) - offset(timezone);
  const lines = feed.routes
    .filter(({ means }) => means !== 'ferry')
    .flatMap((route) => groupLines(route, nodes, feed.shapes, shiftOf))
    .filter(({ stations }) => stations.at(-1)!.km >= MIN_KM)
    .sort((a, b) => worthOf(b) - worthOf(a));
  const ferries = groupFerries(
    feed.routes.filter(({ means }) => means === 'ferry'),
    nodes,
    feed.shapes,
    shiftOf,
  );
  if (lines.length + ferries.length === 0)
    throw new ImportError(`${feed.name}: no line runs in both directions between nodes of ${country.key}`);
  const source = {
    of: 'timetable' as const,
    name: feed.publisher,
    license,
    date: feed.date,
    ...(feed.version === null ? {} : { version: feed.version }),
    until: feed.until,
  };
  const write = (kept: readonly Line[]) =>
    mergeLines(before, facts, {
      key,
      source,
      trains: kept.filter(({ route }) => route.means === 'train'),
      coaches: kept.filter(({ route }) => route.means === 'coach'),
      ferries,
      nodes,
    });
  let kept = lines;
  let network = write(kept);
  while (compressedBytes(country, network) > MAX_BYTES && kept.length > 0) {
    kept = kept.slice(0, Math.floor(kept.length * (1 - LEFT_OUT)));
    network = write(kept);
  }
  const sum = (of: (one: { perWeek: number; of: number }) => number) =>
    [...kept, ...ferries].reduce((total, one) => total + of(one), 0);
  const count = (means: string) => kept.filter(({ route }) => route.means === means).length;
  return {
    network,
    report: {
      publisher: feed.publisher,
      from: feed.from,
      until: feed.until,
      trains: count('train'),
      coaches: count('coach'),
      ferries: ferries.length,
      leftOut: lines.length - kept.length,
      perWeek: sum(({ perWeek }) => perWeek),
      of: sum(({ of }) => of),
      bytes: compressedBytes(country, network),
    },
  };
}

/** Where only some lines fit, the long ones that run often are needed most. */
const worthOf = ({ perWeek, stations }: Line): number => perWeek * stations.at(-1)!.km;
