import crypto from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { challengeSchema } from '../../../src/contract/messages.ts';
import { problemSchema } from '../../../src/contract/problem.ts';
import type { Challenges } from '../../../src/server/messages/challenges.ts';
import { createMessageStore } from '../../../src/server/stores/message-store.ts';
import { messages, rateLimits } from '../../../src/server/stores/schema.ts';
import { type TestApp, openTestApp } from '../open-test-app.ts';
import { solve } from './solve.ts';

let app: TestApp;
const onContact = vi.fn<() => void>();

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.queries.delete(messages);
  await app.database.queries.delete(rateLimits);
  onContact.mockReset();
});

const FEEDBACK = {
  rating: 4,
  comments: 'The map helped.',
  component: 'experiences',
  wouldRecommend: true,
  heardFrom: ['search', 'other'],
  heardFrom_other: 'a book',
};
const CORRECTION = {
  kind: 'experience',
  key: 'ella',
  fact: 'hours',
  shown: 'Daily from nine',
  correction: 'Closed on Mondays.',
  source: 'I was there in May.',
};
const MESSAGE = { name: 'Ada', email: 'ada@example.org', subject: 'Hello', message: 'Two\nlines.' };
const OWN = { Origin: 'https://example.org' };

const stored = () => createMessageStore(app.database).list({});

async function post(path: string, json: unknown, headers: Record<string, string> = {}) {
  return app.withSettings({}, { onContact })(path, { json, headers: { ...OWN, ...headers } });
}

async function invalidFields(response: Response): Promise<(string | undefined)[]> {
  expect(response.status).toBe(422);
  return problemSchema.parse(await response.json()).errors?.map(({ path }) => path) ?? [];
}

async function proof(enough = true) {
  const response = await app.call('/api/contact/challenge');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const { challenge, bits } = challengeSchema.parse(await response.json());
  return solve(challenge, bits, enough);
}

describe('POST /api/corrections', () => {
  it('stores a correction with its language once and answers 204', async () => {
    const headers = { 'Content-Language': 'de', 'Idempotency-Key': crypto.randomUUID() };
    for (let index = 0; index < 3; index += 1) {
      const response = await post('/api/corrections', CORRECTION, headers);
      expect([response.status, response.headers.get('Idempotency-Key')]).toEqual([
        204,
        headers['Idempotency-Key'],
      ]);
    }
    expect(await stored()).toMatchObject([
      { kind: 'correction', body: { ...CORRECTION, locale: 'de' }, decision: null },
    ]);
  });

  it.each([
    ['kind', { kind: 'page' }],
    ['key', { key: ' ' }],
    ['fact', { fact: 'visa' }],
    // A fact of another kind of page.
    ['fact', { fact: 'route' }],
    ['correction', { correction: ' ' }],
    ['correction', { correction: 'x'.repeat(1_001) }],
    ['shown', { shown: 'x'.repeat(501) }],
    ['source', { source: 'x'.repeat(501) }],
  ])('names the invalid field %s', async (path, change) => {
    expect(await invalidFields(await post('/api/corrections', { ...CORRECTION, ...change }))).toEqual([path]);
  });

  it('limits corrections of an address, apart from feedback', async () => {
    const answers: number[] = [];
    for (let index = 0; index < 31; index += 1) {
      answers.push((await post('/api/corrections', CORRECTION)).status);
    }
    expect(answers).toEqual([...Array<number>(30).fill(204), 429]);
    expect((await post('/api/feedbacks', FEEDBACK)).status).toBe(204);
  });
});

