import { useMemo } from 'react';
import { useSearch } from 'wouter';
import type { Tour } from '../../../../model/schemas/tour.ts';
import { useQueryChange, withParam } from '../../../shell/routing/use-query-change.ts';
import { stopIds } from '../itinerary/drop-position.ts';

export type InsertSide = 'before' | 'after';

export interface InsertPosition {
  /** Null if stops are added at their best position (`worker/engine/order/best-position.ts`). */
  side: InsertSide | null;
  /** Empty without a `side`. */
  stopId: string;
  /** Index among the tour's stops; null without a `side`, or if the stop no longer exists. */
  indexIn(this: void, tour: Pick<Tour, 'itinerary'>): number | null;
  /** Call it after each insertion: with `after`, the next stop follows the new one, so that several keep their order. */
  onInserted(this: void, stopId: string): void;
  /** Returns to the best position by removing the URL's parameter. */
  cancel(this: void): void;
}

/** Where new stops are inserted, from the URL: `?before=<stop id>`, `?after=<stop id>`, else at their best position. */
export function useInsertPosition(): InsertPosition {
  const query = new URLSearchParams(useSearch());
  const changeQuery = useQueryChange();
  const side = query.has('before') ? 'before' : query.has('after') ? 'after' : null;
  const stopId = (side === null ? null : query.get(side)) ?? '';
  return useMemo(
    () => ({
      side,
      stopId,
      indexIn: (tour) => {
        const index = side === null ? -1 : stopIds(tour).indexOf(stopId);
        return index < 0 ? null : index + (side === 'after' ? 1 : 0);
      },
      onInserted: (added) => {
        if (side === 'after') changeQuery((search) => withParam(search, 'after', added));
      },
      cancel: () => {
        if (side !== null) changeQuery((search) => withParam(search, side, null));
      },
    }),
    [side, stopId, changeQuery],
  );
}
