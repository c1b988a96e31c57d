import { createListeners } from '../../../../../model/base/listeners.ts';
import { useEffect, useSyncExternalStore } from 'react';
import type { ExperienceSummary } from '../../../../../model/schemas/catalogue.ts';

const NONE: readonly ExperienceSummary[] = [];
let found = NONE;
const listeners = createListeners();

function publish(places: readonly ExperienceSummary[]): void {
  found = places;
  listeners.notify();
}

/** Results of the add step's filters; empty in the other steps. */
export function foundExperiences(): readonly ExperienceSummary[] {
  return found;
}

/** The same, live, for the map. */
export function useFoundExperiences(): readonly ExperienceSummary[] {
  return useSyncExternalStore(listeners.subscribe, foundExperiences);
}

/** Publishes the results to the map while the list is mounted. */
export function usePublishResults(places: readonly ExperienceSummary[]): void {
  const keys = places.map(({ key }) => key).join();
  // Updates only when the keys change: a new array with the same experiences is the same list.
  useEffect(() => {
    publish(places);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `keys` represents them
  }, [keys]);
  useEffect(() => () => publish(NONE), []);
}