describe('POST /api/feedbacks', () => {
  it('stores feedback with its language and answers 204', async () => {
    const response = await post('/api/feedbacks', FEEDBACK, { 'Content-Language': 'de' });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(await stored()).toMatchObject([{ kind: 'feedback', body: { ...FEEDBACK, locale: 'de' } }]);
  });

  it('stores a repeated idempotency key once, and does not count it towards the rate limit', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const answers = [];
    for (let index = 0; index < 12; index += 1) answers.push(await post('/api/feedbacks', FEEDBACK, headers));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 204));
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: 2.5 }, 'rating'],
    [{ comments: '   ' }, 'comments'],
    [{ comments: 'x'.repeat(501) }, 'comments'],
    [{ wouldRecommend: null }, 'wouldRecommend'],
    [{ heardFrom: ['radio'] }, 'heardFrom[0]'],
  ])('answers 422 to %j with the name of the field', async (change, path) => {
    expect(await invalidFields(await post('/api/feedbacks', { ...FEEDBACK, ...change }))).toEqual([path]);
    expect(await stored()).toEqual([]);
  });

  it('answers 422 to an idempotency key that is not a UUID', async () => {
    const response = await post('/api/feedbacks', FEEDBACK, { 'Idempotency-Key': 'again' });
    expect(await invalidFields(response)).toEqual(['Idempotency-Key']);
  });

  it('answers 403 to other origins', async () => {
    for (const Origin of ['https://other.example', 'null', 'https://example.org.evil.example']) {
      expect((await post('/api/feedbacks', FEEDBACK, { Origin })).status).toBe(403);
    }
    expect((await app.call('/api/feedbacks', { json: FEEDBACK })).status).toBe(403);
    const lan = { Origin: 'http://192.168.1.5:3000', Host: '192.168.1.5:3000' };
    expect((await post('/api/feedbacks', FEEDBACK, lan)).status).toBe(204);
  });

  it('answers 429 with Retry-After to the 11th feedback within an hour', async () => {
    for (let index = 0; index < 10; index += 1) await post('/api/feedbacks', FEEDBACK);
    const response = await post('/api/feedbacks', FEEDBACK);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(3_500);
    expect(await stored()).toHaveLength(10);
  });
});

describe('POST /api/contact', () => {
  it('stores a message with its proof of work and calls onContact', async () => {
    const response = await post('/api/contact', { ...MESSAGE, website: '', proof: await proof() });
    expect(response.status).toBe(204);
    expect(await stored()).toMatchObject([{ kind: 'contact', suspected: false, body: MESSAGE }]);
    expect(onContact).toHaveBeenCalledOnce();
  });

  it('answers 422 to a proof with too little work and to a used one', async () => {
    expect(
      await invalidFields(await post('/api/contact', { ...MESSAGE, proof: await proof(false) })),
    ).toEqual(['proof']);
    const once = await proof();
    expect((await post('/api/contact', { ...MESSAGE, proof: once })).status).toBe(204);
    expect(await invalidFields(await post('/api/contact', { ...MESSAGE, proof: once }))).toEqual(['proof']);
    expect(await stored()).toHaveLength(1);
  });

  it('answers 204 to a retry with the same idempotency key and proof, and stores the message once', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const body = { ...MESSAGE, proof: await proof() };
    expect((await post('/api/contact', body, headers)).status).toBe(204);
    expect((await post('/api/contact', body, headers)).status).toBe(204);
    expect(await stored()).toHaveLength(1);
    expect(onContact).toHaveBeenCalledOnce();
  });

  it('stores a message with a filled honeypot field as suspected and does not mail it', async () => {
    const body = { ...MESSAGE, website: 'https://spam.example', proof: await proof() };
    expect((await post('/api/contact', body)).status).toBe(204);
    expect(await stored()).toMatchObject([{ suspected: true }]);
    expect(onContact).not.toHaveBeenCalled();
  });

  it.each([
    [{ email: 'ada' }, 'email'],
    [{ email: 'ada@example.org\r\nBcc: all@example.org' }, 'email'],
    [{ name: 'Ada\nBcc: all@example.org' }, 'name'],
    [{ subject: 'Hi\rBcc: all@example.org' }, 'subject'],
    [{ subject: 'Hi\u2028there' }, 'subject'],
    [{ message: '' }, 'message'],
    [{ message: 'x'.repeat(5_001) }, 'message'],
    [{ proof: undefined }, 'proof'],
  ])('answers 422 to %j with the name of the field', async (change, path) => {
    const body = { ...MESSAGE, proof: { challenge: 'a.1.b', nonce: '1' }, ...change };
    expect(new Set(await invalidFields(await post('/api/contact', body)))).toEqual(new Set([path]));
  });

  it('answers 429 to the 6th message within an hour across processes', async () => {
    const proven: Challenges = {
      make: () => Promise.reject(new Error('not asked for')),
      check: ({ nonce }) =>
        Promise.resolve({ ok: true, challenge: { id: `c${nonce}`, expiresAt: new Date() } }),
    };
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      const process = app.withSettings({}, { challenges: proven });
      const json = { ...MESSAGE, proof: { challenge: 'any', nonce: String(index) } };
      statuses.push((await process('/api/contact', { json, headers: OWN })).status);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    expect(await stored()).toHaveLength(5);
  });
});
