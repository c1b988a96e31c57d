import { useSyncExternalStore } from 'react';
import { readTourIndex, subscribeTourIndex } from '../../../data/tours/tour-index.ts';

/** Whether this device has a tour, read without opening the database. */
export function useHasTours(): boolean {
  return useSyncExternalStore(subscribeTourIndex, hasTours);
}

/** Whether "My tours" has a tour, a saved list or a saved search. */
export function useHasSaved(): boolean {
  return useSyncExternalStore(subscribeTourIndex, hasSaved);
}

function hasTours(): boolean {
  return readTourIndex().some(({ isList }) => !isList);
}

function hasSaved(): boolean {
  return readTourIndex().length > 0;
}
