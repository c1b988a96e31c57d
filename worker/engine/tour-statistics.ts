import { emissionKgPerKm } from '../../src/model/emission-factors.ts';
import type {
  AccommodationBooking,
  ExperienceFacts,
  PlannedBookings,
  Statistics,
} from '../../src/model/plan.ts';
import type { DerivedBookings } from './bookings/derive-bookings.ts';
import type { ResolvedEntry } from './resolve-entries.ts';

const SECONDS_PER_HOUR = 3600;
const METERS_PER_KM = 1000;

type Benchmarks = Readonly<Record<string, { price_per_night?: number | null } | null>>;

/** Money in USD, distances in km, CO2 in kg; all whole numbers. */
export function tourStatistics(
  entries: readonly ResolvedEntry[],
  days: number,
  derived: DerivedBookings,
  benchmarks: Benchmarks,
  previous: Statistics | null,
): Statistics {
  const stops = stopFigures(entries);
  const travel = travelFigures(entries);
  const nights = days - 1;
  return {
    tourCategories: stops.categories,
    numberOfExp: stops.count,
    duration: {
      days,
      nights,
      perExp: stops.count === 0 ? 0 : Math.floor(nights / stops.count),
      onRoad: Math.floor(travel.groundSeconds / SECONDS_PER_HOUR),
      onFlight: Math.floor(travel.flightSeconds / SECONDS_PER_HOUR),
    },
    distance: {
      total: Math.round((travel.groundMeters + travel.flightMeters) / METERS_PER_KM),
      road: Math.round(travel.groundMeters / METERS_PER_KM),
      flight: Math.round(travel.flightMeters / METERS_PER_KM),
    },
    cost: costs(derived, benchmarks, stops.activitiesUsd),
    co2: Math.round(travel.co2Kg),
    previous: previous && withoutPrevious(previous),
  };
}

function stopFigures(entries: readonly ResolvedEntry[]) {
  const counts = new Map<string, number>();
  let count = 0;
  let activitiesUsd = 0;
  for (const entry of entries) {
    if (entry.kind !== 'stop') continue;
    count += 1;
    activitiesUsd += entry.facts.price ?? 0;
    const categories = entry.facts.categories ?? [];
    for (let index = 0; index < categories.length; index += 1) {
      const category = categories[index] ?? '';
      // Count a category once per stop, even if it is listed repeatedly.
      if (categories.indexOf(category) === index) counts.set(category, (counts.get(category) ?? 0) + 1);
    }
  }
  const ranked = Array.from(counts, ([key, times]) => ({ key, count: times }));
  ranked.sort((left, right) => right.count - left.count || compareCodePoints(left.key, right.key));
  return { count, activitiesUsd, categories: ranked };
}

/** On the ground is everything but flights, trains and ferries too; `road` and `onRoad` of the output count it. */
function travelFigures(entries: readonly ResolvedEntry[]) {
  const figures = { groundSeconds: 0, flightSeconds: 0, groundMeters: 0, flightMeters: 0, co2Kg: 0 };
  for (const entry of entries) {
    if (entry.kind !== 'connection' || !entry.option) continue;
    const { type, duration } = entry.option;
    const meters = entry.option.distance ?? 0;
    if (type === 'flight') {
      figures.flightSeconds += duration;
      figures.flightMeters += meters;
    } else {
      figures.groundSeconds += duration;
      figures.groundMeters += meters;
    }
    const km = meters / METERS_PER_KM;
    figures.co2Kg += km * emissionKgPerKm(type, km);
  }
  return figures;
}

function costs(
  { bookings, stayStops }: DerivedBookings,
  benchmarks: Benchmarks,
  activities: number,
): Statistics['cost'] {
  const accommodation = sumOfPrices(bookings.accommodation);
  const flight = sumOfPrices(bookings.flights);
  const transport = sumOfPrices(bookings.transport) + sumOfPrices(bookings.rentals);
  const accommodationBenchmark = benchmarkUsd(bookings.accommodation, stayStops, benchmarks);
  return {
    total: Math.round(accommodation + flight + transport + activities),
    totalBenchmark: Math.round(accommodationBenchmark + flight + transport + activities),
    accommodation: Math.round(accommodation),
    accommodationBenchmark: Math.round(accommodationBenchmark),
    flight: Math.round(flight),
    transport: Math.round(transport),
    activities: Math.round(activities),
  };
}

function sumOfPrices(bookings: PlannedBookings[keyof PlannedBookings]): number {
  let sum = 0;
  for (const { stale, price } of bookings) if (!stale) sum += price ?? 0;
  return sum;
}

/** Cost of all stays at the country's typical price per night, or at the stay's own price if there is none. */
function benchmarkUsd(
  stays: readonly AccommodationBooking[],
  stayStops: readonly (ExperienceFacts | null)[],
  benchmarks: Benchmarks,
): number {
  let sum = 0;
  for (let index = 0; index < stayStops.length; index += 1) {
    const stay = stays[index];
    if (!stay) continue;
    const country = stayStops[index]?.country_key ?? null;
    const benchmark = country !== null && Object.hasOwn(benchmarks, country) ? benchmarks[country] : null;
    sum += stay.nights * (benchmark?.price_per_night ?? stay.price_per_night ?? 0);
  }
  return sum;
}

function withoutPrevious(statistics: Statistics): Omit<Statistics, 'previous'> {
  const { previous: _older, ...figures } = statistics;
  return figures;
}

/** `<` compares UTF-16 code units, which misorders characters outside the BMP. */
function compareCodePoints(left: string, right: string): number {
  let index = 0;
  while (index < left.length && index < right.length) {
    const [a, b] = [left.codePointAt(index) ?? 0, right.codePointAt(index) ?? 0];
    if (a !== b) return a - b;
    index += a > 0xffff ? 2 : 1;
  }
  return left.length - right.length;
}
