import 'fake-indexeddb/auto';
import { Blob } from 'node:buffer';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { planTour, type PlannedTour } from '../../../src/data/planner/planned-tour.ts';
import { createEngineClient, type EngineClient } from '../../../src/data/planner/engine-client.ts';
import { airportsByKeys } from '../../../src/data/catalogue/world-airports.ts';
import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { emptyTour } from '../../../src/data/tours/tour-document.ts';
import {
  isConnection,
  type ItineraryEntry,
  type Moment,
  type TimelineConnection,
} from '../../../src/model/plan.ts';
import type { Tour } from '../../../src/model/schemas/tour.ts';
import { byKey } from '../../../src/model/base/by-key.ts';
import { zoneOfExperience } from '../../../src/model/place/place-zone.ts';
import { makeCalendar } from '../../../src/ui/features/export/make-calendar.ts';
import { makeKml } from '../../../src/ui/features/export/make-kml.ts';
import { makeText } from '../../../src/ui/features/export/make-text.ts';
import { outlineOf, type OutlineConnection } from '../../../src/ui/features/export/outline.ts';
import { readShareFragment, shareFragment } from '../../../src/ui/features/export/share-link.ts';
import { todaySteps } from '../../../src/ui/pages/today/today-steps.ts';
import { startOnChannel, wholeEngine } from '../../data/planner/engine-on-channel.ts';
import { storeRealCatalogue } from '../../builders/real-catalogue.ts';
import { experiences } from '../../worker/engine/transport/real-facts.ts';
import { wordingIn } from './hill-country.ts';

/** Home airports west and east of the destinations, most of them outside the catalogue. */
const HOMES = ['FRA', 'MAD', 'CPH', 'LEJ', 'JFK', 'LAX', 'YYZ', 'GRU', 'NRT', 'AKL'];
/** Airport and first stop. */
const DESTINATIONS = [
  ['CMB', 'negombo'],
  ['WDH', 'windhoek'],
  ['LIM', 'cusco'],
  ['SYD', 'sydney-harbour'],
] as const;
/** Around the changes of the clocks: Europe 28 March and 31 October, America 14 March and 7 November. */
const STARTS = ['2027-03-13', '2027-03-26', '2027-10-29', '2027-11-05', '2027-07-01'];
const [OUT, BACK] = ['21:35', '06:10'];

interface Route {
  home: string;
  gateway: string;
  stop: string;
  start: string;
}
const routes: Route[] = HOMES.flatMap((home, row) =>
  DESTINATIONS.map(([gateway, stop], column) => ({
    home,
    gateway,
    stop,
    start: STARTS[(row + column) % STARTS.length] ?? '',
  })),
);

let engine: EngineClient;
const zones = new Map<string, string>();

beforeAll(async () => {
  // jsdom's Blob has no stream.
  vi.stubGlobal('Blob', Blob);
  const countries = await storeRealCatalogue();
  const countryByKey = byKey(countries);
  for (const experience of experiences)
    zones.set(experience.key, zoneOfExperience(experience, countryByKey) ?? '');
  const codes = [...HOMES, ...DESTINATIONS.map(([code]) => code)];
  for (const { key, timezone } of await airportsByKeys(codes)) zones.set(key, timezone);
  engine = createEngineClient(() => startOnChannel(wholeEngine()));
}, 60_000);
afterAll(async () => {
  engine.close();
  await catalogueDb.delete();
});

/** There and back, both flights at typed times. */
function tourOn({ home, gateway, stop, start }: Route): Tour {
  const itinerary: ItineraryEntry[] = [
    { connection_id: `${home}_${gateway}`, departureTime: OUT },
    { connection_id: `${gateway}_${stop}` },
    { id: '0197c9a0-0000-7000-8000-000000000001', experience_id: stop, nights: 9 },
    { connection_id: `${stop}_${gateway}` },
    { connection_id: `${gateway}_${home}`, departureTime: BACK },
  ];
  const country = experiences.find(({ key }) => key === stop)?.country_key ?? '';
  return {
    ...emptyTour([country], new Date('2026-11-20T09:30:00Z')),
    startDate: start,
    homeAirport: home,
    itinerary,
  };
}

/** Independent of the product's time zone code: the offset at a moment, computed with `Intl`. */
function utcMs(moment: Moment, timeZone: string): number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  for (let minutes = -14 * 60; minutes <= 14 * 60; minutes += 15) {
    const instant = Date.parse(`${moment}Z`) - minutes * 60_000;
    if (format.format(instant) === moment.replace('T', ' ')) return instant;
  }
  throw new Error(`${moment} does not exist in ${timeZone}`);
}

