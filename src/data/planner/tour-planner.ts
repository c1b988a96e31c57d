import type { EngineExperience, EngineFacts, EngineFailure } from '../../contract/engine-api.ts';
import type { RouteLine } from '../../model/place/route-line.ts';
import { isConnection, type Moment, type Op, type Plan } from '../../model/plan.ts';
import type { Tour } from '../../model/schemas/tour.ts';
import type { CatalogueDb } from '../storage/catalogue-db.ts';
import type { EngineClient } from './engine-client.ts';
import { loadFacts } from '../catalogue/load-planning-data.ts';
import type { PlannerState } from './planner-state.ts';
import { stopsOf, withPlan } from '../tours/tour-document.ts';
import type { TourEdit } from './tour-edits.ts';

/** Result of planning; `tour` includes the plan's changes. */
export type Planned = Pick<PlannerState, 'options' | 'budget' | 'lostStops'> & {
  tour: Tour;
  plan: Plan;
};

/** Experiences outside the catalogue, by country and by key; called whenever planning data is loaded. */
export type Guests = (
  countries: readonly string[],
  keys: readonly string[],
) => Promise<readonly EngineExperience[]>;

/** Plans tours: loads the catalogue data that the engine needs, caches it, and calls the engine. */
export class TourPlanner {
  readonly #engine: EngineClient;
  readonly #catalogue: CatalogueDb;
  readonly #now: () => Moment;
  readonly #guests: Guests;
  #facts: EngineFacts | null = null;
  /** The home airport that was looked up for the cached planning data. */
  #homeAirport: string | null = null;

  constructor(engine: EngineClient, catalogue: CatalogueDb, now: () => Moment, guests: Guests) {
    this.#engine = engine;
    this.#catalogue = catalogue;
    this.#now = now;
    this.#guests = guests;
  }

  /** Invalidates the cached planning data: the next plan reads the catalogue again. */
  clearPlanningData(): void {
    this.#facts = null;
  }

  /** `before` is the plan that the statistics are compared with. */
  async plan(edit: TourEdit, before: Plan | null): Promise<Planned | EngineFailure> {
    const facts = await this.#factsFor(edit);
    const answer = await this.#engine.plan(facts, this.#request(edit, before));
    if (!answer.ok) return answer.failure;
    const countryOf = (key: string) =>
      facts.experiences.find((item) => item.key === key)?.country_key ?? null;
    const tour = withPlan(edit.tour, answer.plan, countryOf);
    const plan: Plan = { ...answer.plan, itinerary: tour.itinerary };
    const lost = new Set(facts.lostStops);
    const lostStops = stopsOf(tour).flatMap(({ experience_id: key }) => (lost.has(key) ? [key] : []));
    const { options, budget } = answer;
    return { tour, plan, options, budget, lostStops: [...new Set(lostStops)] };
  }

  /** Null if the engine rejects the edit, or when superseded by a later preview. */
  async preview(edit: TourEdit, before: Plan | null): Promise<Plan | null> {
    const facts = await this.#factsFor(edit);
    const answer = await this.#engine.preview(facts, this.#request(edit, before));
    return answer?.ok ? answer.plan : null;
  }

  /** Lines of the tour's connections on the map by connection id, along roads where known. */
  async paths(
    tour: Tour,
    ids: readonly string[] = tour.itinerary.filter(isConnection).map(({ connection_id: id }) => id),
  ): Promise<Record<string, RouteLine>> {
    return this.#engine.paths(await this.#factsFor({ tour, ops: [] }), ids);
  }

  /** The journey from home to the tour's first stop, through the gateway with the shortest travel time to it. */
  async journeyFrom(airport: string, edit: TourEdit): Promise<Op[]> {
    const added = edit.ops.find((op) => op.op === 'add');
    const first = stopsOf(edit.tour)[0]?.experience_id ?? added?.experience_id;
    if (first === undefined) return [];
    const gateway = await this.#engine.nearestGateway(await this.#factsFor(edit), first);
    return [{ op: 'setAirport', airport, gateway: gateway === airport ? null : gateway }];
  }

  /**
   * The cached planning data, or new data if a key is missing in it. Stops that are unknown even then are listed in
   * `lostStops`, so that the tour can be planned and they can be removed; they cannot be added.
   */
  async #factsFor({ tour, ops }: TourEdit): Promise<EngineFacts> {
    const added = ops.flatMap((op) => (op.op === 'add' ? [op.experience_id] : []));
    const visited = stopsOf(tour).map((stop) => stop.experience_id);
    const needed = [...visited, ...added];
    const home = tour.homeAirport;
    const hasHome = home === null || home === this.#homeAirport;
    if (!this.#facts || !hasHome || missingFrom(this.#facts, needed).length > 0) {
      const guests = await this.#guests(tour.countries, needed);
      const airports = home === null ? [] : [home];
      const facts = await loadFacts(this.#catalogue, tour.countries, needed, guests, airports);
      this.#homeAirport = home;
      this.#facts = { ...facts, lostStops: missingFrom(facts, visited) };
    }
    return this.#facts;
  }

  #request({ tour, ops }: TourEdit, before: Plan | null) {
    const { startDate, travellers, itinerary, ownConnections, bookings, homeAirport } = tour;
    return {
      now: this.#now(),
      tour: { startDate, travellers, itinerary, ownConnections, bookings, homeAirport },
      ops,
      statistics: before?.statistics ?? null,
    };
  }
}

/** The keys that are missing in the planning data. */
function missingFrom({ experiences, lostStops = [] }: EngineFacts, keys: readonly string[]): string[] {
  const known = new Set([...experiences.map(({ key }) => key), ...lostStops]);
  return keys.filter((key) => !known.has(key));
}
