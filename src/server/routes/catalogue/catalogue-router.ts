import crypto from 'node:crypto';
import {
  type Router,
  type RouterFacts,
  createRouter,
} from '../../../../worker/engine/transport/create-router.ts';
import type { Catalogue } from '../../memory/catalogue-memory.ts';

/** Facts of a catalogue version with an id; they are sent to the other process once. */
export interface IdentifiedFacts {
  id: string;
  facts: RouterFacts;
}

const factsOf = new WeakMap<Catalogue, IdentifiedFacts>();
const routers = new WeakMap<Catalogue, Router>();

/** The same object for the same catalogue version. */
export function routerFacts(catalogue: Catalogue): IdentifiedFacts {
  let known = factsOf.get(catalogue);
  if (!known) {
    const { experiences, airports, transport, networks } = catalogue.collections;
    const facts = {
      experiences: experiences.list.map(rowOf),
      airports: airports.list.map(rowOf),
      transport: transport.list,
      networks: networks.list,
    };
    factsOf.set(catalogue, (known = { id: crypto.randomUUID(), facts }));
  }
  return known;
}

/** What the router reads of a row. */
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

/** The catalogue's router, memoized per pair: for the connections of its own tours, which are few. */
export function routerOf(catalogue: Catalogue): Router {
  let router = routers.get(catalogue);
  if (!router) routers.set(catalogue, (router = createRouter(routerFacts(catalogue).facts)));
  return router;
}
