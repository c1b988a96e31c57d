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
  /** Lines of its ways on the map by connection id. */
  paths: Record<string, RouteLine>;
}

/** A ready-made tour as the engine plans it on this device, as its copy in the planner would be; nothing is written. */
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
 * Tells the plan now and whenever the facts that it is made of change; nothing before these are settled, null
 * where the tour cannot be planned or the device lacks one of its stops.
 */
export function watchReadyMadePlan(
  summary: TourSummary,
  listener: (planned: ReadyMadePlan | null) => void,
  catalogue: CatalogueDb = catalogueDb,
  engine?: EngineClient,
): () => void {
  let asked = 0;
  const stop = watchFacts(catalogue, ({ settled }) => {
    if (!settled) return;
    asked += 1;
    const mine = asked;
    planReadyMade(summary, catalogue, engine).then(
      (planned) => {
        if (mine !== asked) return;
        if ('code' in planned) console.warn(`${summary.key} could not be planned`, planned);
        listener('code' in planned || (planned.lostStops ?? []).length > 0 ? null : planned);
      },
      (error: unknown) => {
        console.error('The tour could not be planned', error);
        if (mine === asked) listener(null);
      },
    );
  });
  return () => {
    asked += 1;
    stop();
  };
}
