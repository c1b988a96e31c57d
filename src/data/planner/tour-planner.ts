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

/** What a page shows of a planned tour; the tour is as the plan left it. */
export type Planned = Pick<PlannerState, 'options' | 'rental' | 'budget' | 'lostStops'> & {
  tour: Tour;
  plan: Plan;
};

/** Places that the catalogue does not have, of the countries and those named; asked whenever facts are loaded. */
export type Guests = (
  countries: readonly string[],
  keys: readonly string[],
) => Promise<readonly EngineExperience[]>;

/** Brings a tour, the catalogue's facts about it and the engine together. */
export class TourPlanner {
  readonly #engine: EngineClient;
  readonly #catalogue: CatalogueDb;
  readonly #now: () => Moment;
  readonly #guests: Guests;
  #facts: EngineFacts | null = null;

  constructor(engine: EngineClient, catalogue: CatalogueDb, now: () => Moment, guests: Guests) {
    this.#engine = engine;
    this.#catalogue = catalogue;
    this.#now = now;
    this.#guests = guests;
  }

  /** The next plan reads the catalogue anew. */
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
    const { options, rental, budget } = answer;
    return { tour, plan, options, rental, budget, lostStops: [...new Set(lostStops)] };
  }

  /** Null where the engine refuses, or a later preview was asked for. */
  async preview(edit: TourEdit, before: Plan | null): Promise<Plan | null> {
    const facts = await this.#factsFor(edit);
    const answer = await this.#engine.preview(facts, this.#request(edit, before));
    return answer?.ok ? answer.plan : null;
  }

  /** Lines of the tour's ways on the map by connection id, along the roads where these are known. */
  async paths(
    tour: Tour,
    ids: readonly string[] = tour.itinerary.filter(isConnection).map(({ connection_id: id }) => id),
  ): Promise<Record<string, RouteLine>> {
    return this.#engine.paths(await this.#factsFor({ tour, ops: [] }), ids);
  }

  /** The way from home to the tour's first stop, by the airport that this is reached from soonest. */
  async journeyFrom(airport: string, edit: TourEdit): Promise<Op[]> {
    const added = edit.ops.find((op) => op.op === 'add');
    const first = stopsOf(edit.tour)[0]?.experience_id ?? added?.experience_id;
    if (first === undefined) return [];
    const gateway = await this.#engine.nearestGateway(await this.#factsFor(edit), first);
    return [{ op: 'setAirport', airport, gateway: gateway === airport ? null : gateway }];
  }

  /**
   * The facts held, or new ones where a place of another country comes in. A stop that nobody knows is named, so
   * that the tour can be planned and the stop taken out; nobody can add such a one.
   */
  async #factsFor({ tour, ops }: TourEdit): Promise<EngineFacts> {
    const added = ops.flatMap((op) => (op.op === 'add' ? [op.experience_id] : []));
    const visited = stopsOf(tour).map((stop) => stop.experience_id);
    const needed = [...visited, ...added];
    if (!this.#facts || missingFrom(this.#facts, needed).length > 0) {
      const guests = await this.#guests(tour.countries, needed);
      const facts = await loadFacts(this.#catalogue, tour.countries, needed, guests);
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

/** Those of the keys that the facts say nothing about. */
function missingFrom({ experiences, lostStops = [] }: EngineFacts, keys: readonly string[]): string[] {
  const known = new Set([...experiences.map(({ key }) => key), ...lostStops]);
  return keys.filter((key) => !known.has(key));
}
