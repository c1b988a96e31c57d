import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { METRICS_PATH, metricsResponse } from '../../../src/server/observability/metrics-route.ts';
import type { Bindings } from '../../../src/server/routes/api-context.ts';
import { openTestApp, type TestApp } from '../open-test-app.ts';

const TOKEN = 'a-token-of-24-characters';

function read(token: string | undefined, socketAddress: string, headers: Record<string, string> = {}) {
  const app = new Hono<{ Bindings: Bindings }>();
  app.get(METRICS_PATH, (context) => metricsResponse(context, token));
  return app.request(METRICS_PATH, { headers }, { socketAddress });
}

describe('metrics', () => {
  it.each([
    ['this machine', '127.0.0.1', {}, 200],
    ['this machine by IPv6', '::1', {}, 200],
    ['another machine', '192.0.2.7', {}, 404],
    ['another one through a proxy on this machine', '127.0.0.1', { 'X-Forwarded-For': '192.0.2.7' }, 404],
    ['a proxy that names itself alone', '127.0.0.1', { Via: '1.1 proxy' }, 404],
  ])('without a token: %s', async (_, address, headers, status) => {
    expect((await read(undefined, address, headers)).status).toBe(status);
  });

  it.each([
    ['no token', {}, 404],
    ['a wrong token', { Authorization: 'Bearer wrong' }, 404],
    ['the token', { Authorization: `Bearer ${TOKEN}` }, 200],
  ])('with a token: %s', async (_, headers, status) => {
    expect((await read(TOKEN, '127.0.0.1', headers)).status).toBe(status);
  });
});

describe('the app', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  it('serves them during a soft launch, too, in Prometheus’ format', async () => {
    const call = app.withSettings({ METRICS_TOKEN: TOKEN, SOFTLAUNCH: 'true' });
    const response = await call(METRICS_PATH, { headers: { Authorization: `Bearer ${TOKEN}` } });
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=/);
    const text = await response.text();
    for (const name of [
      'process_cpu_seconds_total',
      'http_request_duration_seconds',
      'work_jobs',
      'errors_total',
    ])
      expect(text).toContain(`# TYPE ${name} `);
    expect(text).toMatch(/work_jobs\{queue="passwords",state="waiting"\} 0/);
    expect((await call(METRICS_PATH)).status).toBe(404);
  });
});
