import type { LonLat } from '../../../model/place/geo.ts';
import { ImportError } from '../import-error.ts';
import { minutesOf } from './feed-clock.ts';
import { meansOf, type Means } from './route-types.ts';
import { readServiceDays, type Weekdays } from './service-days.ts';
import { openFeed, type FeedFile } from './read-zip.ts';

export interface Stop {
  /** Of the station to which it belongs. */
  id: string;
  name: string;
  at: LonLat;
}

export interface Call {
  stop: Stop;
  /** Minutes of the day of service, on the clock of the agency. */
  arrive: number;
  depart: number;
}

export interface Trip {
  weekdays: Weekdays;
  shape: string;
  calls: readonly Call[];
}

export interface FeedRoute {
  id: string;
  name: string;
  operator: string;
  timezone: string;
  means: Means;
  trips: Trip[];
}

export interface Feed {
  name: string;
  publisher: string;
  version: string | null;
  /** Of the file, and the first and last day of the timetable, `yyyy-MM-dd`. */
  date: string;
  from: string;
  until: string;
  routes: readonly FeedRoute[];
  /** Points of the lines that trips draw, where the feed has them. */
  shapes: ReadonlyMap<string, readonly LonLat[]>;
}

/**
 * Reads the routes of the given types with all their trips, as they run in the weeks from `day`.
 * @throws ImportError with file, table, line and field of what is wrong
 */
export async function readFeed(file: string, types: ReadonlySet<number>, day: string): Promise<Feed> {
  const feed = await openFeed(file);
  try {
    const agencies = await readAgencies(feed);
    const routes = await readRoutes(feed, types, agencies);
    if (routes.size === 0)
      throw new ImportError(
        `${feed.name}: routes.txt: there are no routes of the types ${[...types].join(', ')}`,
      );
    const days = await readServiceDays(feed, day);
    const trips = await readTrips(feed, routes, (service) => days.of(service));
    await readCalls(feed, trips, await readStops(feed));
    const headways = await readHeadways(feed, trips);
    for (const [id, { route, weekdays, shape, calls }] of trips) {
      calls.sort((a, b) => a.sequence - b.sequence);
      const known = calls.filter(({ arrive, depart }) => !Number.isNaN(arrive) && !Number.isNaN(depart));
      if (known.length < 2) continue;
      for (const shift of headways.get(id)?.map((start) => start - known[0]!.depart) ?? [0]) {
        const own = known.map(({ stop, arrive, depart }) => ({
          stop,
          arrive: arrive + shift,
          depart: depart + shift,
        }));
        route.trips.push({ weekdays, shape, calls: own });
      }
    }
    const { publisher, version } = await readPublisher(feed);
    return {
      name: feed.name,
      publisher: publisher || ([...agencies.values()][0]?.name ?? feed.name),
      version,
      date: feed.date,
      from: days.from,
      until: days.until,
      routes: [...routes.values()].filter((route) => route.trips.length > 0),
      shapes: await readShapes(feed, new Set([...trips.values()].map(({ shape }) => shape))),
    };
  } finally {
    feed.close();
  }
}

interface Agency {
  name: string;
  timezone: string;
}

async function readAgencies(feed: FeedFile): Promise<Map<string, Agency>> {
  const agencies = new Map<string, Agency>();
  const needed = ['agency_name', 'agency_timezone'] as const;
  for await (const { values, line } of feed.rows('agency.txt', needed, ['agency_id'])) {
    const { agency_id: id, agency_name: name, agency_timezone: timezone } = values;
    if (!isZone(timezone))
      throw new ImportError(
        `${feed.name}: agency.txt, line ${line}: agency_timezone "${timezone}" is unknown`,
      );
    agencies.set(id, { name, timezone });
  }
  return agencies;
}

