import { type Router, createRouter } from '../../../../worker/engine/transport/create-router.ts';
import type { Catalogue } from '../../memory/catalogue-memory.ts';

/** A router memoizes about 1 kB per pair; it is replaced after this many. */
const PAIRS_MAX = 40_000;

interface Entry {
  router: Router;
  pairs: number;
}

const routers = new WeakMap<Catalogue, Entry>();

/** The catalogue's router, memoized per pair. @param pairs number of pairs that this request needs */
export function routerOf(catalogue: Catalogue, pairs = 2): Router {
  const there = routers.get(catalogue);
  if (there && there.pairs + pairs <= PAIRS_MAX) {
    there.pairs += pairs;
    return there.router;
  }
  const { experiences, airports, transport } = catalogue.collections;
  const router = createRouter({
    experiences: experiences.list,
    airports: airports.list,
    transport: transport.list,
  });
  routers.set(catalogue, { router, pairs });
  return router;
}
