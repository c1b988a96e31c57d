import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { catalogueDb } from '../../../src/data/storage/catalogue-db.ts';
import { planTour, type PlannedTour } from '../../../src/data/planner/planned-tour.ts';
import { usePlanOf } from '../../../src/ui/pages/shared-tour/use-shared-tour.ts';
import { tourOf } from '../../builders/edited-tours.ts';

vi.mock('../../../src/data/planner/planned-tour.ts', () => ({ planTour: vi.fn() }));
afterEach(async () => {
  cleanup();
  await catalogueDb.delete();
});

const FACTS: PlannedTour['facts'] = {
  places: new Map(),
  ownExperiences: new Map(),
  countries: new Map(),
  airports: new Map(),
  placeTexts: new Map(),
  visitedCountries: new Set(),
};

it('a shared tour ignores a superseded plan that arrives late', async () => {
  const answers: ((planned: PlannedTour) => void)[] = [];
  vi.mocked(planTour).mockImplementation(
    () =>
      new Promise((resolve) => {
        answers.push(resolve);
      }),
  );
  const setOffline = (at: string) => catalogueDb.meta.put({ name: 'sync', sync: { phase: 'offline', at } });
  await setOffline('2026-11-20T09:00:00.000Z');
  const tour = tourOf(2);
  const found = { tour, places: [] };
  const planned = (name: string): PlannedTour => ({ tour: { ...tour, name }, facts: FACTS, planned: null });
  const { result } = renderHook(() => usePlanOf(found));
  await waitFor(() => expect(answers).toHaveLength(1));
  await setOffline('2026-11-20T09:01:00.000Z');
  await waitFor(() => expect(answers).toHaveLength(2));

  await act(async () => answers[1]?.(planned('newer')));
  expect(result.current?.tour.name).toBe('newer');
  await act(async () => answers[0]?.(planned('late')));
  expect(result.current?.tour.name).toBe('newer');
});
