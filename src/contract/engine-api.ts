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
 * The planning worker, as the page sees it through Comlink. Calls are coarse, data is plain, and
 * every request carries a revision: the page drops an answer whose revision is not its last.
 * Expected failures are values, because Comlink loses an error's class and code.
 */
export interface EngineApi {
  loadFacts(facts: EngineFacts): void;
  /**
   * Applies `ops`, plans, and answers. Fares and activities are multiplied by the travellers,
   * rooms hold two. A chosen `selectedKey` is found again among the options first.
   */
  plan(request: PlanRequest): PlanAnswer;
  /** All pairs of the given ids, as `POST /connections/tour` answers them. */
  connections(ids: readonly string[]): ConnectionTable | { failure: EngineFailure };
  /**
   * By connection id the line that its way by road and ferry takes on the map: along the roads where these are
   * known, else straight. An id of an unknown place has none.
   */
  paths(connectionIds: readonly string[]): Record<string, RouteLine>;
  /** The scheduled airport from which the experience is reached soonest by land, or null. */
  nearestGateway(experienceKey: string): string | null;
  /** Round trip for the heartbeat. */
  ping(): true;
}
