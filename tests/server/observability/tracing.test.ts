import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeServer, listen } from '../../../src/server/listen.ts';
import { inSpan } from '../../../src/server/observability/request-span.ts';
import { startTracing } from '../../../src/server/observability/tracing.ts';
import { createQueryTimes, timedQuery } from '../../../src/server/observability/query-times.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status?: { code?: number };
  attributes: { key: string; value: Record<string, unknown> }[];
}

/** A collector on this machine that keeps what it gets. */
let collector: http.Server;
let endpoint: string;
const received: string[] = [];

beforeAll(async () => {
  collector = http.createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push(`${request.url}\n${body}`);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  collector.listen(0, '127.0.0.1');
  await new Promise((resolve) => collector.once('listening', resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(() => collector.close());

const query = timedQuery(async (text: string, values: unknown[]) => {
  await new Promise((resolve) => setTimeout(resolve, 2));
  return [text, values];
}, createQueryTimes('text'));

async function answer(request: Request): Promise<Response> {
  await inSpan('compress', () => query('SELECT * FROM users WHERE email = $1', ['ada@example.org']));
  return new Response(null, { status: new URL(request.url).pathname.includes('fail') ? 500 : 200 });
}

function spans(): Span[] {
  return received.flatMap((text) => {
    const { resourceSpans } = JSON.parse(text.slice(text.indexOf('\n') + 1)) as {
      resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
    };
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  });
}

it('sends a trace of each request with its statements, without values', async () => {
  const tracing = await startTracing(endpoint, '1.2.3');
  const server = await listen(answer, { port: 0, host: '127.0.0.1', publicOrigin: 'http://localhost' });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await Promise.all([
    fetch(`${origin}/api/users/me/tours/secret-tour-id?token=secret-token`),
    fetch(`${origin}/api/fail`),
  ]);
  await closeServer(server);
  await tracing.stop();

  expect(received[0]).toMatch(/^\/v1\/traces\n/);
  expect(received.join('')).toContain('"1.2.3"');
  for (const secret of ['secret-tour-id', 'secret-token', 'ada@example.org'])
    expect(received.join('')).not.toContain(secret);
  const requests = spans().filter(({ parentSpanId }) => !parentSpanId);
  expect(requests).toHaveLength(2);
  for (const request of requests) {
    expect(request.name).toMatch(/^GET /);
    const work = spans().find(({ parentSpanId }) => parentSpanId === request.spanId);
    expect(work?.name).toBe('compress');
    const statement = spans().find(({ parentSpanId }) => parentSpanId === work?.spanId);
    expect(statement?.name).toBe('SELECT');
    expect(statement?.traceId).toBe(request.traceId);
  }
  expect(requests.filter(({ status }) => status?.code === 2)).toHaveLength(1);
});

it('answers and stops when no collector listens', async () => {
  const tracing = await startTracing('http://127.0.0.1:9', '1.2.3');
  const server = await listen(answer, { port: 0, host: '127.0.0.1', publicOrigin: 'http://localhost' });
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  await closeServer(server);
  await tracing.stop();
});

it('sends nothing without an endpoint', async () => {
  const before = received.length;
  const server = await listen(answer, { port: 0, host: '127.0.0.1', publicOrigin: 'http://localhost' });
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  await closeServer(server);
  expect(received).toHaveLength(before);
});
