import { PROBLEM_TYPE } from '../../../src/contract/problem-status.ts';

/** The response to a request. */
export interface Answer {
  status: number;
  headers: [string, string][];
  text: string;
}

/**
 * What may happen to one request in transit: a proxy answers instead of the server, or the answer of the server
 * is changed. `isDone` is whether the server processed the request.
 */
export interface Fault {
  name: string;
  isDone: boolean;
  /** @throws when the request fails as one without a network does */
  answer: (original: Answer | null, init: RequestInit) => Answer;
  /** The headers arrived, the body did not. */
  isCut?: boolean;
}

const HTML: [string, string] = ['Content-Type', 'text/html; charset=utf-8'];
const JSON_TYPE: [string, string] = ['Content-Type', 'application/json'];
const RETRY_LATER: [string, string] = ['Retry-After', '7'];
const PAGE = '<!doctype html><title>Welcome</title><p>Please accept the terms of this network.';

/** The server answers with a problem. */
const problem = (status: number, code: string, ...headers: [string, string][]): Fault => ({
  name: `problem ${status}`,
  isDone: false,
  answer: () => ({
    status,
    headers: [['Content-Type', PROBLEM_TYPE], ...headers],
    text: JSON.stringify({ type: `/problems/${code}`, title: code, message: code, status, code, errors: [] }),
  }),
});
/** A proxy answers with an HTML page. */
const page = (status: number, isDone = false, ...headers: [string, string][]): Fault => ({
  name: `page ${status}`,
  isDone,
  answer: () => ({ status, headers: [HTML, ...headers], text: PAGE }),
});
const json = (text: string, isDone = false): Fault => ({
  name: `json ${text}`,
  isDone,
  answer: () => ({ status: 200, headers: [JSON_TYPE], text }),
});

const PROBLEMS: readonly Fault[] = [
  problem(400, 'bad-request'),
  problem(401, 'not-signed-in'),
  problem(403, 'forbidden'),
  problem(404, 'not-found'),
  problem(405, 'method-not-allowed'),
  problem(409, 'conflict'),
  problem(412, 'version-mismatch'),
  problem(413, 'too-large'),
  problem(415, 'unsupported-type'),
  problem(422, 'invalid'),
  problem(426, 'client-outdated'),
  problem(428, 'precondition-required'),
  problem(429, 'too-many-requests', RETRY_LATER),
  problem(429, 'too-many-requests'),
  problem(503, 'unavailable', RETRY_LATER),
  problem(500, 'internal'),
];

const PAGES: readonly Fault[] = [
  ...[400, 401, 403, 404, 405, 409, 412, 413, 415, 422, 426, 428, 429, 502].map((status) => page(status)),
  page(504, true),
  page(503, true, RETRY_LATER),
];

const FOREIGN: readonly Fault[] = [
  page(200),
  page(200, true),
  json('{"ok":true}'),
  json('[]'),
  json('null'),
  json('{"user":null}', true),
  json('{"tours":[],"experiences":[],"favorites":[],"deleted":[],"cursor":"","more":false}'),
  { name: 'nothing', isDone: false, answer: () => ({ status: 204, headers: [], text: '' }) },
  { name: 'unchanged', isDone: false, answer: () => ({ status: 304, headers: [], text: '' }) },
  {
    name: 'half of it',
    isDone: true,
    answer: (original) => {
      if (!original || original.text === '') throw new TypeError('Failed to fetch');
      return { ...original, text: original.text.slice(0, Math.floor(original.text.length / 2)) };
    },
  },
  { name: 'headers alone', isDone: true, isCut: true, answer: (original) => original ?? gone() },
  {
    name: 'redirected',
    isDone: false,
    answer: (_original, { redirect }) => {
      if (redirect === 'error') throw new TypeError('Failed to fetch');
      return { status: 200, headers: [HTML], text: PAGE };
    },
  },
];

const FAULTS: readonly (readonly Fault[])[] = [PROBLEMS, PAGES, FOREIGN];
/** One request in this many meets a fault. */
const EVERY = 3;

/** A fault for one in `EVERY` values of `how`, never for 0. */
export function faultOf(how: number): Fault | null {
  if (how % EVERY !== 1) return null;
  const which = Math.floor(how / EVERY);
  const group = FAULTS[which % FAULTS.length] ?? [];
  return group[Math.floor(which / FAULTS.length) % group.length] ?? null;
}

function gone(): never {
  throw new TypeError('Failed to fetch');
}
