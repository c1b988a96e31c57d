import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useState } from 'react';
import { catalogueDb } from '../../../data/storage/catalogue-db.ts';
import { plannedTour, type PlannedTour } from '../../../data/planner/planned-tour.ts';
import { toursNow, type ToursNow } from '../../../data/tours/current-tours.ts';
import { watchFacts } from '../../../data/catalogue/watch-planning-data.ts';
import { useUserDb } from '../../layout/account/use-user-db.ts';

const TICK_MS = 20_000;

/** The time, kept up to date while somebody looks. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());

  // Follows the device's clock; a page that comes back to the front is right at once.
  useEffect(() => {
    const tick = () => {
      setNow(new Date());
    };
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);

  return now;
}

/** Undefined while the database has not answered. */
export function useToursNow(now: Date): ToursNow | undefined {
  const user = useUserDb();
  const minute = Math.floor(now.getTime() / 60_000);
  return useLiveQuery(() => toursNow({ user, now: new Date(minute * 60_000) }), [user, minute]);
}

/**
 * The tour as it was saved last, planned anew whenever it or the facts change. Undefined while it is put together,
 * null where it is not here.
 */
export function usePlanned(tourId: string | null, stamp: string): PlannedTour | null | undefined {
  const [held, setHeld] = useState<{ tourId: string; planned: PlannedTour | null }>();

  const wanted = useMemo(() => ({ tourId, stamp }), [tourId, stamp]);

  // Follows the device's facts, and the tour by the stamp of its last write.
  useEffect(() => {
    const { tourId: id } = wanted;
    if (id === null) return undefined;
    let asked = 0;
    const stop = watchFacts(catalogueDb, ({ settled }) => {
      if (!settled) return;
      asked += 1;
      const mine = asked;
      plannedTour(id).then(
        (planned) => {
          if (mine === asked) setHeld({ tourId: id, planned });
        },
        (error: unknown) => {
          console.error('The tour could not be put together', error);
          if (mine === asked) setHeld({ tourId: id, planned: null });
        },
      );
    });
    return () => {
      asked += 1;
      stop();
    };
  }, [wanted]);

  return held?.tourId === tourId ? held.planned : undefined;
}
