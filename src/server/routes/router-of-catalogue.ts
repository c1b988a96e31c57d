import { type Router, createRouter } from '../../../worker/engine/transport/create-router.ts';
import type { Catalogue } from '../memory/catalogue-memory.ts';

/** A router remembers its answers: after so many places it makes way for a new one. */
const PLACES_MAX = 3_000;

interface Entry {
  router: Router;
  places: number;
}

const routers = new WeakMap<Catalogue, Entry>();

/** The ways between the places of a catalogue, worked out once for each pair. @param places asked for now */
export function routerOf(catalogue: Catalogue, places = 2): Router {
  const there = routers.get(catalogue);
  if (there && there.places + places <= PLACES_MAX) {
    there.places += places;
    return there.router;
  }
  const { experiences, airports, transport } = catalogue.collections;
  const router = createRouter({
    experiences: experiences.list,
    airports: airports.list,
    transport: transport.list,
  });
  routers.set(catalogue, { router, places });
  return router;
}
