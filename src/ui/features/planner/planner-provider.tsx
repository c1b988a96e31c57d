import { nameOfKey } from '../../../model/base/name-of-key.ts';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { PlannerSession, PlannerState } from '../../../data/planner/planner-state.ts';
import { isOwnKey } from '../../../model/own-key.ts';
import { isStop, type Plan } from '../../../model/plan.ts';
import { VisuallyHidden } from '../../shell/components/visually-hidden.tsx';
import { useFormat } from '../../format/use-format.ts';
import { useTranslation } from '../../shell/i18n/use-translation.ts';
import { pathOf } from '../../shell/routing/paths.ts';
import { useTitle } from '../../shell/routing/use-title.ts';
import { PlannerContext, PlannerNamesContext } from './planner-context.tsx';
import type { PlannerNames, PlannerStep } from './planner-context.tsx';
import { useChangeNotice } from './use-change-notice.ts';
import { usePlannerFacts } from './use-planner-facts.ts';
import { useTourName } from './use-tour-name.ts';

/** Long enough for any screen reader to pick up a message. */
const ANNOUNCED_MS = 7_000;

interface PlannerProviderProps {
  session: PlannerSession;
  /** Null opens a tour with stops at customize, an empty one at add. */
  step: PlannerStep | null;
  loading: ReactNode;
  notFound: ReactNode;
  failed: ReactNode;
  children: ReactNode;
}

/** Provides the session, its state and the names of its experiences to the planner. */
export function PlannerProvider({
  session,
  step,
  loading,
  notFound,
  failed,
  children,
}: PlannerProviderProps) {
  const sessionState = useSessionState(session);
  // A tour that was deleted while open stays on the page until the user leaves it.
  const state = sessionState.deleted ?? sessionState;
  const [announcement, setAnnouncement] = useState({ text: '', turn: 0 });
  // A screen reader that reads the page later must not find an old message.
  useEffect(() => {
    if (announcement.text === '') return undefined;
    const timer = setTimeout(() => setAnnouncement(({ turn }) => ({ text: '', turn })), ANNOUNCED_MS);
    return () => clearTimeout(timer);
  }, [announcement]);
  const names = useNames(session, state, setAnnouncement);
  if (state.status === 'not-found') return notFound;
  if (state.status === 'failed') return failed;
  if (state.tour === null) return loading;
  return (
    <PlannerNamesContext value={names}>
      <StepsProvider state={state} deleted={state !== sessionState} step={step} names={names}>
        {children}
      </StepsProvider>
      <VisuallyHidden role="status">
        {/* Alternating text: an identical sentence would not be announced again. */}
        {announcement.text + (announcement.turn % 2 === 1 ? '\u00a0' : '')}
      </VisuallyHidden>
    </PlannerNamesContext>
  );
}

/**
 * The session's state. Updates are rendered in a transition: a click is answered immediately, without waiting for fifty
 * rows.
 */
function useSessionState(session: PlannerSession): PlannerState {
  const [sessionState, setSessionState] = useState({ session, state: session.getState() });
  // Subscribes to the session, which may have changed since the render.
  useEffect(() => {
    const show = () => startTransition(() => setSessionState({ session, state: session.getState() }));
    show();
    return session.subscribe(show);
  }, [session]);
  return sessionState.session === session ? sessionState.state : session.getState();
}

type SetAnnouncement = (
  next: (before: { text: string; turn: number }) => { text: string; turn: number },
) => void;

function useNames(
  session: PlannerSession,
  state: PlannerState,
  setAnnouncement: SetAnnouncement,
): PlannerNames {
  const { t, locale } = useTranslation();
  const { money, moneyChange } = useFormat();
  const facts = usePlannerFacts(state.tour, state.lastChange?.subject ?? null);
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
      announce: (text) => setAnnouncement(({ turn }) => ({ text, turn: turn + 1 })),
    };
  }, [session, facts, homeAirport, t, locale, money, moneyChange, setAnnouncement]);
}

interface StepsProviderProps {
  state: PlannerState;
  deleted: boolean;
  step: PlannerStep | null;
  names: PlannerNames;
  children: ReactNode;
}

function StepsProvider({ state, deleted, step: wanted, names, children }: StepsProviderProps) {
  const { t, locale } = useTranslation();
  const [, navigate] = useLocation();
  const [preview, setPreviewState] = useState<Plan | null>(null);
  const [firstStep] = useState<PlannerStep>(() => (state.tour?.itinerary.some(isStop) ? 'customize' : 'add'));
  const step = wanted ?? firstStep;
  const notice = useChangeNotice(state);
  const tourId = state.tour?.id ?? '';
  useTitle(`${useTourName(state.tour)}: ${t(`planner.steps.${step}`)}`);
  const planner = useMemo(() => {
    const stepHref = (to: PlannerStep) => pathOf('tours-edit', locale, { tour: tourId, step: to });
    const goTo = (to: PlannerStep) => navigate(stepHref(to));
    // In a transition like the tour itself: after a release the committed plan follows the preview, never the previous
    // plan.
    const setPreview = (plan: Plan | null) => startTransition(() => setPreviewState(plan));
    return { ...names, state, deleted, step, preview, setPreview, notice, stepHref, goTo };
  }, [names, state, deleted, step, preview, notice, locale, tourId, navigate]);
  return <PlannerContext value={planner}>{children}</PlannerContext>;
}
