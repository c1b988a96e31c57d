import {
  type Router,
  type RouterFacts,
  createRouter,
} from '../../../../worker/engine/transport/create-router.ts';
import type { Catalogue } from '../../memory/catalogue-memory.ts';

/** A router memoizes about 1 kB per pair; it is replaced after this many. */
const PAIRS_MAX = 40_000;

interface Entry {
  router: Router;
  pairs: number;
}

const routers = new WeakMap<RouterFacts, Entry>();
const factsOf = new WeakMap<Catalogue, RouterFacts>();

/** What the router knows of a catalogue version, the same object each time. */
export function routerFacts(catalogue: Catalogue): RouterFacts {
  let facts = factsOf.get(catalogue);
  if (!facts) {
    const { experiences, airports, transport } = catalogue.collections;
    facts = {
      experiences: experiences.list.map(rowOf),
      airports: airports.list.map(rowOf),
      transport: transport.list,
    };
    factsOf.set(catalogue, facts);
  }
  return facts;
}

/** Only what the router reads: the facts are sent to another process. */
function rowOf<Key extends string | null>({
  key,
  country_key,
  location,
}: {
  key: string;
  country_key: Key;
  location: { coordinates: [number, number] };
}) {
  return { key, country_key, location: { coordinates: location.coordinates } };
}

/** The router of these facts, memoized per pair. @param pairs number of pairs that this request needs */
export function routerOf(facts: RouterFacts, pairs = 2): Router {
  const there = routers.get(facts);
  if (there && there.pairs + pairs <= PAIRS_MAX) {
    there.pairs += pairs;
    return there.router;
  }
  const router = createRouter(facts);
  routers.set(facts, { router, pairs });
  return router;
}
