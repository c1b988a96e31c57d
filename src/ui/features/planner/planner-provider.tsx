import { startTransition, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { PlannerSession, PlannerState } from '../../../data/planner/planner-state.ts';
import { isOwnKey } from '../../../model/own-key.ts';
import type { Plan } from '../../../model/plan.ts';
import { VisuallyHidden } from '../../shell/components/visually-hidden.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { useTitle } from '../../shell/routing/use-title.ts';
import { PlannerContext, PlannerNamesContext } from './planner-context.tsx';
import type { PlannerNames, PlannerStep } from './planner-context.tsx';
import { useChangeNotice } from './use-change-news.ts';
import { usePlannerFacts } from './use-planner-facts.ts';
import { useTourName } from './use-tour-name.ts';

interface PlannerProviderProps {
  session: PlannerSession;
  step: PlannerStep;
  loading: ReactNode;
  notFound: ReactNode;
  failed: ReactNode;
  children: ReactNode;
}

/** Gives a session, its state and the names of its places to everything in the planner. */
export function PlannerProvider({
  session,
  step,
  loading,
  notFound,
  failed,
  children,
}: PlannerProviderProps) {
  const held = useSessionState(session);
  // A tour that was deleted while it was open stays on the page until somebody leaves it.
  const state = held.deleted ?? held;
  const [spoken, setSpoken] = useState({ text: '', turn: 0 });
  const names = useNames(session, state, setSpoken);
  if (state.status === 'not-found') return notFound;
  if (state.status === 'failed') return failed;
  if (state.tour === null) return loading;
  return (
    <PlannerNamesContext value={names}>
      <StepsProvider state={state} deleted={state !== held} step={step} names={names}>
        {children}
      </StepsProvider>
      <VisuallyHidden role="status">
        {/* The same sentence twice is read twice only if it differs. */}
        {spoken.text + (spoken.turn % 2 === 1 ? '\u00a0' : '')}
      </VisuallyHidden>
    </PlannerNamesContext>
  );
}

/**
 * The tour as it is now. What a change did is drawn in pieces, behind whatever is being pressed: the answer to a press
 * never waits for fifty rows.
 */
function useSessionState(session: PlannerSession): PlannerState {
  const [held, setHeld] = useState({ session, state: session.getState() });
  // Follows the session, which may have gone on since it was drawn.
  useEffect(() => {
    const show = () => {
      startTransition(() => setHeld({ session, state: session.getState() }));
    };
    show();
    return session.subscribe(show);
  }, [session]);
  return held.session === session ? held.state : session.getState();
}

type Speak = (next: (before: { text: string; turn: number }) => { text: string; turn: number }) => void;

function useNames(session: PlannerSession, state: PlannerState, speak: Speak): PlannerNames {
  const { t, locale } = useTranslation();
  const { money, moneyChange } = useFormat();
  const facts = usePlannerFacts(state.tour);
  const homeAirport = state.tour?.homeAirport ?? null;
  return useMemo(() => {
    const placeName = (key: string) =>
      facts.places.get(key)?.[locale].short_title ??
      facts.airports.get(key)?.[locale].city ??
      (isOwnKey(key) ? t('planner.ownPlace') : nameOfKey(key));
    const connectionEnds = (id: string): [string, string] => {
      const [from = '', to = ''] = id.split('_');
      return [from, to];
    };
    const connectionEndNames = (id: string): [string, string] => {
      const [from, to] = connectionEnds(id);
      if (facts.airports.has(from) && facts.airports.has(to)) return [placeName(from), placeName(to)];
      const nameOf = (key: string) => placeName(key) + (facts.airports.has(key) ? `\u00a0${key}` : '');
      return [nameOf(from), nameOf(to)];
    };
    return {
      session,
      ...facts,
      homeAirport,
      placeName,
      placeTitle: (key) => facts.places.get(key)?.[locale].title ?? placeName(key),
      connectionEnds,
      connectionEndNames,
      connectionName: (id) => connectionEndNames(id).join(' – '),
      money: (usd) => money(usd),
      moneyChange,
      announce: (text) => speak(({ turn }) => ({ text, turn: turn + 1 })),
    };
  }, [session, facts, homeAirport, t, locale, money, moneyChange, speak]);
}

/** "bundala-national-park" as people would write it, as far as a key can tell; "FRA" stays. */
function nameOfKey(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1).replaceAll('-', ' ');
}

interface StepsProviderProps {
  state: PlannerState;
  deleted: boolean;
  step: PlannerStep;
  names: PlannerNames;
  children: ReactNode;
}

function StepsProvider({ state, deleted, step, names, children }: StepsProviderProps) {
  const { t, locale } = useTranslation();
  const [, navigate] = useLocation();
  const [preview, setShown] = useState<Plan | null>(null);
  const news = useChangeNotice(state);
  const tourId = state.tour?.id ?? '';
  useTitle(`${useTourName(state.tour)}: ${t(`planner.steps.${step}`)}`);
  const planner = useMemo(() => {
    const stepHref = (to: PlannerStep) => pathOf('tours-edit', locale, { tour: tourId, step: to });
    const goTo = (to: PlannerStep) => navigate(stepHref(to));
    // In line with the tour itself: letting go shows what was kept, never what was before.
    const setPreview = (plan: Plan | null) => startTransition(() => setShown(plan));
    return { ...names, state, deleted, step, preview, setPreview, news, stepHref, goTo };
  }, [names, state, deleted, step, preview, news, locale, tourId, navigate]);
  return <PlannerContext value={planner}>{children}</PlannerContext>;
}
