import { createContext, useContext } from 'react';
import type { Airport, CountrySummary, ExperienceSummary } from '../../../model/schemas/catalogue.ts';
import type { Plan } from '../../../model/plan.ts';
import type { PlannerSession, PlannerState } from '../../../data/planner/planner-state.ts';
import type { ChangeNotice } from './use-change-news.ts';

export const PLANNER_STEPS = ['add', 'customize', 'book'] as const;
export type PlannerStep = (typeof PLANNER_STEPS)[number];

/**
 * What rows of a long list need: it changes only with the language, the rate or the facts, so that
 * an edit draws anew the rows that it changed and no others.
 */
export interface PlannerNames {
  session: PlannerSession;
  places: ReadonlyMap<string, ExperienceSummary>;
  countries: ReadonlyMap<string, CountrySummary>;
  airports: ReadonlyMap<string, Airport>;
  /** Where the tour starts from and ends, an airport; null while nobody has said. */
  homeAirport: string | null;
  /** Short name of an experience or an airport's city; what its key tells while its facts are not here. */
  placeName(this: void, key: string): string;
  /** Full title of an experience, or an airport's city with its code. */
  placeTitle(this: void, key: string): string;
  /** The two places that a connection joins. */
  connectionEnds(this: void, connectionId: string): [from: string, to: string];
  /** Their names; an airport is told from the town that it serves: "Windhoek WDH". */
  connectionEndNames(this: void, connectionId: string): [from: string, to: string];
  /** "Kandy – Ella". */
  connectionName(this: void, connectionId: string): string;
  /** USD as the person's money: "$934". */
  money(this: void, usd: number): string;
  /** "+$24", "−$24". */
  moneyChange(this: void, usd: number): string;
  /** Says a sentence to screen readers, politely. */
  announce(this: void, sentence: string): void;
}

/** One open tour and all that its three steps share. */
export interface Planner extends PlannerNames {
  state: PlannerState;
  /** The tour was deleted elsewhere: what is shown is in this page alone. */
  deleted: boolean;
  /** What the plan would be while the days slider is held; null otherwise. */
  preview: Plan | null;
  setPreview(this: void, plan: Plan | null): void;
  /** What the last change did. */
  news: ChangeNotice;
  step: PlannerStep;
  /** Opens a step as a new entry of the history. */
  goTo(this: void, step: PlannerStep): void;
  /** The address of a step of this tour, for links. */
  stepHref(this: void, step: PlannerStep): string;
}

export const PlannerContext = createContext<Planner | null>(null);
export const PlannerNamesContext = createContext<PlannerNames | null>(null);

/** Everything; what uses it is drawn again after each change of the tour. */
export function usePlanner(): Planner {
  const planner = useContext(PlannerContext);
  if (planner === null) throw new Error('usePlanner needs the planner page around it');
  return planner;
}

/** Session, names and money alone: for memoised rows. */
export function usePlannerNames(): PlannerNames {
  const names = useContext(PlannerNamesContext);
  if (names === null) throw new Error('usePlannerNames needs the planner page around it');
  return names;
}
