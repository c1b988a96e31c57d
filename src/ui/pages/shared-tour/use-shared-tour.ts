import { useEffect, useState, useSyncExternalStore } from 'react';
import { catalogueDb } from '../../../data/storage/catalogue-db.ts';
import type { FoundTour, TourError } from '../../../data/tours/files/import-tour.ts';
import { planTour, type PlannedTour } from '../../../data/planner/planned-tour.ts';
import { watchFacts } from '../../../data/catalogue/watch-planning-data.ts';
import { ownOfFilePlace } from '../../../model/tour-file.ts';
import { readShareFragment } from '../../features/export/share-link.ts';

export type SharedTour =
  | { state: 'reading' }
  | { state: 'fault'; fault: TourError }
  /** `planned` is undefined until the catalogue data for it is cached. */
  | { state: 'found'; found: FoundTour; planned: PlannedTour | undefined };

/** The tour in the URL's fragment, planned on this device once the catalogue data is cached. */
export function useSharedTour(): SharedTour {
  const fragment = useSyncExternalStore(subscribeFragment, () => location.hash);
  const [read, setRead] = useState<{ fragment: string; result: FoundTour | TourError }>();
  const result = read?.fragment === fragment ? read.result : undefined;
  const found = result === undefined || 'code' in result ? undefined : result;

  // Parses the fragment, also when another link is opened in the same page.
  useEffect(() => {
    let current = true;
    void readShareFragment(fragment).then((next) => {
      if (current) setRead({ fragment, result: next });
    });
    return () => {
      current = false;
    };
  }, [fragment]);

  const planned = usePlanOf(found);

  if (result === undefined) return { state: 'reading' };
  if ('code' in result) return { state: 'fault', fault: result };
  return { state: 'found', found: result, planned };
}

/** The tour planned on this device; undefined until the catalogue data is cached. */
export function usePlanOf(found: FoundTour | undefined): PlannedTour | undefined {
  const [loaded, setLoaded] = useState<{ found: FoundTour; planned: PlannedTour }>();

  // Replans when the cached data changes.
  useEffect(() => {
    if (found === undefined) return undefined;
    const { tour, places } = found;
    const guests = places.map((place) => ownOfFilePlace(place, tour.updatedAt));
    let latest = 0;
    const stop = watchFacts(catalogueDb, ({ settled }) => {
      if (!settled) return;
      latest += 1;
      const mine = latest;
      planTour(tour, guests).then(
        (planned) => {
          if (mine === latest) setLoaded({ found, planned });
        },
        (error: unknown) => console.error('The shared tour could not be planned', error),
      );
    });
    return () => {
      latest += 1;
      stop();
    };
  }, [found]);

  return loaded !== undefined && loaded.found === found ? loaded.planned : undefined;
}

function subscribeFragment(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
  };
}
