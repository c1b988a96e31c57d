import 'fake-indexeddb/auto';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { usePlannerFacts } from '../../../src/ui/features/planner/use-planner-facts.ts';
import { PLACES, tourOf } from './add/places.ts';

const [ELLA = '', KANDY = ''] = PLACES.map(({ key }) => key);

beforeEach(() => catalogueDb.experiences.bulkPut(PLACES));
afterEach(cleanup);

it('a stop that the last change removed keeps its name', async () => {
  const { result, rerender } = renderHook(
    ({ stops, subject }: { stops: string[]; subject: string | null }) =>
      [...usePlannerFacts(tourOf(stops), subject).places.keys()].sort(),
    { initialProps: { stops: [ELLA, KANDY], subject: null as string | null } },
  );
  await waitFor(() => expect(result.current).toEqual([ELLA, KANDY]));
  rerender({ stops: [ELLA], subject: KANDY });
  await waitFor(() => expect(result.current).toEqual([ELLA, KANDY]));
  rerender({ stops: [ELLA], subject: null });
  await waitFor(() => expect(result.current).toEqual([ELLA]));
  rerender({ stops: [ELLA], subject: `${KANDY}_${ELLA}` });
  await waitFor(() => expect(result.current).toEqual([ELLA, KANDY]));
});
