import { useSyncExternalStore } from 'react';
import { readTourIndex, subscribeTourIndex } from '../../../data/tours/tour-index.ts';

/** Whether this device has a tour, read without opening the database. */
export function useHasTours(): boolean {
  return useSyncExternalStore(subscribeTourIndex, hasTours);
}

function hasTours(): boolean {
  return readTourIndex().length > 0;
}
