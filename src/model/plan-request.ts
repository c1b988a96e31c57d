import type { Airport, ExperienceSummary } from './schemas/catalogue.ts';
import type { ConnectionOption } from './schemas/connection-option.ts';
import type { Moment, Op, Plan, Statistics } from './plan.ts';
import type { Tour } from './schemas/tour.ts';
import type { Network } from './schemas/network.ts';
import type { TransportFacts } from './schemas/transport.ts';

/** Requests and answers of the engine worker: plain data, with a revision on each request. */

/** Planning data; sent when it changes and again after a restart of the worker. */
export interface EngineFacts {
  /** Incremented by the sender on each change; plan requests refer to it. */
  factsRevision: number;
  experiences: readonly EngineExperience[];
  airports: readonly (Pick<Airport, 'key' | 'country_key' | 'location'> &
    Partial<Pick<Airport, 'timezone'>>)[];
  transport: readonly TransportFacts[];
  /** Networks of the countries that are on the device. */
  networks: readonly Network[];
  /** Typical price per night in USD by country. */
  benchmarks: Record<string, { price_per_night: number }>;
  /** Usual daily spending per traveler by country, accommodation and food included; USD. */
  budgets?: Record<string, { low: number; mid: number; high: number }>;
  /**
   * Stops missing in the catalogue: planned without connections, prices and location, so that the rest can be planned.
   */
  lostStops?: readonly string[];
}

export type EngineExperience = Pick<
  ExperienceSummary,
  'key' | 'country_key' | 'duration' | 'price' | 'price_per_night' | 'day_only' | 'categories' | 'location'
> & {
  /** IANA name; unknown for a place whose country is not stored. */
  timezone?: string | undefined;
};

export type PlannableTour = Pick<
  Tour,
  'startDate' | 'travellers' | 'itinerary' | 'ownConnections' | 'bookings' | 'homeAirport'
>;

export interface PlanRequest {
  revision: number;
  factsRevision: number;
  /** The device's clock, used only if the tour has no start date. */
  now: Moment;
  tour: PlannableTour;
  ops: readonly Op[];
  /** Of the previous plan, to compare with. */
  statistics: Statistics | null;
}

/** Usual spending for the length of the tour, without flights from and to home. */
export interface TourBudget {
  lowUsd: number;
  midUsd: number;
  highUsd: number;
}

export type EngineFailure =
  /** The tour is invalid: `path` names the field. */
  | { code: 'invalid'; path: string; message: string }
  /** The worker was restarted and lacks this revision of the facts: send them and retry. */
  | { code: 'facts-missing' }
  | { code: 'crashed'; message: string };

export type PlanAnswer =
  | {
      revision: number;
      ok: true;
      /** The connections in its itinerary have `selectedKey` next to `selected`. */
      plan: Plan;
      /** Options of every connection of the plan's itinerary, in the direction of travel. */
      options: Record<string, ConnectionOption[]>;
      /** Null if unknown. */
      budget: TourBudget | null;
    }
  | { revision: number; ok: false; failure: EngineFailure };
