import { expose, wrap } from 'comlink';
import type { EngineApi, EngineFacts, PlanAnswer, PlanRequest } from '../../../src/contract/engine-api.ts';
import type { WorkerHandle } from '../../../src/data/planner/supervised-worker.ts';
import type { ConnectionOption } from '../../../src/model/schemas/connection-option.ts';
import { isConnection } from '../../../src/model/plan.ts';
import { planWithOptions } from '../../../worker/engine/plan-tour.ts';
import { createTourEngine, type TourEngine } from '../../../worker/engine/tour-engine.ts';

/** Every pair of places is three hours apart by bus and four by train. */
const OPTIONS: ConnectionOption[] = [
  { key: 'bus', type: 'bus', duration: 10_800, distance: 120_000, price: 6 },
  { key: 'train', type: 'train', duration: 14_400, distance: 120_000, price: 3 },
];

/** The real planner behind the worker's interface, with predictable transport options. */
export function testEngine(): EngineApi {
  let facts: EngineFacts | null = null;
  return {
    loadFacts(loaded) {
      facts = loaded;
    },
    plan: (request) => answer(facts, request),
    connections: () => ({}),
    paths: () => ({}),
    nearestGateway: () => 'CMB',
    ping: () => true,
  };
}

/** The engine as the worker runs it, with transport options from its own facts. */
export function wholeEngine(): EngineApi {
  let engine: TourEngine | null = null;
  return {
    loadFacts(facts) {
      engine = createTourEngine(facts);
    },
    plan: (request) =>
      engine?.factsRevision === request.factsRevision
        ? engine.plan(request)
        : { revision: request.revision, ok: false, failure: { code: 'facts-missing' } },
    connections: (ids) => engine?.connections(ids) ?? {},
    paths: (ids) => engine?.paths(ids) ?? {},
    nearestGateway: (key) => engine?.nearestGateway(key) ?? null,
    ping: () => true,
  };
}

function answer(facts: EngineFacts | null, request: PlanRequest): PlanAnswer {
  const { revision, factsRevision, tour, ops, statistics, now } = request;
  if (facts?.factsRevision !== factsRevision)
    return { revision, ok: false, failure: { code: 'facts-missing' } };
  const experiences = Object.fromEntries(facts.experiences.map((item) => [item.key, item]));
  const unknown = tour.itinerary.find(
    (entry) => 'experience_id' in entry && !experiences[String(entry['experience_id'])],
  );
  if (unknown)
    return {
      revision,
      ok: false,
      failure: { code: 'invalid', path: 'itinerary[0].experience_id', message: 'unknown' },
    };
  const airports = Object.fromEntries(facts.airports.map((item) => [item.key, item]));
  const outcome = planWithOptions(
    { ...tour, experiences, airports, benchmarks: facts.benchmarks, ops, statistics, now },
    () => OPTIONS,
  );
  if (!outcome.ok) {
    return { revision, ok: false, failure: { code: 'invalid', path: 'ops[0]', message: 'refused' } };
  }
  const plan = outcome.value;
  const options = Object.fromEntries(
    plan.itinerary.filter(isConnection).map((entry) => [entry.connection_id, OPTIONS]),
  );
  return { revision, ok: true, plan, options, budget: null };
}

export interface ChannelWorker extends WorkerHandle<EngineApi> {
  /** Dies silently, as when the browser kills the worker. */
  kill(): void;
  /** Dies with an error event. */
  fail(message: string): void;
  calls: string[];
  isTerminated(): boolean;
}

/** A worker on a MessageChannel: everything is copied as between threads. `calls` are the methods
 * asked for. Without an api it never answers. */
export function startOnChannel(api: EngineApi | null = testEngine()): ChannelWorker {
  const { port1, port2 } = new MessageChannel();
  const calls: string[] = [];
  if (api) expose(recordingCalls(api, calls), port2);
  const failure: { listener: (message: string) => void } = { listener: console.error };
  const remote = wrap<EngineApi>(port1);
  let terminated = false;
  const close = () => {
    port1.close();
    port2.close();
  };
  return {
    api: remote,
    calls,
    ping: () => remote.ping(),
    onFailure: (listener) => {
      failure.listener = listener;
    },
    terminate: () => {
      terminated = true;
      close();
    },
    isTerminated: () => terminated,
    kill: close,
    fail: (message) => failure.listener(message),
  };
}

function recordingCalls(api: EngineApi, calls: string[]): EngineApi {
  return new Proxy(api, {
    get(target, name, receiver) {
      calls.push(String(name));
      return Reflect.get(target, name, receiver);
    },
  });
}
