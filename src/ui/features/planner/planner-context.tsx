import { createContext, useContext } from 'react';
import type { Airport, CountrySummary, ExperienceSummary } from '../../../model/schemas/catalogue.ts';
import type { Plan } from '../../../model/plan.ts';
import type { PlannerSession, PlannerState } from '../../../data/planner/planner-state.ts';
import type { ChangeNotice } from './change-notice.ts';

export const PLANNER_STEPS = ['add', 'customize', 'book'] as const;
export type PlannerStep = (typeof PLANNER_STEPS)[number];

/**
 * Context for the rows of long lists: changes only with the language, the exchange rate or the catalogue data, so that
 * an edit rerenders only the rows that it changed.
 */
export interface PlannerNames {
  session: PlannerSession;
  places: ReadonlyMap<string, ExperienceSummary>;
  countries: ReadonlyMap<string, CountrySummary>;
  airports: ReadonlyMap<string, Airport>;
  /** Airport where the tour starts and ends; null until it is chosen. */
  homeAirport: string | null;
  /** Short name of an experience or an airport's city; derived from the key while its data is not loaded. */
  placeName(this: void, key: string): string;
  /** Full title of an experience, or an airport's city with its code. */
  placeTitle(this: void, key: string): string;
  /** Keys of the two ends of a connection. */
  connectionEnds(this: void, connectionId: string): [from: string, to: string];
  /** Their names; an airport is distinguished from its city by its code: "Windhoek WDH". */
  connectionEndNames(this: void, connectionId: string): [from: string, to: string];
  /** "Kandy – Ella". */
  connectionName(this: void, connectionId: string): string;
  /** USD formatted in the user's currency: "$934". */
  money(this: void, usd: number): string;
  /** "+$24", "−$24". */
  moneyChange(this: void, usd: number): string;
  /** Announces a sentence to screen readers, politely. */
  announce(this: void, sentence: string): void;
}

/** The open tour and the state shared by its three steps. */
export interface Planner extends PlannerNames {
  state: PlannerState;
  /** The tour was deleted on another device: it exists only in this page. */
  deleted: boolean;
  /** Preview of the plan while the days slider is dragged; null otherwise. */
  preview: Plan | null;
  setPreview(this: void, plan: Plan | null): void;
  /** Description of the last change. */
  notice: ChangeNotice;
  step: PlannerStep;
  /** Opens a step with a new history entry. */
  goTo(this: void, step: PlannerStep): void;
  /** URL of a step of this tour. */
  stepHref(this: void, step: PlannerStep): string;
}

export const PlannerContext = createContext<Planner | null>(null);
export const PlannerNamesContext = createContext<PlannerNames | null>(null);

/** The whole context; rerenders after every change of the tour. */
export function usePlanner(): Planner {
  const planner = useContext(PlannerContext);
  if (planner === null) throw new Error('usePlanner needs the planner page around it');
  return planner;
}

/** Session, names and money formats only, for memoized rows. */
export function usePlannerNames(): PlannerNames {
  const names = useContext(PlannerNamesContext);
  if (names === null) throw new Error('usePlannerNames needs the planner page around it');
  return names;
}
