import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type {
  EntryPlace,
  OwnConnectionChange,
  PlannerSession,
  PlannerState,
} from '../../../src/data/planner/planner-state.ts';
import { emptyTour } from '../../../src/data/tours/tour-document.ts';
import type { Op, Plan } from '../../../src/model/plan.ts';
import type { Tour } from '../../../src/model/schemas/tour.ts';
import { loadTranslations } from '../../../src/ui/shell/i18n/translations.ts';
import { PlannerNamesContext } from '../../../src/ui/features/planner/planner-context.tsx';
import type { PlannerNames } from '../../../src/ui/features/planner/planner-context.tsx';

/** Calls that a row made to its session, and its announcements. */
export interface RecordedCalls {
  applied: { ops: readonly Op[]; name: string; subject: string | null }[];
  /** Indices of the entries that were changed themselves. */
  edited: number[];
  announced: string[];
  ownConnections: OwnConnectionChange[];
}

const nothing = () => Promise.resolve();
const STATE: PlannerState = {
  status: 'ready',
  tour: null,
  plan: null,
  options: {},
  budget: null,
  saving: 'saved',
  failure: null,
  canUndo: false,
  canRedo: false,
  lastChange: null,
};

const TOUR = emptyTour([], new Date('2026-11-20T09:30:00Z'));

/**
 * Renders rows with a session that records its calls and then shows `planAfter`. English texts, keys as names.
 * @param itinerary of the tour at the time of a change
 */
export async function renderRows(
  rows: ReactNode,
  planAfter: Plan | null = null,
  preview: PlannerSession['preview'] = () => Promise.resolve(null),
  itinerary: Tour['itinerary'] = [],
  places: PlannerNames['places'] = new Map(),
) {
  await Promise.all([
    loadTranslations('en', 'site'),
    loadTranslations('en', 'planner'),
    loadTranslations('en', 'catalogue'),
  ]);
  const calls: RecordedCalls = { applied: [], edited: [], announced: [], ownConnections: [] };
  const edited = (place: EntryPlace) => {
    calls.edited.push(typeof place === 'function' ? place({ ...TOUR, itinerary }) : place);
    return Promise.resolve();
  };
  const session: PlannerSession = {
    subscribe: () => () => undefined,
    getState: () => ({
      ...STATE,
      plan: planAfter,
      tour: places.size > 0 ? { ...TOUR, itinerary } : null,
    }),
    apply: (wanted, name, subject = null) => {
      const made = typeof wanted === 'function' ? wanted({ ...TOUR, itinerary }) : wanted;
      calls.applied.push({ ops: 'ops' in made ? made.ops : made, name, subject });
      return Promise.resolve();
    },
    edit: nothing,
    editBooking: nothing,
    resetBookings: nothing,
    fitToBooking: () => Promise.resolve(true),
    editEntry: (place) => edited(place),
    editItinerary: nothing,
    editOwnConnection: (place, change) => {
      calls.ownConnections.push(change);
      return edited(place);
    },
    preview,
    paths: () => Promise.resolve({}),
    setHomeAirport: nothing,
    undo: nothing,
    redo: nothing,
    saveCopy: () => Promise.resolve({ ok: true, value: 'copy' }),
    close: () => undefined,
  };
  const names: PlannerNames = {
    session,
    places,
    countries: new Map(),
    airports: new Map(),
    homeAirport: null,
    placeName: (key) => key,
    placeTitle: (key) => key,
    connectionEnds: (id) => [id.split('_')[0] ?? '', id.split('_')[1] ?? ''],
    connectionEndNames: (id) => [id.split('_')[0] ?? '', id.split('_')[1] ?? ''],
    connectionName: (id) => id.replace('_', ' – '),
    money: (usd) => `$${usd}`,
    moneyChange: (usd) => `+$${usd}`,
    announce: (sentence) => calls.announced.push(sentence),
  };
  const view = render(<PlannerNamesContext value={names}>{rows}</PlannerNamesContext>);
  return { ...view, calls };
}
