import { useSyncExternalStore } from 'react';
import { readTourIndex, subscribeTourIndex } from '../../../data/tours/tour-index.ts';

/** Whether this device has a tour, without opening the database. */
export function useToursKnown(): boolean {
  return useSyncExternalStore(subscribeTourIndex, hasTours);
}

function hasTours(): boolean {
  return readTourIndex().length > 0;
}
