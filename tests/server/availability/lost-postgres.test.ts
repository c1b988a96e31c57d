import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '../../../src/contract/endpoints.ts';
import { PROBLEM_TYPE, problemSchema } from '../../../src/contract/problem.ts';
import { createMessageStore } from '../../../src/server/stores/message-store.ts';
import { favorites, pictures, rateLimits } from '../../../src/server/stores/schema.ts';
import { attempt } from '../../security/attempts.ts';
import { CALLS, type Call, callOf, ITEM_ID } from '../../security/every-endpoint.ts';
import { openTestApp, type TestApp } from '../open-test-app.ts';
import { signIn } from '../sign-in.ts';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';

const own = await startOwnPostgres();
const ORIGIN = 'https://example.org';
const CONNECTIONS = 10;

// Needs an installed PostgreSQL; `npm test` reports at its start if there is none.
describe.runIf(own !== undefined)('a lost PostgreSQL connection', () => {
  const postgres = own ?? ({} as OwnPostgres);
  const { server, network } = postgres;
  let app: TestApp;
  let cookie: string;
  let operator: Client;
  const consoleError = vi.spyOn(console, 'error');

  beforeAll(async () => {
    app = await openTestApp(await postgres.open());
    ({ cookie } = await signIn(app.database));
  });
  afterAll(async () => {
    await app.close();
    await own?.close();
  });
  beforeEach(async () => {
    consoleError.mockReset();
    consoleError.mockImplementation(() => undefined);
    operator = new Client({ connectionString: server.url });
    operator.on('error', () => undefined);
    await operator.connect();
    await app.database.queries.delete(rateLimits);
  });
  afterEach(() => operator.end());

  const request = (method: string, path: string, { body, ...headers }: Record<string, string> = {}) =>
    app.call(path, {
      method,
      headers: { Origin: ORIGIN, Cookie: cookie, 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body }),
    });
  let lastId = 0;
  function newTour() {
    lastId += 1;
    const id = `0196a1b2-0000-7000-8000-${String(lastId).padStart(12, '0')}`;
    const key = `key-of-${id}`;
    const put = (headers: Record<string, string> = { 'If-None-Match': '*' }, name = 'One') =>
      request('PUT', `/api/tours/${id}`, {
        'Idempotency-Key': key,
        ...headers,
        body: JSON.stringify({ id, name, itinerary: [] }),
      });
    return { id, put };
  }
  /** Name and ETag of a tour, if it exists. */
  async function stored(id: string): Promise<string[] | undefined> {
    const answer: unknown = await (await request('GET', '/api/tours/user?limit=500')).json();
    const { tours } = answer as { tours: { id: string; name: string; version: number }[] };
    const tour = tours.find((one) => one.id === id);
    return tour && [tour.name, `"${tour.version}"`];
  }
  async function expectUnavailable(answer: Response): Promise<void> {
    const text = await answer.text();
    expect([answer.status, answer.headers.get('Content-Type'), text]).toEqual([503, PROBLEM_TYPE, text]);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(problemSchema.parse(JSON.parse(text)).code).toBe('unavailable');
  }
  const terminate = (where: string) =>
    operator.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend' and ${where}`,
    );
  const busy = async (where: string): Promise<void> => {
    await expect
      .poll(
        async () =>
          (await operator.query(`select 1 from pg_stat_activity where pid <> pg_backend_pid() and ${where}`))
            .rowCount,
      )
      .toBeGreaterThan(0);
  };

  it('is replaced when it was idle', async () => {
    await Promise.all(Array.from({ length: 8 }, () => request('GET', '/api/tours/user')));
    await terminate("state = 'idle'");
    await expect.poll(async () => (await request('GET', '/api/tours/user')).status).toBe(200);
    expect((await newTour().put()).status).toBe(201);
  });

  it.each(['terminated', 'cut'])(
    'answers 503 to a write when it is %s, and the retry succeeds',
    async (how) => {
      const tour = newTour();
      await operator.query('begin');
      await operator.query('select * from users for update');
      const answer = tour.put();
      await busy("wait_event_type = 'Lock'");
      if (how === 'cut') network.cut();
      else await terminate("wait_event_type = 'Lock'");
      await expectUnavailable(await answer);
      await operator.query('rollback');
      expect((await tour.put()).status).toBe(201);
    },
  );

  it('is returned to the pool when lost at BEGIN, between two statements or at COMMIT', async () => {
    for (const moment of ['begin', 'insert into "user_items"', 'commit']) {
      for (let round = 0; round < CONNECTIONS + 1; round += 1) {
        network.cutBefore(moment, 1);
        await expectUnavailable(await newTour().put());
      }
    }
    const answers = await Promise.all(Array.from({ length: CONNECTIONS }, () => newTour().put()));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  });

  describe('when the answer to COMMIT is lost', () => {
    const retryAfterLostCommit = async (send: () => Promise<Response>) => {
      network.loseAnswerTo('commit');
      await expectUnavailable(await send());
      return send();
    };

    it('creates, changes and deletes a document once', async () => {
      const tour = newTour();
      const made = await retryAfterLostCommit(() => tour.put());
      expect(made.status).toBe(201);
      const tagOf = ({ headers }: Response) => headers.get('ETag') ?? 'none';
      const matching = { 'If-Match': tagOf(made), 'Idempotency-Key': 'change' };
      const changed = await retryAfterLostCommit(() => tour.put(matching, 'Two'));
      expect(changed.status).toBe(200);
      expect(await stored(tour.id)).toEqual(['Two', tagOf(changed)]);
      // Without an idempotency key the retry cannot be recognized: it is rejected, not applied twice.
      const without = () =>
        request('PUT', `/api/tours/${tour.id}`, {
          'If-Match': tagOf(changed),
          body: JSON.stringify({ id: tour.id, name: 'Three', itinerary: [] }),
        });
      expect((await retryAfterLostCommit(without)).status).toBe(412);
      const [name, tag = ''] = (await stored(tour.id)) ?? [];
      expect(name).toBe('Three');
      const remove = () =>
        request('DELETE', `/api/tours/${tour.id}`, {
          'If-Match': tag,
          'Idempotency-Key': 'deletion',
        });
      expect((await retryAfterLostCommit(remove)).status).toBe(204);
      expect(await stored(tour.id)).toBeUndefined();
    });

    it('adds a favorite once', async () => {
      const fav = callOf('favExperience');
      const answer = await retryAfterLostCommit(() =>
        request(fav.method, `/api${fav.path}`, {
          'Idempotency-Key': 'heart',
          body: JSON.stringify({ experienceId: 'lost-favorite' }),
        }),
      );
      expect(answer.status).toBe(204);
      const rows = await app.database.queries
        .select()
        .from(favorites)
        .where(sql`item_id = 'lost-favorite'`);
      expect(rows.map(({ isOn, attempts }) => [isOn, attempts.length])).toEqual([[true, 1]]);
    });

    it('stores a message once', async () => {
      const key = '0196a1b2-0000-7000-8000-00000000abcd';
      const answer = await retryAfterLostCommit(() =>
        request('POST', '/api/feedbacks', {
          'Idempotency-Key': key,
          body: JSON.stringify(CALLS.find(({ name }) => name === 'feedbacks')?.sample),
        }),
      );
      expect(answer.status).toBe(204);
      const messages = await createMessageStore(app.database).list({});
      expect(messages.map(({ id }) => id)).toEqual([key]);
    });

    it('stores a picture once', async () => {
      await request('PUT', `/api/experiences/user/${ITEM_ID}`, {
        'If-None-Match': '*',
        body: JSON.stringify(callOf('putExperience').sample),
      });
      const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c81e1e' } })
        .jpeg()
        .toBuffer();
      const { method, path } = callOf('putExperienceImage');
      const answer = await retryAfterLostCommit(() =>
        app.call(`/api${path}`, {
          method,
          headers: {
            Origin: ORIGIN,
            Cookie: cookie,
            'Content-Type': 'image/jpeg',
            'Idempotency-Key': 'photo',
          },
          body: new Uint8Array(bytes),
        }),
      );
      expect(answer.status).toBe(200);
      expect(await app.database.queries.select({ id: pictures.id }).from(pictures)).toHaveLength(1);
    });
  });

  describe('when the server is stopped', () => {
    it.each(['fast', 'immediate'] as const)(
      'in mode %s: no call fails with another status than 503 or hangs',
      async (how) => {
        const call = app.withSettings({
          OAUTH_GOOGLE_CLIENT_ID: 'id',
          OAUTH_GOOGLE_CLIENT_SECRET: 'secret',
          OAUTH_GOOGLE_ISSUER: 'http://127.0.0.1:9',
        });
        await server.halt(how);
        try {
          const send = attempt(call, { count: 0 });
          const startedAt = performance.now();
          const answers = await Promise.all(
            CALLS.map(async (one): Promise<[Call, Response]> => [one, await send(one, { cookie })]),
          );
          expect(performance.now() - startedAt).toBeLessThan(15_000);
          const away = new Set<string>();
          for (const [{ name, signedIn }, answer] of answers) {
            const { status } = answer;
            if (status === 503) {
              await expectUnavailable(answer);
              away.add(name);
            }
            expect([name, status < 500 || status === 503]).toEqual([name, true]);
            expect([name, signedIn && status !== 503]).toEqual([name, false]);
          }
          for (const name of ['signup', 'login', 'feedbacks', 'heads', 'likes']) expect(away).toContain(name);
          // Calls that are served from memory still succeed.
          for (const name of ['countries', 'settings']) expect(away).not.toContain(name);
        } finally {
          await server.resume();
        }
        expect((await newTour().put()).status).toBe(201);
        expect(JSON.stringify(consoleError.mock.calls)).not.toMatch(/params|auth\.session|newcomer/);
      },
    );
  });

  it('answers 503 while the database accepts no connections', async () => {
    const elsewhere = new Client({ connectionString: new URL('/template1', server.url).href });
    await elsewhere.connect();
    const { rows } = await operator.query<{ name: string }>('select current_database() as name');
    const open = (on: boolean) =>
      elsewhere.query(`alter database "${rows[0]?.name ?? ''}" allow_connections ${on ? 'true' : 'false'}`);
    try {
      await open(false);
      await terminate('datname = current_database()');
      await expect.poll(async () => (await newTour().put()).status).not.toBe(201);
      await expectUnavailable(await newTour().put());
      await expectUnavailable(await app.call('/images/user/0123456789abcdef0123456789abcdef.webp'));
    } finally {
      await open(true);
      await elsewhere.end();
    }
    expect((await newTour().put()).status).toBe(201);
  });

  it('answers 503 to writes while the database is read-only, and recovers', async () => {
    const readOnly = async (on: boolean) => {
      await operator.query(`alter system set default_transaction_read_only = ${on ? 'on' : 'off'}`);
      await operator.query('select pg_reload_conf()');
    };
    const tour = newTour();
    await readOnly(true);
    await expect.poll(async () => (await tour.put()).status).toBe(503);
    await expectUnavailable(await tour.put());
    await operator.query('set default_transaction_read_only = off');
    await readOnly(false);
    await expect.poll(async () => (await tour.put()).status).toBe(201);
  });

  it('answers 503 after the lock timeout, and ends a statement after the statement timeout', async () => {
    const impatientApp = await openTestApp(await postgres.open({ statementMs: 700, lockMs: 150 }));
    try {
      await operator.query('begin');
      await operator.query('select * from users for update');
      const body = JSON.stringify({ id: newTour().id, itinerary: [] });
      const put = () =>
        impatientApp.call(`/api/tours/${JSON.parse(body).id as string}`, {
          method: 'PUT',
          headers: {
            Origin: ORIGIN,
            Cookie: cookie,
            'Content-Type': 'application/json',
            'If-None-Match': '*',
          },
          body,
        });
      const startedAt = performance.now();
      await expectUnavailable(await put());
      expect(performance.now() - startedAt).toBeLessThan(600);
      await operator.query('lock table user_items in access exclusive mode');
      await impatientApp.database.queries.execute(sql`set lock_timeout = 0`);
      await expect(impatientApp.database.queries.execute(sql`select pg_sleep(5)`)).rejects.toThrow(
        'Failed query',
      );
      await operator.query('rollback');
      expect((await put()).status).toBe(201);
    } finally {
      await impatientApp.close();
    }
  });

  it('answers 503 within the timeout when the network is silent, and leaks no connection', async () => {
    const impatientApp = await openTestApp(await postgres.open({ statementMs: 1_500, lockMs: 0 }));
    const heads = () => impatientApp.call(`/api${ENDPOINTS.heads.path}`, { headers: { Cookie: cookie } });
    const put = ({ id } = newTour()) =>
      impatientApp.call(`/api/tours/${id}`, {
        method: 'PUT',
        headers: { Origin: ORIGIN, Cookie: cookie, 'Content-Type': 'application/json', 'If-None-Match': '*' },
        body: JSON.stringify({ id, itinerary: [] }),
      });
    try {
      expect((await heads()).status).toBe(200);
      network.silence(true);
      const startedAt = performance.now();
      const answers = await Promise.all([
        ...Array.from({ length: CONNECTIONS + 5 }, heads),
        ...Array.from({ length: CONNECTIONS }, () => put()),
      ]);
      expect(performance.now() - startedAt).toBeLessThan(20_000);
      for (const answer of answers) await expectUnavailable(answer);
      network.silence(false);
      await expect.poll(async () => (await put()).status).toBe(201);
      const after = await Promise.all(Array.from({ length: CONNECTIONS }, () => put()));
      expect(after.map(({ status }) => status)).toEqual(after.map(() => 201));
    } finally {
      network.silence(false);
      await impatientApp.close();
    }
  });
});
