import type { ConnectionTable } from '../model/schemas/connection-option.ts';
import type { RouteLine } from '../model/place/route-line.ts';
import type { EngineFacts, EngineFailure, PlanAnswer, PlanRequest } from '../model/plan-request.ts';

export type {
  EngineExperience,
  EngineFacts,
  EngineFailure,
  PlanAnswer,
  PlanRequest,
  PlannableTour,
  TourBudget,
} from '../model/plan-request.ts';

/**
 * API of the engine worker, which the page calls through Comlink. Calls are coarse-grained with plain data, and every
 * request has a revision: the page ignores stale answers. Expected failures are values, because Comlink loses the class
 * and code of errors.
 */
export interface EngineApi {
  loadFacts(facts: EngineFacts): void;
  /**
   * Applies `ops` and plans. Fares and activities are multiplied by the travelers, rooms are for two. A `selectedKey`
   * is resolved to the index of its option first.
   */
  plan(request: PlanRequest): PlanAnswer;
  /** Options between all pairs of the ids, as in `POST /connections/tour`. */
  connections(ids: readonly string[]): ConnectionTable | { failure: EngineFailure };
  /**
   * Lines on the map by connection id: along roads and ferries where known, else straight. None for ids of unknown
   * locations.
   */
  paths(connectionIds: readonly string[]): Record<string, RouteLine>;
  /** The airport with scheduled flights from which the experience is reached soonest by land, or null. */
  nearestGateway(experienceKey: string): string | null;
  /** For heartbeats. */
  ping(): true;
}
