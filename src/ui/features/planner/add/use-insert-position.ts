import { useSearch } from 'wouter';
import type { Tour } from '../../../../model/schemas/tour.ts';
import { useQueryChange, withParam } from '../../../shell/routing/use-query-change.ts';
import { stopIds } from '../itinerary/drop-position.ts';

export type InsertSide = 'before' | 'after';

export interface InsertPosition {
  /** Null where stops are added at their best position. */
  side: InsertSide | null;
  stopId: string;
  /** Position among the stops; null where stops are added at their best position, or the stop no longer exists. */
  positionIn(this: void, tour: Pick<Tour, 'itinerary'>): number | null;
  /** The next stop is inserted behind this one, so that several stay in the order in which they were chosen. */
  onInserted(this: void, stopId: string): void;
  /** Returns to the best position. */
  cancel(this: void): void;
}

/** Where the URL (`before` or `after`: the id of a stop) says that new stops are inserted. */
export function useInsertPosition(): InsertPosition {
  const query = new URLSearchParams(useSearch());
  const changeQuery = useQueryChange();
  const side = query.has('before') ? 'before' : query.has('after') ? 'after' : null;
  const stopId = (side === null ? null : query.get(side)) ?? '';
  return {
    side,
    stopId,
    positionIn: (tour) => {
      const position = side === null ? -1 : stopIds(tour).indexOf(stopId);
      return position < 0 ? null : position + (side === 'after' ? 1 : 0);
    },
    onInserted: (added) => {
      if (side === 'after') changeQuery((search) => withParam(search, 'after', added));
    },
    cancel: () => changeQuery((search) => withParam(search, side ?? '', null)),
  };
}