function isZone(zone: string): boolean {
  try {
    return zone !== '' && new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
}

async function readRoutes(
  feed: FeedFile,
  types: ReadonlySet<number>,
  agencies: ReadonlyMap<string, Agency>,
): Promise<Map<string, FeedRoute>> {
  const routes = new Map<string, FeedRoute>();
  const optional = ['agency_id', 'route_short_name', 'route_long_name'] as const;
  for await (const { values, line } of feed.rows('routes.txt', ['route_id', 'route_type'], optional)) {
    const { route_id: id, route_type: type, route_short_name: short, route_long_name: long } = values;
    if (!/^\d+$/.test(type))
      throw new ImportError(
        `${feed.name}: routes.txt, line ${line}: route_type "${type}": expected a number`,
      );
    const means = meansOf(Number(type));
    if (!types.has(Number(type)) || means === null) continue;
    // With a single agency, routes need not name it.
    const agency =
      agencies.get(values.agency_id) ?? (agencies.size === 1 ? [...agencies.values()][0] : undefined);
    if (!agency)
      throw new ImportError(
        `${feed.name}: routes.txt, line ${line}: agency_id "${values.agency_id}" is unknown`,
      );
    const { name: operator, timezone } = agency;
    routes.set(id, { id, name: long || short || id, operator, timezone, means, trips: [] });
  }
  return routes;
}

interface RawTrip {
  route: FeedRoute;
  weekdays: Weekdays;
  shape: string;
  calls: (Call & { sequence: number })[];
}

async function readTrips(
  feed: FeedFile,
  routes: ReadonlyMap<string, FeedRoute>,
  weekdaysOf: (service: string) => Weekdays,
): Promise<Map<string, RawTrip>> {
  const trips = new Map<string, RawTrip>();
  const needed = ['route_id', 'service_id', 'trip_id'] as const;
  for await (const { values } of feed.rows('trips.txt', needed, ['shape_id'])) {
    const route = routes.get(values.route_id);
    if (!route) continue;
    const weekdays = weekdaysOf(values.service_id);
    if (weekdays !== 0) trips.set(values.trip_id, { route, weekdays, shape: values.shape_id, calls: [] });
  }
  return trips;
}

async function readStops(feed: FeedFile): Promise<Map<string, Stop>> {
  const rows: { id: string; parent: string; stop: Stop }[] = [];
  const needed = ['stop_id', 'stop_name', 'stop_lat', 'stop_lon'] as const;
  for await (const { values, line } of feed.rows('stops.txt', needed, ['parent_station', 'location_type'])) {
    const { stop_id: id, stop_name: name, parent_station: parent, location_type: type } = values;
    // Entrances and boarding areas are nowhere called at, and need no place.
    if (type !== '' && Number(type) > 1) continue;
    const at: LonLat = [Number(values.stop_lon || NaN), Number(values.stop_lat || NaN)];
    if (!(Math.abs(at[0]) <= 180 && Math.abs(at[1]) <= 90))
      throw new ImportError(
        `${feed.name}: stops.txt, line ${line}: stop_lat "${values.stop_lat}", stop_lon "${values.stop_lon}": expected degrees`,
      );
    rows.push({ id, parent, stop: { id, name, at } });
  }
  const stops = new Map(rows.map(({ id, stop }) => [id, stop]));
  return new Map(rows.map(({ id, parent, stop }) => [id, stops.get(parent) ?? stop]));
}

async function readCalls(
  feed: FeedFile,
  trips: ReadonlyMap<string, RawTrip>,
  stops: ReadonlyMap<string, Stop>,
): Promise<void> {
  const needed = ['trip_id', 'arrival_time', 'departure_time', 'stop_id', 'stop_sequence'] as const;
  for await (const { values, line } of feed.rows('stop_times.txt', needed, [])) {
    const trip = trips.get(values.trip_id);
    if (!trip) continue;
    const fail = (field: (typeof needed)[number], expected: string) =>
      new ImportError(
        `${feed.name}: stop_times.txt, line ${line}: ${field} "${values[field]}": expected ${expected}`,
      );
    // Stops between two times of the timetable have none of their own.
    const read = (field: 'arrival_time' | 'departure_time'): number => {
      if (values[field] === '') return NaN;
      const minutes = minutesOf(values[field]);
      if (minutes === null) throw fail(field, 'hh:mm:ss');
      return minutes;
    };
    const stop = stops.get(values.stop_id);
    if (!stop) throw fail('stop_id', 'a stop of stops.txt');
    if (!/^\d+$/.test(values.stop_sequence)) throw fail('stop_sequence', 'a number');
    const [arrive, depart] = [read('arrival_time'), read('departure_time')];
    trip.calls.push({
      stop,
      arrive: Number.isNaN(arrive) ? depart : arrive,
      depart: Number.isNaN(depart) ? arrive : depart,
      sequence: Number(values.stop_sequence),
    });
  }
}

/** Starts of trips that run at intervals, in minutes. */
async function readHeadways(
  feed: FeedFile,
  trips: ReadonlyMap<string, RawTrip>,
): Promise<Map<string, number[]>> {
  const starts = new Map<string, number[]>();
  if (!feed.has('frequencies.txt')) return starts;
  const needed = ['trip_id', 'start_time', 'end_time', 'headway_secs'] as const;
  for await (const { values, line } of feed.rows('frequencies.txt', needed, [])) {
    if (!trips.has(values.trip_id)) continue;
    const fail = (field: (typeof needed)[number], expected: string) =>
      new ImportError(
        `${feed.name}: frequencies.txt, line ${line}: ${field} "${values[field]}": expected ${expected}`,
      );
    const [start, end] = [minutesOf(values.start_time), minutesOf(values.end_time)];
    if (start === null) throw fail('start_time', 'hh:mm:ss');
    if (end === null) throw fail('end_time', 'hh:mm:ss');
    const headway = Number(values.headway_secs) / 60;
    if (!(headway > 0)) throw fail('headway_secs', 'a positive number');
    const own = starts.get(values.trip_id) ?? [];
    for (let at = start; at < end; at += headway) own.push(Math.round(at));
    starts.set(values.trip_id, own);
  }
  return starts;
}

async function readPublisher(feed: FeedFile): Promise<{ publisher: string; version: string | null }> {
  if (!feed.has('feed_info.txt')) return { publisher: '', version: null };
  const optional = ['feed_publisher_name', 'feed_version'] as const;
  for await (const { values } of feed.rows('feed_info.txt', [], optional))
    return { publisher: values.feed_publisher_name, version: values.feed_version || null };
  return { publisher: '', version: null };
}

async function readShapes(feed: FeedFile, wanted: ReadonlySet<string>): Promise<Map<string, LonLat[]>> {
  const rows = new Map<string, { at: LonLat; sequence: number }[]>();
  if (!feed.has('shapes.txt')) return new Map();
  const needed = ['shape_id', 'shape_pt_lat', 'shape_pt_lon', 'shape_pt_sequence'] as const;
  for await (const { values } of feed.rows('shapes.txt', needed, [])) {
    if (!wanted.has(values.shape_id)) continue;
    const own = rows.get(values.shape_id) ?? [];
    const at: LonLat = [Number(values.shape_pt_lon), Number(values.shape_pt_lat)];
    own.push({ at, sequence: Number(values.shape_pt_sequence) });
    rows.set(values.shape_id, own);
  }
  return new Map(
    [...rows].map(([id, points]) => [id, points.sort((a, b) => a.sequence - b.sequence).map(({ at }) => at)]),
  );
}
