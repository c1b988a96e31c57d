import zlib from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SYNC_LIMIT_DEFAULT } from '../../src/contract/sync.ts';
import { problemSchema } from '../../src/contract/problem.ts';
import { contentFiles } from '../../src/server/content/content-files.ts';
import { readCatalogue } from '../../src/server/content/read-catalogue.ts';
import { readBounded } from '../../src/server/http/read-bounded.ts';
import { rowsChangedAt } from '../../src/server/packs/country-pack.ts';
import { rateLimits } from '../../src/server/stores/schema.ts';
import { DOCUMENT_LIMITS, SAVED_LIST_LIMITS } from '../../src/server/http/storable-json.ts';
import { type TestApp, openTestApp } from '../server/open-test-app.ts';
import { signIn } from '../server/sign-in.ts';
import { attempt, countAttempts } from './attempts.ts';
import { CALLS, type Call } from './every-endpoint.ts';

/** Anonymous clients can cause only limited work, and do not block others. */
const counted = countAttempts('bounded work');
const WITH_JSON = CALLS.filter(({ sample }) => sample !== undefined).map((call): [string, Call] => [
  `${call.method} ${call.name}`,
  call,
]);

let app: TestApp;
let send: ReturnType<typeof attempt>;

beforeAll(async () => {
  app = await openTestApp();
  await app.store.replace(readCatalogue(contentFiles()));
  await app.memory.refresh();
  send = attempt(app.call, counted);
}, 120_000);
afterAll(() => app.close());
beforeEach(() => app.database.queries.delete(rateLimits));

async function codeOf(response: Response): Promise<string> {
  return problemSchema.parse(await response.json()).code;
}

describe('request bodies', () => {
  it.each(WITH_JSON)('%s answers 413 to a body with too many values, however short', async (name, call) => {
    const { values } = name.endsWith('putSavedList') ? SAVED_LIST_LIMITS : DOCUMENT_LIMITS;
    const { cookie } = await signIn(app.database);
    for (const body of [
      { ...Object(call.sample), more: Array.from({ length: 5 * values }, () => 1) },
      {
        ...Object(call.sample),
        ...Object.fromEntries(Array.from({ length: values + 1_000 }, (_, at) => [`f${at}`, 1])),
      },
      Array.from({ length: 3 * values }, () => []),
    ]) {
      expect(await codeOf(await send(call, { cookie, body }))).toBe('too-large');
    }
  });

  it('are answered with the first twenty of many errors', async () => {
    const experience_keys = Array.from({ length: 1_500 }, () => 1);
    const answer = await app.call('/api/connections/tour', { json: { experience_keys } });
    const { code, errors } = problemSchema.parse(await answer.json());
    expect([code, errors?.length, errors?.[0]?.path]).toEqual(['invalid', 20, 'experience_keys[0]']);
  });

  it('are cancelled when they do not end within the timeout', async () => {
    let cancelled = false;
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(10)),
      cancel: () => {
        cancelled = true;
      },
    });
    const request = new Request('http://here/', { method: 'POST', body, duplex: 'half' } as RequestInit);
    const reading = readBounded(request, { max: 100, shown: '100', timeoutMs: 20 });
    await expect(reading).rejects.toMatchObject({ code: 'bad-request' });
    expect(cancelled).toBe(true);
  });
});

describe('POST /api/connections/tour', () => {
  const table = async (from: number) => {
    const keys = [...app.memory.current().collections.experiences.rows.keys()].slice(from, from + 120);
    const answer = await app.call('/api/connections/tour', { json: { experience_keys: keys } });
    await answer.arrayBuffer();
    return answer.status;
  };

  it('serves other requests meanwhile, queues ten tables and answers 503 to more', async () => {
    const order: string[] = [];
    const tables = Array.from({ length: 14 }, async (_, at) => {
      const status = await table(at * 5);
      order.push(`table ${status}`);
      return status;
    });
    const small = Array.from({ length: 30 }, async () => {
      const answer = await app.call('/api/generic/counts');
      await answer.arrayBuffer();
      order.push('small');
    });
    const statuses = await Promise.all(tables);
    await Promise.all(small);
    // One runs and ten of a caller wait; more are rejected at once.
    expect(statuses.filter((status) => status === 200)).toHaveLength(11);
    expect(statuses.filter((status) => status === 503)).toHaveLength(3);
    const made = order.filter((entry) => entry !== 'table 503');
    expect(made.slice(0, 30).filter((entry) => entry === 'small').length).toBeGreaterThanOrEqual(29);
  }, 120_000);

  it('yields to other tasks between slices', async () => {
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    await table(100);
    isDone = true;
    // Without slices it would be a handful.
    expect(turns).toBeGreaterThan(20);
  }, 60_000);
});

describe('pages of a pull', () => {
  const page = async (query: string) => {
    const answer = await app.call(`/api/experiences/details?${query}`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(answer.status).toBe(200);
    return { bytes: Buffer.from(await answer.arrayBuffer()), tag: answer.headers.get('ETag') };
  };

  it('are compressed best for the first page, and quickly for any other', async () => {
    const first = await page(`since=&limit=${SYNC_LIMIT_DEFAULT}`);
    const { floor } = app.memory.current().collections.experienceDetails;
    const changes = await page(`since=i.${floor}&limit=2000`);
    const plain = zlib.brotliDecompressSync(changes.bytes);
    const compressed = (quality: number) =>
      zlib.brotliCompressSync(plain, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } }).length;
    expect(plain.length).toBeGreaterThan(500_000);
    expect(changes.bytes.length).toBeGreaterThanOrEqual(compressed(5));
    expect(first.bytes.length).toBeLessThan(compressed(9));
  }, 60_000);

  it('share one answer for a whole collection, whatever the limit above its size', async () => {
    const first = await page(`since=&limit=${SYNC_LIMIT_DEFAULT}`);
    for (const limit of [777, 1_500, 2_000])
      expect((await page(`since=&limit=${limit}`)).tag).toBe(first.tag);
  });
});

describe('POST /api/search', () => {
  const search = async (searchString: string) => {
    await app.database.queries.delete(rateLimits);
    const startedAt = performance.now();
    const answer = await app.call('/api/search', { json: { searchString } });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    return performance.now() - startedAt;
  };
  const quickest = async (text: string) =>
    Math.min(await search(text), await search(text), await search(text), await search(text));

  it('takes at most twenty times the usual time for any text', async () => {
    await search('warm up');
    const usual = await quickest('national park');
    for (const text of [
      'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(4).slice(0, 200),
      'e '.repeat(100),
      'beache tempel moutain islnd natonal parkk waterfal safarii beachh templ mountn islan nationl parks waterfalls safar',
      'abcdefghij'.repeat(20),
      'ab cd ef gh ij kl mn op qr st uv wx yz an be co de en fo ge ho in jo',
    ]) {
      expect((await quickest(text)) / usual).toBeLessThan(20);
    }
  }, 60_000);
});

it('rowsChangedAt maps all revisions between two changes to one answer of a pack', () => {
  const catalogue = app.memory.current();
  const { floor } = catalogue.collections.countries;
  const answers = Array.from({ length: 2_000 }, (_, at) => rowsChangedAt(catalogue, floor - at));
  expect(new Set(answers)).toEqual(new Set([null]));
  const newest = catalogue.version;
  expect([newest, newest + 1, newest + 99].map((since) => rowsChangedAt(catalogue, since))).toEqual([
    newest,
    newest,
    newest,
  ]);
});
