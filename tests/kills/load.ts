import crypto from 'node:crypto';
import sharp from 'sharp';
import type { PictureSource } from '../../src/model/pictures/picture.ts';
import { uuidV7 } from '../../src/model/uuid-v7.ts';

/** What a person has been told to be stored, and nothing else. */
export interface Acknowledged {
  cookie: string;
  name: string;
  tours: Map<string, { name: string; version: number }>;
  hearts: Set<string>;
  /** Of the one place of one's own. */
  picture: PictureSource | undefined;
  place: { id: string; version: number } | undefined;
  messages: Set<string>;
}

export interface Answer {
  status: number;
  etag: string | null;
  body: unknown;
}

export interface LoadOptions {
  origin: string;
  below: (most: number) => number;
  /** Why an answer is one that may never be given, whatever is killed. */
  fault: (what: string) => void;
  counted: { acknowledged: number; retried: number };
}

const PATIENCE_MS = 180_000;
const PASSWORD = 'gravel road at dusk';
const PICTURES = await Promise.all(
  ['#c81e1e', '#1e78c8', '#32a852'].map((background) =>
    sharp({ create: { width: 24, height: 16, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  ),
);

/** One person at a time, one write after the other; each is sent with the same key until it is answered. */
export function createLoad({ origin, below, fault, counted }: LoadOptions) {
  // The address that pages are said to come from stays; only the way there is another one.
  let base = origin;
  async function untilAnswered(method: string, path: string, init: RequestInit): Promise<Answer> {
    const startedAt = performance.now();
    for (;;) {
      try {
        const response = await fetch(`${base}${path}`, {
          ...init,
          method,
          signal: AbortSignal.timeout(60_000),
        });
        const text = await response.text();
        const { status, headers } = response;
        if (status !== 503) {
          return { status, etag: headers.get('ETag'), body: text === '' ? undefined : JSON.parse(text) };
        }
        if (!headers.has('Retry-After')) fault(`${method} ${path}: 503 without Retry-After: ${text}`);
      } catch (error) {
        // A connection that was refused, cut, or cut in the middle of an answer: nothing is known.
        if (performance.now() - startedAt > PATIENCE_MS) throw error;
      }
      if (performance.now() - startedAt > PATIENCE_MS) throw new Error(`${method} ${path}: no answer`);
      counted.retried += 1;
      await new Promise((resolve) => setTimeout(resolve, 40 + below(60)));
    }
  }

  async function write(
    told: Pick<Acknowledged, 'cookie'>,
    [method, path, wanted]: [method: string, path: string, wanted: readonly number[]],
    { json, bytes, headers = {} }: { json?: unknown; bytes?: Buffer; headers?: Record<string, string> },
  ): Promise<Answer> {
    const answer = await untilAnswered(method, path, {
      headers: {
        Origin: origin,
        Cookie: told.cookie,
        // The limit of messages counts addresses, and this one writes more than a person would.
        'X-Forwarded-For': `10.${below(250)}.${below(250)}.${below(250)}`,
        'Content-Type': bytes ? 'image/jpeg' : 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
        ...headers,
      },
      ...(bytes ? { body: new Uint8Array(bytes) } : {}),
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    if (!wanted.includes(answer.status)) {
      fault(
        `${method} ${path}: ${answer.status} instead of ${wanted.join(' or ')}: ${JSON.stringify(answer.body)}`,
      );
    }
    counted.acknowledged += 1;
    return answer;
  }

  async function join(): Promise<Acknowledged> {
    const name = `walker-${crypto.randomBytes(5).toString('hex')}`;
    const response = await fetch(`${origin}/api/signup`, {
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        username: name,
        email: `${name}@example.net`,
        password: PASSWORD,
        language: 'en',
      }),
    });
    if (response.status !== 201) throw new Error(`signing up: ${response.status} ${await response.text()}`);
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith('auth.session='));
    return {
      cookie: cookie?.split(';')[0] ?? '',
      name,
      tours: new Map(),
      hearts: new Set(),
      picture: undefined,
      place: undefined,
      messages: new Set(),
    };
  }

  const versionOf = ({ etag }: Answer): number => Number(/^"(\d+)"$/.exec(etag ?? '')?.[1]);
  const anyOf = <T>(items: Iterable<T>): T | undefined => {
    const all = [...items];
    return all[below(all.length)];
  };

  const kinds: ((told: Acknowledged) => Promise<void>)[] = [
    async (told) => {
      const id = uuidV7();
      const name = `new ${below(1e6)}`;
      const answer = await write(told, ['PUT', `/api/tours/${id}`, [201]], {
        json: { id, name, itinerary: [] },
        headers: { 'If-None-Match': '*' },
      });
      told.tours.set(id, { name, version: versionOf(answer) });
    },
    async (told) => {
      const [id, before] = anyOf(told.tours) ?? [];
      if (id === undefined || before === undefined) return;
      const name = `changed ${below(1e6)}`;
      const answer = await write(told, ['PUT', `/api/tours/${id}`, [200]], {
        json: { id, name, itinerary: [] },
        headers: { 'If-Match': `"${before.version}"` },
      });
      told.tours.set(id, { name, version: versionOf(answer) });
    },
    async (told) => {
      const [id, before] = told.tours.size > 5 ? (anyOf(told.tours) ?? []) : [];
      if (id === undefined || before === undefined) return;
      const headers = { 'If-Match': `"${before.version}"` };
      await write(told, ['DELETE', `/api/tours/${id}`, [204]], { headers });
      told.tours.delete(id);
    },
    async (told) => {
      const experienceId = `place-${below(8)}`;
      const on = !told.hearts.has(experienceId);
      const path = `/api/experiences/${on ? 'fav' : 'favremove'}`;
      await write(told, ['PUT', path, [204]], { json: { experienceId } });
      if (on) told.hearts.add(experienceId);
      else told.hearts.delete(experienceId);
    },
    async (told) => {
      const id = crypto.randomUUID();
      const json = { rating: 4, comments: id, component: 'home', wouldRecommend: true, heardFrom: [] };
      await write(told, ['POST', '/api/feedbacks', [204]], { json, headers: { 'Idempotency-Key': id } });
      told.messages.add(id);
    },
    async (told) => {
      if (told.place === undefined) {
        const id = uuidV7();
        const location = { coordinates: [80, 7] };
        const answer = await write(told, ['PUT', `/api/experiences/user/${id}`, [201]], {
          json: { id, title: 'A bench', country_key: 'sri-lanka', location, duration: 2 },
          headers: { 'If-None-Match': '*' },
        });
        told.place = { id, version: versionOf(answer) };
      }
      // So many pictures a person may send in an hour; the limit is the server's and no part of this.
      if (below(6) > 0) return;
      const answer = await write(told, ['PUT', `/api/experiences/user/${told.place.id}/image`, [200]], {
        bytes: PICTURES[below(PICTURES.length)] ?? Buffer.alloc(0),
      });
      told.place.version = versionOf(answer);
      const { experience } = answer.body as { experience: { image_uris: PictureSource[] } };
      told.picture = experience.image_uris[0];
    },
  ];

  return {
    origin,
    join,
    untilAnswered,
    /** From now on people reach the server by another port. */
    through(port: number): void {
      base = `http://127.0.0.1:${port}`;
    },
    /** One write of one kind, until it is acknowledged. */
    step: async (told: Acknowledged): Promise<void> => kinds[below(kinds.length)]?.(told),
  };
}

export type Load = ReturnType<typeof createLoad>;
