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

/** A client whose workers are kept in `workers`, in the order in which they were started. */
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

describe('the engine of a tab', () => {
  it('facts cross once, plans often', async () => {
    const { client, workers } = clientWith();
    const known = facts();
    await client.plan(known, REQUEST);
    const answer = await client.plan(known, REQUEST);
    expect(answer.ok && answer.plan.start).toBe('2027-01-10T08:00');
    expect(workers[0]?.calls).toEqual(['loadFacts', 'plan', 'plan']);
  });

  it('new facts cross before the plan that wants them', async () => {
    const { client, workers } = clientWith();
    await client.plan(facts(), REQUEST);
    expect((await client.plan(facts(), REQUEST)).ok).toBe(true);
    expect(workers[0]?.calls).toEqual(['loadFacts', 'plan', 'loadFacts', 'plan']);
  });

  it('a worker that takes its time is waited for', async () => {
    const workers: ChannelWorker[] = [];
    const client = createEngineClient(() => {
      const engine = testEngine();
      // Comlink waits for what is promised: a worker that plans for so long.
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

  it('a worker that dies in the middle of a call is replaced, and gets facts and request again', async () => {
    const { client, workers } = clientWith(deadAtFirst);
    const asked = client.plan(facts(), REQUEST);
    workers[0]?.kill();
    expect((await asked).ok).toBe(true);
    expect(workers).toHaveLength(2);
    expect(workers[1]?.calls).toEqual(['loadFacts', 'plan']);
  });

  it('an error event replaces it at once, without waiting for the deadline', async () => {
    const options = { deadlinesMs: [60_000, 60_000], heartbeatMs: 60_000 };
    const { client, workers } = clientWith(deadAtFirst, options);
    const asked = client.plan(facts(), REQUEST);
    workers[0]?.fail('out of memory');
    expect((await asked).ok).toBe(true);
  });

  it('a call that no worker answers ends as crashed', async () => {
    const { client, workers } = clientWith(() => null);
    const answer = await client.plan(facts(), REQUEST);
    expect(answer).toMatchObject({ ok: false, failure: { code: 'crashed' } });
    expect(workers).toHaveLength(2);
    expect(await client.connections(facts(), ['kandy', 'ella'])).toMatchObject({
      failure: { code: 'crashed' },
    });
    expect(await client.nearestGateway(facts(), 'kandy')).toBeNull();
  });

  it('one that was killed while idle is replaced by the heartbeat', async () => {
    const { client, workers } = clientWith(testEngine, { deadlinesMs: [5_000, 5_000], heartbeatMs: 200 });
    await client.plan(facts(), REQUEST);
    workers[0]?.kill();
    await expect.poll(() => workers[0]?.isTerminated()).toBe(true);
    const before = performance.now();
    expect((await client.plan(facts(), REQUEST)).ok).toBe(true);
    expect(performance.now() - before).toBeLessThan(2_000);
    expect(workers).toHaveLength(2);
  });

  it('a worker that says it lacks the facts gets them', async () => {
    let forgetful = true;
    const { client } = clientWith(() => {
      const api = testEngine();
      return {
        ...api,
        loadFacts(loaded) {
          if (!forgetful) api.loadFacts(loaded);
          forgetful = false;
        },
      };
    });
    expect((await client.plan(facts(), REQUEST)).ok).toBe(true);
  });

  it('of two previews the first answers null', async () => {
    const { client } = clientWith();
    const known = facts();
    const answers = await Promise.all([client.preview(known, REQUEST), client.preview(known, REQUEST)]);
    expect(answers.map((answer) => answer && answer.ok)).toEqual([null, true]);
  });

  it('after closing a call answers instead of hanging', async () => {
    const { client } = clientWith();
    client.close();
    expect(await client.plan(facts(), REQUEST)).toMatchObject({ ok: false, failure: { code: 'crashed' } });
  });

  it('the round trip can be measured', async () => {
    expect(await clientWith().client.roundTripMs()).toBeGreaterThan(0);
  });
});

it('a tab has one engine, whoever asks', () => {
  expect(engineClient()).toBe(engineClient());
});
