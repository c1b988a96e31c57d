import type { Interceptor, WireAnswer } from './between-proxy.ts';

/** Answers of proxies, captive portals and failing connections. None of them confirms or rejects a write. */
const PAGE = '<!doctype html><title>Hotel WLAN</title><h1>Please sign in</h1>';

function wire(status: number, type: string, body: string, headers: Record<string, string> = {}): WireAnswer {
  return { status, headers: { 'Content-Type': type, ...headers }, body: Buffer.from(body) };
}
const html = (status: number, headers?: Record<string, string>) => () =>
  wire(status, 'text/html; charset=utf-8', PAGE, headers);
const json = (status: number, body: unknown) => () => wire(status, 'application/json', JSON.stringify(body));
const problemJson = (status: number, body: unknown) => () =>
  wire(status, 'application/problem+json', JSON.stringify(body));
const PROBLEM = { type: '/problems/invalid', title: 'invalid', status: 422, message: 'No.', code: 'invalid' };

/** The request did not reach the server. */
const MADE_UP: Record<string, Interceptor> = {
  'HTML 200': html(200),
  'HTML 200 that echoes the key': ({ key }) => html(200, { 'Idempotency-Key': key })(),
  'HTML 201': html(201),
  'JSON 200 with another body': json(200, { ok: true }),
  'JSON 201 with another body': json(201, { ok: true }),
  'JSON 200 with null': json(200, null),
  'empty 200': () => wire(200, 'application/json', ''),
  '204 of a connectivity check': () => ({ status: 204, headers: {}, body: Buffer.alloc(0) }),
  'HTML 400': html(400),
  'HTML 401': html(401),
  'HTML 403': html(403),
  'HTML 404': html(404),
  'HTML 409': html(409),
  'HTML 412': html(412),
  'HTML 413': html(413),
  'HTML 426': html(426),
  'HTML 503': html(503),
  'HTML 511': html(511),
  'a problem as application/json': json(422, PROBLEM),
  'a problem as text/html': () => wire(422, 'text/html', JSON.stringify(PROBLEM)),
  'a problem of another API': problemJson(403, { type: 'about:blank', title: 'Forbidden', status: 403 }),
  'a problem without a code': problemJson(403, { ...PROBLEM, status: 403, code: undefined }),
  'a problem with an unknown code': problemJson(403, { ...PROBLEM, status: 403, code: 'blocked' }),
  'a problem with another status': problemJson(413, PROBLEM),
  'a problem with status 200': problemJson(200, { ...PROBLEM, status: 200 }),
  'a truncated problem': () => ({ ...problemJson(422, PROBLEM)(), isCut: true }),
  '304': () => ({ status: 304, headers: {}, body: Buffer.alloc(0) }),
  '301 to a page': html(301, { Location: '/' }),
  '302 to a portal': html(302, { Location: '/portal' }),
  '303 to a page': html(303, { Location: '/' }),
  '307 to a page': html(307, { Location: '/elsewhere' }),
  '308 to a page': html(308, { Location: '/elsewhere' }),
};

/** The server processed the request, but its response is no valid acknowledgment. */
const MANGLED: Record<string, Interceptor> = {
  'the answer without the echo': async ({ ask }) => without(await ask(), 'idempotency-key'),
  'the answer with the echo of another key': async ({ ask }) => {
    const answer = await ask();
    return { ...answer, headers: { ...answer.headers, 'idempotency-key': 'another' } };
  },
  'the answer as text/plain': async ({ ask }) => {
    const answer = await ask();
    const isEmpty = answer.status === 204;
    return {
      ...answer,
      status: isEmpty ? 200 : answer.status,
      headers: { ...answer.headers, 'content-type': 'text/plain' },
    };
  },
  'the answer without its media type': async ({ ask }) => {
    const answer = without(await ask(), 'content-type');
    return answer.status === 204 ? without(answer, 'idempotency-key') : answer;
  },
  'the answer with another 2xx status': async ({ ask }) => {
    const answer = await ask();
    return { ...answer, status: answer.status === 200 ? 202 : 200 };
  },
  'the answer with a connection closed midway': async ({ ask }) => {
    const answer = await ask();
    const half = answer.body.subarray(0, Math.floor(answer.body.byteLength / 2));
    return { ...answer, status: answer.status === 204 ? 200 : answer.status, body: half, isCut: true };
  },
  'the truncated answer with a matching length': async ({ ask }) => {
    const answer = await ask();
    const half = answer.body.subarray(0, Math.floor(answer.body.byteLength / 2));
    return { ...answer, status: answer.status === 204 ? 200 : answer.status, body: half };
  },
  'the answer without its body': async ({ ask }) => {
    const answer = await ask();
    return { ...answer, status: answer.status === 204 ? 200 : answer.status, body: Buffer.alloc(0) };
  },
  'the answer about another document': async ({ ask }) => {
    const answer = await ask();
    if (answer.body.byteLength === 0) return html(200)();
    const text = answer.body
      .toString()
      .replaceAll(/"id":"[^"]*"/g, '"id":"0193480e-0000-7000-8000-00000000ffff"');
    return { ...answer, body: Buffer.from(text.replace('"user":', '"person":')) };
  },
  'a gateway timeout after the write': async ({ ask }) => {
    await ask();
    return html(504)();
  },
  'a portal’s page after the write': async ({ ask }) => {
    await ask();
    return html(200)();
  },
};

/** A valid version-mismatch problem without the stored version that a conditional write needs. */
export const BARE_MISMATCH: Interceptor = problemJson(412, {
  ...PROBLEM,
  status: 412,
  code: 'version-mismatch',
});

export const FOREIGN_ANSWERS: [string, Interceptor][] = Object.entries({ ...MADE_UP, ...MANGLED });

function without(answer: WireAnswer, header: string): WireAnswer {
  const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => name !== header));
  return { ...answer, headers };
}
