import { type Router, createRouter } from '../../../../worker/engine/transport/create-router.ts';
import type { Catalogue } from '../../memory/catalogue-memory.ts';

/** A router remembers its answers, about a kilobyte for each pair: after so many it makes way for a new one. */
const PAIRS_MAX = 40_000;

interface Entry {
  router: Router;
  pairs: number;
}

const routers = new WeakMap<Catalogue, Entry>();

/** The ways between the places of a catalogue, worked out once for each pair. @param pairs asked for now */
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
