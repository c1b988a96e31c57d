import { planTour } from '../../../worker/engine/plan-tour.ts';
import type { Router } from '../../../worker/engine/transport/create-router.ts';
import type { CountrySummary, ExperienceSummary, TourSummary } from '../../model/schemas/catalogue.ts';
import { zoneOffsets } from '../../model/calendar/zone-offsets.ts';
import { zoneOfExperience } from '../../model/place/place-zone.ts';
import { CATEGORY_KEYS } from '../../model/category.ts';
import type { ConnectionOption } from '../../model/schemas/connection-option.ts';
import { isConnection, type ItineraryEntry } from '../../model/plan.ts';
import { scenesOfPlaces } from '../../model/pictures/free-picture.ts';
import type { ReadyTour } from './content-schemas.ts';

/** Any Monday in a dry month: days, price and distance do not depend on it. */
const START = '2027-01-11';
const START_YEAR = 2027;
/** Stops whose pictures a tour may show besides its first. */
const MAX_OTHER_STOPS = 3;

export interface TourFacts {
  experiences: ReadonlyMap<string, ExperienceSummary>;
  countries: ReadonlyMap<string, CountrySummary>;
  router: Pick<Router, 'options'>;
  /** Number of tours that stop at a place. */
  tourCounts: ReadonlyMap<string, number>;
}

export function countTours(tours: readonly Pick<ReadyTour, 'itinerary'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { itinerary } of tours) {
    for (const key of new Set(itinerary.map(({ experience_id }) => experience_id)))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/**
 * Computes days, price, distance and route of a ready-made tour with the engine. The pictures are those of its stops.
 * @throws if a stop is not in the catalogue, a connection between two stops is unknown, or the plan has warnings
 */
export function planReadyTour(tour: ReadyTour, facts: TourFacts): TourSummary {
  const stops = tour.itinerary.map(({ experience_id }) => {
    const row = facts.experiences.get(experience_id);
    if (!row) throw new Error(`tours/${tour.key}: unknown experience ${experience_id}`);
    return row;
  });
  const zoneOf = (row: ExperienceSummary) => zoneOfExperience(row, facts.countries) ?? 'UTC';
  const itinerary: ItineraryEntry[] = [];
  const connections: Record<string, readonly ConnectionOption[]> = {};
  const modes: string[] = [];
  for (const [index, { experience_id, nights, prefer = [] }] of tour.itinerary.entries()) {
    const before = tour.itinerary[index - 1]?.experience_id;
    if (before !== undefined) {
      const id = `${before}_${experience_id}`;
      const options = facts.router.options(before, experience_id);
      const selected = preferred(options, prefer, `tours/${tour.key}: ${id}`);
      const option = options[selected];
      if (!option) throw new Error(`tours/${tour.key}: no connection from ${before} to ${experience_id}`);
      if (option.estimated === true)
        throw new Error(`tours/${tour.key}: ${id} by ${option.type} is an estimate`);
      connections[id] = options;
      itinerary.push({ connection_id: id, selected, selectedKey: option.key ?? null });
      modes.push(option.type);
    }
    itinerary.push({ experience_id, nights });
  }
  const planned = planTour({
    startDate: START,
    itinerary,
    experiences: Object.fromEntries(stops.map((row) => [row.key, { ...row, zone: zoneOf(row) }])),
    zones: Object.fromEntries(stops.map((row) => [zoneOf(row), zoneOffsets(zoneOf(row), START_YEAR)])),
    connections,
    benchmarks: Object.fromEntries(
      [...facts.countries].map(([key, { price_per_night }]) => [key, { price_per_night }]),
    ),
  });
  if (!planned.ok)
    throw new Error(`tours/${tour.key}: ${planned.rejection.path} ${planned.rejection.message}`);
  const { days, statistics, warnings } = planned.value;
  if (warnings.length > 0) {
    throw new Error(`tours/${tour.key}: the plan warns: ${JSON.stringify(warnings)}`);
  }
  const { itinerary: _stops, homeAirport: _home, picture, en, de, ...rest } = tour;
  const shown = stops.find(({ key }) => key === picture) ?? stops[1] ?? stops[0];
  return {
    ...rest,
    en: withoutStory(en),
    de: withoutStory(de),
    days,
    price: statistics.cost.total,
    distance_km: statistics.distance.total,
    travel_hours: statistics.duration.onRoad + statistics.duration.onFlight,
    categories: statistics.tourCategories.flatMap(({ key, count }) => {
      const category = CATEGORY_KEYS.find((known) => known === key);
      return category ? [[category, count] satisfies [string, number]] : [];
    }),
    experiences: stops.map(({ key }) => ({ key })),
    modes,
    image_uris: shown === undefined ? [] : picturesOf(shown, stops, facts.tourCounts),
    variants: [{ itinerary: itinerary.map(withoutIndex) }],
  };
}

/**
 * That of the shown stop, then those of stops that few other tours have, for views that show the first one already; last
 * their further scenes.
 */
function picturesOf(
  shown: ExperienceSummary,
  stops: readonly ExperienceSummary[],
  counts: ReadonlyMap<string, number>,
): ExperienceSummary['image_uris'] {
  const countOf = ({ key }: ExperienceSummary) => counts.get(key) ?? 0;
  const others = [...new Set(stops)].filter((stop) => stop !== shown);
  const distinctive = others.toSorted((a, b) => countOf(a) - countOf(b)).slice(0, MAX_OTHER_STOPS);
  return scenesOfPlaces([shown, ...distinctive]);
}

function withoutStory({ story: _story, ...words }: ReadyTour['en']) {
  return words;
}

/**
 * Index of the first option of the most preferred kind; of the default one without preferences.
 * @throws if no option matches any of the preferences
 */
function preferred(options: readonly ConnectionOption[], prefer: readonly string[], where: string): number {
  if (prefer.length === 0) return 0;
  for (const kind of prefer) {
    const index = options.findIndex(({ type, drivingType }) => type === kind || drivingType === kind);
    if (index >= 0) return index;
  }
  throw new Error(`${where} has no option by ${prefer.join(' or ')}`);
}

/** Stores the option's key only: its index changes with the facts. */
function withoutIndex(entry: ItineraryEntry): ItineraryEntry {
  if (!isConnection(entry)) return entry;
  const { selected: _selected, ...rest } = entry;
  return rest;
}
