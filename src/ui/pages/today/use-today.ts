import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useState } from 'react';
import { catalogueDb } from '../../../data/storage/catalogue-db.ts';
import { plannedTour, type PlannedTour } from '../../../data/planner/planned-tour.ts';
import { currentTours, type CurrentTours } from '../../../data/tours/current-tours.ts';
import { watchFacts } from '../../../data/catalogue/watch-planning-data.ts';
import { useUserDb } from '../../layout/account/use-user-db.ts';

const TICK_MS = 20_000;

/** The current time, updated while the page is visible. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());

  // Ticks; updates immediately when the page becomes visible again.
  useEffect(() => {
    const tick = () => setNow(new Date());
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);

  return now;
}

/** Undefined until the database has answered. */
export function useToursNow(now: Date): CurrentTours | undefined {
  const user = useUserDb();
  const minute = Math.floor(now.getTime() / 60_000);
  return useLiveQuery(() => currentTours({ user, now: new Date(minute * 60_000) }), [user, minute]);
}

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
