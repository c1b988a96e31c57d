import type { Meddler, WireAnswer } from './between-proxy.ts';

/** What proxies, portals and dying connections answer in the server's name. None of it says that a write was done or refused. */
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

/** Nobody asked the server. */
const MADE_UP: Record<string, Meddler> = {
  'HTML 200': html(200),
  'HTML 200 that echoes the key': ({ key }) => html(200, { 'Idempotency-Key': key })(),
  'HTML 201': html(201),
  'JSON 200 of something else': json(200, { ok: true }),
  'JSON 201 of something else': json(201, { ok: true }),
  'JSON 200 of nothing': json(200, null),
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
  'a problem in JSON’s own media type': json(422, PROBLEM),
  'a problem in HTML’s media type': () => wire(422, 'text/html', JSON.stringify(PROBLEM)),
  'a problem of another make': problemJson(403, { type: 'about:blank', title: 'Forbidden', status: 403 }),
  'a problem without a code': problemJson(403, { ...PROBLEM, status: 403, code: undefined }),
  'a problem with an unknown code': problemJson(403, { ...PROBLEM, status: 403, code: 'blocked' }),
  'a problem of another status': problemJson(413, PROBLEM),
  'a problem that says 200': problemJson(200, { ...PROBLEM, status: 200 }),
  'a problem that was cut': () => ({ ...problemJson(422, PROBLEM)(), isCut: true }),
  '304': () => ({ status: 304, headers: {}, body: Buffer.alloc(0) }),
  '301 to a page': html(301, { Location: '/' }),
  '302 to a portal': html(302, { Location: '/portal' }),
  '303 to a page': html(303, { Location: '/' }),
  '307 to a page': html(307, { Location: '/elsewhere' }),
  '308 to a page': html(308, { Location: '/elsewhere' }),
};

/** The server did what it was asked for, and its answer comes without what makes it a receipt. */
const MANGLED: Record<string, Meddler> = {
  'the answer without the echo': async ({ ask }) => without(await ask(), 'idempotency-key'),
  'the answer with the echo of another key': async ({ ask }) => {
    const answer = await ask();
    return { ...answer, headers: { ...answer.headers, 'idempotency-key': 'another' } };
  },
  'the answer as text': async ({ ask }) => {
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
  'the answer under another success': async ({ ask }) => {
    const answer = await ask();
    return { ...answer, status: answer.status === 200 ? 202 : 200 };
  },
  'the answer cut in its middle': async ({ ask }) => {
    const answer = await ask();
    const half = answer.body.subarray(0, Math.floor(answer.body.byteLength / 2));
    return { ...answer, status: answer.status === 204 ? 200 : answer.status, body: half, isCut: true };
  },
  'the answer cut, its length set right': async ({ ask }) => {
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
  'a gateway that gave up meanwhile': async ({ ask }) => {
    await ask();
    return html(504)();
  },
  'a portal’s page in its place': async ({ ask }) => {
    await ask();
    return html(200)();
  },
};

/** A refusal of the right form that lacks what makes it usable for a conditional write. */
export const BARE_MISMATCH: Meddler = problemJson(412, {
  ...PROBLEM,
  status: 412,
  code: 'version-mismatch',
});

export const FOREIGN_ANSWERS: [string, Meddler][] = Object.entries({ ...MADE_UP, ...MANGLED });

function without(answer: WireAnswer, header: string): WireAnswer {
  const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => name !== header));
  return { ...answer, headers };
}
