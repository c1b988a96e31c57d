import { useEffect, useSyncExternalStore } from 'react';
import type { ExperienceSummary } from '../../../../../model/schemas/catalogue.ts';

const NONE: readonly ExperienceSummary[] = [];
let found = NONE;
const listeners = new Set<() => void>();

function show(places: readonly ExperienceSummary[]): void {
  found = places;
  for (const listener of listeners) listener();
}

/** What the filters of the add step find, for the map beside it; nothing in the other steps. */
export function useFoundPlaces(): readonly ExperienceSummary[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => found,
  );
}

/** Shows these places on the map for as long as their list stands there. */
export function useShowOnMap(places: readonly ExperienceSummary[]): void {
  const keys = places.map(({ key }) => key).join();
  // Follows the list; the same places in a new array are the same list.
  useEffect(() => {
    show(places);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `keys` stands for them
  }, [keys]);
  useEffect(
    () => () => {
      show(NONE);
    },
    [],
  );
}
