import { useEffect, useMemo, useState } from 'react';
import { catalogueDb } from '../../../data/storage/catalogue-db.ts';
import { plannedTour, type PlannedTour } from '../../../data/planner/planned-tour.ts';
import { watchFacts } from '../../../data/catalogue/watch-planning-data.ts';
import { outlineOf } from '../../features/export/outline.ts';
import { useWording } from '../../features/export/use-wording.ts';
import { todaySteps, type TodayStep } from './today-steps.ts';

/**
 * The last saved version of the tour, replanned when it or the catalogue data changes. Undefined while loading, null if
 * it is not on this device.
 */
export function usePlanned(tourId: string | null, stamp: string): PlannedTour | null | undefined {
  const [loaded, setLoaded] = useState<{ tourId: string; planned: PlannedTour | null }>();

  const request = useMemo(() => ({ tourId, stamp }), [tourId, stamp]);

  // Replans on changes of the cached data, or of the tour's `stamp`.
  useEffect(() => {
    const { tourId: id } = request;
    if (id === null) return undefined;
    let latest = 0;
    const stop = watchFacts(catalogueDb, ({ settled }) => {
      if (!settled) return;
      latest += 1;
      const mine = latest;
      plannedTour(id).then(
        (planned) => {
          if (mine === latest) setLoaded({ tourId: id, planned });
        },
        (error: unknown) => {
          console.error('The tour could not be prepared', error);
          if (mine === latest) setLoaded({ tourId: id, planned: null });
        },
      );
    });
    return () => {
      latest += 1;
      stop();
    };
  }, [request]);

  return loaded?.tourId === tourId ? loaded.planned : undefined;
}

/** Undefined without a plan. */
export function useSteps(planned: PlannedTour | null | undefined): TodayStep[] | undefined {
  const wording = useWording();
  const outline = planned && outlineOf(planned, wording);
  return outline ? todaySteps(outline) : undefined;
}
