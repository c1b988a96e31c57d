import type { TourSummary } from '../../model/schemas/catalogue.ts';
import type { RouteLine } from '../../model/place/route-line.ts';
import type { EngineFailure } from '../../contract/engine-api.ts';
import { catalogueDb, type CatalogueDb } from '../storage/catalogue-db.ts';
import { engineClient, type EngineClient } from './engine-client.ts';
import { localMoment } from '../tours/local-moment.ts';
import { TourPlanner, type Planned } from './tour-planner.ts';
import { copyOfReadyMade } from '../tours/tours.ts';
import { watchFacts } from '../catalogue/watch-planning-data.ts';

export type { Planned } from './tour-planner.ts';

export interface ReadyMadePlan extends Planned {
  /** Lines on the map by connection id. */
  paths: Record<string, RouteLine>;
}

/** Plans a ready-made tour on this device, with the same result as its copy in the planner; nothing is written. */
export async function planReadyMade(
  summary: TourSummary,
  catalogue: CatalogueDb = catalogueDb,
  engine: EngineClient = engineClient(),
): Promise<ReadyMadePlan | EngineFailure> {
  const planner = new TourPlanner(engine, catalogue, localMoment, () => Promise.resolve([]));
  const planned = await planner.plan({ tour: copyOfReadyMade(summary, 'en', new Date()), ops: [] }, null);
  return 'code' in planned ? planned : { ...planned, paths: await planner.paths(planned.tour) };
}

/**
 * Notifies of the plan once the planning data is complete, and on every change of it; null if the tour cannot be
 * planned or one of its stops is missing on the device. Returns the unsubscribe.
 */
export function watchReadyMadePlan(
  summary: TourSummary,
  listener: (planned: ReadyMadePlan | null) => void,
  catalogue: CatalogueDb = catalogueDb,
  engine?: EngineClient,
): () => void {
  let latest = 0;
  const stop = watchFacts(catalogue, ({ settled }) => {
    if (!settled) return;
    latest += 1;
    const request = latest;
    planReadyMade(summary, catalogue, engine).then(
      (planned) => {
        // Ignores stale results.
        if (request !== latest) return;
        if ('code' in planned) console.warn(`${summary.key} could not be planned`, planned);
        listener('code' in planned || (planned.lostStops ?? []).length > 0 ? null : planned);
      },
      (error: unknown) => {
        console.error('The tour could not be planned', error);
        if (request === latest) listener(null);
      },
    );
  });
  return () => {
    latest += 1;
    stop();
  };
}
