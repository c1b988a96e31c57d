import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { UPLOAD_MAX_BYTES } from '../../src/contract/account-limits.ts';
import { PROBLEM_CODES, PROBLEM_TYPE, problemSchema } from '../../src/contract/problem.ts';
import { queryRows } from '../../src/server/stores/database/query-rows.ts';
import { rateLimits } from '../../src/server/stores/schema.ts';
import { SAVED_LIST_LIMITS } from '../../src/server/http/storable-json.ts';
import { type TestApp, openTestApp } from '../server/open-test-app.ts';
import { signIn } from '../server/sign-in.ts';
import { attempt, countAttempts } from './attempts.ts';
import { CALLS, type Call, callOf } from './every-endpoint.ts';

const counted = countAttempts('every call');
const named = (calls: readonly Call[]) =>
  calls.map((call): [string, Call] => [`${call.method} ${call.name}`, call]);
const CHANGES = named(CALLS.filter(({ changes }) => changes));
const WITH_JSON = named(CALLS.filter(({ sample }) => sample !== undefined));
const SIGNED_IN = named(CALLS.filter(({ signedIn }) => signedIn));

let app: TestApp;
let send: ReturnType<typeof attempt>;
let cookie: string;
const consoleError = vi.spyOn(console, 'error');

beforeAll(async () => {
  app = await openTestApp();
  // With a provider, whose calls are otherwise 404.
  const call = app.withSettings({
    OAUTH_GOOGLE_CLIENT_ID: 'id',
    OAUTH_GOOGLE_CLIENT_SECRET: 'secret',
    OAUTH_GOOGLE_ISSUER: 'http://127.0.0.1:9',
  });
  send = attempt(call, counted);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.queries.delete(rateLimits);
  ({ cookie } = await signIn(app.database));
  consoleError.mockReset();
  consoleError.mockImplementation(() => undefined);
});

