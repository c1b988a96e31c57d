import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { API_BASE } from '../../../src/contract/api-base.ts';
import { USER_CALLS } from '../../../src/contract/api/user-calls.ts';
import { PROBLEM_TYPE } from '../../../src/contract/problem-status.ts';
import { number, record } from '../../../src/model/base/json-shape.ts';
import { askPublic } from '../../../src/data/api/ask-public.ts';

/** What the server answers with: media type, status and body. */
let answer: { status: number; type: string; body: string };
let requests: string[];
let server: http.Server;
const { fetch: realFetch } = globalThis;

beforeEach(async () => {
  requests = [];
  server = http.createServer((request, response) => {
    requests.push(request.url ?? '');
    response.writeHead(answer.status, { 'Content-Type': answer.type }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    realFetch(`http://127.0.0.1:${port}${path}`, init),
  );
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await new Promise((resolve) => server.close(resolve));
});

const ask = (signal = new AbortController().signal) =>
  askPublic(USER_CALLS.profile, { parts: { name: 'anna' }, shape: record({ id: number }), signal });

const json = (body: unknown) => ({ status: 200, type: 'application/json', body: JSON.stringify(body) });
const problem = (status: number, code: string) => ({
  status,
  type: PROBLEM_TYPE,
  body: JSON.stringify({ type: 'about:blank', title: code, status, code, message: code }),
});

describe('public content of a user', () => {
  it('returns the body of the server’s answer', async () => {
    answer = json({ id: 1 });
    expect(await ask()).toEqual({ state: 'found', found: { id: 1 } });
    expect(requests).toEqual([`${API_BASE}/users/anna`]);
  });

  it.each([
    ['a not-found problem', problem(404, 'not-found'), 'missing', 0],
    ['another problem', problem(429, 'too-many-requests'), 'failed', 1],
    ['an HTML page', { status: 200, type: 'text/html', body: '<p>Log in</p>' }, 'failed', 1],
    ['an HTML 404 page', { status: 404, type: 'text/html', body: '<p>No</p>' }, 'failed', 1],
    ['a list', json([1]), 'failed', 1],
  ])('for %s returns the state "%s"', async (_name, given, outcome, warnings) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answer = given;
    expect(await ask()).toEqual({ state: outcome });
    expect(warn).toHaveBeenCalledTimes(warnings);
  });

  it('returns offline when the request fails, which is no error to log', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    expect(await ask()).toEqual({ state: 'offline' });
    expect(await ask(AbortSignal.abort())).toEqual({ state: 'offline' });
    expect(warn).not.toHaveBeenCalled();
  });
});
