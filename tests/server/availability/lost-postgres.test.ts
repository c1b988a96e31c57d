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

// Without an installed PostgreSQL there is nothing to lose; `npm test` says so at its start.
describe.runIf(own !== undefined)('a PostgreSQL that is lost', () => {
  const postgres = own ?? ({} as OwnPostgres);
  const { server, network } = postgres;
  let app: TestApp;
  let cookie: string;
  let operator: Client;
  const complained = vi.spyOn(console, 'error');

  beforeAll(async () => {
    app = await openTestApp(await postgres.open());
    ({ cookie } = await signIn(app.database));
  });
  afterAll(async () => {
    await app.close();
    await own?.close();
  });
  beforeEach(async () => {
    complained.mockReset();
    complained.mockImplementation(() => undefined);
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
  /** Name and tag of a tour; undefined where it is not there. */
  async function stored(id: string): Promise<string[] | undefined> {
    const answer: unknown = await (await request('GET', '/api/tours/user?limit=500')).json();
    const { tours } = answer as { tours: { id: string; name: string; version: number }[] };
    const tour = tours.find((one) => one.id === id);
    return tour && [tour.name, `"${tour.version}"`];
  }
  async function isAway(answer: Response): Promise<void> {
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

  it('connections that are ended while idle are replaced', async () => {
    await Promise.all(Array.from({ length: 8 }, () => request('GET', '/api/tours/user')));
    await terminate("state = 'idle'");
    await expect.poll(async () => (await request('GET', '/api/tours/user')).status).toBe(200);
    expect((await newTour().put()).status).toBe(201);
  });

  it.each(['terminated', 'cut'])('a write whose connection is %s says 503, and comes again', async (how) => {
    const tour = newTour();
    await operator.query('begin');
    await operator.query('select * from users for update');
    const answer = tour.put();
    await busy("wait_event_type = 'Lock'");
    if (how === 'cut') network.cut();
    else await terminate("wait_event_type = 'Lock'");
    await isAway(await answer);
    await operator.query('rollback');
    expect((await tour.put()).status).toBe(201);
  });

  it('connections lost at BEGIN, between two statements and at COMMIT are given back, however many', async () => {
    for (const moment of ['begin', 'insert into "user_items"', 'commit']) {
      for (let round = 0; round < CONNECTIONS + 1; round += 1) {
        network.cutBefore(moment, 1);
        await isAway(await newTour().put());
      }
    }
    const answers = await Promise.all(Array.from({ length: CONNECTIONS }, () => newTour().put()));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  });

  describe('whose answer to COMMIT is lost', () => {
    const lost = async (send: () => Promise<Response>) => {
      network.loseAnswerTo('commit');
      await isAway(await send());
      return send();
    };

    it('a document is made once, changed once and deleted once', async () => {
      const tour = newTour();
      const made = await lost(() => tour.put());
      expect(made.status).toBe(201);
      const tagOf = ({ headers }: Response) => headers.get('ETag') ?? 'none';
      const matching = { 'If-Match': tagOf(made), 'Idempotency-Key': 'change' };
      const changed = await lost(() => tour.put(matching, 'Two'));
      expect(changed.status).toBe(200);
      expect(await stored(tour.id)).toEqual(['Two', tagOf(changed)]);
      // Without a key nobody can know whose change it was: it is refused, and not made a second time.
      const without = () =>
        request('PUT', `/api/tours/${tour.id}`, {
          'If-Match': tagOf(changed),
          body: JSON.stringify({ id: tour.id, name: 'Three', itinerary: [] }),
        });
      expect((await lost(without)).status).toBe(412);
      const [name, tag = ''] = (await stored(tour.id)) ?? [];
      expect(name).toBe('Three');
      const remove = () =>
        request('DELETE', `/api/tours/${tour.id}`, {
          'If-Match': tag,
          'Idempotency-Key': 'deletion',
        });
      expect((await lost(remove)).status).toBe(204);
      expect(await stored(tour.id)).toBeUndefined();
    });

    it('a heart is put on once', async () => {
      const fav = callOf('favExperience');
      const answer = await lost(() =>
        request(fav.method, `/api${fav.path}`, {
          'Idempotency-Key': 'heart',
          body: JSON.stringify({ experienceId: 'lost-heart' }),
        }),
      );
      expect(answer.status).toBe(204);
      const rows = await app.database.queries
        .select()
        .from(favorites)
        .where(sql`item_id = 'lost-heart'`);
      expect(rows.map(({ isOn, attempts }) => [isOn, attempts.length])).toEqual([[true, 1]]);
    });

    it('a message is stored once', async () => {
      const key = '0196a1b2-0000-7000-8000-00000000abcd';
      const answer = await lost(() =>
        request('POST', '/api/feedbacks', {
          'Idempotency-Key': key,
          body: JSON.stringify(CALLS.find(({ name }) => name === 'feedbacks')?.sample),
        }),
      );
      expect(answer.status).toBe(204);
      const messages = await createMessageStore(app.database).list({});
      expect(messages.map(({ id }) => id)).toEqual([key]);
    });

    it('a picture is stored once', async () => {
      await request('PUT', `/api/experiences/user/${ITEM_ID}`, {
        'If-None-Match': '*',
        body: JSON.stringify(callOf('putExperience').sample),
      });
      const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c81e1e' } })
        .jpeg()
        .toBuffer();
      const { method, path } = callOf('putExperienceImage');
      const answer = await lost(() =>
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

  describe('that is stopped', () => {
    it.each(['fast', 'immediate'] as const)('%s: no call is a fault or hangs', async (how) => {
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
            await isAway(answer);
            away.add(name);
          }
          expect([name, status < 500 || status === 503]).toEqual([name, true]);
          expect([name, signedIn && status !== 503]).toEqual([name, false]);
        }
        for (const name of ['signup', 'login', 'feedbacks', 'heads', 'likes']) expect(away).toContain(name);
        // What lies in memory is answered all the same.
        for (const name of ['countries', 'settings']) expect(away).not.toContain(name);
      } finally {
        await server.resume();
      }
      expect((await newTour().put()).status).toBe(201);
      expect(JSON.stringify(complained.mock.calls)).not.toMatch(/params|auth\.session|newcomer/);
    });
  });

  it('a database that takes no connections, as while it is moved, is away', async () => {
    const elsewhere = new Client({ connectionString: new URL('/template1', server.url).href });
    await elsewhere.connect();
    const { rows } = await operator.query<{ name: string }>('select current_database() as name');
    const open = (on: boolean) =>
      elsewhere.query(`alter database "${rows[0]?.name ?? ''}" allow_connections ${on ? 'true' : 'false'}`);
    try {
      await open(false);
      await terminate('datname = current_database()');
      await expect.poll(async () => (await newTour().put()).status).not.toBe(201);
      await isAway(await newTour().put());
      await isAway(await app.call('/images/user/0123456789abcdef0123456789abcdef.webp'));
    } finally {
      await open(true);
      await elsewhere.end();
    }
    expect((await newTour().put()).status).toBe(201);
  });

  it('a standby that takes no writes is away until it is promoted', async () => {
    const readOnly = async (on: boolean) => {
      await operator.query(`alter system set default_transaction_read_only = ${on ? 'on' : 'off'}`);
      await operator.query('select pg_reload_conf()');
    };
    const tour = newTour();
    await readOnly(true);
    await expect.poll(async () => (await tour.put()).status).toBe(503);
    await isAway(await tour.put());
    await operator.query('set default_transaction_read_only = off');
    await readOnly(false);
    await expect.poll(async () => (await tour.put()).status).toBe(201);
  });

  it('a lock that is held and a statement that takes too long end in 503 in time', async () => {
    const soon = await openTestApp(await postgres.open({ statementMs: 700, lockMs: 150 }));
    try {
      await operator.query('begin');
      await operator.query('select * from users for update');
      const body = JSON.stringify({ id: newTour().id, itinerary: [] });
      const put = () =>
        soon.call(`/api/tours/${JSON.parse(body).id as string}`, {
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
      await isAway(await put());
      expect(performance.now() - startedAt).toBeLessThan(600);
      await operator.query('lock table user_items in access exclusive mode');
      await soon.database.queries.execute(sql`set lock_timeout = 0`);
      await expect(soon.database.queries.execute(sql`select pg_sleep(5)`)).rejects.toThrow('Failed query');
      await operator.query('rollback');
      expect((await put()).status).toBe(201);
    } finally {
      await soon.close();
    }
  });

  it('a network that has gone silent ends in 503 in time, and leaves no connection behind', async () => {
    const soon = await openTestApp(await postgres.open({ statementMs: 1_500, lockMs: 0 }));
    const heads = () => soon.call(`/api${ENDPOINTS.heads.path}`, { headers: { Cookie: cookie } });
    const put = ({ id } = newTour()) =>
      soon.call(`/api/tours/${id}`, {
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
      for (const answer of answers) await isAway(answer);
      network.silence(false);
      await expect.poll(async () => (await put()).status).toBe(201);
      const after = await Promise.all(Array.from({ length: CONNECTIONS }, () => put()));
      expect(after.map(({ status }) => status)).toEqual(after.map(() => 201));
    } finally {
      network.silence(false);
      await soon.close();
    }
  });
});
