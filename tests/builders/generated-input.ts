import type { ConnectionOption } from '../../src/model/schemas/connection-option.ts';
import type { ExperienceFacts, ItineraryEntry, Op, PlanInput } from '../../src/model/plan.ts';
import { seededRandom } from '../../worker/engine/order/seeded-random.ts';

/** Days with changes of daylight saving time, a leap day and its neighbors, ends of years. */
const START_DATES = [
  '2027-03-27',
  '2027-03-28',
  '2027-10-30',
  '2027-10-31',
  '2027-03-14',
  '2027-11-07',
  '2011-12-29',
  '2011-12-30',
  '2028-02-28',
  '2028-02-29',
  '2027-12-31',
  '1986-01-01',
  '1900-01-01',
];
const DEPARTURES = ['morning', 'evening', '00:00', '02:30', '05:00', '19:45', '23:59', '2027-03-28T02:30'];
const STAYS = [0.5, 3, 6, 6.25, 12, 12.5, 24, 30, 46, 72];
const TRAVEL_HOURS = [0, 0.3, 1, 2.75, 6, 9, 13, 14, 15, 22, 40];
const TYPES = ['flight', 'driving', 'train', 'bus', 'ferry', 'walking', 'rental', 'other'] as const;
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

type Random = (below: number) => number;

/** A random valid tour, reproducible by its seed. */
export function generatedInput(seed: number): PlanInput {
  const random = seededRandom(seed);
  const pick = <T>(values: readonly T[], fallback: T): T => values[random(values.length)] ?? fallback;
  const stops = Array.from({ length: random(7) }, () => pick(PLACES, 'a'));
  const itinerary: ItineraryEntry[] = [];
  if (random(2) === 0) itinerary.push(someWay('FRA', stops[0] ?? 'a'));
  for (const [index, id] of stops.entries()) {
    itinerary.push(someStop(id));
    const next = stops[index + 1];
    if (next === undefined || random(6) === 0) continue;
    if (random(4) > 0) itinerary.push(someWay(id, next));
    else itinerary.push(someWay(id, 'x'), someWay('x', next));
  }
  if (stops.length > 0 && random(2) === 0) itinerary.push(someWay(stops.at(-1) ?? 'a', 'FRA'));

  const experiences: Record<string, ExperienceFacts> = {};
  for (const id of PLACES) {
    experiences[id] = {
      duration: pick(STAYS, 24),
      price: random(40),
      price_per_night: random(90),
      categories: [pick(['city', 'beach'], 'city')],
      country_key: pick(['sri-lanka', 'namibia'], 'namibia'),
      location: { coordinates: [random(160) - 80, random(120) - 60] },
    };
  }
  const connections: Record<string, ConnectionOption[]> = {};
  for (const entry of itinerary) {
    const id = entry['connection_id'];
    if (typeof id !== 'string' || random(9) === 0) continue;
    connections[id] = Array.from({ length: 1 + random(3) }, () => someOption(pick, random));
  }
  const begins = random(4) === 0 ? { now: `${pick(START_DATES, '2027-01-10')}T23:30` } : null;
  return {
    ...(begins ?? { startDate: pick(START_DATES, '2027-01-10') }),
    itinerary,
    experiences,
    connections,
    airports: { FRA: { location: { coordinates: [8.57, 50.03] } } },
    ops: Array.from({ length: random(3) }, () => someOp(random, stops.length)),
  };

  function someStop(id: string): ItineraryEntry {
    const wish = random(3);
    if (wish === 0) return { experience_id: id };
    return wish === 1
      ? { experience_id: id, nights: random(4) }
      : { experience_id: id, duration: pick(STAYS, 24) };
  }

  function someWay(from: string, to: string): ItineraryEntry {
    const connectionEntry: ItineraryEntry = { connection_id: `${from}_${to}`, selected: random(3) };
    return random(2) === 0
      ? connectionEntry
      : { ...connectionEntry, departureTime: pick(DEPARTURES, 'morning') };
  }
}

function someOption(pick: <T>(values: readonly T[], fallback: T) => T, random: Random): ConnectionOption {
  const type = pick<ConnectionOption['type']>(TYPES, 'bus');
  const flight = { origin: pick(['FRA', 'CMB'], 'FRA'), destination: pick(['CMB', 'WDH'], 'CMB') };
  return {
    type,
    duration: pick(TRAVEL_HOURS, 1) * 3600 + random(60),
    distance: random(900_000),
    price: random(3) === 0 ? null : random(400),
    flight: type === 'flight' ? flight : null,
  };
}

/** Ops that are valid for any itinerary. */
function someOp(random: Random, stopCount: number): Op {
  const ops: Op[] = [
    { op: 'reverse' },
    { op: 'returnJourney', on: random(2) === 0 },
    { op: 'adjustDays', days: 1 + random(20) },
    { op: 'setAirport', airport: 'CMB', gateway: random(2) === 0 ? 'FRA' : null },
    { op: 'optimise', fixStart: random(2) === 0 },
    { op: 'add', experience_id: 'g', at: random(stopCount + 1) },
  ];
  return ops[random(ops.length)] ?? { op: 'reverse' };
}
