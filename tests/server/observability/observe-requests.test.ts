import { afterEach, describe, expect, it } from 'vitest';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestListener } from '../../../src/server/listen.ts';
import { metricsText } from '../../../src/server/observability/metrics.ts';
import {
  observeRequests,
  REQUEST_ID_HEADER,
  type RequestLine,
} from '../../../src/server/observability/observe-requests.ts';
import { notesOf } from '../../../src/server/observability/request-notes.ts';
import { routeOf } from '../../../src/server/observability/route-of.ts';

const servers: http.Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server that observes what `answer` answers; `next` waits for the next line of its log. */
async function observed(answer: (request: Request) => Response, trustedProxies = 0) {
  const lines: RequestLine[] = [];
  let wake: () => void = () => undefined;
  const settings = { publicOrigin: 'http://localhost', imageBase: undefined, tagManagerId: undefined };
  const listener = requestListener((request) => answer(request), settings);
  const server = http.createServer((incoming, outgoing) => void listener(incoming, outgoing));
  servers.push(server);
  observeRequests(server, {
    log(line) {
      lines.push(line);
      wake();
    },
    hashOf: (userId) => Promise.resolve(`hash-of-${userId.length}`),
    trustedProxies,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    next: async (): Promise<RequestLine> => {
      while (lines.length === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      const line = lines.shift();
      if (!line) throw new Error('no line');
      return line;
    },
  };
}

describe('the request log', () => {
  it('has one line a request, with its route instead of its path, and the id that the response names', async () => {
    const { origin, next } = await observed(() => new Response('x'.repeat(2_000)));
    const response = await fetch(`${origin}/api/users/ada-lovelace/tours?token=secret`);
    await response.text();
    const line = await next();
    expect(line).toMatchObject({ id: response.headers.get(REQUEST_ID_HEADER), method: 'GET', status: 200 });
    expect(line.bytes).toBeGreaterThan(2_000);
    expect(line.ms).toBeGreaterThan(0);
    expect(JSON.stringify(line)).not.toMatch(/ada|secret|token/);
  });

  it('names users by a hash, and errors by the id of their log entry', async () => {
    const { origin, next } = await observed((request) => {
      Object.assign(notesOf(request), { userId: 'user-4711', errorId: 'abc123' });
      return new Response(null, { status: 500 });
    });
    await fetch(origin);
    const line = await next();
    expect(line).toMatchObject({ user: 'hash-of-9', error: 'abc123', status: 500 });
    expect(JSON.stringify(line)).not.toContain('4711');
  });

  it('takes a request’s id from a trusted proxy alone', async () => {
    const given = { headers: { [REQUEST_ID_HEADER]: 'from-the-proxy' } };
    const trusting = await observed(() => new Response(), 1);
    await fetch(trusting.origin, given);
    expect((await trusting.next()).id).toBe('from-the-proxy');
    await fetch(trusting.origin, { headers: { [REQUEST_ID_HEADER]: 'with spaces "and" quotes' } });
    expect((await trusting.next()).id).toMatch(/^[\da-f]{16}$/);
    const open = await observed(() => new Response());
    await fetch(open.origin, given);
    expect((await open.next()).id).toMatch(/^[\da-f]{16}$/);
  });

  it('notes who leaves before the end of a response', async () => {
    const { origin, next } = await observed(
      () => new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(10)) })),
    );
    const leaving = new AbortController();
    await fetch(origin, { signal: leaving.signal });
    leaving.abort();
    expect((await next()).aborted).toBe(true);
  });

  it('is counted for Prometheus, by method, route and status', async () => {
    const { origin, next } = await observed(() => new Response(null, { status: 404 }));
    await fetch(`${origin}/assets/gone.js`, { method: 'HEAD' });
    await next();
    const { text } = await metricsText();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="HEAD",route="\/assets\/\*",status="404"\} [1-9]/,
    );
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  });
});

describe('a route', () => {
  it.each([
    ['/api/countries/peru/texts', '/api/countries/:key/texts'],
    ['/api/no/such/call', '/api/?'],
    ['/destinations/peru', 'page destinations-key'],
    ['/de/reiseziele/peru', 'page destinations-key'],
    ['/images/peru/machu-picchu.webp', '/images/*'],
    ['/readyz', '/readyz'],
    ['/wp-login.php', 'other'],
    ['/%E0%A4%A', 'other'],
  ])('%s is %s', (path, route) => {
    expect(routeOf(path)).toBe(route);
  });
});
