import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ServerProcess } from '../../kills/server-process.ts';

/** The process imports the catalogue at its start, which takes long on a busy machine. */
const MINUTES_MS = 180_000;
let dataDir: string;
let site: ServerProcess;

beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'rucksack-stop-'));
  site = await ServerProcess.make({ DATA_DIR: dataDir });
}, MINUTES_MS);
afterAll(async () => {
  await site.end('SIGKILL');
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const FEEDBACK = JSON.stringify({
  rating: 4,
  comments: 'Fine.',
  component: 'home',
  wouldRecommend: true,
  heardFrom: [],
});

interface Answer {
  status: number | undefined;
  connection: string | undefined;
  keepAlive: string | undefined;
}

/** A request with an incomplete body; `finish` sends the rest. */
function begin(
  url: string,
  agent?: http.Agent,
): { finish: () => void; answer: Promise<Answer>; arrived: Promise<void> } {
  const request = http.request(url, {
    method: 'POST',
    ...(agent ? { agent } : {}),
    // The server answers `Expect` once it has the request.
    headers: { 'Content-Type': 'application/json', Origin: site.origin, Expect: '100-continue' },
  });
  const answer = new Promise<Answer>((resolve, reject) => {
    request.on('error', reject).on('response', (response) => {
      const { connection, 'keep-alive': keepAlive } = response.headers;
      response
        .resume()
        .on('end', () =>
          resolve({ status: response.statusCode, connection, keepAlive: keepAlive?.toString() }),
        );
    });
  });
  const arrived = new Promise<void>((resolve) => request.on('continue', resolve));
  request.write(FEEDBACK.slice(0, 10));
  return { finish: () => request.end(FEEDBACK.slice(10)), answer, arrived };
}

it(
  'on SIGTERM the server reports not ready, completes running requests and exits with code 0',
  async () => {
    await site.start();
    const agent = new http.Agent({ keepAlive: true });
    const before = begin(`${site.origin}/api/feedbacks`, agent);
    before.finish();
    expect(await before.answer).toEqual({ status: 204, connection: 'keep-alive', keepAlive: 'timeout=620' });
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);

    const call = begin(`${site.origin}/api/feedbacks`, agent);
    await call.arrived;
    const startedAt = performance.now();
    site.signal('SIGTERM');
    await expect
      .poll(async () => (await fetch(`${site.origin}/readyz`)).status, { interval: 10, timeout: 1_000 })
      .toBe(503);
    // It still serves clients that have not noticed yet, and closes their connections.
    const other = await fetch(`${site.origin}/healthz`);
    expect([other.status, other.headers.get('Connection')]).toEqual([200, 'close']);
    await expect
      .poll(() => fetch(`${site.origin}/healthz`).catch((error: unknown) => String(error)), {
        timeout: 6_000,
      })
      .toContain('fetch failed');
    call.finish();
    expect(await call.answer).toMatchObject({ status: 204, connection: 'close' });
    expect(await site.ended()).toEqual({ code: 0, signal: null });
    expect(performance.now() - startedAt).toBeLessThan(12_000);
  },
  MINUTES_MS,
);

it(
  'a request that never ends delays the exit by 8 s at most',
  async () => {
    await site.start();
    const call = begin(`${site.origin}/api/feedbacks`);
    const answer = call.answer.catch((error: unknown) => String(error));
    await call.arrived;
    const startedAt = performance.now();
    expect(await site.end('SIGTERM')).toEqual({ code: 0, signal: null });
    const tookMs = performance.now() - startedAt;
    expect([tookMs > 7_000, tookMs < 16_000]).toEqual([true, true]);
    expect(await answer).toMatch(/hang up|ECONNRESET/);
  },
  MINUTES_MS,
);

it(
  'a download to a client that stops reading is cut off after 8 s, and the process exits',
  async () => {
    await site.start();
    const headers: Record<string, string> = { 'Content-Type': 'application/json', Origin: site.origin };
    const body = {
      username: 'slow',
      email: 'slow@example.net',
      password: 'gravel road at dusk',
      language: 'en',
    };
    const signed = await fetch(`${site.origin}/api/signup`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    headers['Cookie'] = signed.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    for (let index = 0; index < 240; index += 1) {
      const id = `0190f5a0-0000-7000-8000-${String(index).padStart(12, '0')}`;
      const stop = { id, experience_id: 'kandy', extra: 'x'.repeat(250_000) };
      const put = await fetch(`${site.origin}/api/tours/${id}`, {
        method: 'PUT',
        headers: { ...headers, 'If-None-Match': '*' },
        body: JSON.stringify({ id, itinerary: [stop] }),
      });
      expect(put.status).toBe(201);
    }
    const received = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http.get(`${site.origin}/api/users/current/export`, { headers }, resolve).on('error', reject);
    });
    expect(received.statusCode).toBe(200);
    received.on('error', () => undefined);
    // More than the largest receive buffer of the kernel, whose content counts as sent.
    const length = 60_000_000;
    const startedAt = performance.now();
    expect(await site.end('SIGTERM')).toEqual({ code: 0, signal: null });
    const tookMs = performance.now() - startedAt;
    expect(tookMs).toBeGreaterThan(7_000);
    expect(tookMs).toBeLessThan(16_000);
    let bytes = 0;
    await new Promise<void>((resolve) => {
      received.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('close', () => resolve());
    });
    expect(bytes).toBeLessThan(length);
    expect(received.complete).toBe(false);
  },
  MINUTES_MS,
);

it(
  'an uncaught error exits with code 1 and is logged without its values',
  async () => {
    const preload = path.join(dataDir, 'reject.mjs');
    fs.writeFileSync(
      preload,
      `setTimeout(() => Promise.reject(new Error('Failed query: select $1\\nparams: Canary\\n    at Canary-Place')), 2_000);`,
    );
    const faulty = await ServerProcess.make({
      DATA_DIR: path.join(dataDir, 'faulty'),
      NODE_OPTIONS: `--import=${preload}`,
    });
    faulty.spawn();
    expect(await faulty.ended()).toEqual({ code: 1, signal: null });
    expect(faulty.output).toMatch(/Error [0-9a-f]{12} \(uncaught error\): Error: Failed query/);
    expect(faulty.output).not.toContain('Canary');
  },
  MINUTES_MS,
);

it(
  'a second signal exits immediately',
  async () => {
    await site.start();
    const call = begin(`${site.origin}/api/feedbacks`);
    call.answer.catch(() => undefined);
    await call.arrived;
    site.signal('SIGTERM');
    await expect.poll(async () => (await fetch(`${site.origin}/readyz`)).status, { interval: 10 }).toBe(503);
    const startedAt = performance.now();
    expect(await site.end('SIGTERM')).toEqual({ code: 1, signal: null });
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  },
  MINUTES_MS,
);
