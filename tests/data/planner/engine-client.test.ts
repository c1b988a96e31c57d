import { afterEach, describe, expect, it } from 'vitest';
import type { EngineApi, EngineFacts, PlanRequest } from '../../../src/contract/engine-api.ts';
import {
  createEngineClient,
  engineClient,
  nextFactsRevision,
  type EngineClient,
  type EnginePlanRequest,
} from '../../../src/data/planner/engine-client.ts';
import { experience } from '../../worker/sync/catalogue-items.ts';
import { startOnChannel, testEngine, type ChannelWorker } from './engine-on-channel.ts';

const clients: EngineClient[] = [];

afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

/** A client with its workers in order of start. */
function clientWith(
  makeApi: (started: number) => EngineApi | null = testEngine,
  options = { deadlinesMs: [300, 600], heartbeatMs: 200 },
) {
  const workers: ChannelWorker[] = [];
  const client = createEngineClient(() => {
    const worker = startOnChannel(makeApi(workers.length));
    workers.push(worker);
    return worker;
  }, options);
  clients.push(client);
  return { client, workers };
}

function facts(): EngineFacts {
  return {
    factsRevision: nextFactsRevision(),
    experiences: [experience('kandy', 'sri-lanka'), experience('ella', 'sri-lanka')],
    airports: [],
    transport: [],
    networks: [],
    benchmarks: {},
  };
}

const REQUEST: EnginePlanRequest = {
  now: '2026-11-20T09:30',
  tour: {
    startDate: '2027-01-10',
    travellers: 1,
    itinerary: [{ experience_id: 'kandy' }],
    ownConnections: {},
    bookings: null,
    homeAirport: null,
  },
  ops: [],
  statistics: null,
};

function deadAtFirst(started: number): EngineApi | null {
  return started === 0 ? null : testEngine();
}

describe('engine client', () => {
  it('sends facts once for several plans', async () => {
    const { client, workers } = clientWith();
    const known = facts();
    await client.plan(known, REQUEST);
    const answer = await client.plan(known, REQUEST);
    expect(answer.ok && answer.plan.start).toBe('2027-01-10T08:00');
    expect(workers[0]?.calls).toEqual(['loadFacts', 'plan', 'plan']);
  });

  it('sends new facts before the plan that needs them', async () => {
    const { client, workers } = clientWith();
    await client.plan(facts(), REQUEST);
    expect((await client.plan(facts(), REQUEST)).ok).toBe(true);
    expect(workers[0]?.calls).toEqual(['loadFacts', 'plan', 'loadFacts', 'plan']);
  });

  it('waits for a slow worker', async () => {
    const workers: ChannelWorker[] = [];
    const client = createEngineClient(() => {
      const engine = testEngine();
      // Comlink awaits promises, so this imitates a worker that plans slowly.
      const slow = async (request: PlanRequest) => {
        await new Promise((resolve) => setTimeout(resolve, 200));
        return engine.plan(request);
      };
      const worker = startOnChannel({ ...engine, plan: slow as unknown as EngineApi['plan'] });
      workers.push(worker);
      return worker;
    });
    clients.push(client);
    expect((await client.plan(facts(), REQUEST)).ok).toBe(true);
    expect(workers).toHaveLength(1);
  });

  it('replaces a worker that dies during a call, and resends facts and request', async () => {
    const { client, workers } = clientWith(deadAtFirst);
    const pending = client.plan(facts(), REQUEST);
    workers[0]?.kill();
    expect((await pending).ok).toBe(true);
    expect(workers).toHaveLength(2);
    expect(workers[1]?.calls).toEqual(['loadFacts', 'plan']);
  });

  it('replaces a worker at once after an error event', async () => {
    const options = { deadlinesMs: [60_000, 60_000], heartbeatMs: 60_000 };
    const { client, workers } = clientWith(deadAtFirst, options);
    const pending = client.plan(facts(), REQUEST);
    workers[0]?.fail('out of memory');
    expect((await pending).ok).toBe(true);
  });

  it('returns "crashed" when no worker answers', async () => {
    const { client, workers } = clientWith(() => null);
    const answer = await client.plan(facts(), REQUEST);
    expect(answer).toMatchObject({ ok: false, failure: { code: 'crashed' } });
    expect(workers).toHaveLength(2);
    expect(await client.connections(facts(), ['kandy', 'ella'])).toMatchObject({
      failure: { code: 'crashed' },
    });
    expect(await client.nearestGateway(facts(), 'kandy')).toBeNull();
  });

  it('replaces a worker killed while idle after a missed heartbeat', async () => {
    const { client, workers } = clientWith(testEngine, { deadlinesMs: [5_000, 5_000], heartbeatMs: 200 });
    await client.plan(facts(), REQUEST);
    workers[0]?.kill();
    await expect.poll(() => workers[0]?.isTerminated()).toBe(true);
    const before = performance.now();
    expect((await client.plan(facts(), REQUEST)).ok).toBe(true);
    expect(performance.now() - before).toBeLessThan(2_000);
    expect(workers).toHaveLength(2);
  });

  it('resends facts when the worker reports them missing', async () => {
    let dropsFacts = true;
    const { client } = clientWith(() => {
      const api = testEngine();
      return {
        ...api,
        loadFacts(loaded) {
          if (!dropsFacts) api.loadFacts(loaded);
          dropsFacts = false;
        },
      };
    });
    expect((await client.plan(facts(), REQUEST)).ok).toBe(true);
  });

  it('answers only the last of concurrent previews', async () => {
    const { client } = clientWith();
    const known = facts();
    const answers = await Promise.all([client.preview(known, REQUEST), client.preview(known, REQUEST)]);
    expect(answers.map((answer) => answer && answer.ok)).toEqual([null, true]);
  });

  it('returns "crashed" after close', async () => {
    const { client } = clientWith();
    client.close();
    expect(await client.plan(facts(), REQUEST)).toMatchObject({ ok: false, failure: { code: 'crashed' } });
  });

  it('measures the round trip', async () => {
    expect(await clientWith().client.roundTripMs()).toBeGreaterThan(0);
  });
});

it('engineClient returns one instance per tab', () => {
  expect(engineClient()).toBe(engineClient());
});
