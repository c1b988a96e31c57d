import crypto from 'node:crypto';
import sharp from 'sharp';
import type { PictureSource } from '../../src/model/pictures/picture.ts';
import { uuidV7 } from '../../src/model/uuid-v7.ts';

/** A user and the writes that the server acknowledged. */
export interface Acknowledged {
  cookie: string;
  name: string;
  tours: Map<string, { name: string; version: number }>;
  favorites: Set<string>;
  /** The picture of the own experience. */
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
  below: (max: number) => number;
  /** Reports an answer that must never be given, whatever is killed. */
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

/** Writes of users, one after the other per user; each is retried with the same key until it is answered. */
export function createLoad({ origin, below, fault, counted }: LoadOptions) {
  // The `Origin` of requests stays; only the address changes.
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
        // The connection was refused or cut: the outcome is unknown.
        if (performance.now() - startedAt > PATIENCE_MS) throw error;
      }
      if (performance.now() - startedAt > PATIENCE_MS) throw new Error(`${method} ${path}: no response`);
      counted.retried += 1;
      await new Promise((resolve) => setTimeout(resolve, 40 + below(60)));
    }
  }

  async function write(
    user: Pick<Acknowledged, 'cookie'>,
    [method, path, wanted]: [method: string, path: string, wanted: readonly number[]],
    { json, bytes, headers = {} }: { json?: unknown; bytes?: Buffer; headers?: Record<string, string> },
  ): Promise<Answer> {
    const answer = await untilAnswered(method, path, {
      headers: {
        Origin: origin,
        Cookie: user.cookie,
        // The rate limit of messages is per address, and this load exceeds it.
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
      favorites: new Set(),
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

  const kinds: ((user: Acknowledged) => Promise<void>)[] = [
    async (user) => {
      const id = uuidV7();
      const name = `new ${below(1e6)}`;
      const answer = await write(user, ['PUT', `/api/tours/${id}`, [201]], {
        json: { id, name, itinerary: [] },
        headers: { 'If-None-Match': '*' },
      });
      user.tours.set(id, { name, version: versionOf(answer) });
    },
    async (user) => {
      const [id, before] = anyOf(user.tours) ?? [];
      if (id === undefined || before === undefined) return;
      const name = `changed ${below(1e6)}`;
      const answer = await write(user, ['PUT', `/api/tours/${id}`, [200]], {
        json: { id, name, itinerary: [] },
        headers: { 'If-Match': `"${before.version}"` },
      });
      user.tours.set(id, { name, version: versionOf(answer) });
    },
    async (user) => {
      const [id, before] = user.tours.size > 5 ? (anyOf(user.tours) ?? []) : [];
      if (id === undefined || before === undefined) return;
      const headers = { 'If-Match': `"${before.version}"` };
      await write(user, ['DELETE', `/api/tours/${id}`, [204]], { headers });
      user.tours.delete(id);
    },
    async (user) => {
      const experienceId = `place-${below(8)}`;
      const on = !user.favorites.has(experienceId);
      const path = `/api/experiences/${on ? 'fav' : 'favremove'}`;
      await write(user, ['PUT', path, [204]], { json: { experienceId } });
      if (on) user.favorites.add(experienceId);
      else user.favorites.delete(experienceId);
    },
    async (user) => {
      const id = crypto.randomUUID();
      const json = { rating: 4, comments: id, component: 'home', wouldRecommend: true, heardFrom: [] };
      await write(user, ['POST', '/api/feedbacks', [204]], { json, headers: { 'Idempotency-Key': id } });
      user.messages.add(id);
    },
    async (user) => {
      if (user.place === undefined) {
        const id = uuidV7();
        const location = { coordinates: [80, 7] };
        const answer = await write(user, ['PUT', `/api/experiences/user/${id}`, [201]], {
          json: { id, title: 'A bench', country_key: 'sri-lanka', location, duration: 2 },
          headers: { 'If-None-Match': '*' },
        });
        user.place = { id, version: versionOf(answer) };
      }
      // Stays below the rate limit of uploads.
      if (below(6) > 0) return;
      const answer = await write(user, ['PUT', `/api/experiences/user/${user.place.id}/image`, [200]], {
        bytes: PICTURES[below(PICTURES.length)] ?? Buffer.alloc(0),
      });
      user.place.version = versionOf(answer);
      const { experience } = answer.body as { experience: { image_uris: PictureSource[] } };
      user.picture = experience.image_uris[0];
    },
  ];

  return {
    origin,
    join,
    untilAnswered,
    /** Sends all further requests to another port. */
    through(port: number): void {
      base = `http://127.0.0.1:${port}`;
    },
    /** One write of one kind, until it is acknowledged. */
    step: async (user: Acknowledged): Promise<void> => kinds[below(kinds.length)]?.(user),
  };
}

export type Load = ReturnType<typeof createLoad>;
