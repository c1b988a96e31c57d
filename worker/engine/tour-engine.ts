import type { ConnectionOption, ConnectionTable } from '../../src/model/schemas/connection-option.ts';
import type { RouteLine } from '../../src/model/place/route-line.ts';
import type { EngineFacts, PlanAnswer, PlanRequest } from '../../src/model/plan-request.ts';
import { isConnection, type AirportFacts, type ExperienceFacts } from '../../src/model/plan.ts';
import { reversedId } from '../../src/model/base/reversed-id.ts';
import { memoizeOnce } from '../../src/model/base/memoize-once.ts';
import { zoneOffsets } from '../../src/model/calendar/zone-offsets.ts';
import { groupBenchmarks, groupExperiences, groupOption } from './bookings/group-prices.ts';
import { crossingsOf } from './clock.ts';
import { untimed, type PhaseTimer } from './phase-timer.ts';
import { memoizedLookup, type OptionLookup, reverseOption } from './option-lookup.ts';
import { planWithOptions } from './plan-tour.ts';
import { selectByKeys, writeKeys } from './selected-keys.ts';
import { createRouter } from './transport/create-router.ts';
import { tourBudget } from './tour-budget.ts';
import { validatePlanInput } from './input/validate-input.ts';

/** Plans a user's tours from one set of facts. */
export interface TourEngine {
  readonly factsRevision: number;
  plan(request: PlanRequest): PlanAnswer;
  connections(ids: readonly string[]): ConnectionTable;
  /** Route geometries along known roads by connection id. */
  paths(connectionIds: readonly string[]): Record<string, RouteLine>;
  nearestGateway(experienceKey: string): string | null;
}

/**
 * Indexes the facts once: roads as a router, airports as a table. Transport options are computed lazily and memoized.
 * Pure except for `time`.
 */
export function createTourEngine(facts: EngineFacts, time: PhaseTimer = untimed): TourEngine {
  const router = createRouter(facts);
  const airports: Record<string, AirportFacts> = Object.fromEntries(
    facts.airports.map(({ key, location }) => [key, { location }]),
  );
  const groups = new Map<number, ReturnType<typeof groupFacts>>();

  function groupFacts(travelers: number) {
    return {
      experiences: { ...lostExperiences(facts), ...groupExperiences(facts.experiences, travelers) },
      benchmarks: groupBenchmarks(facts.benchmarks, travelers),
    };
  }

  function factsFor(travelers: number) {
    const known = groups.get(travelers);
    if (known) return known;
    const made = groupFacts(travelers);
    groups.set(travelers, made);
    return made;
  }

  /**
   * Options computed from the facts first, then the user's own connections, all at the group's prices. Own ones serve
   * the way back too, until the user enters one for it.
   */
  function optionsFor({ travellers: travelers, ownConnections }: PlanRequest['tour']): OptionLookup {
    const ownOf = (id: string) => (Object.hasOwn(ownConnections, id) ? (ownConnections[id] ?? []) : []);
    return memoizedLookup((id) => {
      const [from = '', to = ''] = id.split('_');
      const computed = router.options(from, to);
      let own: readonly ConnectionOption[] = ownOf(id);
      // Without any option, all of the way back are reversed.
      if (own.length === 0 && computed.length > 0) own = ownOf(reversedId(id)).map(reverseOption);
      return [...computed, ...own].map((option) => groupOption(option, travelers));
    });
  }

  const zones = new Map(
    [...facts.airports, ...facts.experiences].flatMap(({ key, timezone }) =>
      timezone ? [[key, timezone]] : [],
    ),
  );
  /** Clocks of the places that a tour starting in a year comes to. */
  const crossingsIn = memoizeOnce((year: number) =>
    crossingsOf(
      (key) => zones.get(key) ?? null,
      (zone) => zoneOffsets(zone, year),
    ),
  );

  return {
    factsRevision: facts.factsRevision,
    connections: (ids) => router.table(ids),
    paths: (connectionIds) =>
      Object.fromEntries(
        connectionIds.flatMap((id) => {
          const [from = '', to = ''] = id.split('_');
          const path = router.path(from, to);
          return path ? [[id, { line: path.line, crossed: path.crossed }]] : [];
        }),
      ),
    nearestGateway: (key) => router.nearestGateway(key),
    plan({ revision, now, tour, ops, statistics }) {
      const optionsOf = optionsFor(tour);
      const input = {
        now,
        startDate: tour.startDate,
        itinerary: tour.itinerary,
        ...factsFor(tour.travellers),
        // Only for validation: the options come from `optionsOf`.
        connections: tour.ownConnections,
        airports,
        bookings: tour.bookings,
        statistics,
        ops,
      };
      const valid = validatePlanInput(input);
      const planned = valid.ok
        ? planWithOptions(
            { ...input, itinerary: selectByKeys(tour.itinerary, optionsOf) },
            optionsOf,
            time,
            crossingsIn(Number((tour.startDate ?? now).slice(0, 4))),
          )
        : valid;
      if (!planned.ok) {
        return { revision, ok: false, failure: { code: 'invalid', ...planned.rejection } };
      }
      const plan = { ...planned.value, itinerary: writeKeys(planned.value.itinerary, optionsOf) };
      const options: Record<string, ConnectionOption[]> = {};
      for (const entry of plan.itinerary) {
        if (isConnection(entry)) options[entry.connection_id] = [...optionsOf(entry.connection_id)];
      }
      return {
        revision,
        ok: true,
        plan,
        options,
        budget: tourBudget(plan, facts, tour.travellers),
      };
    },
  };
}

const A_DAY_HOURS = 24;

/**
 * Fallback facts for stops that were removed from the catalogue: they keep their time in the plan; location and price
 * are unknown.
 */
function lostExperiences({ lostStops = [] }: EngineFacts): Record<string, ExperienceFacts> {
  return Object.fromEntries(lostStops.map((key) => [key, { duration: A_DAY_HOURS }]));
}
