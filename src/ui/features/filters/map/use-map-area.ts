import { useRef } from 'react';
import { type FilterState, setValues } from '../filter-state.ts';
import type { ChangeFilters } from '../use-filter-state.ts';

/** The filter by the part of the map that is shown. */
export const AREA = 'area';

/**
 * The area of the list, empty for the whole map, and its change. The first of several moves of the map is a step of
 * Back, and so is the whole map; the moves that follow are none.
 */
export function useMapArea(state: FilterState, change: ChangeFilters): [string, (area: string) => void] {
  /** The query that the last move wrote. */
  const moved = useRef<string | null>(null);
  const area = state.selected[AREA]?.[0] ?? '';

  function show(next: string) {
    if (next === area) return;
    const isWhole = next === '';
    change(
      { selected: setValues(state.selected, AREA, isWhole ? [] : [next]) },
      { replace: !isWhole && location.search === moved.current },
    );
    moved.current = isWhole ? null : location.search;
  }

  return [area, show];
}