/** Status and code of a problem that matches the contract and exposes no internals. */
async function problem(response: Response): Promise<string> {
  const text = await response.text();
  const type = response.headers.get('Content-Type');
  if (type !== PROBLEM_TYPE) return `${response.status} ${type} ${text.slice(0, 200)}`;
  const { code, status } = problemSchema.parse(JSON.parse(text));
  expect([status, response.headers.get('Cache-Control')]).toEqual([response.status, 'no-store']);
  expect(text).not.toMatch(/node_modules|\.ts\b|at \w+ \(|select |insert |drizzle|postgres|pglite/i);
  return `${status} ${code}`;
}

describe('without a session', () => {
  it.each(SIGNED_IN)('%s answers 401, also to invalid cookies', async (_name, call) => {
    expect(await problem(await send(call))).toBe('401 not-signed-in');
    for (const wrong of [
      'auth.session=',
      `auth.session=${'A'.repeat(43)}`,
      `auth.session=${'a'.repeat(64)}`,
      "auth.session=' or 1=1 --",
      cookie.replace('auth.session', 'auth_session'),
      `${cookie}A`,
      cookie.slice(0, -1),
    ]) {
      expect(await problem(await send(call, { cookie: wrong }))).toBe('401 not-signed-in');
    }
  });
});

describe('from another origin', () => {
  it.each(CHANGES)('%s answers 403, also with a session cookie', async (_name, call) => {
    for (const headers of [
      { Origin: undefined },
      { Origin: 'https://evil.example' },
      { Origin: 'https://example.org.evil.example' },
      { Origin: 'http://example.org' },
      { Origin: 'null' },
      { Origin: '' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    ]) {
      expect(await problem(await send(call, { cookie, headers }))).toBe('403 forbidden');
    }
  });

  it.each(named(CALLS))('%s sends no CORS headers', async (_name, call) => {
    const response = await send(call, { headers: { Origin: 'https://evil.example' } });
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('with an invalid body', () => {
  it.each(WITH_JSON)('%s answers 415 to anything but uncompressed JSON', async (_name, call) => {
    for (const type of [
      undefined,
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const response = await send(call, { cookie, headers: { 'Content-Type': type } });
      expect(await problem(response)).toBe('415 unsupported-type');
    }
    const packed = await send(call, { cookie, headers: { 'Content-Encoding': 'gzip' } });
    expect(await problem(packed)).toBe('415 unsupported-type');
  });

  it.each(WITH_JSON)('%s answers 413 to more than 256 KiB, or to a larger list', async (name, call) => {
    const bytes = name.endsWith('putSavedList') ? SAVED_LIST_LIMITS.bytes : 256 * 1024;
    const large = JSON.stringify({ padding: 'x'.repeat(bytes) });
    expect(await problem(await send(call, { cookie, body: large }))).toBe('413 too-large');
    const lying = await send(call, { cookie, body: large, headers: { 'Content-Length': '2' } });
    expect(await problem(lying)).toBe('413 too-large');
  });

  it.each(WITH_JSON)('%s answers 400 to malformed JSON', async (_name, call) => {
    for (const body of ['', '{"a":', 'a=b', "{'a':1}", '{"a":1}}', Buffer.from([0x22, 0xff, 0x22])]) {
      expect(await problem(await send(call, { cookie, body }))).toBe('400 bad-request');
    }
  });

  it.each(WITH_JSON)(
    '%s answers 422 to JSON of another shape, and to text that cannot be stored',
    async (_name, call) => {
      const deep = `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`;
      for (const body of ['null', '[]', '7', '"text"', '{"a":"\\u0000"}', '{"a":"\\ud800"}', deep]) {
        expect(await problem(await send(call, { cookie, body }))).toBe('422 invalid');
      }
    },
  );

  it.each(named(CALLS.filter(({ picture }) => picture)))(
    '%s answers 415 to anything but pictures, and 413 to more than 8 MiB',
    async (_name, call) => {
      const { cookie: own } = await signIn(app.database);
      expect((await send(callOf('putExperience'), { cookie: own })).status).toBe(201);
      const types = ['application/json', 'image/svg+xml', 'text/html', undefined];
      for (const type of types) {
        const response = await send(call, { cookie: own, body: '<svg/>', headers: { 'Content-Type': type } });
        expect(await problem(response)).toBe('415 unsupported-type');
      }
      const large = await send(call, { cookie: own, body: Buffer.alloc(UPLOAD_MAX_BYTES + 1) });
      expect(await problem(large)).toBe('413 too-large');
    },
  );

  it.each(named(CALLS.filter(({ conditional }) => conditional)))(
    '%s answers 428 without a condition',
    async (_name, call) => {
      const headers = { 'If-None-Match': undefined };
      expect(await problem(await send(call, { cookie, headers }))).toBe('428 precondition-required');
    },
  );
});

describe('with unknown fields', () => {
  it.each(WITH_JSON)('%s stores none of them', async (_name, call) => {
    const { cookie: own } = await signIn(app.database);
    const canary = 'canary-in-an-unknown-field';
    const body = {
      ...Object(call.sample),
      isAdmin: canary,
      user_id: canary,
      passwordHash: canary,
      emailConfirmedAt: canary,
      [canary]: { deep: [canary] },
    };
    // As text: an object literal would set the prototype instead.
    const text = JSON.stringify(body).replace(
      '{',
      `{"__proto__":{"polluted":"${canary}"},"constructor":"${canary}",`,
    );
    const response = await send(call, { cookie: own, body: text });
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).not.toContain(canary);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(await tablesWith(canary)).toEqual([]);
  });
});

describe('with another method', () => {
  const paths = [...new Map(CALLS.map((call) => [call.path, call])).values()];
  it.each(paths.map((call): [string, Call] => [call.path, call]))(
    '%s answers 405 with the allowed methods',
    async (path, call) => {
      const taken = CALLS.filter((other) => other.path === path).map(({ method }): string => method);
      const allowed = taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
        if (allowed.includes(method)) continue;
        const isRead = method === 'GET';
        const response = await send(call, {
          cookie,
          method,
          ...(isRead ? { headers: { 'Content-Type': undefined } } : {}),
          ...(isRead && call.sample !== undefined ? { path } : {}),
        }).catch((error: unknown) => error);
        // A GET with a body is not sent.
        if (!(response instanceof Response)) continue;
        expect([method, response.headers.get('Allow')]).toEqual([method, allowed.join(', ')]);
        expect(await problem(response)).toBe('405 method-not-allowed');
      }
    },
  );
});

describe('every response', () => {
  it.each(named(CALLS))(
    '%s has the security headers, and no-store if it needs a session',
    async (_name, call) => {
      for (const asked of [{ cookie }, {}]) {
        const { headers, status } = await send(call, asked);
        expect(status).not.toBe(500);
        expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'");
        expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
        expect(headers.get('X-Frame-Options')).toBe('DENY');
        expect(headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
        expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
        expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
        expect(headers.get('X-Powered-By')).toBeNull();
        expect(headers.get('Server')).toBeNull();
        const isUncached = !call.signedIn || headers.get('Cache-Control') === 'no-store';
        expect(isUncached).toBe(true);
      }
    },
  );

  it('is a handled error for any path parameter', async () => {
    const outcomes: string[] = [];
    const strange = [
      '%00',
      '%ff',
      '..%2f..%2fetc%2fpasswd',
      "'%20or%201=1--",
      '%3Cscript%3E',
      'x'.repeat(3_000),
      '%e2%80%ae',
      '%ED%A0%80',
    ];
    for (const part of strange) {
      for (const path of [
        `/users/${part}`,
        `/tours/published/${part}`,
        `/oauth/${part}`,
        `/oauth/${part}/callback?state=${part}`,
      ]) {
        counted.count += 1;
        const response = await app.call(`/api${path}`, { headers: { Cookie: cookie } });
        outcomes.push(`${response.status} ${path.slice(0, 60)}`);
      }
      for (const path of [`/tours/${part}`, `/experiences/user/${part}`]) {
        const response = await send(callOf('deleteTour'), { cookie, path });
        outcomes.push(`${response.status} ${path.slice(0, 60)}`);
      }
    }
    expect(outcomes.filter((outcome) => !/^(302|400|404|422) /.test(outcome))).toEqual([]);
    expect(consoleError).not.toHaveBeenCalled();
  });

  it('has its error message in the language of the request', async () => {
    for (const [language, word] of [
      ['en', 'Please log in first.'],
      ['de', 'Bitte melde dich zuerst an.'],
    ] as const) {
      const response = await send(callOf('userTours'), { headers: { 'Content-Language': language } });
      expect(problemSchema.parse(await response.json()).message).toBe(word);
    }
    expect(PROBLEM_CODES.length).toBeGreaterThan(0);
  });
});

async function tablesWith(text: string): Promise<string[]> {
  const { queries } = app.database;
  const names = (
    await queryRows(
      queries,
      sql`select table_name from information_schema.tables where table_schema = 'public'`,
    )
  ).map((row) => String(row['table_name']));
  expect(names.length).toBeGreaterThan(10);
  const found: string[] = [];
  for (const name of names) {
    const [row] = await queryRows(
      queries,
      sql`select count(*)::int as n from ${sql.identifier(name)} as t where t::text like ${`%${text}%`}`,
    );
    if (Number(row?.['n']) > 0) found.push(name);
  }
  return found;
}
