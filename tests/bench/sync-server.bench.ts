import http from 'node:http';
import { CATALOGUE_CALLS } from '../../src/contract/api/catalogue-calls.ts';
import { API_BASE } from '../../src/contract/sync.ts';
import { uuidV7 } from '../../src/model/uuid-v7.ts';
import { startPostgres } from '../../src/tools/test-postgres.mjs';
import { stopId, tourOf } from '../builders/edited-tours.ts';
import { SiteProcess } from '../e2e/support/site-process.ts';
import type { Figure } from './figure.ts';

/**
 * How many calls of syncing does one server process answer a second, on either database? The caller runs on the same
 * machine and takes its share of it.
 */
const SECONDS = 3;
const AT_ONCE = 16;
const STOPS = 20;

export async function run(): Promise<Figure[]> {
  await SiteProcess.fillTemplate();
  const figures = await measure('PGlite', {});
  const postgres = await startPostgres();
  if (postgres === null) {
    console.log('No PostgreSQL is installed here: only PGlite was measured.');
    return figures;
  }
  try {
    return [...figures, ...(await measure('PostgreSQL', { DATABASE_URL: postgres.url }))];
  } finally {
    await postgres.stop();
  }
}

async function measure(name: string, env: Record<string, string>): Promise<Figure[]> {
  const site = await SiteProcess.launch({ env });
  try {
    const call = callerOf(site.origin);
    const heads = await call({ path: API_BASE + CATALOGUE_CALLS.heads.path });
    const etag = String(heads.headers.etag);
    const people = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => newUser(call, index)));
    const [first] = people;
    if (!first) throw new Error('nobody signed up');
    const unchanged = { path: API_BASE + CATALOGUE_CALLS.heads.path, headers: { 'If-None-Match': etag } };
    const own = { ...unchanged, headers: await etagOf(call, first) };
    const list = { path: `${API_BASE}/experiences?since=&limit=500`, headers: { 'Accept-Encoding': 'br' } };
    const rates: [string, number][] = [
      ['304 to a visitor', await rateOf(() => call(unchanged), 304)],
      ['304 to a logged-in user', await rateOf(() => call(own), 304)],
      ['list pages', await rateOf(() => call(list), 200)],
      [`PUTs of a tour of ${STOPS} stops, ${AT_ONCE} people`, await putRate(call, people)],
      ['PUTs of one person, one after the other', await putRate(call, [first])],
    ];
    return rates.map(([what, value]) => ({ name: `${name}: ${what}`, value, unit: 'a second' }));
  } finally {
    await site.dispose();
  }
}

interface Call {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}
interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}
type Caller = (call: Call) => Promise<Answer>;

function callerOf(origin: string): Caller {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  return ({ path, method = 'GET', headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const request = http.request(origin + path, {
        method,
        agent,
        headers: {
          ...headers,
          Origin: origin,
          ...(body === undefined
            ? {}
            : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
        },
      });
      request.on('error', reject);
      request.on('response', (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
      });
      request.end(body);
    });
}

interface Writer {
  cookie: string;
  tourId: string;
  version: number | null;
}

async function newUser(call: Caller, index: number): Promise<Writer> {
  const username = `bench-${index}`;
  const body = {
    username,
    email: `${username}@example.org`,
    password: 'three wet boots on a bus',
    language: 'en',
  };
  const answer = await call({
    path: `${API_BASE}/signup`,
    method: 'POST',
    body: JSON.stringify(body),
  });
  const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0];
  if (answer.status >= 300 || cookie === undefined) throw new Error(`signing up: ${answer.text}`);
  return { cookie, tourId: stopId(700_000 + index), version: null };
}

async function etagOf(call: Caller, { cookie }: Writer): Promise<Record<string, string>> {
  const { headers } = await call({
    path: API_BASE + CATALOGUE_CALLS.heads.path,
    headers: { Cookie: cookie },
  });
  return { Cookie: cookie, 'If-None-Match': String(headers.etag) };
}

/** Calls in flight all the time, for so many seconds. */
async function rateOf(call: () => Promise<Answer>, expected: number, atOnce = AT_ONCE): Promise<number> {
  const until = performance.now() + SECONDS * 1_000;
  let done = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < until) {
        const { status, text } = await call();
        if (status !== expected) throw new Error(`status ${status} instead of ${expected}: ${text}`);
        done += 1;
      }
    }),
  );
  return Math.round((done * 1_000) / (performance.now() - started));
}

/** Each user writes with the version of the last answer, like a device. */
async function putRate(call: Caller, people: readonly Writer[]): Promise<number> {
  const until = performance.now() + SECONDS * 1_000;
  const started = performance.now();
  let done = 0;
  await Promise.all(
    people.map(async (person) => {
      while (performance.now() < until) {
        await put(call, person, `edit ${done}`);
        done += 1;
      }
    }),
  );
  return Math.round((done * 1_000) / (performance.now() - started));
}

async function put(call: Caller, person: Writer, notes: string): Promise<void> {
  const { version: _version, ...tour } = { ...tourOf(STOPS), id: person.tourId, notes };
  const condition: Record<string, string> =
    person.version === null ? { 'If-None-Match': '*' } : { 'If-Match': `"${person.version}"` };
  const { status, text } = await call({
    path: `${API_BASE}/tours/${person.tourId}`,
    method: 'PUT',
    headers: { Cookie: person.cookie, 'Idempotency-Key': uuidV7(), ...condition },
    body: JSON.stringify(tour),
  });
  if (status !== 200 && status !== 201) throw new Error(`a tour was answered ${status}: ${text}`);
  person.version = Number(JSON.parse(text).tour.version);
}
