import { useMemo, useState } from 'react';
import type { Tour } from '../../../../model/schemas/tour.ts';
import { useFavorites } from '../../../layout/account/use-favorites.ts';
import { usePlanner } from '../planner-context.tsx';
import { monthsBetween, type Preferences } from './rank-by-preferences.ts';

/** The user's favorites, and the months of the tour once its dates are chosen. */
export function usePreferences(): Preferences {
  const marks = useFavorites();
  const months = useTourMonths();
  return useMemo(() => ({ favorites: new Set(marks?.ids.experience), months }), [marks, months]);
}

const NO_MONTHS: readonly number[] = [];

/**
 * Snapshot from when the dates were chosen: a stop that extends the tour into the next month must not reorder the list.
 */
function useTourMonths(): readonly number[] {
  const { state } = usePlanner();
  const dates = datesOf(state.tour);
  const end = state.plan?.end ?? null;
  const [snapshot, setSnapshot] = useState({ dates, end });
  if (snapshot.dates !== dates || (snapshot.end === null && end !== null)) setSnapshot({ dates, end });
  const start = state.tour?.startDate ?? null;
  return useMemo(
    () => (start === null ? NO_MONTHS : monthsBetween(start, snapshot.end ?? start)),
    [start, snapshot.end],
  );
}

function datesOf(tour: Tour | null): string {
  return `${tour?.startDate ?? ''} ${tour?.endDate ?? ''}`;
}