const zoneOf = (key: string): string => {
  const zone = zones.get(key);
  if (zone === undefined) throw new Error(`no zone of ${key}`);
  return zone;
};

function connectionsIn({ planned }: PlannedTour): TimelineConnection[] {
  return (planned?.plan.timeline ?? []).filter((entry) => entry.timelineType === 'connection');
}

function connectionIdAt(tour: Tour, itinIndex: number): string {
  const entry = tour.itinerary[itinIndex];
  if (entry === undefined || !isConnection(entry)) throw new Error('no connection');
  return entry.connection_id;
}

/** Durations that differ from arrival − departure in UTC, and departures before one can be ready for them. */
function timeProblems({ tour, planned }: PlannedTour, connections: readonly TimelineConnection[]): string[] {
  const problems: string[] = [];
  let readyMs = -Infinity;
  for (const { itinIndex, selected, departure, arrival, duration } of connections) {
    const id = connectionIdAt(tour, itinIndex);
    const [from = '', to = ''] = id.split('_');
    const [leaves, lands] = [utcMs(departure, zoneOf(from)), utcMs(arrival, zoneOf(to))];
    const option = planned?.options[id]?.[selected];
    const isFlight = option?.type === 'flight';
    const minutes = (lands - leaves) / 60_000;
    if (option === undefined) problems.push(`${id}: no option`);
    if (isFlight && minutes !== Math.ceil(option.duration / 60)) problems.push(`${id}: ${minutes} min`);
    if (isFlight && Math.round(duration * 60) !== minutes) problems.push(`${id}: ${duration} h`);
    if (leaves - readyMs < (isFlight ? (option.lead ?? 0) * 1000 : 0)) problems.push(`${id}: too early`);
    readyMs = lands + (isFlight ? (option.trail ?? 0) * 1000 : 0);
    if (isFlight)
      table.push(`${from} → ${to}`.padEnd(18) + `${departure}  ${arrival}  ${(minutes / 60).toFixed(1)}`);
  }
  return problems;
}

const table: string[] = [];
afterAll(() => {
  console.log(['home → gateway     leaves            lands             hours', ...table].join('\n'));
});

it.each(routes)('$home to $gateway on $start', async (route) => {
  const planned = await planTour(tourOn(route), [], { engine });
  if (planned.planned === null) throw new Error('not planned');
  const connections = connectionsIn(planned);
  expect(connections).toHaveLength(4);

  expect(timeProblems(planned, connections)).toEqual([]);

  // The typed times are shown as typed everywhere.
  const [out, , , back] = connections;
  expect([out?.departure.slice(11), back?.departure.slice(11)]).toEqual([OUT, BACK]);
  const words = await wordingIn('en');
  const outline = outlineOf(planned, words);
  if (outline === null) throw new Error('no outline');
  const journeys = outline.days
    .flatMap(({ entries }) => entries)
    .filter((entry): entry is OutlineConnection => entry.kind === 'connection');
  const [first, last] = [journeys[0], journeys.at(-1)];
  expect([first?.departure, last?.departure]).toEqual([out?.departure, back?.departure]);
  expect([first?.zones.from, last?.zones.from]).toEqual([zoneOf(route.home), zoneOf(route.gateway)]);

  const text = makeText(outline, words);
  for (const time of [OUT, BACK]) expect(text).toContain(time);
  const kml = makeKml(outline, words);
  for (const flight of [out, back]) expect(kml).toContain(flight?.departure);

  const steps = todaySteps(outline).filter(({ kind }) => kind === 'connection');
  expect(steps[0]?.starts).toEqual({ at: out?.departure, zone: zoneOf(route.home) });
  expect(steps.at(-1)?.starts).toEqual({ at: back?.departure, zone: zoneOf(route.gateway) });

  const calendar = new ICAL.Component(ICAL.parse(makeCalendar(outline, words, new Date())));
  const starts = calendar
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('dtstart')))
    .filter((start) => start.endsWith('Z'))
    .map((start) => Date.parse(start));
  expect(starts).toContain(utcMs(out?.departure ?? '', zoneOf(route.home)));
  expect(starts).toContain(utcMs(back?.departure ?? '', zoneOf(route.gateway)));

  const fragment = await shareFragment(planned);
  const shared = fragment === null ? null : await readShareFragment(fragment);
  expect(JSON.stringify(shared)).toContain(OUT);
  expect(JSON.stringify(shared)).toContain(BACK);
});
