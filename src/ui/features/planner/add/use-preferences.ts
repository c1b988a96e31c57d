import { useMemo, useState } from 'react';
import type { Tour } from '../../../../model/schemas/tour.ts';
import { useFavorites } from '../../../layout/account/use-favorites.ts';
import { usePlanner } from '../planner-context.tsx';
import { monthsBetween, type Wishes } from './offered-first.ts';

/** The person's favourites, and the months of the tour once its dates are chosen. */
export function useWishes(): Wishes {
  const marks = useFavorites();
  const months = useTourMonths();
  return useMemo(() => ({ favorites: new Set(marks?.ids.experience), months }), [marks, months]);
}

const NO_MONTHS: readonly number[] = [];

/** As they were when the dates were chosen: a stop added that reaches into the next month must not reorder the list. */
function useTourMonths(): readonly number[] {
  const { state } = usePlanner();
  const dates = datesOf(state.tour);
  const end = state.plan?.end ?? null;
  const [held, setHeld] = useState({ dates, end });
  if (held.dates !== dates || (held.end === null && end !== null)) setHeld({ dates, end });
  const start = state.tour?.startDate ?? null;
  return useMemo(
    () => (start === null ? NO_MONTHS : monthsBetween(start, held.end ?? start)),
    [start, held.end],
  );
}

function datesOf(tour: Tour | null): string {
  return `${tour?.startDate ?? ''} ${tour?.endDate ?? ''}`;
}
