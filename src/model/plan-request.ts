import type { Airport, ExperienceSummary } from './schemas/catalogue.ts';
import type { ConnectionOption } from './schemas/connection-option.ts';
import type { Moment, Op, Plan, Statistics } from './plan.ts';
import type { Tour } from './schemas/tour.ts';
import type { TransportFacts } from './schemas/transport.ts';

/** What the planning worker is asked and answers: plain data, a revision on each request. */

/** Facts that plans are worked out from; sent when they change and again after a restart. */
export interface EngineFacts {
  /** Raised by the sender on each change; a plan names the facts that it wants. */
  factsRevision: number;
  experiences: readonly EngineExperience[];
  airports: readonly Pick<Airport, 'key' | 'country_key' | 'location'>[];
  transport: readonly TransportFacts[];
  /** Typical price of a night in USD by country. */
  benchmarks: Record<string, { price_per_night: number }>;
  /** What a traveller usually spends a day by country, bed and food and all; USD. */
  budgets?: Record<string, { low: number; mid: number; high: number }>;
  /** Stops that the catalogue does not have (any more): planned without ways, prices and place, so that the rest is. */
  lostStops?: readonly string[];
}

export type EngineExperience = Pick<
  ExperienceSummary,
  'key' | 'country_key' | 'duration' | 'price' | 'price_per_night' | 'day_only' | 'categories' | 'location'
>;

export type PlannableTour = Pick<
  Tour,
  'startDate' | 'travellers' | 'itinerary' | 'ownConnections' | 'bookings' | 'homeAirport'
>;

export interface PlanRequest {
  revision: number;
  factsRevision: number;
  /** The device's clock, used only where the tour has no start date. */
  now: Moment;
  tour: PlannableTour;
  ops: readonly Op[];
  /** Of the plan before, so that the answer can say what changed. */
  statistics: Statistics | null;
}

/** What travellers usually spend in so many days, flights to the country and home not counted. */
export interface TourBudget {
  lowUsd: number;
  midUsd: number;
  highUsd: number;
}

export type EngineFailure =
  /** The tour does not fit: `path` names the field. */
  | { code: 'invalid'; path: string; message: string }
  /** The worker was restarted and lacks these facts: send them, then ask again. */
  | { code: 'facts-missing' }
  | { code: 'crashed'; message: string };

export type PlanAnswer =
  | {
      revision: number;
      ok: true;
      /** Its itinerary's connections carry `selectedKey` next to `selected`. */
      plan: Plan;
      /** Options of every connection of the plan's itinerary, in the direction of travel. */
      options: Record<string, ConnectionOption[]>;
      /**
       * The rental cars themselves, which no leg's price holds (a rental leg counts its fuel): from
       * the day of the first rental leg to that of the last, per vehicle class. USD, an estimate.
       */
      rental: { drivingType: string; days: number; perDayUsd: number; totalUsd: number }[];
      /** Null where nothing is known of it. */
      budget: TourBudget | null;
    }
  | { revision: number; ok: false; failure: EngineFailure };
