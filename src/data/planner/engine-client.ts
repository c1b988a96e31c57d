import type { Remote } from 'comlink';
import type {
  EngineApi,
  EngineFacts,
  EngineFailure,
  PlanAnswer,
  PlanRequest,
} from '../../contract/engine-api.ts';
import type { ConnectionTable } from '../../model/schemas/connection-option.ts';
import type { RouteLine } from '../../model/place/route-line.ts';
import { superviseWorker, type SupervisionOptions, type WorkerHandle } from './supervised-worker.ts';
import { workerHandle } from './worker-handle.ts';

export type EnginePlanRequest = Omit<PlanRequest, 'revision' | 'factsRevision'>;

/** Client of this tab's engine worker. Every call settles: a crashed worker is replaced and the call retried. */
export interface EngineClient {
  /** Sends `facts` along if the worker does not have this revision. */
  plan(facts: EngineFacts, request: EnginePlanRequest): Promise<PlanAnswer>;
  /** As `plan`, but null if superseded by a later preview. */
  preview(facts: EngineFacts, request: EnginePlanRequest): Promise<PlanAnswer | null>;
  /** Options between all pairs of the ids. */
  connections(
    facts: EngineFacts,
    ids: readonly string[],
  ): Promise<ConnectionTable | { failure: EngineFailure }>;
  /** Lines by connection id; empty if the engine fails. */
  paths(facts: EngineFacts, connectionIds: readonly string[]): Promise<Record<string, RouteLine>>;
  nearestGateway(facts: EngineFacts, experienceKey: string): Promise<string | null>;
  /** Milliseconds of one empty round trip, for benchmarks. */
  roundTripMs(): Promise<number>;
  close(): void;
}

/** Planning 100 stops takes milliseconds, optimizing them under a second; a phone may need ten times that. */
const DEADLINES_MS = [8_000, 30_000];

let factsRevision = 0;

/** A new revision for each set of facts; requests to the worker refer to it. */
export function nextFactsRevision(): number {
  factsRevision += 1;
  return factsRevision;
}

export function createEngineClient(
  start: () => WorkerHandle<EngineApi>,
  options: Partial<SupervisionOptions> = {},
): EngineClient {
  const worker = superviseWorker(start, { deadlinesMs: DEADLINES_MS, ...options });
  // Keyed by the api object, so that a restarted worker has no facts.
  const loadedFacts = new WeakMap<Remote<EngineApi>, number>();
  let revision = 0;
  let lastPreview = 0;

  function withFacts<T>(facts: EngineFacts, run: (api: Remote<EngineApi>) => Promise<T>) {
    return worker.call(async (api) => {
      if (loadedFacts.get(api) === facts.factsRevision) return run(api);
      // Messages keep their order: the call need not wait for the facts.
      const loading = api.loadFacts(facts);
      loadedFacts.set(api, facts.factsRevision);
      const [value] = await Promise.all([run(api), loading]);
      return value;
    });
  }

  async function plan(facts: EngineFacts, request: EnginePlanRequest): Promise<PlanAnswer> {
    revision += 1;
    const full: PlanRequest = { ...request, revision, factsRevision: facts.factsRevision };
    const result = await withFacts(facts, async (api) => {
      const answer = await api.plan(full);
      if (answer.ok || answer.failure.code !== 'facts-missing') return answer;
      await api.loadFacts(facts);
      return await api.plan(full);
    });
    if (result.ok) return result.value;
    return { revision: full.revision, ok: false, failure: { code: 'crashed', message: result.message } };
  }

  return {
    plan,
    async preview(facts, request) {
      lastPreview += 1;
      const thisPreview = lastPreview;
      const answer = await plan(facts, request);
      return thisPreview === lastPreview ? answer : null;
    },
    async connections(facts, ids) {
      const result = await withFacts(facts, async (api) => await api.connections(ids));
      return result.ok ? result.value : { failure: { code: 'crashed', message: result.message } };
    },
    async paths(facts, connectionIds) {
      const result = await withFacts(facts, async (api) => await api.paths(connectionIds));
      return result.ok ? result.value : {};
    },
    async nearestGateway(facts, experienceKey) {
      const result = await withFacts(facts, (api) => api.nearestGateway(experienceKey));
      return result.ok ? result.value : null;
    },
    async roundTripMs() {
      const before = performance.now();
      await worker.call((api) => api.ping());
      return performance.now() - before;
    },
    close: () => worker.close(),
  };
}

let shared: EngineClient | null = null;

/** The tab's engine client, a singleton started on first use. */
export function engineClient(): EngineClient {
  shared ??= createEngineClient(() =>
    workerHandle<EngineApi>(
      new Worker(new URL('../../../worker/engine.worker.ts', import.meta.url), {
        type: 'module',
        name: 'engine',
      }),
    ),
  );
  return shared;
}
