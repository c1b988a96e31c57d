import { expose } from 'comlink';
import type { EngineApi } from '../src/contract/engine-api.ts';
import { measurePhase } from './engine/measure-phase.ts';
import { createTourEngine, type TourEngine } from './engine/tour-engine.ts';

let engine: TourEngine | null = null;

const api: EngineApi = {
  loadFacts(facts) {
    engine = createTourEngine(facts, measurePhase);
  },
  plan(request) {
    if (engine === null || engine.factsRevision !== request.factsRevision) {
      return { revision: request.revision, ok: false, failure: { code: 'facts-missing' } };
    }
    return engine.plan(request);
  },
  connections(ids) {
    return engine === null ? { failure: { code: 'facts-missing' } } : engine.connections(ids);
  },
  paths: (connectionIds) => engine?.paths(connectionIds) ?? {},
  nearestGateway: (experienceKey) => engine?.nearestGateway(experienceKey) ?? null,
  ping: () => true,
};

expose(api);
