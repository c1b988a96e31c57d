import { useLiveQuery } from 'dexie-react-hooks';
import { workingTours } from '../../data/shell-queries.ts';
import { readTourIndex } from '../../data/tour-index.ts';

/** Whether this device has a tour: at once from the index, then from the database. */
export function useToursKnown(): boolean {
  const count = useLiveQuery(async () => (await workingTours()).length, []);
  return count === undefined ? readTourIndex().length > 0 : count > 0;
}
